import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoLogbook
import VistazoRendering
import WidgetKit

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// A timer that counts down to what comes round.
    @MainActor
    @Suite struct OccasionTests {
        nonisolated static let subjects: [(name: String, configuration: [String: JSONValue], seen: Double)] =
            [
                ("far", ["at": .string("weekdays 18:00"), "name": .string("Home")], 0),
                ("near", ["at": .string("weekdays 18:00")], 31_000),
                ("now", ["at": .string("weekdays 18:00"), "name": .string("Home")], 31_680),
                ("days", ["at": .string("first monday 10:00"), "name": .string("Rent")], 0),
                ("past", ["at": .string("2026-11-28 18:00"), "name": .string("Moved")], 0),
            ]

        @Test(arguments: FamilyTests.families)
        func `each family looks as recorded`(family: Family) async throws {
            let stage = try WidgetStage()
            for subject in Self.subjects {
                let drawing = try await stage.drawing(
                    "timer", family, subject.configuration, seenAt: WidgetStage.now + subject.seen)
                #expect(!drawing.grid.text.contains("…"), "\(drawing.grid.text)")
                #expect(drawing.hitRegions.isEmpty)
                expectRecorded(drawing.grid, "\(subject.name)-\(family.rawValue)")
            }
        }

        @Test(arguments: ["en_GB", "en_US", "es_ES", "ru_RU"], FamilyTests.families)
        func `no word is cut in any language`(locale: String, family: Family) async throws {
            let stage = try WidgetStage(locale: locale)
            for subject in Self.subjects {
                var configuration = subject.configuration
                configuration["name"] = .string("Home")
                let text = try await stage.drawing(
                    "timer", family, configuration, seenAt: WidgetStage.now + subject.seen
                ).grid.text
                #expect(!text.contains("…"), "\(subject.name)\n\(text)")
            }
        }

        @Test func `it rolls to the next by itself, for days`() async throws {
            let stage = try WidgetStage()
            let archive = try await stage.archive("timer", .medium, ["at": .string("every 90m")])
            let last = try #require(archive.entries.last)
            #expect(last.date > WidgetStage.now + 2.5 * 86_400)
            #expect(archive.entries.count <= 220 && archive.reload == .atEnd)
            #expect(archive.line.utf8.count < 1 << 19)
            #expect(archive.entries.map(\.date) == archive.entries.map(\.date).sorted())
            func text(_ seconds: Double) async throws -> String {
                try await stage.drawing(
                    "timer", .rectangular, ["at": .string("every 90m")], seenAt: WidgetStage.now + seconds
                ).grid.text
            }
            // 10:30, a minute of it, then 12:00.
            #expect(try await text(0).contains("today 10:30"))
            #expect(try await text(4679).contains("0:01"))
            #expect(try await text(4680).contains("now"))
            #expect(try await text(4740).contains("today 12:00"))
        }

        @Test func `what happens once is counted from when it is over`() async throws {
            let stage = try WidgetStage()
            let configuration: [String: JSONValue] = ["at": .string("2026-12-01 18:00")]
            let archive = try await stage.archive("timer", .medium, configuration)
            #expect(archive.reload == .never)
            func text(_ hours: Double) async throws -> String {
                try await stage.drawing(
                    "timer", .medium, configuration, seenAt: WidgetStage.now + hours * 3600
                ).grid.text
            }
            #expect(try await text(0).contains("tomorrow 18:00"))
            #expect(try await text(0).contains("to go"))
            #expect(try await text(20).contains("today 18:00"))
            #expect(try await text(60).contains("since"))
            #expect(try await text(60).contains("yesterday 18:00"))
            #expect(try await text(100).contains("1 Dec"))
        }

        @Test func `what makes no sense is refused with what is allowed`() async throws {
            let stage = try WidgetStage()
            do {
                _ = try await stage.drawing("timer", .small, ["at": .string("soonish")])
                Issue.record("it was taken")
            } catch {
                let sentence = WidgetKit.sentence(for: error, in: stage.words)
                #expect(sentence.contains("soonish") && sentence.contains("weekdays 18:00"), "\(sentence)")
            }
        }

        @Test func `a timer without it is started by hand as before`() async throws {
            let stage = try WidgetStage()
            let drawing = try await stage.drawing(
                "timer", .small, ["minutes": .number(5), "at": .string("")])
            #expect(drawing.hitRegions.map(\.label) == ["Start"])
        }
    }
}
