import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoLogbook
import VistazoRendering
import WidgetKit

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// The clock and the timer live by themselves; the timer's keys do what its state calls for.
    @MainActor
    @Suite struct TimeWidgetTests {
        static let now = WidgetStage.now

        @Test(arguments: FamilyTests.families)
        func `the clock changes at the minute, with seconds at the second`(family: Family) async throws {
            let stage = try WidgetStage()
            let seen = Self.now + 12.3
            let minutes = try await stage.drawing("clock", family, seenAt: seen)
            #expect(minutes.nextChange == Self.now + 60)
            let seconds = try await stage.drawing("clock", family, ["seconds": .bool(true)], seenAt: seen)
            #expect(seconds.nextChange == Self.now + (family == .large ? 60 : 13))
        }

        @Test func `sixty ticks are sixty drawings of one archive`() async throws {
            let stage = try WidgetStage()
            let archive = try await stage.archive("clock", .medium, ["seconds": .bool(true)])
            let entry = try #require(archive.entries.first)
            var seen: Set<CellGrid> = []
            var now = Self.now
            for _ in 0..<60 {
                let drawing = draw(
                    entry, family: .medium,
                    surroundings: Surroundings(size: CellSize(columns: 40, rows: 10), now: now))
                seen.insert(drawing.grid)
                now = try #require(drawing.nextChange)
            }
            #expect(seen.count == 60)
            #expect(now == Self.now + 60)
        }

        @Test func `the clock's calendar turns at midnight with no provider run`() async throws {
            let stage = try WidgetStage()
            let archive = try await stage.archive("clock", .large)
            #expect(archive.entries.count == 31)
            #expect(archive.entries[1].date == Self.now + (14 * 60 + 48) * 60)
            let december = try await stage.drawing("clock", .large, seenAt: Self.now + 86_400).grid.text
            #expect(december.contains("Tuesday") && december.contains("31"), "\(december)")
        }

        /// The call of the button that says so.
        private func call(_ label: String, _ drawing: Drawing) throws -> IntentCall {
            let region = try #require(drawing.hitRegions.first { $0.label == label }, "\(drawing.hitRegions)")
            guard case .intent(let call) = region.action else { throw StageError.notPerformed }
            return call
        }

        @Test func `the timer starts, pauses, goes on and starts over`() async throws {
            let stage = try WidgetStage()
            let tea: [String: JSONValue] = ["name": .string("tea"), "minutes": .number(5)]
            // The intents ask the real clock, so does this test.
            func drawing(_ family: Family = .small) async throws -> Drawing {
                try await stage.drawing("timer", family, tea, at: Date())
            }
            #expect(try await drawing().hitRegions.map(\.label) == ["Start"])
            #expect(try await drawing().nextChange == nil)
            try await stage.perform(call("Start", drawing()), kind: "timer")
            #expect(try await drawing().hitRegions.map(\.label) == ["Pause", "Reset"])
            #expect(try stage.logbook.countdown("tea")?.length == 300_000)
            #expect(try await drawing().nextChange != nil)
            try await stage.perform(call("Pause", drawing()), kind: "timer")
            #expect(try await drawing().hitRegions.map(\.label) == ["Go on", "Reset"])
            #expect(try await drawing().nextChange == nil)
            try await stage.perform(call("Go on", drawing(.rectangular)), kind: "timer")
            try await stage.perform(call("Reset", drawing(.large)), kind: "timer")
            #expect(try stage.logbook.countdown("tea") == nil)
        }

        @Test(arguments: FamilyTests.families)
        func `a timer counts down by itself and says when time is up`(family: Family) async throws {
            let stage = try WidgetStage()
            try stage.logbook.startCountdown("tea", length: 300_000, at: Instant(Self.now))
            let tea: [String: JSONValue] = ["name": .string("tea")]
            func text(_ seconds: Double) async throws -> String {
                try await stage.drawing("timer", family, tea, seenAt: Self.now + seconds).grid.text
            }
            let half = try await stage.drawing("timer", family, tea, seenAt: Self.now + 150.5)
            #expect(half.nextChange == Self.now + 151)
            #expect(try await text(150) != text(151))
            let over = try await stage.drawing("timer", family, tea, seenAt: Self.now + 300)
            #expect(over.nextChange == nil)
            #expect(try await text(300) == text(90_000))
            if [.small, .medium, .large, .rectangular].contains(family) {
                #expect(try await text(299.9).contains("ends 09:17"))
                #expect(try await text(300).contains("time is up"))
            }
        }

        @Test(arguments: [(-5, 1), (0, 1), (90, 90), (1_000_000, 43_200)])
        func `a length is kept within bounds`(minutes: Int, kept: Int) async throws {
            let stage = try WidgetStage()
            let provider = TimerProvider()
            let configuration = TimerConfiguration()
            configuration.minutes = minutes
            let context = TimelineProviderContext(
                WireRequest.FamilySize(.small), date: Self.now, isPreview: false)
            let entry = await provider.snapshot(for: configuration, in: context)
            #expect(entry.length == Double(kept * 60))
            _ = stage
        }

        @Test func `the size is that of the content, in cells and points`() async throws {
            let stage = try WidgetStage()
            let text = try await stage.drawing(
                "size", .medium, size: CellSize(columns: 30, rows: 12)
            ).grid.text
            #expect(text.contains("26 × 10 cells") && text.contains("208 × 160 points"), "\(text)")
        }
    }
}
