import Foundation
import Testing
import VistazoCells

@testable import VistazoTerminal

/// A terminal whose bytes go to a file and are read back by a model of a screen.
final class Recording {
    let terminal: Terminal
    private(set) var model = ScreenModel(columns: 80, rows: 24)
    private let file: FileHandle
    private let path: String

    init(
        _ environment: [String: String], asciiOnly: Bool = false, input: Int32? = nil, escapeDelay: Int? = nil
    ) throws {
        path = NSTemporaryDirectory() + "terminal-\(UUID().uuidString)"
        try Data().write(to: URL(fileURLWithPath: path))
        file = try #require(FileHandle(forUpdatingAtPath: path))
        let input = input ?? open("/dev/null", O_RDONLY)
        let output = open(path, O_WRONLY | O_APPEND)
        let environment = environment.merging(["LANG": "C.UTF-8"]) { given, _ in given }
        var options = TerminalOptions(environment: environment, asciiOnly: asciiOnly)
        if let escapeDelay { options.escapeDelay = escapeDelay }
        terminal = try Terminal(options: options, input: input, output: output)
    }

    deinit {
        terminal.stop()
        unlink(path)
    }

    /// Bytes that came since the last call.
    @discardableResult
    func replay() throws -> [UInt8] {
        let bytes = Array(try file.readToEnd() ?? Data())
        model.feed(bytes)
        return bytes
    }
}

@Suite(.serialized) struct TerminalTests {
    static let environments: [[String: String]] = [
        ["TERM": "xterm-256color", "COLORTERM": "truecolor"], ["TERM": "xterm-256color"],
        ["TERM": "tmux-256color"], ["TERM": "xterm-256color", "NO_COLOR": "1"], ["TERM": "screen"],
        ["TERM": "xterm-mono"],
    ]

    /// Case E05, at random.
    @Test(arguments: environments)
    func `the bytes of frame after frame show each frame on a model of a terminal`(
        _ environment: [String: String]
    ) throws {
        let recording = try Recording(environment)
        var frames = FrameSource()
        for frameNumber in 0..<25 {
            var frame = frames.next()
            recording.terminal.paint(frame)
            // Without a way to stay in the last column, curses can't write a wide glyph there.
            if environment["TERM"] != "xterm-256color" { frame = withoutLastWide(frame) }
            try recording.replay()
            let model = recording.model
            #expect(model.unknown == [])
            for row in 0..<24 {
                let cells = frame.row(row)
                try #require(model.rows[row].map(\.text).joined() == frame.rows[row])
                try #require(model.rows[row].map(\.width) == cells.map { Int($0.width) })
                if !["screen", "xterm-mono"].contains(environment["TERM"]) {
                    let depth = recording.terminal.depth
                    for (column, (glyph, cell)) in zip(model.rows[row], cells).enumerated()
                    where !matches(glyph, cell, depth) {
                        Issue.record("\(frameNumber) \(column),\(row): \(glyph) for \(cell)")
                        return
                    }
                }
            }
        }
    }

