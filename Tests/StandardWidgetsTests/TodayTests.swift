import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoLogbook
import VistazoRendering

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// What is still to be done, in every family.
    @MainActor
    @Suite struct TodayTests {
        /// Eight items: one overdue, some begun, two done; a private one among them.
        static func stage(locale: String = "en_GB") throws -> WidgetStage {
            let stage = try WidgetStage(locale: locale)
            let now = Instant(WidgetStage.now)
            let items: [(name: String, emoji: String?, goal: String, unit: String?, hours: [Int])] = [
                ("Plants", "🪴", "every:11d", nil, [13 * 24]), ("Vitamins", "💊", "1/day", nil, []),
                ("Reading", "📖", "30min/day", "min", []), ("Café", "☕", "3/day", nil, [1, 2]),
                ("Run", nil, "3/week", nil, [1]), ("Floss", nil, "1/day", nil, [1]),
                ("Journal", nil, "1/day", nil, [2]), ("Piano", nil, "mon,wed,fri", nil, []),
            ]
            for item in items {
                var change = ItemChange(name: item.name)
                change.emoji = item.emoji
                change.unit = item.unit
                var unit = item.unit
                change.goals = [try Goal(parsing: item.goal, unit: &unit)]
                change.isPrivate = item.name == "Vitamins"
                let begun = now.advanced(bySeconds: -30 * 86_400)
                let added = try stage.logbook.addItem(change, at: begun)
                for hours in item.hours {
                    try stage.logbook.tap(added, at: now.advanced(bySeconds: -hours * 3600))
                }
            }
            return stage
        }

        @Test(arguments: FamilyTests.families)
        func `it looks as recorded`(family: Family) async throws {
            let grid = try await Self.stage().drawing("today", family).grid
            expectRecorded(grid, "today-\(family.rawValue)")
        }

        @Test(arguments: ["en_GB", "es_ES", "ru_RU"], FamilyTests.families)
        func `no word is cut, in whatever state`(locale: String, family: Family) async throws {
            let full = try await Self.stage(locale: locale).drawing("today", family).grid.text
            let empty = try await WidgetStage(locale: locale).drawing("today", family).grid.text
            #expect(!full.contains("…"), "\(full)")
            #expect(!empty.contains("…"), "\(empty)")
        }

        @Test(arguments: FamilyTests.families)
        func `what was given up is decided, but never called done`(family: Family) async throws {
            let stage = try WidgetStage()
            let now = Instant(WidgetStage.now)
            for (name, isDone) in [("Floss", true), ("Piano", false)] {
                var change = ItemChange(name: name)
                var unit: String?
                change.goals = [try Goal(parsing: "1/day", unit: &unit)]
                let item = try stage.logbook.addItem(change, at: now.advanced(bySeconds: -30 * 86_400))
                if isDone {
                    try stage.logbook.tap(item, at: now)
                } else {
                    let day = stage.logbook.day(of: now)
                    try stage.logbook.miss(item, day...day, at: now)
                }
            }
            let text = try await stage.drawing("today", family).grid.text
            #expect(!text.contains("All done"), "\(text)")
            #expect(
                text.contains(
                    family == .large || family == .medium || family == .small ? "Nothing is left" : "1/2"))
            if family == .medium || family == .large { #expect(text.contains("✕ Piano"), "\(text)") }
        }

        @Test func `the most urgent stands first, and a row's key logs it`() async throws {
            let stage = try Self.stage()
            let before = try await stage.drawing("today", .medium)
            #expect(before.grid.rows[3].contains("1 🪴 Plants"))
            #expect(before.grid.rows[3].contains("overdue"))
            #expect(before.hitRegions.map(\.key).prefix(3) == ["1", "2", "3"])
            guard case .intent(let call)? = before.hitRegions.first?.action else {
                Issue.record("no intent")
                return
            }
            #expect(try await stage.perform(call, kind: "today")?.contains("Plants") == true)
            // An intent logs at the real time, whenever that is.
            let plants = try #require(try stage.logbook.items().first)
            let entry = try #require(try stage.logbook.entries(of: plants, limit: 1).first)
            let after = try await stage.drawing("today", .large, at: entry.instant.date).grid
            #expect(!after.rows[3].contains("Plants"), "\(after.text)")
            #expect(after.text.contains("✓ 🪴 Plants"), "\(after.text)")
        }

        @Test func `when all is done it says so, and nothing is left to press`() async throws {
            let stage = try WidgetStage()
            var change = ItemChange(name: "Floss")
            var unit: String?
            change.goals = [try Goal(parsing: "1/day", unit: &unit)]
            let item = try stage.logbook.addItem(change, at: Instant(WidgetStage.now))
            try stage.logbook.tap(item, at: Instant(WidgetStage.now))
            for family in FamilyTests.families {
                let drawing = try await stage.drawing("today", family)
                #expect(drawing.hitRegions.isEmpty)
                #expect(
                    drawing.grid.text.contains(family == .circular ? "1/1" : "All done"),
                    "\(drawing.grid.text)")
            }
        }

        @Test func `a private item is hidden where privacy is, by name and by reason`() async throws {
            let stage = try Self.stage()
            for family in FamilyTests.families {
                let text = try await stage.drawing("today", family, redaction: .privacy).grid.text
                #expect(!text.contains("Vitamins") && !text.contains("💊"), "\(text)")
            }
        }

        @Test func `each day to come begins with what it asks`() async throws {
            let stage = try Self.stage()
            let archive = try await stage.archive("today", .large)
            #expect(archive.entries.count == 8 && archive.reload == .atEnd)
            // On Tuesday the piano rests, and coffee is at nought again.
            let tuesday = WidgetStage.now.addingTimeInterval(86_400)
            let drawing = try await stage.drawing("today", .large, seenAt: tuesday).grid.text
            #expect(!drawing.contains("Piano") && drawing.contains("0 of 3"), "\(drawing)")
        }
    }
}
