import Testing
import VistazoArchive

@testable import VistazoHosting

@Suite struct PrintedTextTests {
    private static func lines(_ text: String) -> [String] { PrintedText(text).lines.map(\.plainText) }

    @Test(arguments: [
        ("", []), ("a\nb\n", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("\n\na\n\n", ["", "", "a"]),
        ("a  \n", ["a"]),
        ("10%\r20%\r100%\n", ["100%"]), ("long line\rshort\n", ["shortline"]), ("ab\u{8}c\n", ["ac"]),
        ("\u{8}\u{8}a", ["a"]), ("a\tb\n12345678\tc", ["a       b", "12345678        c"]), ("a\0b", ["ab"]),
        ("x\u{1B}]0;title\u{7}y", ["xy"]), ("x\u{1B}]8;;http://a\u{1B}\\y\u{1B}]8;;\u{1B}\\", ["xy"]),
        ("x\u{1B}Pq#0\u{1B}\\y", ["xy"]), ("x\u{1B}[2J\u{1B}[H\u{1B}[?25ly", ["xy"]),
        ("x\u{1B}(By\u{1B}7", ["xy"]),
        ("x\u{1B}", ["x"]), ("x\u{1B}[", ["x"]), ("x\u{1B}[3", ["x"]), ("x\u{1B}]0;never\ny", ["x", "y"]),
        ("x\u{9B}31my", ["xy"]), ("hidden \u{1B}[8msecret\u{1B}[28m!", ["hidden       !"]),
        ("keep\r\u{1B}[K", []), ("keep\r\u{1B}[Kgone", ["gone"]), ("a\u{B}b\u{C}c", ["a", "b", "c"]),
        ("e\u{301}\n", ["e\u{301}"]),
    ])
    func `controls move as on a terminal, and no escape is left`(text: String, lines: [String]) {
        #expect(Self.lines(text) == lines)
    }

    @Test(arguments: [
        ("1", TextTraits(isBold: true)), ("3", TextTraits(isItalic: true)),
        ("4", TextTraits(isUnderlined: true)),
        ("4:3", TextTraits(isUnderlined: true)), ("9", TextTraits(isStruckThrough: true)),
        ("5", TextTraits()),
        ("2", TextTraits(color: NodeColor(.role(.primary), opacity: 0.6))),
        ("31", TextTraits(color: .role(.red))),
        ("30", TextTraits(color: .role(.secondary))), ("37", TextTraits(color: .role(.primary))),
        ("91", TextTraits(color: .role(.red))), ("90", TextTraits(color: .role(.secondary))),
        ("42", TextTraits(background: .role(.green))), ("104", TextTraits(background: .role(.blue))),
        ("38;5;1", TextTraits(color: .role(.red))),
        ("38;5;208", TextTraits(color: NodeColor(.rgb(255, 135, 0)))),
        ("38;5;232", TextTraits(color: NodeColor(.rgb(8, 8, 8)))),
        ("38;2;1;2;3", TextTraits(color: NodeColor(.rgb(1, 2, 3)))),
        ("38:2::1:2:3", TextTraits(color: NodeColor(.rgb(1, 2, 3)))),
        ("38:5:208", TextTraits(color: NodeColor(.rgb(255, 135, 0)))),
        ("48;5;16", TextTraits(background: NodeColor(.rgb(0, 0, 0)))),
        ("7", TextTraits(color: .role(.black), background: .role(.white))),
        ("31;7", TextTraits(color: .role(.black), background: .role(.red))),
        ("30;42", TextTraits(color: .role(.black), background: .role(.green))),
        ("37;41", TextTraits(color: .role(.white), background: .role(.red))),
        ("1;31", TextTraits(isBold: true, color: .role(.red))), ("1;22", TextTraits()),
        ("31;39", TextTraits()),
        ("41;49", TextTraits()), ("1;0", TextTraits()), ("1;", TextTraits()), ("", TextTraits()),
        ("38;5", TextTraits()), ("38;5;999", TextTraits()), ("38;2;1;2", TextTraits()),
        ("38;2;1;2;300", TextTraits()),
        ("99999999999999999999", TextTraits()), ("38;9;1", TextTraits(isBold: true)),
    ])
    func `a sequence gives the text after it its look`(codes: String, traits: TextTraits) {
        let line = PrintedText("\u{1B}[\(codes)mx").lines.first
        #expect(line == [TextRun(.string("x"), traits)])
    }

    @Test func `a look goes on over ends of lines, until it is taken back`() {
        let lines = PrintedText("\u{1B}[31ma\nb\u{1B}[m c").lines
        #expect(lines[0].map(\.traits.color) == [.role(.red)])
        #expect(lines[1].first?.traits.color == .role(.red))
        #expect(lines[1].plainText == "b c")
        #expect(lines[1].last?.traits == TextTraits())
    }

    @Test func `colours can be left out`() {
        #expect(PrintedText("\u{1B}[31ma", isColored: false).lines == [[TextRun(.string("a"))]])
    }

    @Test func `more than any widget shows is cut`() {
        let text = PrintedText(
            String(repeating: "x", count: 100_000) + "\n" + String(repeating: "y\n", count: 10_000))
        #expect(text.lines.count == PrintedText.lineLimit)
        #expect(text.lines[0].plainText.count == PrintedText.columnLimit)
    }

    @Test func `a tab at the end of a long line goes no further`() {
        let text = PrintedText(String(repeating: "\t", count: 100_000) + "x")
        #expect(text.lines.isEmpty || text.lines[0].plainText.count <= PrintedText.columnLimit)
    }
}

@Suite struct CSSColorTests {
    @Test(arguments: [
        ("red", NodeColor.role(.red)), ("RED", .role(.red)), ("grey", .role(.gray)),
        ("tomato", NodeColor(.rgb(255, 99, 71))),
        ("#f80", NodeColor(.rgb(255, 136, 0))), ("#ff8800", NodeColor(.rgb(255, 136, 0))),
        (" #FF8800 ", NodeColor(.rgb(255, 136, 0))),
        ("#f808", NodeColor(.rgb(255, 136, 0), opacity: 136.0 / 255)),
        ("#ff880080", NodeColor(.rgb(255, 136, 0), opacity: 128.0 / 255)),
        ("navy,skyblue", NodeColor(.rgb(135, 206, 235))), ("#000,#fff", NodeColor(.rgb(255, 255, 255))),
        ("black", .role(.primary)), ("#111111", .role(.primary)),
    ])
    func `colours of every spelling are found`(word: String, color: NodeColor) {
        #expect(CSSColor.color(word, scheme: .dark) == color)
    }

