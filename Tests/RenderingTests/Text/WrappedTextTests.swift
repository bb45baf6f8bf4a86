import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct WrappedTextTests {
    private func wrap(
        _ text: String, _ width: Int, _ limit: Int = unbounded, _ truncation: NodeModifier.Truncation = .tail
    ) -> [String] {
        var styled = StyledText()
        styled.append(text, style: .standard)
        return WrappedText(styled, width: width, limit: limit, truncation: truncation).lines.map {
            $0.map(\.cluster.text).joined()
        }
    }

    @Test(arguments: [
        ("Hello world", 20, ["Hello world"]), ("Hello world", 11, ["Hello world"]),
        ("Hello world", 10, ["Hello", "world"]), ("Hello world", 5, ["Hello", "world"]),
        ("Hello world", 4, ["Hell", "o", "worl", "d"]), ("Hello   world", 6, ["Hello", "world"]),
        ("a\n\nb", 5, ["a", "", "b"]), ("a\r\nb\u{2029}c", 5, ["a", "b", "c"]), ("", 5, [""]),
        ("ends here  ", 9, ["ends here"]), ("  indented", 10, ["  indented"]),
        ("well-known", 7, ["well-", "known"]), ("2026-11-30", 7, ["2026-11", "-30"]),
        ("09:25–09:40", 8, ["09:25–", "09:40"]), ("a\u{A0}b c", 4, ["a b", "c"]),
        ("10\u{202F}km run", 5, ["10 km", "run"]), ("a\tb", 5, ["a b"]),
    ])
    func `lines end at words`(text: String, width: Int, lines: [String]) {
        #expect(wrap(text, width) == lines)
    }

    @Test(arguments: [
        ("你好世界", 5, ["你好", "世界"]), ("你好，世界", 5, ["你", "好，", "世界"]), ("🙂🙂🙂", 3, ["🙂", "🙂", "🙂"]),
        ("e\u{301}te\u{301}", 2, ["e\u{301}t", "e\u{301}"]), ("☕ Café au lait", 7, ["☕ Café", "au lait"]),
    ])
    func `wide characters are never parted`(text: String, width: Int, lines: [String]) {
        #expect(wrap(text, width) == lines)
    }

    @Test(arguments: [
        ("a long title here", 8, 1, ["a long…"]), ("Hello world", 11, 1, ["Hello world"]),
        ("Hello world", 10, 1, ["Hello wor…"]), ("Hello world", 7, 1, ["Hello…"]), ("Hello", 1, 1, ["…"]),
        ("one two three four", 8, 2, ["one two", "three f…"]), ("a\nb", 5, 1, ["a…"]), ("你好世界", 4, 1, ["你…"]),
        ("你", 1, 3, ["…"]), ("a你", 1, 3, ["a", "…"]),
    ])
    func `the last line is filled from what follows and ends in an ellipsis`(
        text: String, width: Int, limit: Int, lines: [String]
    ) {
        #expect(wrap(text, width, limit) == lines)
    }

    @Test(arguments: [
        (NodeModifier.Truncation.head, ["…lo world"]), (.middle, ["Hell…orld"]), (.tail, ["Hello wo…"]),
    ])
    func `what is left out stands where the author says`(mode: NodeModifier.Truncation, lines: [String]) {
        #expect(wrap("Hello world", 9, 1, mode) == lines)
    }

    /// Case E06.
    @Test(arguments: 1...4)
    func `forty wide characters in twenty-one cells are cut between two of them`(limit: Int) {
        let note = "日本語の長いメモがここに四十文字ほど続いて列の幅に収まらないので途中で切られる必要がある"
        #expect(note.count >= 40)
        let lines = wrap(note, 21, limit)
        let whole = wrap(note, 21)
        #expect(lines.allSatisfy { displayWidth($0) <= 21 })
        #expect(lines.count == min(limit, whole.count))
        #expect(lines.last?.hasSuffix("…") == (limit < whole.count))
        #expect(note.hasPrefix(lines.joined().filter { $0 != "…" }))
        #expect(lines.first.map(displayWidth) ?? 0 >= 19)
    }

    /// Case E03: a family, a flag and a letter with its marks stay whole or are left out whole.
    @Test(arguments: NodeModifier.Truncation.allCases)
    func `no cluster is split by truncation`(mode: NodeModifier.Truncation) {
        let text = "👨‍👩‍👧‍👦e\u{301}\u{302}🇯🇵❤\u{FE0F}‍🔥字👩‍💻ab"
        let whole = clusters(of: text).map(\.text)
        for width in 1...displayWidth(text) {
            for line in wrap(text, width, 1, mode) {
                #expect(displayWidth(line) <= width)
                let parts = line.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
                let kept = parts.flatMap { clusters(of: $0).map(\.text) }
                #expect(kept.allSatisfy(whole.contains), "\(line) in \(width)")
            }
        }
    }

    @Test func `no room gives one empty line`() {
        #expect(wrap("Hello", 0) == [""])
    }

    /// Every text over a small alphabet in every small width: nothing wider than the width, nothing lost.
    @Test func `lines hold all of a text and nothing wider than the width`() {
        var texts = [""]
        for _ in 0..<5 { texts += texts.flatMap { text in ["a", " ", "字"].map { text + $0 } } }
        for text in Set(texts) {
            for width in 2...5 {
                let lines = wrap(text, width)
                #expect(lines.allSatisfy { displayWidth($0) <= width })
                #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
                for limit in 1...2 where lines.count > limit {
                    let cut = wrap(text, width, limit)
                    #expect(cut.count == limit)
                    #expect(cut.last?.hasSuffix("…") == true)
                    #expect(cut.allSatisfy { displayWidth($0) <= width })
                    #expect(cut.last?.hasSuffix(" …") == false)
                }
            }
        }
    }
}
