import Testing

@testable import VistazoCells

@Suite struct ClusterTests {
    /// Cases E02 and E03: what terminals disagree on takes one width everywhere.
    @Test(
        arguments: [
            ("", 0), ("café", 4), ("e\u{301}", 1), ("字", 2), ("📁", 2), ("＋", 2), ("你好", 4),
            ("…→°·●★█⣿", 8), ("\u{E0B0}\u{1FB00}", 2),
            ("❤\u{FE0F}", 1), ("☀\u{FE0F}", 1), ("⚠\u{FE0F}", 1), ("⚙\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 1),
            ("⌚\u{FE0E}", 2), ("🇯🇵", 2), ("\u{1F1EF}", 1), ("👨‍👩‍👧‍👦", 2), ("👩‍💻", 2), ("👍🏽", 2),
            ("🏳\u{FE0F}‍🌈", 1), ("❤\u{FE0F}‍🔥", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("क्षि", 3), ("நி", 2),
            ("\u{1FAE8}", 1), ("\u{1FAE9}", 1), ("\u{AD}", 1), ("\u{200B}\u{200D}\u{FEFF}", 0),
            ("\u{200F}", 1), ("\u{301}", 0), ("\u{1F3FD}", 0), ("\r\n", 2), ("a\tb", 3),
            ("\u{23F3}", 2), ("\u{26A1}", 2), ("\u{26AA}", 2), ("\u{2705}", 2), ("\u{274C}", 2),
            ("\u{26A0}", 1), ("\u{2764}", 1), ("\u{25CF}", 1), ("\u{25CB}", 1), ("\u{2588}", 1),
            ("\u{2500}", 1),
            ("\u{23F3}\u{FE0F}", 2), ("\u{25CF}\u{FE0F}", 1),
        ])
    func `a text takes the columns that ncurses, tmux, xterm and VTE give it`(_ text: String, _ columns: Int)
    {
        #expect(displayWidth(text) == columns)
        #expect(clusters(of: text).reduce(0) { $0 + $1.width } == columns)
    }

    /// Cases E02 and E03: no variation selector stays, and a family is its first member.
    @Test(
        arguments: [
            ("👨‍👩‍👧‍👦", "👨"), ("👍🏽", "👍"), ("❤\u{FE0F}", "❤"), ("1\u{FE0F}\u{20E3}", "1"),
            ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"), ("\u{1B}", "␛"), ("\u{7F}", "␡"), ("\u{9B}", "\u{FFFD}"),
            ("\u{202E}", "\u{FFFD}"), ("\u{1FAE8}", "\u{FFFD}"), ("\n", "␊"), ("\t", "␉"),
            ("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "a\u{301}\u{302}\u{303}\u{304}"),
            ("ن\u{200D}", "ن"), ("🇯🇵", "🇯🇵"),
        ])
    func `a Character is cleaned before it is shown`(_ text: String, _ shown: String) {
        #expect(clusters(of: text).map(\.text).joined() == shown)
    }

    /// Case E07.
    @Test func `an escape sequence in a text is shown and never sent`() {
        let hostile = "\u{1B}]52;c;aGk=\u{7}\u{1B}[2J\u{9B}1m\r\t\u{202E}x"
        let shown = visible(hostile)
        #expect(shown == "␛]52;c;aGk=␇␛[2J\u{FFFD}1m␍␉\u{FFFD}x")
        #expect(clusters(of: hostile).map(\.text).joined() == shown)
    }

    @Test func `text without controls is not changed by being made visible`() {
        #expect(visible("👨‍👩‍👧‍👦 ❤\u{FE0F} café") == "👨‍👩‍👧‍👦 ❤\u{FE0F} café")
        #expect(visible("a\nb", keepingNewlines: true) == "a\nb")
        #expect(visible("a\nb") == "a␊b")
    }

    @Test func `every cluster of every scalar takes a column or more, and its pieces sum to its width`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), let cluster = Cluster(Character(scalar)) else {
                continue
            }
            #expect(cluster.width > 0)
            #expect(cluster.pieces.allSatisfy { $0.width == 1 || $0.width == 2 })
            #expect(cluster.pieces.reduce(0) { $0 + $1.width } == cluster.width)
        }
    }

    @Test func `equal clusters of several scalars are the same piece`() {
        #expect(Cluster("e\u{301}") == Cluster("e\u{301}"))
        #expect(Cluster("e\u{301}")?.first.text.unicodeScalars.count == 2)
        #expect(Cluster("e\u{301}") != Cluster("é"))
        #expect(MemoryLayout<Cell>.size <= 16)
    }
}
