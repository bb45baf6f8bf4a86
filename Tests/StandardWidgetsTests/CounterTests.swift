import Foundation
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoRendering

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// A counter goes up and down by its keys, and never below nothing.
    @MainActor
    @Suite struct CounterTests {
        private func line(_ stage: WidgetStage, _ name: String) async throws -> String {
            try await stage.drawing("counter", .inline, ["name": .string(name)]).grid.text
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }

        @Test func `the inline counter reads its name and its value, from nothing on`() async throws {
            let stage = try WidgetStage()
            #expect(try await line(stage, "agua") == "agua 0")
            #expect(try await line(stage, "two words") == "two words 0")
            try stage.logbook.changeCounter("agua", by: 12, at: Instant(WidgetStage.now))
            #expect(try await line(stage, "agua") == "agua 12")
        }

        @Test(arguments: [Family.small, .medium, .large, .circular, .rectangular])
        func `its buttons have the keys + and −, and do what they say`(family: Family) async throws {
            let stage = try WidgetStage()
            let drawing = try await stage.drawing("counter", family, ["name": .string("agua")])
            #expect(Set(drawing.hitRegions.map(\.key)) == ["+", "-"])
            for (key, expected) in [("+", 1), ("+", 2), ("-", 1), ("-", 0), ("-", 0)] {
                let region = try #require(drawing.hitRegions.first { $0.key == key })
                guard case .intent(let call) = region.action else {
                    Issue.record("no intent")
                    return
                }
                try await stage.perform(call, kind: "counter")
                #expect(try stage.logbook.counter("agua") == expected)
            }
            #expect(try stage.logbook.counter("counter") == 0)
        }

        @Test func `its intents are found by name, and without a counter named they mean the widget's own`()
            async throws
        {
            let stage = try WidgetStage()
            let call = IntentCall(name: "IncrementIntent", parameters: [.init("name", .string("laps"))])
            try await stage.perform(call, kind: "counter")
            #expect(try stage.logbook.counter("laps") == 1)
            try await stage.perform(IntentCall(name: "increment"), kind: "counter")
            #expect(try stage.logbook.counter("counter") == 1)
        }

        @Test(arguments: [Family.small, .medium, .large, .circular, .rectangular])
        func `E26: no number is cut, in whatever family it stands`(family: Family) async throws {
            let stage = try WidgetStage()
            for step in [999, 9_000_999, 1_234_567_890, 9_000_000_000_000] {
                try stage.logbook.changeCounter("agua", by: step, at: Instant(WidgetStage.now))
                let text = try await stage.drawing("counter", family, ["name": .string("agua")]).grid.text
                #expect(!text.contains("…"), "\(text)")
            }
        }

        @Test func `a number that has no room in pixel type stands in one row`() async throws {
            let stage = try WidgetStage()
            try stage.logbook.changeCounter("agua", by: .max, at: Instant(WidgetStage.now))
            let text = try await stage.drawing("counter", .medium, ["name": .string("agua")]).grid.text
            #expect(text.contains("9223372036854775807"))
        }

        @Test(arguments: ["counter", "item", "timer"])
        func `where the logbook cannot be read the request fails, so that the last entry stays`(
            kind: String
        ) async throws {
            let stage = try WidgetStage()
            stage.breakLogbook()
            let error = await #expect(throws: UnreadableLogbook.self) {
                try await stage.archive(kind, .medium)
            }
            #expect(error?.errorDescription?.contains("logbook cannot be read") == true)
        }
    }
}
