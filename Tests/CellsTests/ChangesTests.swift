import Testing

@testable import VistazoCells

@Suite struct ChangesTests {
    /// Case E05: every way in which wide glyphs and colours can come and go.
    @Test func `replaying the changes between any two rows gives the new row`() {
        let rows = Self.allRows(columns: 4)
        for old in rows {
            for new in rows {
                let runs = new.changes(from: old)
                var model = RowModel(old)
                for run in runs { model.write(run) }
                guard model.cells == RowModel(new).cells else {
                    Issue.record("\(old.rows[0]) to \(new.rows[0]) by \(runs)")
                    return
                }
                #expect(runs.isEmpty == (old == new))
            }
        }
    }

    /// Case E05.
    @Test func `a change of colour alone sends the whole wide glyph`() {
        var old = CellGrid(size: CellSize(columns: 4, rows: 1))
        old.write("a你b", at: .zero)
        var new = old
        new.restyle(CellRect(column: 1, row: 0, columns: 1, rows: 1)) { $0.foreground = .named(.red) }
        let runs = new.changes(from: old)
        #expect(runs.map(\.origin) == [CellPoint(column: 1, row: 0)])
        #expect(runs[0].cells.map(\.width) == [2, 0])
    }

    @Test func `equal grids have no changes and another size has a run a row`() {
        let grid = CellGrid(size: CellSize(columns: 3, rows: 2))
        #expect(grid.changes(from: grid).isEmpty)
        #expect(grid.changes(from: CellGrid(size: .zero)).count == 2)
        #expect(CellGrid(size: .zero).changes(from: grid).isEmpty)
    }

    @Test func `cells that stay the same are not in a run`() {
        var old = CellGrid(size: CellSize(columns: 8, rows: 1))
        old.write("12:00:00", at: .zero)
        var new = old
        new.write("12:00:01", at: .zero)
        #expect(new.changes(from: old).flatMap(\.cells).count == 1)
    }

    /// Every row of `a`, `b` (red) and `你` (plain and red) and blanks.
    private static func allRows(columns: Int) -> [CellGrid] {
        let plain = CellStyle.standard
        let red = CellStyle(foreground: .named(.red), background: .named(.blue))
        let parts: [(Piece, CellStyle)] = [
            (.blank, plain), ("a", plain), ("b", red), ("你", plain), ("你", red),
        ]
        var rows: [[(Piece, CellStyle)]] = [[]]
        var done: [[(Piece, CellStyle)]] = []
        while let row = rows.popLast() {
            let width = row.reduce(0) { $0 + $1.0.width }
            if width == columns {
                done.append(row)
            } else if width < columns {
                rows += parts.map { row + [$0] }
            }
        }
        return done.map { row in
            var grid = CellGrid(size: CellSize(columns: columns, rows: 1))
            var column = 0
            for (piece, style) in row {
                grid.set(piece, at: CellPoint(column: column, row: 0), style: style)
                column += piece.width
            }
            return grid
        }
    }
}

/// A terminal's row: a glyph on half of a wide one destroys it.
private struct RowModel {
    var cells: [String]

    init(_ grid: CellGrid) {
        cells = Array(repeating: "", count: grid.size.columns)
        for (column, cell) in grid.row(0).enumerated() where cell.width != 0 { put(cell, column) }
    }

    mutating func write(_ run: CellRun) {
        for (offset, cell) in run.cells.enumerated() where cell.width != 0 {
            put(cell, run.origin.column + offset)
        }
    }

    private mutating func put(_ cell: Cell, _ column: Int) {
        for place in column..<column + Int(cell.width) {
            if cells[place].hasPrefix("left") { cells[place + 1] = "garbage" }
            if cells[place].hasPrefix("right") { cells[place - 1] = "garbage" }
            let half = cell.width == 1 ? "" : place == column ? "left " : "right "
            cells[place] = "\(half)\(cell.piece) \(cell.style)"
        }
    }
}
