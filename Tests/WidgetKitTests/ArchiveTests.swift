import Foundation
import SwiftUI
import Testing
import VistazoArchive

@testable import WidgetKit

@MainActor
@Suite struct TimelineArchiveTests {
    func entry(_ seconds: Double, _ number: Int) -> NumberEntry {
        NumberEntry(date: Date(timeIntervalSince1970: seconds), number: number)
    }

    @Test func `One reading serves all families`() async throws {
        let provider = NumberProvider()
        let reply = try await ask(NumberWidget(provider), request(families: [.small, .inline]))
        guard case .archives(let archives) = reply else { throw Unexpected(reply: reply) }
        #expect(Set(archives.keys) == ["small", "inline"])
        #expect(archives["inline"]?.madeFor?.family == .inline)
        #expect(provider.asked.timelines == 1)
    }

    @Test func `A provider that looks at the size is asked once a family`() async throws {
        let provider = NumberProvider(looks: true)
        _ = try await ask(NumberWidget(provider), request(families: [.small, .inline]))
        #expect(provider.asked.timelines == 2)
        #expect(provider.asked.contexts.map(\.family) == [.systemSmall, .accessoryInline])
        #expect(
            provider.asked.contexts.map(\.displaySize) == [
                CGSize(width: 160, height: 160), CGSize(width: 320, height: 16),
            ])
        #expect(provider.asked.contexts.allSatisfy { $0.date == Date(timeIntervalSince1970: 100) })
    }

    @Test func `A family at two sizes has an archive for each`() async throws {
        var wide = request(families: [.small])
        wide.families.append(WireRequest.FamilySize(.small, columns: 30, rows: 12))
        let reply = try await ask(NumberWidget(), wide)
        guard case .archives(let archives) = reply else { throw Unexpected(reply: reply) }
        #expect(archives["small@30x12"]?.madeFor?.columns == 30)
    }

    @Test func `Without families the reply holds all that the kind supports`() async throws {
        let reply = try await ask(NumberWidget(), request(families: []))
        guard case .archives(let archives) = reply else { throw Unexpected(reply: reply) }
        #expect(Set(archives.keys) == ["small", "inline"])
    }

    @Test func `Entries stand in date order, and those of one date as they were listed`() async throws {
        let provider = NumberProvider([entry(20, 1), entry(10, 2), entry(20, 3), entry(10, 4)])
        let found = try archive(try await ask(NumberWidget(provider), request()))
        #expect(found.entries.map(words) == ["2", "4", "1", "3"])
        #expect(found.entry(at: Date(timeIntervalSince1970: 15)).map(words) == "4")
    }

    @Test func `Dates that no archive can hold are left out`() async throws {
        let provider = NumberProvider([entry(.nan, 1), entry(.infinity, 2), entry(1e300, 3), entry(5, 4)])
        let found = try archive(try await ask(NumberWidget(provider), request()))
        #expect(found.entries.map(words) == ["4"])
    }

    @Test(arguments: [[], [Double.nan]])
    func `A timeline without an entry is refused`(dates: [Double]) async {
        let provider = NumberProvider(dates.map { entry($0, 0) })
        await #expect(throws: ExtensionError.emptyTimeline(kind: "number")) {
            try await ask(NumberWidget(provider), request())
        }
    }

    @Test func `More entries than an archive may hold are refused before any view is made`() async {
        let provider = NumberProvider((0..<501).map { entry(Double($0), $0) })
        await #expect(throws: ExtensionError.tooManyEntries(501, kind: "number")) {
            try await ask(NumberWidget(provider), request())
        }
    }

    @Test func `A policy is archived; a date that cannot be waited for is the timeline's end`() async throws {
        let policies: [(TimelineReloadPolicy, ReloadPolicy)] = [
            (.atEnd, .atEnd), (.never, .never),
            (.after(Date(timeIntervalSince1970: 9)), .after(Date(timeIntervalSince1970: 9))),
            (.after(Date(timeIntervalSince1970: .nan)), .atEnd),
        ]
        for (policy, archived) in policies {
            let provider = NumberProvider([entry(0, 0)], policy: policy)
            #expect(try archive(try await ask(NumberWidget(provider), request())).reload == archived)
        }
    }

    @Test func `The ends of Foundation's time are dates like any other`() async throws {
        let provider = NumberProvider(
            [NumberEntry(date: .distantFuture, number: 2), NumberEntry(date: .distantPast, number: 1)],
            policy: .after(.distantFuture))
        let found = try archive(try await ask(NumberWidget(provider), request()))
        // The first instant of the year 1, which Foundation's calendar puts two days later.
        #expect(
            found.entries.map { WireDate.text($0.date) } == ["0001-01-01T00:00:00Z", "4001-01-01T00:00:00Z"])
        #expect(found.reload == .after(.distantFuture))
        #expect(found.entry(at: .now).map(words) == "1")
        let back = try ArchivedTimeline.decode(Array(found.line.utf8)).value
        #expect(back.entries.map(\.date) == found.entries.map(\.date))
    }

    nonisolated static let ages: [(written: Double, archived: Double?)] = [
        (30, 30), (0, 0), (-1, nil), (.nan, nil), (.infinity, nil),
    ]

    @Test(arguments: ages.indices)
    func `A staleness that is no time is not archived, nor is a capture at no date`(number: Int) async throws
    {
        let (written, archived) = Self.ages[number]
        struct Dated: Widget {
            var age = 0.0
            init() {}
            init(_ age: Double) { self.age = age }
            var body: some WidgetConfiguration {
                let age = age
                return NumberWidget().body.adjusted {
                    $0.staleAfter = age
                    $0.capturedAt = { _ in Date(timeIntervalSince1970: .nan) }
                }
            }
        }
        let found = try archive(try await ask(Dated(written), request()))
        #expect(found.staleAfter == archived)
        #expect(found.entries[0].capturedAt == nil)
        #expect(throws: Never.self) { try ArchivedTimeline.decode(Array(found.line.utf8)) }
    }

    @Test func `Relevance is archived, and only finite`() async throws {
        var relevant = entry(0, 0)
        relevant.relevance = TimelineEntryRelevance(score: 2, duration: 60)
        var broken = entry(1, 0)
        broken.relevance = TimelineEntryRelevance(score: .nan, duration: -.infinity)
        let found = try archive(try await ask(NumberWidget(NumberProvider([relevant, broken])), request()))
        #expect(found.entries[0].relevance == .init(score: 2, duration: 60))
        #expect(found.entries[1].relevance == .init(score: 0, duration: 0))
    }

    @Test func `A placeholder is drawn as bars`() async throws {
        let found = try archive(try await ask(NumberWidget(), request(.placeholder)))
        #expect(words(found.entries[0]) == "-1")
        #expect(found.entries[0].view.modifiers.last == .redacted(.placeholder))
        #expect(found.reload == .never)
    }

    @Test(arguments: [(true, "1"), (false, "2")])
    func `A snapshot knows whether it is for the gallery`(isPreview: Bool, text: String) async throws {
        let found = try archive(
            try await ask(NumberWidget(), request(.snapshot, isPreview: isPreview)))
        #expect(words(found.entries[0]) == text)
    }

    @Test func `What the definition says of capture and staleness is archived`() async throws {
        struct Dated: Widget {
            var body: some WidgetConfiguration {
                NumberWidget().body.adjusted {
                    $0.staleAfter = 30
                    $0.capturedAt = { $0.date - 5 }
                }
            }
        }
        let found = try archive(try await ask(Dated(), request()))
        #expect(found.staleAfter == 30)
        #expect(found.entries[0].capturedAt == Date(timeIntervalSince1970: -5))
    }

    @Test func `Sizes beyond reason are cut`() async throws {
        var huge = request(families: [])
        huge.families = [WireRequest.FamilySize(.small, columns: Int.max, rows: -4)]
        let found = try archive(try await ask(NumberWidget(), huge))
        #expect(found.madeFor?.columns == 1000)
        #expect(found.madeFor?.rows == 1)
    }
}

@MainActor
@Suite struct CompletionTests {
    let timeline = UncheckedTimeline(
        timeline: Timeline(
            entries: [NumberEntry(date: Date(timeIntervalSince1970: 0), number: 7)], policy: .never))

    @Test func `A handler called late and elsewhere is heard`() async throws {
        let timeline = timeline
        let provider = NumberProvider { completion in
            DispatchQueue.global().async { completion(timeline.timeline) }
        }
        let found = try archive(try await ask(NumberWidget(provider), request()))
        #expect(words(found.entries[0]) == "7")
    }

    @Test func `Of a handler called several times the first call counts`() async throws {
        let timeline = timeline
        let provider = NumberProvider { completion in
            completion(timeline.timeline)
            completion(Timeline(entries: [], policy: .never))
            DispatchQueue.global().async { completion(Timeline(entries: [], policy: .atEnd)) }
        }
        let found = try archive(try await ask(NumberWidget(provider), request()))
        #expect(words(found.entries[0]) == "7")
    }

    @Test func `A handler that is dropped without a call is an error, not a hang`() async {
        let provider = NumberProvider { _ in }
        await #expect(throws: ExtensionError.noAnswer) {
            try await ask(NumberWidget(provider), request())
        }
    }
}
