import Testing
import VistazoCells

@testable import VistazoTerminal

/// Cases E02, E30 and E31: frames on terminals that take one cell for what is disputed, and on those that take two.
@Suite struct DisputedWidthTests {
    /// What people write and terminals disagree on.
    private static let hostile = [
        "⚠\u{FE0F} low", "❤\u{FE0F}", "1\u{FE0F}\u{20E3} first", "👨‍👩‍👧 x", "👍🏽 ok", "🇪🇸 es", "e\u{301}t", "字 Ж ±",
        "●○─ █",
        "Hi", "   ", "12:34", "Привет", "⏳ 5 min", "☀\u{FE0F}21°",
    ]

    fileprivate struct Frames {
        private var grid: CellGrid
        private var seed: UInt64

        init(seed: UInt64, columns: Int, rows: Int) {
            self.seed = seed
            grid = CellGrid(size: CellSize(columns: columns, rows: rows))
        }

        private mutating func random(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }

        mutating func next() -> CellGrid {
            for _ in 0..<random(40) + 1 {
                let point = CellPoint(
                    column: random(grid.size.columns + 2) - 1, row: random(max(grid.size.rows, 1)))
                let style = CellStyle(
                    foreground: [.standard, .named(.red), .rgb(1, 2, 3)][random(3)],
                    background: [.standard, .named(.blue)][random(2)])
                grid.write(hostile[random(hostile.count)], at: point, style: style)
            }
            return grid
        }
    }

    /// A frame's changes as bytes: each run from where it stands.
    private static func bytes(_ runs: [CellRun]) -> [UInt8] {
        var text = ""
        for run in runs {
            text += "\u{1B}[\(run.origin.row + 1);\(run.origin.column + 1)H"
            text += run.cells.filter { !$0.isContinuation }.map(\.piece.text).joined()
        }
        return Array(text.utf8)
    }

    @Test(arguments: [(4, 1), (7, 3), (40, 6)], ScreenModel.Widths.allCases)
    func `changes replayed on what stood before are the new frame, cell by cell`(
        size: (Int, Int), widths: ScreenModel.Widths
    ) {
        for seed in 0..<20 as Range<UInt64> {
            var frames = Frames(seed: seed, columns: size.0, rows: size.1)
            var model = ScreenModel(columns: size.0, rows: size.1, widths: widths)
            var shown = CellGrid(size: CellSize(columns: size.0, rows: size.1))
            for number in 0..<25 {
                // A terminal that draws what is ambiguous wide is given plain marks.
                let frame = widths == .wide ? frames.next().ascii : frames.next()
                model.feed(Self.bytes(frame.changes(from: shown)))
                guard glyphs(model) == glyphs(frame) else {
                    Issue.record("\(seed), frame \(number): \(frame.rows) shows as \(glyphs(model))")
                    return
                }
                var fresh = ScreenModel(columns: size.0, rows: size.1, widths: widths)
                fresh.feed(Self.bytes(frame.changes(from: CellGrid(size: .zero))))
                #expect(glyphs(fresh) == glyphs(model))
                shown = frame
            }
        }
    }

    @Test(arguments: ScreenModel.Widths.allCases)
    func `rows written for a pipe keep their columns too`(widths: ScreenModel.Widths) {
        var frames = Frames(seed: 9, columns: 40, rows: 6)
        for _ in 0..<20 {
            let frame = widths == .wide ? frames.next().ascii : frames.next()
            var model = ScreenModel(columns: 40, rows: 7, widths: widths)
            model.feed(Array(frame.ansi(depth: .none).replacing("\n", with: "\r\n").utf8))
            #expect(Array(glyphs(model).prefix(6)) == glyphs(frame))
        }
    }

    /// Case E30: the table, and the marks that are ours.
    @Test(arguments: [
        ("\u{23F3}\u{26A1}\u{26AA}\u{2705}\u{274C}", 2), ("\u{26A0}\u{2764}", 1),
        ("\u{25CF}\u{25CB}\u{2588}\u{2500}", 1),
    ])
    func `E30: the width of a glyph is one number everywhere`(text: String, width: Int) {
        for scalar in text.unicodeScalars {
            #expect(displayWidth(String(scalar)) == width)
            #expect(displayWidth(String(scalar) + "\u{FE0F}") == width)
        }
    }
}

private func glyphs(_ model: ScreenModel) -> [[String]] { model.rows.map { $0.map(\.text) } }

private func glyphs(_ grid: CellGrid) -> [[String]] {
    (0..<grid.size.rows).map { row in grid.row(row).map { $0.isContinuation ? "" : $0.piece.text } }
}

// Curses knows one screen at a time, so what uses it stands in one suite.
extension TerminalTests {
    /// Case E02: what is disputed about a variation selector is never sent.
    @Test func `E02: a terminal to which a variation selector makes wide shows the same`() throws {
        let recording = try Recording(["TERM": "xterm-256color"])
        var frame = CellGrid(size: CellSize(columns: 80, rows: 24))
        for (row, text) in ["⚠\u{FE0F} low", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "☀\u{FE0F}21"].enumerated() {
            frame.write("|" + text, at: CellPoint(column: 0, row: row))
            frame.write("|", at: CellPoint(column: 10, row: row))
        }
        recording.terminal.paint(frame)
        let bytes = try recording.replay()
        #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { $0.value == 0xFE0F })
        for row in 0..<4 {
            #expect(recording.model.rows[row].map(\.text).joined().hasPrefix("|"))
            #expect(recording.model.rows[row][10].text == "|")
        }
        // The same bytes where selectors count: no selector, no difference.
        var wide = ScreenModel(columns: 80, rows: 24, widths: .wide)
        wide.feed(bytes)
        #expect(glyphs(wide) == glyphs(recording.model))
    }

    /// Case E31.
    @Test func `E31: with plain marks no cell of a frame moves where ambiguous glyphs are drawn wide`() throws
    {
        let recording = try Recording(["TERM": "xterm-256color"], asciiOnly: true)
        var wide = ScreenModel(columns: 80, rows: 24, widths: .wide)
        var frames = DisputedWidthTests.Frames(seed: 5, columns: 80, rows: 24)
        for _ in 0..<15 {
            let frame = frames.next()
            recording.terminal.paint(frame)
            wide.feed(try recording.replay())
            #expect(glyphs(wide) == glyphs(frame.ascii))
        }
        #expect(wide.unknown == [])
    }
}
