import Foundation
import Testing
import VistazoDashboard
import VistazoHosting
import VistazoLogbook

@testable import vistazo

/// The banner of a dashboard that runs, on clocks that a test sets.
@Suite(.ownThread) struct WindowReminderTests {
    let fixture: WindowFixture

    init() throws {
        fixture = try WindowFixture()
        try fixture.configure(
            #"{ zone: "Europe/Berlin", pages: [ { name: "T", widgets: [ { kind: "counter", family: "small" } ] } ] }"#
        )
    }

    /// A moment of 30 November 2026 or a day after it, in Berlin.
    private func at(_ clock: String, day: String = "2026-11-30") throws -> Moment {
        let zone = Zone.named(try #require(TimeZone(identifier: "Europe/Berlin")))
        let instant = try Instant(parsing: "\(day) \(clock)", now: Instant(seconds: 0), zone: zone)
        // Programs are held to their time by the clock that never steps.
        return Moment(date: instant.date, steady: Moment.now().steady)
    }

    private func logbook() throws -> Logbook { try fixture.console.configured().openLogbook() }

    @discardableResult
    private func add(_ name: String, _ rule: String, goal: String? = nil, isPrivate: Bool = false) throws
        -> Item
    {
        var change = ItemChange(name: name)
        var unit: String?
        change.goals = try goal.map { try Goal.set(parsing: [$0], unit: &unit) }
        change.reminders = try ReminderRule.set(parsing: [rule])
        change.isPrivate = isPrivate
        return try logbook().addItem(change, at: Instant(try at("00:00").date))
    }

    /// The row of the toast or the banner, once the window has done what is due.
    private func row(_ window: Window, _ moment: Moment) -> String {
        _ = window.service(moment)
        return row(seen: window, moment)
    }

    private func row(seen window: Window, _ moment: Moment) -> String {
        let rows = window.text(moment).split(separator: "\n", omittingEmptySubsequences: false)
        return rows.count > 21 ? rows[21].trimmingCharacters(in: .whitespaces) : ""
    }

    private func press(_ keys: Key..., in window: Window, _ moment: Moment) {
        for key in keys { _ = window.take(.key(key), at: moment) }
        _ = window.service(moment)
    }

    @Test func `it comes at its time, and its Log is the one action`() throws {
        let item = try add("Café", "18:00", goal: "3/day")
        let window = try fixture.open(listens: true)
        #expect(try row(window, at("17:59")) == "")
        let wait = try #require(try window.reminders?.wait(from: at("17:59")))
        #expect(wait == 60)
        let due = try at("18:00")
        #expect(row(window, due).hasPrefix("◔ Café · 0 of 3  "))
        press("a", in: window, due)
        #expect(row(seen: window, due).hasPrefix("✓ Logged Café · 1 today  "))
        #expect(row(seen: window, due).hasSuffix("u Undo"))
        press("a", in: window, due)
        #expect(try logbook().entries(of: item).count == 1)
        #expect(try logbook().history(limit: 1).first?.door == .reminder)
        #expect(try row(window, at("18:01")) == "")
        window.host.close()
    }

    @Test func `it is put off, and dismissed`() throws {
        try add("Café", "18:00")
        let window = try fixture.open(listens: true)
        let due = try at("18:00")
        #expect(row(window, due).hasPrefix("◔ Café · nothing yet  "))
        press("z", in: window, due)
        #expect(row(seen: window, due) == "• Café: again at 18:10")
        #expect(try row(window, at("18:09")) == "")
        #expect(try row(window, at("18:10")).hasPrefix("◔ Café"))
        press(.escape, in: window, try at("18:10"))
        #expect(try row(seen: window, at("18:10")) == "")
        #expect(try row(window, at("23:59")) == "")
        #expect(try row(window, at("18:00", day: "2026-12-01")).hasPrefix("◔ Café"))
        window.host.close()
    }

    /// Case H08.
    @Test func `it is withdrawn by what is done elsewhere, and counts on by what is not enough`() throws {
        let item = try add("Café", "18:00", goal: "2/day")
        let window = try fixture.open(listens: true)
        let due = try at("18:00")
        #expect(row(window, due).hasPrefix("◔ Café · 0 of 2"))
        let elsewhere = try logbook()
        try elsewhere.tap(item, at: Instant(due.date))
        #expect(row(window, due).hasPrefix("◔ Café · 1 of 2"))
        try elsewhere.tap(item, at: Instant(due.date))
        #expect(row(window, due) == "")
        // Told is told, though it is undone.
        try elsewhere.undo()
        #expect(row(window, due) == "")
        window.host.close()
    }

    /// Case H10.
    @Test func `what was slept through is one line, which is worked off item by item`() throws {
        for name in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] { try add(name, "17:30") }
        let window = try fixture.open(listens: true)
        #expect(try row(window, at("17:00")) == "")
        let logbook = try logbook()
        for name in ["a", "b"] {
            try logbook.tap(try logbook.require(name), at: Instant(try at("17:10").date))
        }
        var awake = try at("19:00")
        #expect(row(window, awake).hasPrefix("◔ c · nothing yet · since 17:30  +7  "))
        press("a", in: window, awake)
        awake = try at("19:01")
        #expect(row(window, awake).hasPrefix("◔ d · nothing yet · since 17:30  +6  "))
        // What is left of it is put off as it came: together.
        press("z", in: window, awake)
        awake = try at("19:02")
        #expect(row(window, awake) == "")
        awake = try at("19:11")
        #expect(row(window, awake).hasPrefix("◔ d · nothing yet  +6  "))
        press(.escape, in: window, awake)
        #expect(row(window, awake) == "")
        window.host.close()
    }

