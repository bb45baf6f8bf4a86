import VistazoArchive
import VistazoCells

/// Rows of cells that share the widths of their columns: a `Grid`.
///
/// Columns share the width as the children of a horizontal stack would, each as flexible as its most
/// flexible cell; then rows share the height. A cell may take several columns, a row of one cell takes all
/// unless it says how many: such a cell asks for nothing while columns share, and then widens its last column by
/// what it lacks of its ideal width, if there is room.
final class TableBox: LayoutBox {
    /// A cell, and what it says of its place.
    struct Cell {
        let box: LayoutBox
        /// Nil for one, or for all where it is alone in its row.
        var columns: Int?
        /// Nil for what row, column and table say.
        var alignment: NodeAlignment?
        /// Of all in its column; nil where it says nothing of it.
        var columnAlignment: NodeAlignment.Horizontal?
        /// Of all in its row; nil where it says nothing of it.
        var rowAlignment: NodeAlignment.Vertical?

        /// The innermost that the modifiers say counts.
        init(_ box: LayoutBox, _ modifiers: [NodeModifier] = []) {
            self.box = box
            for modifier in modifiers.reversed() {
                switch modifier {
                case .gridColumns(let count): columns = min(max(count, 1), Self.mostColumns)
                case .gridAlignment(let alignment): self.alignment = alignment
                case .gridColumnAlignment(let alignment): columnAlignment = alignment
                case .gridRowAlignment(let alignment): rowAlignment = alignment
                default: break
                }
            }
        }

        /// No table is wider than what a screen could show of it.
        private static let mostColumns = 64
    }

    /// A cell with the columns that it takes.
    private struct Place {
        let cell: Cell
        let columns: Range<Int>
        /// What cell, column, row and table say together.
        var alignment: NodeAlignment

        var isWide: Bool { columns.count > 1 }
    }

    private let rows: [[Place]]
    private let columnSpacing: Int
    private let rowSpacing: Int
    private let columnCount: Int

    init(
        _ pass: LayoutPass, alignment: NodeAlignment, columnSpacing: Int, rowSpacing: Int, _ rows: [[Cell]]
    ) {
        let rows = rows.filter { !$0.isEmpty }
        // Columns are those in which a cell begins: one that takes more than there are takes what is left.
        let columnCount =
            rows.map { row in row.dropLast().reduce(1) { $0 + ($1.columns ?? 1) } }.max() ?? 0
        var columns: [Int: NodeAlignment.Horizontal] = [:]
        var places = rows.map { row in
            var next = 0
            let down = row.lazy.compactMap(\.rowAlignment).first ?? alignment.vertical
            return row.map { cell in
                let count = cell.columns ?? (row.count == 1 ? columnCount : 1)
                defer { next += count }
                if let across = cell.columnAlignment, columns[next] == nil { columns[next] = across }
                return Place(
                    cell: cell, columns: next..<max(min(next + count, columnCount), next + 1),
                    alignment: NodeAlignment(alignment.horizontal, down))
            }
        }
        for row in places.indices {
            for index in places[row].indices {
                let place = places[row][index]
                if let across = columns[place.columns.lowerBound], !place.isWide {
                    places[row][index].alignment.horizontal = across
                }
                if let own = place.cell.alignment { places[row][index].alignment = own }
            }
        }
        self.rows = places
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        self.columnCount = columnCount
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        let widths = widths(for: proposal)
        let heights = heights(for: proposal, widths: widths)
        return CellSize(
            columns: total(widths[...], columnSpacing), rows: total(heights[...], rowSpacing))
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        let widths = widths(for: proposal)
        let heights = heights(for: proposal, widths: widths)
        var top = rect.top
        for (row, height) in zip(rows, heights) {
            var left = rect.left
            for place in row {
                let width = total(widths[place.columns], columnSpacing)
                let room = CellRect(column: left, row: top, columns: width, rows: height)
                let offered = Proposal(room.size)
                let size = place.cell.box.measure(offered)
                place.cell.box.place(offered, in: room.aligning(size, place.alignment), on: canvas)
                left += width + columnSpacing
            }
            top += height + rowSpacing
        }
    }

    private func total(_ lengths: ArraySlice<Int>, _ spacing: Int) -> Int {
        lengths.reduce(0, +) + spacing * max(lengths.count - 1, 0)
    }

    private func widths(for proposal: Proposal) -> [Int] {
        let cells = (0..<columnCount).map { column in
            rows.compactMap { row in
                row.first { !$0.isWide && $0.columns.lowerBound == column }?.cell.box
            }
        }
        func widest(_ column: Int, _ offered: Int?) -> Int {
            let offer = Proposal(columns: offered, rows: nil)
            return cells[column].reduce(0) { max($0, $1.measure(offer).columns) }
        }
        let widths =
            proposal.columns.map { shares($0, columnSpacing, cells, measure: widest) }
            ?? cells.indices.map { widest($0, nil) }
        return widened(widths, within: proposal.columns)
    }

    /// The widths with what cells of several columns lack of their ideal width, as far as there is room.
    private func widened(_ widths: [Int], within length: Int?) -> [Int] {
        var widths = widths
        for place in rows.lazy.flatMap({ $0 }) where place.isWide {
            let lacking =
                place.cell.box.measure(Proposal(columns: nil, rows: nil)).columns
                - total(widths[place.columns], columnSpacing)
            let room = length.map { max($0 - total(widths[...], columnSpacing), 0) } ?? lacking
            widths[place.columns.upperBound - 1] += max(min(lacking, room), 0)
        }
        return widths
    }

    private func heights(for proposal: Proposal, widths: [Int]) -> [Int] {
        func highest(_ row: Int, _ offered: Int?) -> Int {
            rows[row].reduce(0) { height, place in
                let width = total(widths[place.columns], columnSpacing)
                return max(height, place.cell.box.measure(Proposal(columns: width, rows: offered)).rows)
            }
        }
        guard let height = proposal.rows else { return rows.indices.map { highest($0, nil) } }
        return shares(height, rowSpacing, rows.map { $0.map(\.cell.box) }, measure: highest)
    }

    private func shares(
        _ length: Int, _ spacing: Int, _ tracks: [[LayoutBox]], measure: (Int, Int?) -> Int
    ) -> [Int] {
        let distribution = Distribution(
            children: tracks.indices.map { index in
                Distribution.Child(
                    priority: tracks[index].map(\.priority).max() ?? 0, least: measure(index, 0),
                    most: measure(index, unbounded))
            })
        let rest = length - spacing * max(tracks.count - 1, 0)
        return distribution.shares(of: rest) { measure($0, $1) }.map(\.length)
    }
}
