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
    inlineText([LineSegment(entry)], surroundings: surroundings)
}

/// As for one entry, over the items of several: what is dropped first is the least wanted of the whole line.
///
/// - Parameters:
///   - opening: Stands first while anything of the line is there, or where there are no segments.
///   - closing: Stands last in the same way.
///   - keepsEmoji: False leaves out what is drawn as a picture of two cells in entries, not what the line's author
///     wrote around them.
package func inlineText(
    _ segments: [LineSegment], opening: String = "", closing: String = "", surroundings: Surroundings,
    keepsEmoji: Bool = true
) -> InlineLine {
    let flattener = InlineFlattener(surroundings, keepsEmoji: keepsEmoji)
    var setting = LineSetting(
        segments, opening: opening, closing: closing,
        items: segments.map { flattener.items(of: $0.entry.view) },
        quiet: Inks(surroundings).quiet.style())
    let width = surroundings.size.columns
    let rung = setting.fit(in: width)
    let canvas = Canvas(
        size: CellSize(columns: width, rows: min(surroundings.size.rows, 1)),
        ground: surroundings.theme.ground)
    let columns = setting.write(to: canvas, rung: rung, width: width)
    canvas.changes(at: setting.comesBack(after: surroundings.now))
    return InlineLine(
        grid: surroundings.glyphs == .ascii ? canvas.grid.ascii : canvas.grid, columns: min(columns, width),
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

extension String {
    fileprivate var endWithoutBlanks: Index {
        lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex
    }
}
