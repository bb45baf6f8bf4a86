import Foundation
import Testing
import VistazoWords

@testable import VistazoLogbook

/// Reminders as they are stored, told once, and answered.
@Suite struct ReminderStoreTests {
    let fixture: LogbookFixture
    let logbook: Logbook
    let setting = ReminderSetting()
    let now: Instant

    init() throws {
        fixture = try LogbookFixture()
        logbook = try fixture.open(door: .reminder)
        now = try fixture.at("2026-11-30 10:00")
    }

    @discardableResult
    private func add(_ name: String, _ goal: String? = nil, rules: String..., stopwatch: Bool? = nil) throws
        -> Item
    {
        var change = ItemChange(name: name)
        change.goals = try goal.map { try Sketch.set([$0]) }
        change.reminders = try ReminderRule.set(parsing: rules)
        change.runsStopwatch = stopwatch
        return try logbook.addItem(change, at: now)
    }

    private func rules(_ item: Item) throws -> [String] { try logbook.reminders(of: item).map(\.spelled) }

    private func edit(_ item: Item, _ rules: String..., at: Instant? = nil) throws {
        var change = ItemChange()
        change.reminders = try ReminderRule.set(parsing: rules)
        try logbook.edit(item, change, at: at ?? now)
    }

    @Test func `rules are kept with their item, through its name and the undo list`() throws {
        let item = try add("Coffee", rules: "21:00", "due")
        #expect(try rules(item) == ["21:00", "due"])
        try edit(item, "mon 18:00", "21:00")
        #expect(try rules(item) == ["21:00", "mon 18:00"])
        // Case C18.
        try logbook.edit(item, ItemChange(name: "Espresso"), at: now)
        #expect(try rules(item) == ["21:00", "mon 18:00"])
        try edit(item)
        #expect(try rules(item) == [])
        try logbook.undo()
        #expect(try rules(item) == ["21:00", "mon 18:00"])
        try logbook.undo()
        try logbook.undo()
        #expect(try rules(item) == ["21:00", "due"])
        try logbook.redo()
        #expect(try rules(item) == ["21:00", "mon 18:00"])
        try logbook.delete(item, at: now)
        try logbook.undo()
        #expect(try rules(item) == ["21:00", "mon 18:00"])
    }

    @Test func `the same rules once more are no step, and keep since when they are there`() throws {
        let item = try add("Coffee", rules: "09:00")
        let steps = try logbook.history().count
        try edit(item, "9:00", at: now.advanced(bySeconds: 86_400))
        #expect(try logbook.history().count == steps)
        let schedule = try logbook.reminderSchedule(setting, at: now)
        #expect(schedule.subjects.first?.wishes.first?.since == now)
    }

    @Test func `a rule made after its time waits for the next day`() throws {
        try add("Coffee", rules: "09:30")
        #expect(try logbook.claimReminders(setting, at: now).reminders == [])
        let next = try logbook.reminderSchedule(setting, at: now).next(after: now)
        #expect(try next == fixture.at("2026-12-01 09:30"))
    }

