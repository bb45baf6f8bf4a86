import Foundation
import Testing

@testable import VistazoCells

@Suite struct WriterTests {
    /// A grid of every sort of style, with wide pieces and marks.
    private static let sample: CellGrid = {
        var grid = CellGrid(size: CellSize(columns: 24, rows: 40))
        let colors: [CellColor] = [
            .standard, .named(.red), .named(.brightBlack), .rgb(240, 163, 94), .rgb(20, 22, 27),
        ]
        let pieces: [Piece] = ["a", .blank, "你", "█", "é", "#", "\"", "\\", "<", "&"]
        var seed = UInt64(7)
        let next = { (bound: Int) -> Int in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        for row in 0..<40 {
            for column in 0..<24 where next(3) > 0 {
                let style = CellStyle(
                    foreground: colors[next(5)], background: colors[next(5)],
                    traits: next(2) == 0 ? [] : CellTraits(rawValue: UInt8(next(64))))
                grid.set(pieces[next(pieces.count)], at: CellPoint(column: column, row: row), style: style)
            }
        }
        return grid
    }()

    @Test func `text has every row padded and ended by a newline`() {
        var grid = CellGrid(size: CellSize(columns: 5, rows: 2))
        grid.write("你e\u{301}", at: .zero, style: CellStyle(foreground: .named(.red)))
        #expect(grid.text == "你e\u{301}  \n     \n")
        #expect(CellGrid(size: .zero).text == "")
    }

    @Test(arguments: ColorDepth.allCases)
    func `a terminal that reads the ANSI rows shows the grid`(_ depth: ColorDepth) {
        let lines = Self.sample.ansi(depth: depth).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == Self.sample.size.rows + 1 && lines.last == "")
        for row in 0..<Self.sample.size.rows {
            let read = StyledTextReader(lines[row])
            let cells = Self.sample.row(row).filter { !$0.isContinuation }
            #expect(read.glyphs.map(\.text) == cells.map(\.piece.text))
            #expect(read.glyphs.map(\.traits) == cells.map(\.style.traits))
            #expect(read.glyphs.map(\.foreground) == cells.map { $0.style.foreground.mapped(to: depth) })
            #expect(read.glyphs.map(\.background) == cells.map { $0.style.background.mapped(to: depth) })
            #expect(read.isBackToStandard)
        }
    }

    @Test func `ANSI says no more than what changes`() {
        var grid = CellGrid(size: CellSize(columns: 6, rows: 1))
        grid.write("ab", at: .zero, style: CellStyle(foreground: .named(.red), traits: .bold))
        grid.write("cd", at: CellPoint(column: 2, row: 0), style: CellStyle(foreground: .named(.red)))
        #expect(grid.ansi(depth: .full) == "\u{1B}[1;31mab\u{1B}[22mcd\u{1B}[m  \n")
        #expect(grid.ansi(depth: .none) == "\u{1B}[1mab\u{1B}[mcd  \n")
        #expect(CellGrid(size: CellSize(columns: 2, rows: 1)).ansi(depth: .full) == "  \n")
    }

    @Test func `JSON holds every glyph and style`() throws {
        let parsed = try JSONDecoder().decode(GridDocument.self, from: Data(Self.sample.json.utf8))
        #expect(parsed.columns == 24)
        #expect(parsed.rows.map { $0.map(\.text).joined() } == Self.sample.rows)
        for (row, runs) in parsed.rows.enumerated() {
            var column = 0
            for run in runs {
                let style = Self.sample[column, row].style
                #expect(run.foreground == style.foreground.word)
                #expect(run.background == style.background.word)
                #expect(run.traits ?? [] == style.traits.words)
                column += displayWidth(run.text)
            }
            #expect(column == 24)
        }
        #expect(CellGrid(size: .zero).json == "{\"columns\": 0, \"rows\": []}\n")
    }