    /// Case E05.
    @Test(arguments: environments)
    func `wide glyphs on a ground leave nothing behind when letters or another colour come`(
        _ environment: [String: String]
    ) throws {
        let recording = try Recording(environment)
        let depth = recording.terminal.depth
        let ground = CellStyle(foreground: .named(.white), background: .named(.blue))
        let steps: [(text: String, style: CellStyle)] = [
            ("你好", ground), ("Hi", .standard), ("你好", ground),
            ("你好", CellStyle(foreground: .named(.red), background: .named(.green))), ("x你y", ground),
            ("你好", .standard), ("", .standard),
        ]
        for (text, style) in steps {
            var frame = CellGrid(size: CellSize(columns: 80, rows: 24))
            frame.write(text, at: CellPoint(column: 10, row: 3), style: style)
            recording.terminal.paint(frame)
            try recording.replay()
            let row = recording.model.rows[3]
            #expect(row.map(\.text).joined() == frame.rows[3])
            for (glyph, cell) in zip(row, frame.row(3)) { #expect(matches(glyph, cell, depth), "\(text)") }
        }
        #expect(recording.model.unknown == [])
    }

    private func withoutLastWide(_ frame: CellGrid) -> CellGrid {
        var frame = frame
        for column in 77..<80 where frame[column, 23].width == 2 {
            frame.set(.blank, at: CellPoint(column: column, row: 23), style: frame[column, 23].style)
        }
        return frame
    }

    /// Of a blank only the ground and what is drawn on it can be seen.
    private func matches(_ glyph: ScreenModel.Glyph, _ cell: Cell, _ depth: ColorDepth) -> Bool {
        let style = cell.style
        guard glyph.style.background == style.background.mapped(to: depth) else { return false }
        if cell.piece == .blank && cell.width == 1 && style.traits.isDisjoint(with: [.underline, .reverse]) {
            return glyph.style.traits.isDisjoint(with: [.underline, .reverse])
        }
        return glyph.style.foreground == style.foreground.mapped(to: depth)
            && glyph.style.traits == style.traits
    }

    @Test func `a frame equal to the last one sends nothing, and one changed figure few bytes`() throws {
        let recording = try Recording(["TERM": "xterm-256color", "COLORTERM": "truecolor"])
        var frame = CellGrid(size: CellSize(columns: 80, rows: 24))
        frame.write(
            "12:00:00", at: CellPoint(column: 70, row: 0), style: CellStyle(foreground: .rgb(240, 163, 94)))
        recording.terminal.paint(frame)
        try recording.replay()
        recording.terminal.paint(frame)
        #expect(try recording.replay().isEmpty)
        frame.write(
            "12:00:01", at: CellPoint(column: 70, row: 0), style: CellStyle(foreground: .rgb(240, 163, 94)))
        recording.terminal.paint(frame)
        let bytes = try recording.replay()
        #expect(!bytes.isEmpty && bytes.count < 48)
    }

    /// Case E15: greys too are colours; empty is as if unset.
    @Test(arguments: [("1", true), ("0", true), ("", false)])
    func `NO_COLOR sends no colour at all, but bold, underline and reverse`(
        value: String, isColorless: Bool
    ) throws {
        let recording = try Recording(["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": value])
        var frame = CellGrid(size: CellSize(columns: 80, rows: 24))
        let traits: CellTraits = [.bold, .underline, .reverse]
        frame.write(
            "ab", at: .zero,
            style: CellStyle(foreground: .named(.brightBlack), background: .rgb(1, 2, 3), traits: traits))
        recording.terminal.paint(frame)
        try recording.replay()
        #expect(recording.model.rows[0][0].style.traits == traits)
        recording.terminal.stop()
        try recording.replay()
        #expect((recording.model.colorCodes == 0) == isColorless)
    }

    /// Case E20: however slowly a sequence comes, as long as it is within the wait it is one key.
    @Test(arguments: ["\u{1B}[A", "\u{1B}OA", "\u{1B}[1;2A"])
    func `an arrow that comes byte by byte is an arrow, and never Esc and text`(sequence: String) throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let recording = try Recording(["TERM": "xterm"], input: ends[0], escapeDelay: 600_000)
        var events: [TerminalEvent] = []
        for byte in sequence.utf8 {
            #expect(events == [])
            withUnsafeBytes(of: byte) { _ = write(ends[1], $0.baseAddress, 1) }
            events += recording.terminal.events()
        }
        #expect(events == [.key(.up)])
        #expect(recording.terminal.escapeWait == nil)
        close(ends[1])
    }