    @Test func `what one has claimed no other gets`() throws {
        try add("Coffee", rules: "18:00")
        try add("Water", rules: "18:00")
        let other = try fixture.open(door: .reminder)
        let later = try fixture.at("2026-11-30 18:00")
        #expect(
            try logbook.claimReminders(setting, at: later).reminders.map(\.item.name) == ["Coffee", "Water"])
        #expect(try other.claimReminders(setting, at: later).reminders == [])
        #expect(try logbook.claimReminders(setting, at: later.advanced(bySeconds: 60)).reminders == [])
    }

    @Test func `of many that claim at once one gets each`() async throws {
        for number in 0..<5 { try add("item \(number)", rules: "18:00") }
        let later = try fixture.at("2026-11-30 18:00")
        let setting = setting
        let claimed = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                let other = try fixture.open(door: .reminder)
                group.addTask { [claim = Claim(logbook: other)] in
                    try claim.logbook.claimReminders(setting, at: later).reminders.map(\.item.name)
                }
            }
            return try await group.reduce(into: [String]()) { $0 += $1 }
        }
        #expect(claimed.sorted() == (0..<5).map { "item \($0)" })
    }

    /// A connection that is used by the one task it is handed to.
    private struct Claim: @unchecked Sendable { let logbook: Logbook }

    @Test func `one that could not be told is given back`() throws {
        try add("Coffee", rules: "18:00")
        let later = try fixture.at("2026-11-30 18:00")
        let reminder = try #require(try logbook.claimReminders(setting, at: later).reminders.first)
        try logbook.release(reminder)
        #expect(try logbook.claimReminders(setting, at: later).reminders == [reminder])
    }

    /// Case B30.
    @Test func `its Log pressed twice adds once`() throws {
        let item = try add("Coffee", "3/day", rules: "18:00")
        let later = try fixture.at("2026-11-30 18:00")
        let reminder = try #require(try logbook.claimReminders(setting, at: later).reminders.first)
        let result = try #require(try logbook.log(reminder, at: later))
        #expect(result.sentence == "Logged Coffee · 1 today")
        #expect(try logbook.log(reminder, at: later) == nil)
        #expect(try fixture.open().log(reminder, at: later) == nil)
        #expect(try logbook.entries(of: item).count == 1)
        let step = try #require(try logbook.history(limit: 1).first)
        #expect(step.door == .reminder && step.action == .log)
        // Partly done is still asked for, by the next rule.
        #expect(try logbook.present(reminder, at: later) == nil)
    }

    /// Case B30.
    @Test(arguments: ["1/day", nil, "mon,tue", "every:3d", "1/week"])
    func `its Log pressed after the day was decided elsewhere adds nothing`(goal: String?) throws {
        let item = try add("Coffee", goal, rules: "16:00")
        let told = try fixture.at("2026-11-30 16:00")
        let reminder = try #require(try logbook.claimReminders(setting, at: told).reminders.first)
        #expect(try logbook.present(reminder, at: told) == reminder)
        try fixture.open(door: .dashboard).tap(item, at: try fixture.at("2026-11-30 17:00"))
        let pressed = try fixture.at("2026-11-30 18:00")
        #expect(try logbook.present(reminder, at: pressed) == nil)
        #expect(try logbook.log(reminder, at: pressed) == nil)
        #expect(try logbook.entries(of: item).count == 1)
        #expect(try logbook.history(limit: 1).first?.door == .dashboard)
    }

    /// Case H08.
    @Test(arguments: ["1/day", nil, "3/week"])
    func `a day that is skipped or given up is silent, and withdraws what was told`(goal: String?) throws {
        let told = try fixture.at("2026-11-30 18:00")
        let today = logbook.day(of: told)
        let skipped = try add("Coffee", goal, rules: "18:00")
        let missed = try add("Tea", goal, rules: "18:00")
        let reminders = try logbook.claimReminders(setting, at: told).reminders
        #expect(reminders.count == 2)
        try logbook.skip(skipped, today...today, at: told)
        try logbook.miss(missed, today...today, at: told)
        for reminder in reminders {
            #expect(try logbook.present(reminder, at: told) == nil)
            #expect(try logbook.log(reminder, at: told) == nil)
            try logbook.release(reminder)
        }
        #expect(try logbook.claimReminders(setting, at: told).reminders == [])
        let next = try logbook.claimReminders(setting, at: told).next
        #expect(try next == fixture.at("2026-12-01 18:00"))
    }

    @Test func `its Log after midnight belongs to the reminder's own day`() throws {
        let item = try add("Coffee", "1/day", rules: "23:50")
        let told = try fixture.at("2026-11-30 23:50")
        let reminder = try #require(try logbook.claimReminders(setting, at: told).reminders.first)
        let pressed = try fixture.at("2026-12-01 00:20")
        #expect(try logbook.present(reminder, at: pressed) != nil)
        let result = try #require(try logbook.log(reminder, at: pressed))
        #expect(try result.day == day("2026-11-30"))
        #expect(result.sentence == "Logged Coffee · 1 yesterday")
        #expect(try logbook.entries(of: item).map(\.day) == [try day("2026-11-30")])
        // What was done on the new day decides nothing of the old one.
        #expect(try logbook.log(reminder, at: pressed) == nil)
    }

    @Test func `a stopwatch is started by it, and never stopped`() throws {
        let item = try add("Read", "30/day", rules: "18:00", stopwatch: true)
        let later = try fixture.at("2026-11-30 18:00")
        let reminder = try #require(try logbook.claimReminders(setting, at: later).reminders.first)
        #expect(try logbook.log(reminder, at: later)?.running != nil)
        #expect(try logbook.log(reminder, at: later) == nil)
        #expect(try logbook.running(of: item) != nil)
    }

    @Test func `one put off comes again once, to whoever asks first`() throws {
        try add("Coffee", rules: "18:00")
        let told = try fixture.at("2026-11-30 18:00")
        let until = try fixture.at("2026-11-30 18:10")
        let reminder = try #require(try logbook.claimReminders(setting, at: told).reminders.first)
        try logbook.snooze(reminder, until: until, at: told)
        #expect(try logbook.present(reminder, at: told) == nil)
        let other = try fixture.open(door: .reminder)
        #expect(try other.reminderSchedule(setting, at: told).next(after: told) == until)
        #expect(try other.claimReminders(setting, at: until.advanced(bySeconds: -1)).reminders == [])
        #expect(try other.claimReminders(setting, at: until).reminders.map(\.instant) == [until])
        #expect(try logbook.claimReminders(setting, at: until).reminders == [])
        // An answer to the first telling that comes late still counts for the second, once.
        try logbook.dismiss(reminder, at: until)
        #expect(try other.log(reminder, at: until) == nil)
    }

    /// Case H10.
    @Test func `asleep over ten, those still open are told at once`() throws {
        for number in 0..<10 { try add("item \(number)", "1/day", rules: "17:30") }
        let awake = try fixture.at("2026-11-30 19:00")
        for number in 0..<3 { try logbook.tap(try logbook.require("item \(number)"), at: awake) }
        let told = try logbook.claimReminders(setting, at: awake).reminders
        #expect(told.map(\.item.name) == (3..<10).map { "item \($0)" })
        #expect(told.allSatisfy { $0.isLate })
        #expect(try logbook.claimReminders(setting, at: awake).reminders == [])
    }

    @Test func `a change of what became of one is announced as that alone`() throws {
        let item = try add("Coffee", rules: "18:00")
        let listener = try PokeListener(folder: fixture.place.path, name: "test")
        let told = try fixture.at("2026-11-30 18:00")
        let reminder = try #require(try logbook.claimReminders(setting, at: told).reminders.first)
        try logbook.dismiss(reminder, at: told)
        try logbook.dismiss(reminder, at: told)
        #expect(listener.drain().map(LogbookChange.changes(in:)) == [[.reminder(item.id)]])
    }

    @Test func `what became of those of another week is forgotten`() throws {
        try add("Coffee", rules: "18:00")
        for offset in 0..<10 {
            let told = try fixture.at("2026-11-30 18:00").advanced(bySeconds: offset * 86_400)
            #expect(try logbook.claimReminders(setting, at: told).reminders.count == 1)
        }
        let rows = try logbook.database.first("SELECT count(*) FROM deliveries", [], { $0.int(0) })
        #expect(rows == 8)
    }

    @Test func `what an undo brings back or takes away is announced to all that remind`() throws {
        let item = try add("Coffee", rules: "18:00")
        try edit(item)
        let listener = try PokeListener(folder: fixture.place.path, name: "test")
        try logbook.undo()
        #expect(listener.drain().compactMap(LogbookChange.changes(in:)).joined().contains(.items))
    }

    @Test func `items without reminders are named as none`() throws {
        try add("Tea")
        let item = try add("Coffee", rules: "18:00", "streak")
        let claim = try logbook.claimReminders(setting, at: now)
        #expect(claim.items == [item.id])
        #expect(try claim.next == fixture.at("2026-11-30 18:00"))
    }

    @Test func `years of entries are not read for it`() throws {
        let goals = ["3/day", "3/week", "10/month", "3/7", "every:11d", "mon,fri", nil]
        for (number, goal) in goals.enumerated() {
            let item = try add("item \(number)", goal, rules: "18:00", "due")
            try logbook.database.run(
                """
                WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000)
                INSERT INTO entries (item, instant, zone_offset, day)
                SELECT ?, (? - n) * 86400000, 3600, ? - n FROM numbers
                """,
                [
                    .integer(item.id), .init(logbook.day(of: now).number - 3),
                    .init(logbook.day(of: now).number - 3),
                ])
        }
        let other = try fixture.open(door: .reminder)
        let before = (other.database.readRows, other.database.scannedRows)
        let told = try other.claimReminders(setting, at: try fixture.at("2026-11-30 18:00"))
        #expect(told.reminders.count > 3)
        #expect(other.database.readRows - before.0 < 400)
        #expect(other.database.scannedRows - before.1 < 200)
    }

    @Test(
        arguments: [
            ("en", "2 of 3", "nothing yet · since 17:30", "a run of 1 day ends unless you do it", "due"),
            (
                "es", "2 de 3", "nada todavía · desde las 17:30", "una racha de 1 día acaba si no lo haces",
                "toca"
            ),
            (
                "ru", "2 из 3", "пока ничего · с 17:30", "серия в 1 день прервётся, если не успеть", "пора"
            ),
        ])
    func `it says what is open in three languages`(
        language: String, progress: String, late: String, streak: String, due: String
    ) throws {
        let three = try add("a", "3/day", rules: "18:00")
        try add("b", rules: "17:30")
        let run = try add("c", "1/day", rules: "streak 18:00")
        try add("d", "mon", rules: "due 18:00")
        try logbook.tap(three, at: now)
        try logbook.tap(three, at: now)
        try logbook.tap(run, when: .on(day("2026-11-29")), at: now)
        let told = try fixture.at("2026-11-30 18:00")
        let other = try fixture.open(language: language)
        let texts = try other.claimReminders(setting, at: told).reminders.map {
            Words(language: language).reminder($0, at: told, other)
        }
        #expect(texts == [progress, late, streak, due])
    }
}
