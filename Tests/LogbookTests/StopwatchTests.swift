import Foundation
import Testing
import VistazoWords

@testable import VistazoLogbook

@Suite struct StopwatchTests {
    private func timed(_ name: String, exclusive: Bool = true, unit: String? = nil) -> ItemChange {
        var change = ItemChange(name: name)
        change.runsStopwatch = true
        change.isExclusive = exclusive
        change.unit = unit
        return change
    }

    /// A time and what each day has of it.
    struct Run: Sendable {
        var zone = "Europe/Berlin"
        var dayStart = 0
        var start: String
        var stop: String
        var parts: [String]
    }

    /// Cases A03, A19, C02 and C03.
    @Test(arguments: [
        Run(dayStart: 14_400, start: "2026-09-09 00:20", stop: "2026-09-09 00:50", parts: ["2026-09-08 30"]),
        Run(start: "2026-03-28 23:30", stop: "2026-03-29 03:30", parts: ["2026-03-28 30", "2026-03-29 150"]),
        Run(start: "2026-10-24 23:30", stop: "2026-10-25 03:30", parts: ["2026-10-24 30", "2026-10-25 270"]),
        Run(start: "2026-11-29 00:00", stop: "2026-11-30 00:00", parts: ["2026-11-29 1440"]),
        Run(start: "2026-11-28 22:05", stop: "2026-11-29 00:57", parts: ["2026-11-28 115", "2026-11-29 57"]),
        Run(
            start: "2026-11-27 17:00", stop: "2026-11-29 17:00",
            parts: ["2026-11-27 420", "2026-11-28 1440", "2026-11-29 1020"]),
        Run(start: "2026-11-29 10:00", stop: "2026-11-29 10:00", parts: ["2026-11-29 0"]),
        Run(
            zone: "America/New_York", start: "2026-11-01 00:30", stop: "2026-11-01 02:30",
            parts: ["2026-11-01 180"]),
    ])
    func `each day has its part, and none is lost or counted twice`(run: Run) throws {
        let fixture = try LogbookFixture(zone: run.zone, dayStart: run.dayStart)
        let read = try fixture.open().addItem(timed("Read"), at: try fixture.at(run.start))
        // Another process each time: nothing of it is in memory.
        try fixture.open().tap(read, at: try fixture.at(run.start))
        #expect(try fixture.open().entries(of: read).isEmpty)
        let before = try fixture.rows()
        let result = try fixture.open().tap(read, at: try fixture.at(run.stop))
        #expect(result.isStop && result.entries.map { "\($0.day) \($0.amount ?? .one)" } == run.parts)
        let logbook = try fixture.open()
        for entry in result.entries {
            #expect(
                try logbook.total(of: read, on: entry.day) == Total(count: 1, amount: entry.amount ?? .one))
        }
        let summary = try #require(try logbook.summary(of: read.id, at: try fixture.at(run.stop)))
        #expect(summary.running == nil && summary.all.amount == result.amount)
        let after = try fixture.rows()
        try logbook.undo()
        #expect(try fixture.rows() == before && logbook.running(of: read) != nil)
        try logbook.redo()
        #expect(try fixture.rows() == after && logbook.running(of: read) == nil)
    }

    @Test func `parts told to the second make the whole`() throws {
        let fixture = try LogbookFixture()
        let read = try fixture.open().addItem(
            timed("Read", unit: "h"), at: try fixture.at("2026-11-28 09:00"))
        let start = Instant(milliseconds: try fixture.at("2026-11-28 23:59:40").milliseconds + 499)
        try fixture.open().start(read, at: start)
        let end = Instant(milliseconds: start.milliseconds + 41_000)
        let result = try fixture.open().stop(read, at: end)
        #expect(result.entries.count == 2 && read.seconds(of: result.amount) == 41)
    }

    /// Case C26.
    @Test func `an exclusive one ends the exclusive one that runs at that instant, in one step`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let (early, now) = (try fixture.at("2026-11-30 09:00"), try fixture.at("2026-11-30 10:12"))
        let write = try logbook.addItem(timed("Write"), at: early)
        let read = try logbook.addItem(timed("Read"), at: early)
        let music = try logbook.addItem(timed("Music", exclusive: false), at: early)
        try logbook.start(write, at: early)
        try logbook.start(music, at: early)
        let before = try fixture.rows()
        let result = try logbook.start(read, when: .at(try fixture.at("2026-11-30 09:40")), at: now)
        #expect(
            result.ended == [write]
                && result.sentence == "Started Read, since today 09:40 · ended Write, 40 min")
        #expect(try logbook.entries(of: write).map(\.amount) == [Amount(40)])
        #expect(try logbook.running().map(\.item) == [music, read])
        #expect(throws: LogbookError.stopsBeforeStart(read, since: "today 09:40")) {
            try logbook.stop(read, when: .at(try fixture.at("2026-11-30 08:00")), at: now)
        }
        // What would run beside another from its start on.
        #expect(throws: LogbookError.startsBefore(read, since: "today 09:40")) {
            try logbook.start(write, when: .at(early), at: now)
        }
        try logbook.undo()
        #expect(try fixture.rows() == before && logbook.running().map(\.item) == [write, music])
        try logbook.redo()
        #expect(try logbook.running().map(\.item) == [music, read])
    }

    @Test func `one that is not exclusive leaves the others be`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 09:00")
        let write = try logbook.addItem(timed("Write"), at: now)
        let music = try logbook.addItem(timed("Music", exclusive: false), at: now)
        try logbook.tap(write, at: now)
        #expect(try logbook.tap(music, at: now).ended.isEmpty)
        #expect(try logbook.running().count == 2)
    }

    /// Case C27.
    @Test func `a clock that was set back loses nothing, and the start can be moved`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let (late, now) = (try fixture.at("2026-11-30 12:00"), try fixture.at("2026-11-30 10:00"))
        let read = try logbook.addItem(timed("Read"), at: late)
        try logbook.start(read, at: late)
        #expect(try logbook.running(of: read)?.seconds(at: now) == 0)
        _ = try logbook.today(at: now)
        #expect(throws: LogbookError.stopsBeforeStart(read, since: "today 12:00")) {
            try logbook.tap(read, at: now)
        }
        let moved = try logbook.start(read, when: .at(try fixture.at("2026-11-30 09:30")), at: now)
        #expect(moved.sentence == "Read is running since today 09:30 now")
        #expect(try logbook.tap(read, at: now).amount == Amount(30))
    }

    @Test func `what cannot be is refused and writes nothing`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 10:00")
        let tea = try logbook.addItem(ItemChange(name: "Tea"), at: now)
        let read = try logbook.addItem(timed("Read"), at: now)
        let steps = try logbook.history().count
        #expect(throws: LogbookError.noStopwatch(tea)) { try logbook.start(tea, at: now) }
        #expect(throws: LogbookError.noStopwatch(tea)) { try logbook.stop(tea, at: now) }
        #expect(throws: LogbookError.notRunning(read)) { try logbook.stop(read, at: now) }
        let yesterday = try day("2026-11-29")
        #expect(throws: LogbookError.dayAlone(yesterday)) {
            try logbook.tap(read, when: .on(yesterday), at: now)
        }
        #expect(throws: LogbookError.longAgo("2024-01-01 00:00")) {
            try logbook.start(read, when: .at(try fixture.at("2024-01-01 00:00")), at: now)
        }
        #expect(throws: LogbookError.future("2026-11-30 10:30")) {
            try logbook.tap(read, amount: Amount(60), when: .at(try fixture.at("2026-11-30 09:30")), at: now)
        }
        #expect(throws: LogbookError.self) { try logbook.addItem(timed("Run", unit: "km"), at: now) }
        try logbook.start(read, at: now)
        #expect(throws: LogbookError.runsAlready(read, since: "today 10:00")) {
            try logbook.start(read, at: now)
        }
        var archived = ItemChange()
        archived.isArchived = true
        var tapped = ItemChange()
        tapped.runsStopwatch = false
        for change in [archived, tapped] {
            #expect(throws: LogbookError.stillRuns(read, since: "today 10:00")) {
                try logbook.edit(read, change, at: now)
            }
        }
        #expect(try logbook.history().count == steps + 1)
    }

    @Test func `a length of time is entered as it passed, day by day`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 00:10")
        let read = try logbook.addItem(timed("Read"), at: now)
        let result = try logbook.tap(read, amount: Amount(30), at: now)
        #expect(
            result.entries.map { "\($0.day) \($0.amount ?? .one)" } == ["2026-11-29 20", "2026-11-30 10"])
        #expect(result.sentence == "Logged Read, 30 min · 10 min today")
        let whole = try logbook.tap(read, amount: Amount(30), when: .on(try day("2026-11-30")), at: now)
        #expect(whole.entries.map(\.amount) == [Amount(30)])
    }

    @Test func `a goal is measured with what runs, totals with what has ended`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        var change = timed("Read", unit: "min")
        var unit: String? = "min"
        change.goals = [try Goal(parsing: "30min/day", unit: &unit)]
        let read = try logbook.addItem(change, at: try fixture.at("2026-11-30 09:00"))
        try logbook.start(read, at: try fixture.at("2026-11-30 09:00"))
        let now = try fixture.at("2026-11-30 09:20")
        #expect(try logbook.today(at: now).pending.first?.goals.first?.done == Amount(20))
        #expect(try logbook.today(at: try fixture.at("2026-11-30 09:31")).pending.isEmpty)
        #expect(try logbook.summary(of: read.id, at: now)?.today == Total.none)
        #expect(try logbook.summary(of: read.id, at: now)?.running?.seconds(at: now) == 1200)
    }

    @Test func `a deleted item comes back running`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 09:00")
        let read = try logbook.addItem(timed("Read"), at: now)
        try logbook.start(read, note: "a book", at: now)
        let entry = try logbook.running(of: read)
        try logbook.delete(read, at: now)
        #expect(try logbook.running().isEmpty)
        try logbook.undo()
        #expect(try logbook.running(of: read) == entry && entry?.note == "a book")
    }

    @Test func `of twenty that start one at once, one does`() async throws {
        let fixture = try LogbookFixture()
        let now = try fixture.at("2026-11-30 09:00")
        let read = try fixture.open().addItem(timed("Read"), at: now)
        let path = fixture.place.file("vistazo.store")
        let started = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    // A connection each, as a process each would have.
                    let logbook = try? Logbook(
                        path: path, runtimeFolder: nil, zone: .system, words: Words(language: "en"),
                        door: .script)
                    return (try? logbook?.start(read, at: now)) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(started == 1)
        #expect(try fixture.open().running().count == 1)
    }

    @Test(arguments: [
        ("30m", "30"), ("1h30", "90"), ("1h30m", "90"), ("1:30", "90"), ("0:05", "5"), ("1:30:30", "90.5"),
        ("90", "90"), ("90min", "90"), ("2h", "120"), ("45s", "0.75"), ("1h 5", "65"),
    ])
    func `lengths of time are read`(typed: String, minutes: String) throws {
        #expect(try Amount(parsing: typed, unit: "min") == Amount(parsing: minutes))
    }

    @Test(arguments: [
        "1:60", "1:5", ":30", "1h305", "1d12", "h30", "1:2:3", "-1:30", "30:", "1h30h", "9:9:99", "1h-5",
    ])
    func `what is no length of time is refused`(typed: String) {
        #expect(throws: AmountError.self) { try Amount(parsing: typed, unit: "min") }
    }
}
