import Foundation
import Testing
import VistazoArchive
import VistazoAssets
import VistazoCells
import VistazoWords

@testable import VistazoRendering

/// A line that is put together from several entries.
@Suite struct LineSegmentTests {
    private func segment(
        _ view: Node, before: String = "", after: String = "", separator: String = ""
    ) -> LineSegment {
        LineSegment(
            ArchivedEntry(date: noon, view: view), before: before, after: after, separator: separator)
    }

    private func line(
        _ segments: [LineSegment], _ columns: Int = 120, opening: String = "", closing: String = "",
        keepsEmoji: Bool = false, now: Date = noon
    ) -> InlineLine {
        inlineText(
            segments, opening: opening, closing: closing,
            surroundings: surroundings(columns, 1, mode: .accented, now: now), keepsEmoji: keepsEmoji)
    }

    @Test func `what is empty takes its words and its separator along`() {
        func text(_ first: String, _ second: String, _ third: String) -> String {
            line(
                [
                    segment(.text(first), before: "a ", after: "!"),
                    segment(.text(second), before: "b ", separator: " | "),
                    segment(.text(third), separator: " / "),
                ], opening: "[", closing: "]"
            ).text
        }
        #expect(text("1", "2", "3") == "[a 1! | b 2 / 3]")
        #expect(text("", "2", "3") == "[b 2 / 3]")
        #expect(text("1", "", "3") == "[a 1! / 3]")
        #expect(text("1", "2", "") == "[a 1! | b 2]")
        #expect(text("", "", "3") == "[3]")
        #expect(text("", "", "") == "")
        #expect(line([], opening: "alone").text == "alone")
    }

    /// Case H03: which parts go.
    @Test func `the whole line drops its least wanted item first, the last of equals`() {
        let segments = [
            segment(.row([Node.text("one"), Node.text("more").with(.priority(-1))])),
            segment(.row([.text("two"), Node.text("must").with(.priority(5))]), separator: " | "),
            segment(.text("three"), separator: " | "),
        ]
        let steps = [
            (40, "one · more | two · must | three"), (30, "one | two · must | three"),
            (20, "one | two · must"), (15, "one | must"), (9, "must"), (4, "must"), (3, "mu…"), (1, "…"),
        ]
        for (columns, text) in steps { #expect(line(segments, columns).text == text, "\(columns)") }
    }

    /// Case H03: how long it is.
    @Test(arguments: [1, 2, 3, 7, 10, 20, 39, 40, 80, 120])
    func `no line is longer than asked, nor does it cut a glyph or end in a separator`(columns: Int) {
        let parts = ["Café 3 h ago", "水を飲む", "C# 100%, (x)", "e\u{301}e\u{301}e\u{301}", "24:31", "🇪🇸 flag"]
        for count in 0...parts.count {
            for emoji in [true, false] {
                let segments = parts.prefix(count).map { segment(.text($0), separator: " · ") }
                let drawn = line(Array(segments), columns, keepsEmoji: emoji)
                #expect(drawn.columns <= columns)
                #expect(clusters(of: drawn.text).reduce(0) { $0 + $1.width } <= columns)
                #expect(!drawn.text.hasSuffix("·") && !drawn.text.hasPrefix("·"))
                // A wide cluster is there whole or not at all.
                for (column, cell) in drawn.grid.row(0).enumerated() where cell.width == 2 {
                    #expect(drawn.grid[column + 1, 0].isContinuation)
                }
            }
        }
    }

    @Test func `the author's words are given up before the last part is cut`() {
        let alone = [segment(.text("24:31"), before: "Reading ", after: " now")]
        #expect(line(alone, 17).text == "Reading 24:31 now")
        #expect(line(alone, 16).text == "24:31")
        #expect(line(alone, 4).text == "24:…")
        #expect(line([], 4, opening: "words").text == "wor…")
    }

    @Test func `an emoji is left out with its blank unless it is asked for; what the author wrote stays`() {
        let segments = [segment(.text("☕ Café"), before: "🎉"), segment(.text("🚀"), separator: " · ")]
        #expect(line(segments).text == "🎉Café")
        #expect(line(segments, keepsEmoji: true).text == "🎉☕ Café · 🚀")
        #expect(line([segment(.text("Café ☕"))]).text == "Café")
        #expect(line([segment(.text("a ☕ b 👍🏽 c 🇪🇸 d"))]).text == "a b c d")
        // Room that an emoji would take drops nothing.
        #expect(line([segment(.row([.text("☕ Café"), .text("2/3")]))], 10).text == "Café · 2/3")
    }

    @Test func `what was dropped is looked at again, once a minute at most`() {
        let timer = Node.live(.date(noon - 59, .timer))
        let segments = [segment(.text("abc")), segment(timer, separator: " ")]
        #expect(line(segments, 20).nextChange == noon + 1)
        #expect(line(segments, 4).nextChange == noon + 60)
    }

    /// Case H18. Each glyph that a symbol of ours can become, and each word of a catalogue: none is two cells wide and none is
    /// followed by the selector that makes some terminals draw it so.
    @Test func `nothing that our tables can say takes two cells`() {
        let names = embeddedRows(vistazo_symbols(), columns: 3).map { String($0[0]) }
        #expect(names.count > 500)
        var texts = names.map { line([segment(Node(.symbol($0)))]) }
        let dots = Node.Chart.DayState.allCases
        texts.append(line([segment(Node(.chart(Node.Chart(.dots(dots)))))], 1000))
        texts.append(line([segment(Node.row([.text("a"), .text("b")]))], 3))
        texts.append(line([segment(Node.text("secret").with(.redacted(.placeholder)))]))
        for language in Catalogue.languages {
            let words = Catalogue.of(language).texts.sorted { $0.key < $1.key }
            texts += words.map { line([segment(.text($0.value))], 1000) }
        }
        for drawn in texts {
            for scalar in drawn.text.unicodeScalars {
                #expect(ScalarWidth.columns(of: scalar) != 2, "\(drawn.text)")
                #expect(scalar != "\u{FE0F}", "\(drawn.text)")
                #expect(!scalar.properties.isEmojiPresentation, "\(drawn.text)")
            }
        }
    }
}