    @Test func `the day after it is silent`() throws {
        try add("Café", "23:30")
        let window = try fixture.open(listens: true)
        #expect(try row(window, at("23:00")) == "")
        let after = try row(window, at("00:10", day: "2026-12-01"))
        #expect(after == "")
        window.host.close()
    }

    @Test func `one that is open at midnight belongs to the day that is over, and goes in the end`() throws {
        let item = try add("Café", "23:50")
        let window = try fixture.open(listens: true)
        #expect(try row(window, at("23:50")).hasPrefix("◔ Café"))
        let night = try at("00:20", day: "2026-12-01")
        window.reminders?.lookAgain()
        #expect(row(window, night).hasPrefix("◔ Café · nothing yet · yesterday"))
        press("a", in: window, night)
        #expect(try logbook().entries(of: item).map(\.day.description) == ["2026-11-30"])
        window.host.close()
        let other = try fixture.open(listens: true)
        #expect(try row(other, at("23:50", day: "2026-12-01")).hasPrefix("◔ Café"))
        #expect(try row(other, at("01:49", day: "2026-12-02")).hasPrefix("◔ Café"))
        #expect(try row(other, at("01:50", day: "2026-12-02")) == "")
        other.host.close()
    }

    @Test func `of two windows and a timer one tells it`() throws {
        try add("Café", "18:00")
        let windows = try [fixture.open(listens: false), fixture.open(listens: true)]
        let due = try at("18:00")
        let second = windows[1]
        #expect(row(second, due).hasPrefix("◔ Café"))
        let reminding = try logbook()
        #expect(try reminding.claimReminders(ReminderSetting(), at: Instant(due.date)).reminders == [])
        let third = WindowReminders(second.settings, second.console)
        #expect(third.service(due).isEmpty)
        for window in windows { window.host.close() }
    }

    /// Case H07.
    @Test func `a private item is not named in private`() throws {
        try add("Tablets", "18:00", isPrivate: true)
        let window = try fixture.open(listens: true)
        let due = try at("18:00")
        #expect(row(window, due).hasPrefix("◔ Tablets"))
        press("P", in: window, due)
        #expect(row(seen: window, due).hasPrefix("◔ Something private is still open"))
        #expect(!window.text(due).contains("Tablets"))
        press("a", in: window, due)
        #expect(!window.text(due).contains("Tablets"))
        #expect(row(seen: window, due).hasPrefix("✓ Done"))
        window.host.close()
    }

    @Test func `where there is no logbook none is made`() throws {
        let window = try fixture.open(listens: true)
        #expect(try row(window, at("18:00")) == "")
        #expect(try window.reminders?.wait(from: at("18:00")) == nil)
        #expect(!FileManager.default.fileExists(atPath: window.settings.folders.store))
        // It hears of one that is made.
        try add("Café", "18:00")
        #expect(try row(window, at("18:00")).hasPrefix("◔ Café"))
        window.host.close()
    }

    @Test func `settings that change are gone by at once`() throws {
        try add("Café", "streak")
        try add("Tea", "17:00")
        let window = try fixture.open(listens: true)
        let late = try at("18:30")
        #expect(row(window, late).hasPrefix("◔ Tea"))
        press("z", in: window, late)
        try fixture.configure("{ zone: \"Europe/Berlin\", reminders: { snooze: 45 } }")
        _ = window.reconfigure(at: late)
        #expect(try row(window, at("18:40")).hasPrefix("◔ Tea"))
        press("z", in: window, try at("18:40"))
        #expect(try row(seen: window, at("18:40")) == "• Tea: again at 19:25")
        window.host.close()
    }
}
