import Foundation
import Testing
import VistazoArchive
import VistazoRendering

@testable import StandardWidgets
@testable import VistazoLogbook

extension StandardWidgetSuites {
    /// A timeline has an entry at each instant at which something changes, and no other.
    @MainActor
    @Suite struct TimelineTests {
        private let zone = TimeZone(identifier: "Europe/Madrid") ?? .gmt

        private func date(_ text: String) throws -> Date {
            let parts = text.split(separator: " ")
            let clock = parts[1].split(separator: ":").compactMap { Int($0) }
            let day = try #require(Day(parts[0]))
            return Zone.named(zone).instant(of: day, second: clock[0] * 3600 + clock[1] * 60).date
        }

        private func local(_ dates: [Date]) -> [String] {
            dates.map { date in
                let (day, second) = Zone.named(zone).local(at: Instant(date))
                return "\(day.description.dropFirst(5)) \(clockText(second))"
            }
        }

        private func addItem(
            _ stage: WidgetStage, _ goal: String, since start: Date, stopwatch: Bool = false
        ) throws -> Item {
            var change = ItemChange(name: "Lectura")
            var unit: String? = stopwatch ? "min" : nil
            change.runsStopwatch = stopwatch
            change.goals = goal.isEmpty ? nil : [try Goal(parsing: goal, unit: &unit)]
            return try stage.logbook.addItem(change, at: Instant(start))
        }

        /// Cases A01, A06, A27: through both changes of the clocks.
        @Test(arguments: [
            ("2026-03-27 12:00", ["03-28 03:00", "03-29 03:00", "03-30 03:00"]),
            ("2026-10-23 12:00", ["10-24 03:00", "10-25 03:00", "10-26 03:00"]),
        ])
        func `a day begins at the wall clock's hour whatever the night had`(now: String, starts: [String])
            async throws
        {
            let stage = try WidgetStage(dayStart: 3 * 3600)
            let now = try date(now)
            let item = try addItem(stage, "2/day", since: now - 86_400 * 9)
            try stage.logbook.tap(item, at: Instant(now))
            let archive = try await stage.archive("item", .small, at: now)
            let dates = local(archive.entries.map(\.date))
            #expect(dates.filter { $0.hasSuffix("03:00") }.prefix(3) == starts[...])
            #expect(archive.entries.map(\.date) == archive.entries.map(\.date).sorted())
        }

        @Test func `an entry stands where a day, a minute or a danger begins, and nowhere else`() async throws
        {
            let stage = try WidgetStage()
            let item = try addItem(stage, "1/day", since: WidgetStage.now - 86_400 * 9)
            for back in 1...3 {
                try stage.logbook.tap(
                    item, at: Instant(WidgetStage.now - Double(back) * 86_400))
            }
            let archive = try await stage.archive("item", .medium)
            // Today's run of three is in danger in the evening; that of tomorrow has ended before.
            #expect(
                local(archive.entries.map(\.date)) == [
                    "11-30 09:12", "11-30 20:00", "12-01 00:00", "12-02 00:00", "12-03 00:00", "12-04 00:00",
                    "12-05 00:00", "12-06 00:00", "12-07 00:00",
                ])
            try stage.logbook.tap(item, at: Instant(WidgetStage.now - 10))
            let fresh = try await stage.archive("item", .medium)
            #expect(
                local(fresh.entries.prefix(3).map(\.date)) == ["11-30 09:12", "11-30 09:12", "12-01 00:00"])
            #expect(fresh.entries[1].date == WidgetStage.now + 50)
        }

        @Test func `a stopwatch's goal is met at its own second, and it is called long after eight hours`()
            async throws
        {
            let stage = try WidgetStage()
            let item = try addItem(stage, "30min/day", since: WidgetStage.now - 86_400 * 3, stopwatch: true)
            try stage.logbook.start(item, at: Instant(WidgetStage.now - 600))
            for kind in ["item", "today", "stopwatch"] {
                let archive = try await stage.archive(kind, .medium)
                #expect(archive.entries.contains { $0.date == WidgetStage.now + 1200 }, "\(kind)")
            }
            let archive = try await stage.archive("item", .medium)
            #expect(archive.entries.contains { $0.date == WidgetStage.now - 600 + 8 * 3600 })
            let before = try await stage.drawing("today", .medium, seenAt: WidgetStage.now + 1199).grid.text
            let after = try await stage.drawing("today", .medium, seenAt: WidgetStage.now + 1200).grid.text
            #expect(before.contains("29:59") && after.contains("All done"), "\(before)\(after)")
        }

        @Test(arguments: ["item", "items", "today", "streaks", "stopwatch"])
        func `no entry shows what the one before it shows`(kind: String) async throws {
            let stage = try TodayTests.stage()
            let item = try addItem(stage, "30min/day", since: WidgetStage.now, stopwatch: true)
            try stage.logbook.start(item, at: Instant(WidgetStage.now - 600))
            // The family that shows most of what an entry holds.
            let archive = try await stage.archive(kind, .large)
            #expect(archive.entries.count > 1)
            for (entry, next) in zip(archive.entries, archive.entries.dropFirst()) {
                #expect(entry.view != next.view, "\(kind) \(local([entry.date, next.date]))")
            }
        }

        /// Case F18.
        @Test(arguments: ["item", "items", "today"])
        func `left for two days it shows that day's nought`(kind: String) async throws {
            let stage = try WidgetStage()
            let item = try addItem(stage, "3/day", since: WidgetStage.now - 86_400 * 3)
            for minutes in 1...2 {
                try stage.logbook.tap(item, at: Instant(WidgetStage.now - Double(minutes) * 60))
            }
            let now = try await stage.drawing(kind, .medium).grid.text
            let later = try await stage.drawing(kind, .medium, seenAt: WidgetStage.now + 2 * 86_400).grid.text
            #expect(now.contains("2/3") || now.contains("2 of 3"), "\(now)")
            #expect(later.contains("0/3") || later.contains("0 of 3"), "\(later)")
        }

        @Test(arguments: [("item", 12), ("items", 20), ("today", 20), ("stopwatch", 20), ("streaks", 110)])
        func `a reload asks the store once, however many entries it makes`(kind: String, most: Int)
            async throws
        {
            let stage = try TodayTests.stage()
            for number in 0..<8 {
                var change = ItemChange(name: "\(number)")
                change.goals = [.atLeast(.one, .day)]
                try stage.logbook.addItem(change, at: Instant(WidgetStage.now - 86_400))
            }
            func statements() throws -> Int {
                try StandardStore.shared.use { $0.database.statementCount }
            }
            _ = try await stage.archive(kind, .medium)
            let before = try statements()
            let archive = try await stage.archive(kind, .medium)
            let spent = try statements() - before
            #expect(archive.entries.count > 7 || kind == "stopwatch")
            // Sixteen items, each read once, and what finds them.
            #expect(spent <= most + 16, "\(kind): \(spent)")
        }
    }
}
