import Foundation
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoRendering

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// The longest runs, and stopwatches.
    @MainActor
    @Suite struct StreakTests {
        private nonisolated static let families: [Family] = [.medium, .large]

        /// Runs of many lengths and units, one of two years.
        private func stage(locale: String = "en_GB") throws -> WidgetStage {
            let stage = try WidgetStage(locale: locale)
            let now = Instant(WidgetStage.now)
            let runs: [(name: String, emoji: String?, goal: String, days: [Int])] = [
                ("Floss", "🦷", "1/day", Array(0...9)), ("Run", "🏃", "2/week", [5, 6, 9, 10, 15, 16, 40]),
                ("Journal", nil, "1/day", Array(1...730)), ("Plants", "🪴", "every:11d", [3, 14, 25]),
                ("Sugar", nil, "<=2/day", [2]), ("Piano", "🎹", "1/day", [5, 6, 7]),
            ]
            for run in runs {
                var change = ItemChange(name: run.name)
                change.emoji = run.emoji
                var unit: String?
                change.goals = [try Goal(parsing: run.goal, unit: &unit)]
                change.emptyDayIsZero = true
                change.goalsFrom = Day("2024-10-01")
                let item = try stage.logbook.addItem(change, at: now)
                for day in run.days {
                    try stage.logbook.tap(
                        item, when: .at(now.advanced(bySeconds: -day * 86_400 - 60)), at: now)
                }
            }
            return stage
        }

        @Test(arguments: ["en_GB", "es_ES", "ru_RU"])
        func `the longest runs come first, whatever their unit`(locale: String) async throws {
            let stage = try stage(locale: locale)
            var sheet = Sheet(columns: 80, rows: 20)
            for family in Self.families {
                let grid = try await stage.drawing("streaks", family).grid
                #expect(!grid.text.contains("…"), "\(grid.text)")
                sheet.add(grid)
            }
            expectRecorded(sheet.grid, "streaks-\(locale)")
        }

        @Test func `a run of two years is told whole, and one that is open has a key`() async throws {
            let stage = try stage()
            let drawing = try await stage.drawing("streaks", .medium)
            #expect(drawing.grid.rows[3].contains("Journal") && drawing.grid.rows[3].contains("730 days"))
            let labels = drawing.hitRegions.map(\.label)
            #expect(labels == ["Log Journal", "Log Run", "Log Piano"], "\(drawing.grid.text)")
            for (index, label) in labels.enumerated() {
                let name = label.split(separator: " ").last ?? ""
                let row = try #require(drawing.grid.rows.first { $0.contains(name) })
                #expect(row.contains("\(index + 1) "), "\(row)")
            }
        }

        @Test func `in the evening it says how many end today, and at midnight they have ended`() async throws
        {
            let stage = try stage()
            let evening = try await stage.drawing("streaks", .large, seenAt: WidgetStage.now + 11 * 3600).grid
                .text
            #expect(evening.contains("1 at risk"), "\(evening)")
            let tomorrow = try await stage.drawing("streaks", .large, seenAt: WidgetStage.now + 15 * 3600)
                .grid
            #expect(!tomorrow.text.contains("730 days │"), "\(tomorrow.text)")
            #expect(tomorrow.text.contains("best 730 days"), "\(tomorrow.text)")
        }

        private func timed(_ count: Int, running: Int, locale: String = "en_GB") throws -> WidgetStage {
            let stage = try WidgetStage(locale: locale)
            let now = Instant(WidgetStage.now)
            for (index, name) in ["Reading", "Writing", "Piano"].prefix(count).enumerated() {
                var change = ItemChange(name: name)
                change.emoji = ["📖", "✍️", "🎹"][index]
                change.unit = "min"
                change.runsStopwatch = true
                change.isExclusive = false
                if index == 0 { change.goals = [.atLeast(Amount(30), .day)] }
                let item = try stage.logbook.addItem(change, at: now.advanced(bySeconds: -30 * 86_400))
                for day in 1...(4 - index) {
                    let then = now.advanced(bySeconds: -day * 86_400)
                    try stage.logbook.tap(item, amount: Amount(20 * day), when: .at(then), at: now)
                }
                if index < running {
                    try stage.logbook.start(item, at: now.advanced(bySeconds: -(index * 40 + 24) * 60 - 31))
                }
            }
            return stage
        }

        @Test(arguments: ["en_GB", "es_ES", "ru_RU"], [0, 1, 2])
        func `stopwatches that run live, the others start`(locale: String, running: Int) async throws {
            let stage = try timed(3, running: running, locale: locale)
            var sheet = Sheet(columns: 80, rows: 20)
            for family in Self.families {
                let drawing = try await stage.drawing("stopwatch", family)
                #expect(!drawing.grid.text.contains("…"), "\(drawing.grid.text)")
                // One alone stands in pixel type.
                #expect(running != 2 || drawing.grid.text.contains("24:31"), "\(drawing.grid.text)")
                #expect(running == 0 || drawing.nextChange == WidgetStage.now + 1)
                sheet.add(drawing.grid)
            }
            expectRecorded(sheet.grid, "stopwatch-\(running)-\(locale)")
        }

        @Test func `each row's key is the one that it shows`() async throws {
            for running in 0...2 {
                let stage = try timed(3, running: running)
                for family in Self.families {
                    let drawing = try await stage.drawing("stopwatch", family)
                    #expect(drawing.hitRegions.count == 3)
                    #expect(drawing.hitRegions.first?.label.hasPrefix(running > 0 ? "Stop" : "Start") == true)
                    #expect(drawing.hitRegions.last?.label == "Start Piano" || running == 2)
                }
            }
        }

        @Test(arguments: ["streaks", "stopwatch"])
        func `with nothing to show it says how to begin, and what cannot be read is no such thing`(
            kind: String
        )
            async throws
        {
            let stage = try WidgetStage()
            for family in Self.families {
                let drawing = try await stage.drawing(kind, family)
                #expect(drawing.grid.text.contains("vistazo item"), "\(drawing.grid.text)")
                #expect(drawing.hitRegions.isEmpty)
            }
            stage.breakLogbook()
            await #expect(throws: UnreadableLogbook.self) { try await stage.archive(kind, .medium) }
        }

        @Test func `a change concerns the widgets that show the item, and no others`() async throws {
            let stage = try WidgetStage()
            let now = Instant(WidgetStage.now)
            func add(_ name: String, _ body: (inout ItemChange) -> Void = { _ in }) throws -> Int64 {
                var change = ItemChange(name: name)
                body(&change)
                return try stage.logbook.addItem(change, at: now).id
            }
            let tea = try add("Té")
            let coffee = try add("Café") { $0.goals = [.atLeast(.one, .day)] }
            let read = try add("Read") { $0.runsStopwatch = true }
            let places: [(name: String, kind: String, configuration: [JSONValue.Member])] = [
                ("first", "item", []), ("coffee", "item", [.init("item", .string("cafe"))]),
                ("gone", "item", [.init("item", .string("zzz"))]), ("all", "items", []),
                ("two", "items", [.init("items", .array([.string("té"), .string("read")]))]),
                ("today", "today", []), ("streaks", "streaks", []), ("stopwatch", "stopwatch", []),
                ("counter", "counter", []),
            ]
            func concerned(_ item: Int64) -> [String] {
                places.filter { ItemConcern.isConcerned($0.kind, $0.configuration, by: item) }.map(\.name)
            }
            #expect(concerned(tea) == ["first", "gone", "all", "two"])
            #expect(concerned(coffee) == ["coffee", "gone", "all", "today", "streaks"])
            #expect(concerned(read) == ["gone", "all", "two", "stopwatch"])
            // Of what is deleted nobody knows who showed it.
            #expect(concerned(99).count == places.count - 1)
        }
    }
}