    /// Case F23, for scripts.
    @Test(arguments: [
        "", " ", "blurple", "#12", "#12345", "#ggg", "#", "12f", ",", "nope,neither", "#１２３", "rgb(1,2,3)",
    ])
    func `what is no colour is none`(word: String) {
        #expect(CSSColor.color(word, scheme: .dark) == nil)
    }

    @Test func `what the ground would swallow is ordinary text`() {
        #expect(CSSColor.color("white", scheme: .light) == .role(.primary))
        #expect(CSSColor.color("white", scheme: .dark) == NodeColor(.rgb(255, 255, 255)))
        #expect(CSSColor.color("black", scheme: .light) == NodeColor(.rgb(0, 0, 0)))
        #expect(CSSColor.color("navy,skyblue", scheme: .light) == NodeColor(.rgb(0, 0, 128)))
    }

    @Test func `all names of CSS are known`() {
        let names = [
            "aliceblue", "antiquewhite", "cornflowerblue", "darkslategrey", "lightgoldenrodyellow",
            "mediumspringgreen",
            "rebeccapurple", "yellowgreen", "whitesmoke", "gainsboro", "peru", "orchid", "lime", "fuchsia",
            "maroon",
        ]
        for name in names { #expect(CSSColor.color(name, scheme: .dark) != nil, "\(name)") }
    }
}
