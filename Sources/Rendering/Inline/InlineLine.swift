import Foundation
import VistazoArchive
import VistazoCells

/// An entry as one line: the inline family.
package struct InlineLine: Sendable {
    /// What a line has no room for; one sentence tells the author of all of it.
    package enum LeftOut: String, CaseIterable, Sendable { case geometry, background, picture }

    /// One row, as wide as the surroundings, the line at its left.
    package var grid: CellGrid
    /// Columns that the line takes.
    package var columns: Int
    /// In reading order, each over its own words.
    package var hitRegions: [HitRegion]
    /// The instant at which the line next differs, nil where it never does.
    package var nextChange: Date?
    /// In the order of their declaration, each once.
    package var leftOut: [LeftOut]

    /// The words of the line, not padded.
    package var text: String {
        String(grid.rows.first.map { row in row[..<row.endWithoutBlanks] } ?? "")
    }
}

/// Flattens an entry to a row joined by ` · `, a symbol before its text. Live text steps down its ladder
/// first; then what does not fit is dropped whole, from the end, the lowest priority first; what is left
/// alone and still too long is cut.
package func inlineText(_ entry: ArchivedEntry, surroundings: Surroundings) -> InlineLine {
    let width = surroundings.size.columns
    let flattener = InlineFlattener(surroundings)
    var items = flattener.items(of: entry.view)
    let canvas = Canvas(
        size: CellSize(columns: width, rows: min(surroundings.size.rows, 1)),
        ground: surroundings.theme.ground)
    var rung = 0
    while !items.isEmpty {
        let rungs = 0..<(items.map(\.source.rungCount).max() ?? 1)
        if let fitting = rungs.first(where: { items.columns(rung: $0) <= width }) {
            rung = fitting
            break
        }
        guard items.count > 1, let last = items.indexOfLeastWanted else {
            rung = rungs.upperBound - 1
            break
        }
        items.remove(at: last)
    }
    var column = 0
    for (index, item) in items.enumerated() {
        if index > 0 {
            canvas.write(
                " · ", at: CellPoint(column: column, row: 0), style: Inks(surroundings).quiet.style())
            column += 3
        }
        let start = column
        for cluster in item.line(rung: rung, columns: width - column) {
            canvas.write(
                CollectionOfOne(cluster.cluster), at: CellPoint(column: column, row: 0), style: cluster.style)
            column += cluster.cluster.width
        }
        if !item.isBar { canvas.changes(at: item.source.nextChange(rung: item.rung(rung))) }
        if var press = item.press {
            press.rect = CellRect(column: start, row: 0, columns: column - start, rows: 1)
            canvas.note(press)
        }
    }
    return InlineLine(
        grid: surroundings.glyphs == .ascii ? canvas.grid.ascii : canvas.grid, columns: min(column, width),
        hitRegions: hitRegions(of: canvas.presses), nextChange: canvas.nextChange,
        leftOut: InlineLine.LeftOut.allCases.filter(flattener.leftOut.contains))
}

/// The inline family as a drawing.
func drawInline(_ entry: ArchivedEntry, surroundings: Surroundings) -> Drawing {
    let line = inlineText(entry, surroundings: surroundings)
    let canvas = Canvas(size: surroundings.size, ground: surroundings.theme.ground)
    canvas.paint(line.grid)
    if surroundings.frame?.isPending == true { canvas.dim(canvas.grid.bounds) }
    return Drawing(grid: canvas.grid, hitRegions: line.hitRegions, nextChange: line.nextChange)
}

extension [InlineItem] {
    /// What all items take, and what stands between them.
    fileprivate func columns(rung: Int) -> Int {
        reduce(3 * (count - 1)) { $0 + $1.columns(rung: rung) }
    }

    /// Of those with the lowest priority the last.
    fileprivate var indexOfLeastWanted: Int? {
        guard let least = map(\.priority).min() else { return nil }
        return lastIndex { $0.priority == least }
    }
}

extension String {
    fileprivate var endWithoutBlanks: Index {
        lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex
    }
}