    /// Case E20.
    @Test func `Esc alone is told once its wait is over, which is no longer than fifty milliseconds`() throws
    {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let recording = try Recording(["TERM": "xterm"], input: ends[0])
        _ = write(ends[1], "\u{1B}", 1)
        var events = recording.terminal.events()
        let wait = recording.terminal.escapeWait
        // A busy machine may have let it pass already.
        if events.isEmpty { #expect(wait.map { $0 <= 50 } == true) }
        while events.isEmpty, let wait = recording.terminal.escapeWait {
            usleep(UInt32(wait) * 1000)
            events = recording.terminal.events()
        }
        #expect(events == [.key(.escape)])
        #expect(recording.terminal.escapeWait == nil)
        #expect((25...50).contains(TerminalOptions(environment: [:]).escapeDelay))
        close(ends[1])
    }

    /// Case E20: the wait can be set, for links on which sequences come in pieces.
    @Test(arguments: [
        (nil, 40), ("25", 25), ("0", 0), ("", 40), ("x", 40), ("-5", 40), ("60000", 10_000),
        ("99999999999999999999", 40),
    ])
    func `ESCDELAY says how long Esc waits`(value: String?, milliseconds: Int) {
        var environment: [String: String] = [:]
        environment["ESCDELAY"] = value
        #expect(TerminalOptions(environment: environment).escapeDelay == milliseconds)
    }

    /// Case E19.
    @Test func `a terminal with ASCII only gets nothing else`() throws {
        let recording = try Recording(["TERM": "xterm-256color"], asciiOnly: true)
        var frame = CellGrid(size: CellSize(columns: 80, rows: 24))
        frame.write("╭─ Café ●◐○ 字 ─╮", at: .zero)
        recording.terminal.paint(frame)
        #expect(try recording.replay().allSatisfy { $0 < 0x80 })
        #expect(recording.model.rows[0].map(\.text).joined().hasPrefix("+- Cafe */o ?  -+"))
    }

    /// Case E11.
    @Test func `leaving turns off all modes that were turned on`() throws {
        let recording = try Recording(["TERM": "xterm-256color"])
        recording.terminal.setMouse(true)
        recording.terminal.paint(CellGrid(size: CellSize(columns: 80, rows: 24)))
        try recording.replay()
        #expect(recording.model.modes.isSuperset(of: [1049, 2004, 1000, 1006]))
        #expect(!recording.model.modes.contains(25))
        recording.terminal.stop()
        try recording.replay()
        #expect(recording.model.modes.isDisjoint(with: [1049, 2004, 1000, 1006]))
        #expect(recording.model.modes.contains(25))
    }

    @Test func `nothing is asked of the terminal and its palette is not reset`() throws {
        let recording = try Recording(["TERM": "xterm-256color"])
        recording.terminal.paint(CellGrid(size: CellSize(columns: 80, rows: 24)))
        recording.terminal.stop()
        let text = String(decoding: try recording.replay(), as: UTF8.self)
        #expect(!text.contains("\u{1B}]"))
        #expect(!text.contains(/\x1b\[[0-9;?>=]*[cn]/))
    }

    /// Case E09.
    @Test func `frames of any size are cut or filled up to the screen`() throws {
        let recording = try Recording(["TERM": "xterm-256color"])
        for (columns, rows) in [(0, 0), (1, 1), (200, 60), (79, 3), (80, 24)] {
            var frame = CellGrid(size: CellSize(columns: columns, rows: rows))
            frame.fill(frame.bounds, with: "你")
            recording.terminal.paint(frame)
            try recording.replay()
            let full = recording.model.rows.joined().filter { $0.text == "你" }.count
            #expect(full == min(columns, 80) / 2 * min(rows, 24))
        }
    }

    @Test func `more pairs of colours than the terminal has begin anew`() throws {
        let recording = try Recording(["TERM": "screen"])
        for round in 0..<4 {
            var frame = CellGrid(size: CellSize(columns: 80, rows: 24))
            for index in 0..<40 {
                let style = CellStyle(
                    foreground: .named(NamedColor.allCases[index % 8]),
                    background: .named(NamedColor.allCases[(index / 8 + round * 2) % 8]))
                frame.set("x", at: CellPoint(column: index, row: 0), style: style)
            }
            recording.terminal.paint(frame)
            try recording.replay()
            for (column, cell) in frame.row(0).prefix(40).enumerated() {
                #expect(
                    recording.model.rows[0][column].style.foreground
                        == cell.style.foreground.mapped(to: .sixteen))
                #expect(
                    recording.model.rows[0][column].style.background
                        == cell.style.background.mapped(to: .sixteen))
            }
        }
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], ColorDepth.indexed),
        (["TERM": "xterm-256color", "COLORTERM": "24bit"], .full),
        (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .full), (["TERM": "screen"], .sixteen),
        (["TERM": "screen", "COLORTERM": "truecolor", "STY": "1.tty"], .sixteen),
        (["TERM": "linux"], .sixteen), (["TERM": "xterm-mono", "COLORTERM": "truecolor"], .none),
        (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
        (["TERM": "xterm-256color", "NO_COLOR": "0"], .none),
        (["TERM": "nonsense"], .indexed),
    ])
    func `colours are as many as terminfo and the environment say`(
        _ environment: [String: String], _ depth: ColorDepth
    ) throws {
        let description = try TerminalDescription(
            options: TerminalOptions(environment: environment), output: 2)
        #expect(description.depth == depth)
        #expect(description.unknownName == (environment["TERM"] == "nonsense" ? "nonsense" : nil))
    }

    @Test(arguments: [nil, "", "dumb"])
    func `a terminal without a name or an ability is refused`(_ name: String?) {
        var environment: [String: String] = [:]
        environment["TERM"] = name
        #expect(throws: TerminalError.noTerminalName) {
            try TerminalDescription(options: TerminalOptions(environment: environment), output: 2)
        }
    }
}

/// Frames that differ from one another in all the ways that are hard: wide glyphs that come, go and change
/// their colour, grounds, marks, flags.
private struct FrameSource {
    private var grid = CellGrid(size: CellSize(columns: 80, rows: 24))
    private var seed: UInt64 = 11

    private mutating func random(_ bound: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % bound
    }

    mutating func next() -> CellGrid {
        let texts = ["Hi", "你好", "é", "e\u{301}", "█▌ ", "   ", "📁", "╭──╮", "12:34"]
        let colors: [CellColor] = [
            .standard, .named(.red), .named(.brightBlack), .named(.brightWhite), .rgb(240, 163, 94),
            .rgb(29, 33, 42), .rgb(0, 0, 40),
        ]
        for _ in 0..<random(200) + 1 {
            let point = CellPoint(column: random(82) - 1, row: random(24))
            let style = CellStyle(
                foreground: colors[random(7)], background: colors[random(7)],
                traits: [[], .bold, .dim, .underline, .reverse][random(5)])
            switch random(12) {
            case 0:
                grid.fill(
                    CellRect(origin: point, size: CellSize(columns: random(40), rows: random(6))),
                    style: style)
            case 1: grid.restyle(CellRect(origin: point, size: CellSize(columns: 9, rows: 2))) { $0 = style }
            default: grid.write(texts[random(texts.count)], at: point, style: style)
            }
        }
        return grid
    }
}
