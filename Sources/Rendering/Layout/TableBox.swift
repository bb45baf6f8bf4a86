import VistazoArchive
import VistazoCells

/// Rows of cells that share the widths of their columns: a `Grid`.
///
/// Columns share the width as the children of a horizontal stack would, each as flexible as its most
/// flexible cell; then rows share the height. A row of one cell spans all columns.
final class TableBox: LayoutBox {
    private let rows: [[LayoutBox]]
    private let alignment: NodeAlignment
    private let columnSpacing: Int
    private let rowSpacing: Int
    private let columnCount: Int

    init(
        _ pass: LayoutPass, alignment: NodeAlignment, columnSpacing: Int, rowSpacing: Int,
        _ rows: [[LayoutBox]]
    ) {
        self.rows = rows.filter { !$0.isEmpty }
        self.alignment = alignment
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        columnCount = rows.map(\.count).max() ?? 0
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        let widths = widths(for: proposal)
        let heights = heights(for: proposal, widths: widths)
        return CellSize(
            columns: total(widths, columnSpacing), rows: total(heights, rowSpacing))
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        let widths = widths(for: proposal)
        let heights = heights(for: proposal, widths: widths)
        var top = rect.top
        for (row, height) in zip(rows, heights) {
            var left = rect.left
            for (index, cell) in row.enumerated() {
                let width = width(of: index, in: row, widths)
                let room = CellRect(column: left, row: top, columns: width, rows: height)
                let offered = Proposal(room.size)
                cell.place(offered, in: room.aligning(cell.measure(offered), alignment), on: canvas)
                left += width + columnSpacing
            }
            top += height + rowSpacing
        }
    }

    private func spans(_ row: [LayoutBox]) -> Bool { row.count == 1 && columnCount > 1 }

    private func width(of index: Int, in row: [LayoutBox], _ widths: [Int]) -> Int {
        spans(row) ? total(widths, columnSpacing) : widths[index]
    }

    private func total(_ lengths: [Int], _ spacing: Int) -> Int {
        lengths.reduce(0, +) + spacing * max(lengths.count - 1, 0)
    }

    private func widths(for proposal: Proposal) -> [Int] {
        let cells = (0..<columnCount).map { column in
            rows.compactMap { spans($0) || column >= $0.count ? nil : $0[column] }
        }
        func widest(_ column: Int, _ offered: Int?) -> Int {
            let offer = Proposal(columns: offered, rows: nil)
            return cells[column].reduce(0) { max($0, $1.measure(offer).columns) }
        }
        guard let columns = proposal.columns else { return cells.indices.map { widest($0, nil) } }
        return shares(columns, columnSpacing, cells, measure: widest)
    }

    private func heights(for proposal: Proposal, widths: [Int]) -> [Int] {
        func highest(_ row: Int, _ offered: Int?) -> Int {
            rows[row].indices.reduce(0) { height, index in
                let width = width(of: index, in: rows[row], widths)
                return max(height, rows[row][index].measure(Proposal(columns: width, rows: offered)).rows)
            }
        }
        guard let height = proposal.rows else { return rows.indices.map { highest($0, nil) } }
        return shares(height, rowSpacing, rows, measure: highest)
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
