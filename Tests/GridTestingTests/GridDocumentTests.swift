import Testing
import VistazoCells

@testable import GridTesting

@Suite struct GridDocumentTests {
    private static func grid(_ text: String, _ style: CellStyle = .standard) -> CellGrid {
        var grid = CellGrid(size: CellSize(columns: 6, rows: 2))
        grid.write(text, at: .zero, style: style)
        return grid
    }

    @Test func `a person can read glyphs, styles and what the styles are`() {
        var grid = Self.grid("你 ab", CellStyle(foreground: .named(.brightBlack)))
        grid.write(
            "x", at: CellPoint(column: 5, row: 1),
            style: CellStyle(background: .rgb(16, 32, 48), traits: .bold))
        #expect(
            GridDocument(grid).text == """
                6 x 2

                |你 ab |
                |     x|

                |aaaaa.|
                |.....b|

                a brightBlack
                b default on #102030 bold

                """)
    }

    @Test func `a change of a glyph and a change of a style both show as lines`() {
        let recorded = GridDocument(Self.grid("ab")).text
        #expect(GridDocument(Self.grid("ab")).difference(from: recorded).isEmpty)
        #expect(GridDocument(Self.grid("ac")).difference(from: recorded) == "@ 3\n- |ab    |\n+ |ac    |")
        let bold = GridDocument(Self.grid("ab", CellStyle(traits: .bold)))
        #expect(
            bold.difference(from: recorded)
                == "@ 6\n- |......|\n+ |aa....|\n@ 9\n- \n+ a default bold\n@ 10\n+ ")
    }

    @Test func `composed and decomposed letters are different cells`() {
        let recorded = GridDocument(Self.grid("é")).text
        #expect(!GridDocument(Self.grid("e\u{301}")).difference(from: recorded).isEmpty)
    }

    @Test func `a grid may have more styles than there are letters`() {
        var grid = CellGrid(size: CellSize(columns: 100, rows: 10))
        for index in 0..<1000 {
            let style = CellStyle(foreground: .rgb(UInt8(index % 256), UInt8(index / 256), 9))
            grid.set("x", at: CellPoint(column: index % 100, row: index / 100), style: style)
        }
        #expect(GridDocument(grid).legend.count == 1000)
    }
}
