import Testing
import VistazoCells
import VistazoDashboard

@testable import VistazoTerminal

@Suite struct KeyDecoderTests {
    static let sequences: [(String, [TerminalEvent])] = [
        ("a", [.key(.character("a"))]), ("é字", [.key(.character("é")), .key(.character("字"))]),
        ("e\u{301}", [.key(.character("e\u{301}"))]), ("👩‍💻", [.key(.character("👩‍💻"))]),
        ("\r", [.key(.enter)]), ("\n", [.key(.enter)]), ("\t", [.key(.tab)]), ("\u{7F}", [.key(.backspace)]),
        ("\u{8}", [.key(.backspace)]), ("\u{3}", [.key(.control("c"))]), ("\u{1A}", [.key(.control("z"))]),
        ("\u{1C}", [.key(.control("\\"))]), ("\u{1B}[A", [.key(.up)]), ("\u{1B}OA", [.key(.up)]),
        ("\u{1B}[B", [.key(.down)]), ("\u{1B}OB", [.key(.down)]),
        ("\u{1B}[C\u{1B}OD", [.key(.right), .key(.left)]),
        ("\u{1B}[1;5A", [.key(.up)]), ("\u{1B}[H\u{1B}OF", [.key(.home), .key(.end)]),
        ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.key(.home), .key(.end), .key(.home), .key(.end)]),
        ("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.key(.delete), .key(.pageUp), .key(.pageDown)]),
        ("\u{1B}[Z", [.key(.backTab)]),
        ("\u{1B}OP\u{1B}[11~\u{1B}[[A", [.key(.function(1)), .key(.function(1)), .key(.function(1))]),
        ("\u{1B}OQ\u{1B}[12~\u{1B}[[B", [.key(.function(2)), .key(.function(2)), .key(.function(2))]),
        ("\u{1B}[15~\u{1B}[17~\u{1B}[24~", [.key(.function(5)), .key(.function(6)), .key(.function(12))]),
        ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
        ("\u{1B}q", [.key(.escape), .key(.character("q"))]),
        ("\u{1B}\u{1B}[A", [.key(.escape), .key(.up)]), ("\u{1B}[113;5u", [.key(.control("q"))]),
        ("\u{1B}[27;5;99~", [.key(.control("c"))]), ("\u{1B}[9;2u", [.key(.backTab)]),
        ("\u{1B}[<0;3;2M\u{1B}[<0;3;2m", [.press(CellPoint(column: 2, row: 1))]),
        ("\u{1B}[<65;1;1M", [.scroll(1, at: .zero)]), ("\u{1B}[M abx", [.key(.character("x"))]),
        ("\u{1B}]11;rgb:0/0/0\u{7}x", [.key(.character("x"))]),
        ("\u{1B}P>|tmux\u{1B}\\x", [.key(.character("x"))]),
        ("\u{1B}[?62;n\u{1B}[99~x", [.key(.character("x"))]), ("\u{1B}[1\u{3}", [.key(.control("c"))]),
        ("\u{1B}[200~one\rq\u{1B}[A\u{1B}[201~x", [.paste("one\nq\u{1B}[A"), .key(.character("x"))]),
        ("\u{1B}[<99999999999999999999;1;1M\u{1B}[99999999999999999999~", []),
        ("\u{1B}[99999999999999999999;5u\u{1B}[1114112u", []),
    ]

    /// Case E20: both forms of the arrows, cut anywhere.
    @Test(arguments: sequences)
    func `a sequence is its key however it is cut into portions`(_ bytes: String, _ events: [TerminalEvent]) {
        let whole = Array(bytes.utf8)
        var decoder = KeyDecoder()
        #expect(decoder.feed(whole) == events)
        #expect(!decoder.isWaiting)
        // A Character of several scalars can't wait for what may follow its first.
        guard bytes.unicodeScalars.count == bytes.count else { return }
        for cut in 1..<max(whole.count, 2) {
            var decoder = KeyDecoder()
            let parts = decoder.feed(whole.prefix(cut)) + decoder.feed(whole.dropFirst(cut))
            #expect(parts == events, "cut at \(cut)")
        }
    }

    /// Case E20.
    @Test func `a lone ESC is the key once nothing has followed it`() {
        var decoder = KeyDecoder()
        #expect(decoder.feed([0x1B]).isEmpty)
        #expect(decoder.isWaiting)
        #expect(decoder.giveUpWaiting() == [.key(.escape)])
        #expect(!decoder.isWaiting)
    }

    @Test(
        arguments: [[0x1B, 0x5B], [0x1B, 0x5B, 0x31], [0xE5, 0xAD], [0x1B, 0x4F], [0x1B, 0x5D, 0x31]]
            as [[UInt8]])
    func `what never ends is dropped`(_ bytes: [UInt8]) {
        var decoder = KeyDecoder()
        #expect(decoder.feed(bytes).isEmpty)
        #expect(decoder.isWaiting)
        #expect(decoder.giveUpWaiting().isEmpty)
        #expect(decoder.feed([0x61]) == [.key(.character("a"))])
    }

    @Test func `a paste waits for its end as long as it takes, and is cut at its limit`() {
        var decoder = KeyDecoder()
        #expect(decoder.feed("\u{1B}[200~quit\u{1B}[20".utf8).isEmpty)
        #expect(!decoder.isWaiting)
        #expect(decoder.giveUpWaiting().isEmpty)
        #expect(decoder.feed("1~".utf8) == [.paste("quit")])
        var flood = KeyDecoder()
        _ = flood.feed("\u{1B}[200~".utf8)
        for _ in 0..<3 { _ = flood.feed(repeatElement(0x61, count: KeyDecoder.pasteLimit / 2)) }
        let events = flood.feed("\u{1B}[201~".utf8)
        #expect(events == [.paste(String(repeating: "a", count: KeyDecoder.pasteLimit))])
    }

    @Test func `no bytes at all make it trap`() {
        var seed = UInt64(3)
        var decoder = KeyDecoder()
        let likely: [UInt8] = [
            0x1B, 0x5B, 0x4F, 0x3B, 0x30, 0x32, 0x7E, 0x4D, 0x3C, 0x75, 0xC3, 0xE5, 0xFF, 0x80, 0x5D, 0x07,
        ]
        for _ in 0..<20_000 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            _ = decoder.feed([likely[Int(seed >> 60)]])
            if seed >> 40 & 0xFF == 0 { _ = decoder.giveUpWaiting() }
        }
    }
}
