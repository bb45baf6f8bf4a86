import Foundation
import Testing
import VistazoArchive
import VistazoRendering

/// Extensions in the idioms of public widget sources compile as they stand and are drawn in every family.
@Suite struct PublicIdiomTests {
    struct Source: Sendable, CustomTestStringConvertible {
        let name: String
        let kinds: [String]
        /// A snapshot where the timeline looks at the calendar.
        var request = WireRequest.Name.timeline
        let families: [String]
        /// What it asks for that cells have no form for.
        var told: [String] = []

        var testDescription: String { name }
    }

    static let sources = [
        Source(name: "Greeting", kinds: ["Greeting"], families: ["extraLarge", "large", "medium", "small"]),
        Source(
            name: "Countdown", kinds: ["Countdown"],
            families: ["circular", "inline", "large", "medium", "rectangular", "small"], told: ["shadow"]),
        Source(
            name: "Month", kinds: ["com.example.month"], request: .snapshot,
            families: ["extraLarge", "large", "medium", "small"]),
        Source(
            name: "Quotes", kinds: ["QuoteWidget"],
            families: ["inline", "large", "medium", "rectangular", "small"]),
        Source(
            name: "LockScreen", kinds: ["steps"], families: ["circular", "inline", "rectangular"]),
        Source(name: "LockScreen", kinds: ["battery"], families: ["circular"]),
        Source(
            name: "LockScreen", kinds: ["heart"], families: ["circular", "rectangular"],
            told: ["symbolEffect"]),
        Source(name: "Repositories", kinds: ["watch"], families: ["large", "medium", "small"]),
        Source(
            name: "Habits", kinds: ["Habits"], families: ["large", "medium", "small"],
            told: ["animation", "contentTransition"]),
        Source(name: "Weather", kinds: ["WeatherWidget"], families: ["large", "medium", "small"]),
        Source(name: "Budget", kinds: ["budget"], families: ["large", "medium", "rectangular", "small"]),
        Source(
            name: "Metrics", kinds: ["metrics.requests", "metrics.temperature"],
            families: ["inline", "medium", "small"]),
    ]

    @Test(arguments: sources)
    func `it is drawn as recorded in every family`(source: Source) throws {
        for kind in source.kinds {
            let example = try Extension(source.name, kind: kind)
            let archives = try example.archives(source.request)
            #expect(archives.keys.sorted() == source.families)
            for (family, archive) in archives {
                expectRecorded(try drawing(archive).grid, "\(kind)-\(family)")
            }
        }
    }

    @Test(arguments: sources)
    func `what cells have no form for is told once a run, however often it is asked for`(
        source: Source
    ) throws {
        let example = try Extension(source.name, kind: source.kinds[0])
        let outcome = try example.run(example.request(source.request).line)
        #expect(outcome.status == 0)
        let lines = outcome.errors.split(separator: "\n").map(String.init).sorted()
        #expect(lines == source.told.map { "“\($0)” has no effect in cells" })
    }

    @Test func `two dozen widgets come from nested bundles, in their order`() throws {
        let metrics = try Extension("Metrics", kind: "")
        guard case .description(let found) = try metrics.ask(metrics.request(.describe)) else {
            Issue.record("expected a description")
            return
        }
        #expect(found.kinds.count == 24)
        #expect(found.kinds.first?.kind == "metrics.requests")
        #expect(found.kinds.last?.kind == "metrics.temperature")
    }

    @Test func `a check mark that is set is there in the next run`() throws {
        let habits = try Extension("Habits", kind: "Habits")
        func small() throws -> String {
            let archive = try #require(try habits.archives(families: [.small])["small"])
            return try drawing(archive).grid.text
        }
        #expect(try small().contains("0/4"))
        let call = IntentCall(
            name: "ToggleHabitIntent", parameters: [.init("habitID", .string("walk"))])
        _ = try habits.ask(habits.request(.perform, intent: call))
        #expect(try small().contains("1/4"))
    }

    @Test func `a repository is chosen by its name, and one that is none says so`() throws {
        let watch = try Extension("Repositories", kind: "watch")
        let chosen = try watch.archives(
            families: [.small], configuration: [.init("repository", .string("almanac"))])
        #expect(try drawing(try #require(chosen["small"])).grid.text.contains("almanac"))
        let none = try watch.run(
            watch.request(families: [.small], configuration: [.init("repository", .string("nothing"))]).line)
        #expect(none.status == 1)
        #expect(none.errors.contains("kettle, lantern, almanac") || none.errors.contains("almanac"))
    }
}
