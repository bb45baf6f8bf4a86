import Testing
import VistazoWords

@testable import vistazo

@Suite struct LineTemplateTests {
    private func parts(_ text: String) throws -> [[String]] { try LineTemplate(text).parts.map(\.words) }

    @Test func `a part is a kind and its words, as a shell would part them`() throws {
        #expect(try parts("{item café} · {today}") == [["item", "café"], ["today"]])
        #expect(try parts("{ counter  name=water }") == [["counter", "name=water"]])
        #expect(
            try parts("{item 'C# 100%, (x)'}{item \"a b\"}") == [["item", "C# 100%, (x)"], ["item", "a b"]])
        #expect(try parts(#"{item 'a}b'}{item a\}b}"#) == [["item", "a}b"], ["item", "a}b"]])
        #expect(try parts("") == [])
        #expect(try LineTemplate("no part").opening == "no part")
    }

    @Test func `a brace of its own is doubled`() throws {
        let template = try LineTemplate("{{ {clock} }}")
        #expect(template.opening == "{ ")
        #expect(template.closing == " }")
        #expect(template.parts.map(\.words) == [["clock"]])
        #expect(template.parts[0].position == 4)
        #expect(try LineTemplate("{{item}}").opening == "{item}")
    }

    @Test(arguments: [
        ("a {item", LineTemplate.Mistake.unclosed(3)), ("{", .unclosed(1)), ("{item 'a}", .openQuote(1)),
        ("{item café} }", .strayBrace(13)), ("}", .strayBrace(1)), ("é {} b", .empty(3)), ("{  }", .empty(1)),
    ])
    func `what is wrong is told with its position`(text: String, mistake: LineTemplate.Mistake) {
        #expect(throws: mistake) { try LineTemplate(text) }
        #expect(mistake.status == .usage)
        for language in Catalogue.languages {
            #expect(mistake.text(Words(language: language)).contains("position") == (language == "en"))
        }
    }

    /// Opening, then before, after and separator of each part, then closing.
    private func shares(_ text: String) throws -> [String] {
        let template = try LineTemplate(text)
        return [template.opening] + template.parts.flatMap { [$0.separator, $0.before, $0.after] }
            + [template.closing]
    }

    @Test func `words go with their part, a lone sign stands between two`() throws {
        #expect(try shares("{a} · {b}") == ["", "", "", "", " · ", "", "", ""])
        #expect(try shares("☕ {a} | ⏱ {b} min") == ["", "", "☕ ", "", " | ", "⏱ ", " min", ""])
        #expect(try shares("[{a}, {b}]") == ["[", "", "", "", ", ", "", "", "]"])
        #expect(try shares("{a} ml | Tea {b}") == ["", "", "", " ml", " | ", "Tea ", "", ""])
        #expect(try shares("{a} and {b}") == ["", "", "", "", " and ", "", "", ""])
        #expect(try shares("{a}{b}") == ["", "", "", "", "", "", "", ""])
        #expect(try shares("{a} │ » {b}") == ["", "", "", "", " │ » ", "", "", ""])
    }
}