    @Test func `SVG is well formed and all its numbers are integers`() throws {
        let svg = Self.sample.svg()
        let parser = XMLDocumentReader()
        #expect(parser.read(svg))
        for match in svg.matches(of: /(?:x|y|width|height|d|rx|transform)="([^"]*)"/) {
            #expect(!match.1.contains("."))
        }
        #expect(svg.contains("width=\"240\" height=\"800\""))
        #expect(parser.texts.allSatisfy { $0 != "█" })
    }

    /// Cases E02 and E07.
    @Test func `no writer lets a control, a bidi mark or a variation selector out`() {
        let hostile = "\u{1B}]52;c;aGk=\u{7}\u{1B}[2J\u{9B}1m\r\t\n\u{202E}⚠\u{FE0F}❤\u{FE0F}👨‍👩‍👧‍👦"
        var grid = CellGrid(size: CellSize(columns: 60, rows: 2))
        grid.write(hostile, at: .zero)
        #expect(grid.rows[0].hasPrefix("␛]52;c;aGk=␇␛[2J\u{FFFD}1m␍␉␊\u{FFFD}⚠❤👨 "))
        grid.write(hostile, at: CellPoint(column: 0, row: 1), style: CellStyle(traits: .bold))
        // Without a style there is no escape sequence of our own to tell theirs from.
        var plain = CellGrid(size: grid.size)
        plain.write(hostile, at: .zero)
        let outputs = [
            grid.text, plain.ansi(depth: .full), grid.svg(), grid.html(), grid.json, grid.ascii.text,
            plain.tmux(keepingEmoji: true), grid.tmux(),
        ]
        for (number, output) in outputs.enumerated() {
            for scalar in output.unicodeScalars where scalar != "\n" {
                let category = scalar.properties.generalCategory
                #expect(category != .control && category != .format, "\(number): \(scalar.value)")
                #expect(!(0xFE00...0xFE0F).contains(scalar.value), "\(number)")
            }
        }
    }

    @Test func `a row of box lines is one shape`() {
        var grid = CellGrid(size: CellSize(columns: 40, rows: 1))
        grid.write(String(repeating: "─", count: 40), at: .zero)
        #expect(grid.svg().contains("<rect x=\"0\" y=\"9\" width=\"400\" height=\"2\""))
    }

    @Test func `every block, braille and box glyph is drawn inside its cell`() {
        for value in [UInt32](0x2500...0x259F) + [UInt32](0x2800...0x28FF) {
            guard let scalar = Unicode.Scalar(value), let shapes = CellShape.shapes(of: scalar) else {
                Issue.record("no shape for \(String(value, radix: 16))")
                continue
            }
            for case .rect(let x, let y, let width, let height, _) in shapes {
                #expect(x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 10 && y + height <= 20)
            }
            #expect(shapes.isEmpty == (value == 0x2800))
        }
    }

    @Test func `HTML escapes what means something to it`() {
        var grid = CellGrid(size: CellSize(columns: 4, rows: 1))
        grid.write("<&", at: .zero, style: CellStyle(foreground: .rgb(1, 2, 3), traits: .bold))
        #expect(grid.html().contains("<span style=\"color:#010203;font-weight:bold\">&lt;&amp;</span>  \n"))
    }

    @Test func `tmux markup escapes hashes and names its styles`() {
        var grid = CellGrid(size: CellSize(columns: 8, rows: 1))
        grid.write("#S #{x}", at: .zero)
        grid.write(
            "!", at: CellPoint(column: 7, row: 0),
            style: CellStyle(foreground: .rgb(1, 2, 3), background: .named(.red), traits: [.bold, .italic]))
        #expect(grid.tmux() == "##S ##{x}#[default,fg=#010203,bg=colour1,bold,italics]!#[default]\n")
    }

    @Test func `tmux markup leaves out emoji unless asked, but no writing`() {
        var grid = CellGrid(size: CellSize(columns: 10, rows: 1))
        grid.write("☕ 你 2/3", at: .zero)
        #expect(grid.tmux() == "你 2/3 \n")
        #expect(grid.tmux(keepingEmoji: true) == "☕ 你 2/3 \n")
        var two = CellGrid(size: CellSize(columns: 4, rows: 2))
        two.write("☕ab", at: .zero)
        #expect(two.tmux() == "  ab\n    \n")
    }

    @Test func `every glyph has a stand-in of ASCII and the same width`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let piece = AsciiStandIn.forPiece(Piece(scalar))
            guard piece.base.isASCII, piece.base.value >= 0x20 else {
                Issue.record("\(String(value, radix: 16))")
                return
            }
        }
        var grid = CellGrid(size: CellSize(columns: 12, rows: 3))
        grid.write("╭─ Café 📖─╮", at: .zero)
        grid.write("│███▋  ñ…字│", at: CellPoint(column: 0, row: 1))
        grid.write("╰●◐○✕◌◔·⊗──╯", at: CellPoint(column: 0, row: 2))
        #expect(grid.ascii.rows == ["+- Cafe * -+", "|####  n~? |", "+*/oxsp.!--+"])
    }
}

private struct GridDocument: Decodable {
    struct Run: Decodable {
        var text: String
        var foreground: String?
        var background: String?
        var traits: [String]?
    }

    var columns: Int
    var rows: [[Run]]
}
