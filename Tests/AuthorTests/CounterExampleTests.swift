import Foundation
import Testing
import VistazoArchive
import VistazoRendering

@Suite struct CounterExampleTests {
    let counter: Extension

    init() throws { counter = try Extension("Counter", kind: "GlassCounter") }

    func perform(_ name: String, type: String? = nil) throws -> WireReply {
        try counter.ask(counter.request(.perform, intent: IntentCall(name: name, type: type)))
    }

    /// What stands in the inline widget of the next process.
    func line() throws -> String {
        let archive = try #require(try counter.archives(families: [.inline])["inline"])
        return try drawing(archive).grid.rows[0].trimmingCharacters(in: .whitespaces)
    }

    @Test func `Every family is drawn as recorded`() throws {
        for _ in 0..<3 { _ = try perform("AddGlass") }
        let archives = try counter.archives()
        #expect(Set(archives.keys) == ["small", "medium", "large", "circular", "rectangular", "inline"])
        for (family, archive) in archives {
            expectRecorded(try drawing(archive).grid, "\(family)")
        }
    }

    @Test func `What an intent changes is there for the next process`() throws {
        #expect(try line() == "Glasses 0")
        #expect(try perform("AddGlass") == .performed(dialog: nil, reload: ["GlassCounter"]))
        #expect(try perform("addglass") == .performed(dialog: nil, reload: ["GlassCounter"]))
        #expect(try line() == "Glasses 2")
        _ = try perform("RemoveGlass")
        #expect(try line() == "Glasses 1")
    }

    @Test func `The count never goes below zero`() throws {
        for _ in 0..<2 { _ = try perform("RemoveGlass") }
        #expect(try line() == "Glasses 0")
        _ = try perform("AddGlass")
        #expect(try line() == "Glasses 1")
    }

    @Test func `Its buttons carry calls that the next process can perform, under plus and minus`() throws {
        let small = try #require(try counter.archives(families: [.small])["small"])
        let regions = try drawing(small).hitRegions
        #expect(regions.map(\.key) == ["-", "+"])
        for region in regions {
            guard case .intent(let call) = region.action else {
                Issue.record("\(region) is no intent")
                continue
            }
            _ = try counter.ask(counter.request(.perform, intent: call))
        }
        #expect(try line() == "Glasses 1")
    }

    @Test func `A placeholder shows bars, the gallery a sample`() throws {
        let placeholder = try #require(try counter.archives(.placeholder, families: [.small])["small"])
        #expect(!(try drawing(placeholder).grid.text.contains("Glasses")))
        var gallery = counter.request(.snapshot, families: [.inline])
        gallery.isPreview = true
        guard case .archive(let sample) = try counter.ask(gallery) else { return }
        #expect(try drawing(sample).grid.text.hasPrefix("Glasses 5"))
    }

    @Test func `It says of itself what its author wrote`() throws {
        guard case .description(let found) = try counter.ask(counter.request(.describe)) else {
            Issue.record("no description")
            return
        }
        #expect(found.identifier == "CounterExample")
        #expect(found.kinds.map(\.name) == ["Glasses"])
        #expect(Set(found.intents.map(\.title)) == ["Add a Glass", "Remove a Glass"])
        #expect(found.intents.contains { $0.description == "Counts one more glass of water." })
    }

    @Test(arguments: [
        ("", "expected one request"), ("\n", "expected one request"), ("{\n", "line 1, column 2"),
        (#"{"request":"dance"}"#, "dance"), (#"{"request":"timeline","kind":"Glasses"}"#, "GlassCounter"),
        (#"{"request":"timeline","kind":"GlassCounter","families":{"extraLarge":{}}}"#, "extraLarge"),
        (#"{"request":"perform","kind":"GlassCounter"}"#, "names no intent"),
        (#"{"request":"perform","kind":"GlassCounter","intent":{"name":"Fly"}}"#, "AddGlass"),
    ])
    func `A request it cannot answer ends with one sentence and nothing on standard output`(
        input: String, words: String
    ) throws {
        let outcome = try counter.run(input)
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(words))
        #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
    }

    @Test func `At a terminal it shows every family under a heading`() throws {
        let outcome = try counter.run("", through: ["/usr/bin/script", "-qec"])
        for family in ["small", "medium", "large", "circular", "rectangular", "inline"] {
            #expect(outcome.output.contains("GlassCounter · \(family)"))
        }
        #expect(outcome.output.contains("╭──────────────────╮"))
    }
}
