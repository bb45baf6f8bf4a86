import Testing

@testable import VistazoCells

@Suite struct CellGridTests {
    private let red = CellStyle(foreground: .named(.red), background: .rgb(1, 2, 3))

    /// Case E01.
    @Test func `boxes of equal width close in the same column whatever stands in them`() {
        var grid = CellGrid(size: CellSize(columns: 6, rows: 4))
        for (row, title) in ["字", "📁", "e\u{301}", "＋"].enumerated() {
            grid.write("│", at: CellPoint(column: 0, row: row))
            grid.write(title, at: CellPoint(column: 1, row: row))
            grid.write("│", at: CellPoint(column: 5, row: row))
        }
        #expect(grid.rows == ["│字  │", "│📁  │", "│e\u{301}   │", "│＋  │"])
        for row in 0..<4 { #expect(grid[5, row].piece == "│") }
    }

    @Test func `writing over half of a wide glyph blanks the other half`() {
        var grid = CellGrid(size: CellSize(columns: 4, rows: 1))
        grid.write("你好", at: .zero, style: red)
        grid.write("x", at: CellPoint(column: 1, row: 0))
        #expect(grid.rows == [" x好"])
        #expect(grid[0, 0].style == red)
        grid.write("你", at: CellPoint(column: 1, row: 0))
        #expect(grid.rows == [" 你 "])
    }

    /// Case E04: the edge of whatever a glyph is written into.
    @Test(arguments: [(-1, "  "), (0, "你 "), (1, " 你"), (2, "   ")])
    func `a wide glyph cut by an edge becomes blanks of its style`(_ column: Int, _ start: String) {
        var grid = CellGrid(size: CellSize(columns: 3, rows: 1))
        let width = grid.write("你", at: CellPoint(column: column, row: 0), style: red)
        #expect(width == 2)
        #expect(grid.rows[0].hasPrefix(start))
        if column == -1 { #expect(grid[0, 0] == Cell(piece: .blank, style: red)) }
        if column == 2 { #expect(grid[2, 0] == Cell(piece: .blank, style: red)) }
    }

    @Test func `a flag cut by a clip leaves no half`() {
        var grid = CellGrid(size: CellSize(columns: 4, rows: 1))
        grid.write("a🇯🇵b", at: .zero, clip: CellRect(column: 0, row: 0, columns: 2, rows: 1))
        #expect(grid.rows == ["a   "])
    }

    /// Case E04.
    @Test func `a pop-up that covers half of a wide glyph leaves a blank beside its border`() {
        var grid = CellGrid(size: CellSize(columns: 6, rows: 1))
        grid.write("你好吗", at: .zero)
        var popup = CellGrid(size: CellSize(columns: 3, rows: 1))
        popup.write("│ │", at: .zero)
        grid.paint(popup, at: CellPoint(column: 1, row: 0))
        #expect(grid.rows == [" │ │吗"])
    }

    @Test func `a painted grid is clipped between its glyphs`() {
        var other = CellGrid(size: CellSize(columns: 5, rows: 1))
        other.write("a你b", at: .zero)
        var grid = CellGrid(size: CellSize(columns: 4, rows: 1))
        grid.paint(other, at: CellPoint(column: -2, row: 0))
        #expect(grid.rows == [" b  "])
        grid.paint(other, at: CellPoint(column: 2, row: 0))
        #expect(grid.rows == [" ba "])
    }

    @Test func `what is painted without its blanks keeps what is below`() {
        var grid = CellGrid(size: CellSize(columns: 4, rows: 1), style: red)
        grid.write("wxyz", at: .zero, style: red)
        var other = CellGrid(size: CellSize(columns: 4, rows: 1))
        other.write("1", at: .zero)
        other.set(.blank, at: CellPoint(column: 2, row: 0), style: CellStyle(background: .named(.blue)))
        grid.paint(other, skippingBlanks: true)
        #expect(grid.rows == ["1x z"])
        #expect(grid[0, 0].style.background == red.background)
        #expect(grid[2, 0].style.background == .named(.blue))
    }

    @Test func `text can keep the ground it stands on`() {
        var grid = CellGrid(size: CellSize(columns: 3, rows: 1), style: red)
        grid.write("你", at: .zero, style: CellStyle(traits: .bold), keepingGround: true)
        #expect(grid[0, 0].style == CellStyle(background: red.background, traits: .bold))
        #expect(grid[1, 0].style == grid[0, 0].style)
    }

    @Test func `a wide piece takes its new style in both halves`() {
        var grid = CellGrid(size: CellSize(columns: 3, rows: 1))
        grid.write("你", at: .zero)
        grid.restyle(CellRect(column: 0, row: 0, columns: 1, rows: 1)) { $0.traits = .bold }
        #expect(grid[0, 0].style.traits == .bold)
        #expect(grid[1, 0].style.traits == .bold)
        #expect(grid[2, 0].style.traits == [])
    }

    @Test func `a rectangle is filled to its edges with glyphs of either width`() {
        var grid = CellGrid(size: CellSize(columns: 5, rows: 3))
        grid.fill(CellRect(column: 1, row: 1, columns: 3, rows: 9), with: "你", style: red)
        #expect(grid.rows == ["     ", " 你  ", " 你  "])
        grid.fill(CellRect(column: -4, row: -4, columns: 6, rows: 5), with: "█")
        #expect(grid.rows == ["██   ", " 你  ", " 你  "])
    }

    @Test func `sizes and places beyond all measure are cut down`() {
        let huge = CellSize(columns: .max, rows: .max)
        var grid = CellGrid(size: CellSize(columns: 2, rows: 2))
        grid.fill(CellRect(column: .min, row: .min, columns: .max, rows: .max), with: "a")
        grid.fill(CellRect(origin: .zero, size: huge), with: "b")
        grid.write("xyz", at: CellPoint(column: .max, row: 0))
        grid.write("xyz", at: CellPoint(column: .min, row: 1))
        grid.write("xyz", at: CellPoint(column: 0, row: .min))
        grid.paint(grid, at: CellPoint(column: .max, row: .max))
        #expect(grid.rows == ["bb", "bb"])
        let cut = CellGrid(size: CellSize(columns: 100_000, rows: .max)).size
        #expect(cut.columns * cut.rows <= CellGrid.areaLimit)
        #expect(CellGrid(size: CellSize(columns: -3, rows: 4)).rows == ["", "", "", ""])
        #expect(grid[-1, 0] == .blank)
        #expect(
            CellRect(origin: CellPoint(column: .max, row: .min), size: huge).inset(columns: .max, rows: .min)
                .left == .max)
    }
}
