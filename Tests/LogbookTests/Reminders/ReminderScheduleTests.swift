import Foundation
import Testing

@testable import VistazoLogbook

/// When reminders come, over records drawn as rows of days; see `Sketch`.
@Suite struct ReminderScheduleTests {
    /// A schedule of one item whose days are drawn; its last day is today.
    private func schedule(
        _ row: String, _ goals: String..., rules: String..., from: String = "2026-11-02",
        zone: String = "Europe/Berlin", dayStart: Int = 0, setting: ReminderSetting = .init(),
        change: (inout ReminderSubject) -> Void = { _ in }
    ) throws -> ReminderSchedule {
        var sketch = try Sketch(row, from: from)
        sketch.record.goals = GoalHistory([.init(from: sketch.first, goals: try Sketch.set(goals))])
        var subject = ReminderSubject(
            item: Self.item(1, "a"), wishes: try rules.map { .init(try ReminderRule(parsing: $0)) },
            record: sketch.record)
        change(&subject)
        return ReminderSchedule(
            subjects: [subject], zone: .named(try #require(TimeZone(identifier: zone))), dayStart: dayStart,
            setting: setting)
    }

    static func item(_ id: Int64, _ name: String) -> Item {
        Item(
            id: id, uid: "", name: name, emoji: nil, color: nil, sort: 0, isArchived: false, unit: nil,
            step: nil, startDay: nil, isPrivate: false, skipsAMonth: nil, emptyDayIsZero: false,
            runsStopwatch: false, isExclusive: true)
    }

    private func at(_ text: String, _ schedule: ReminderSchedule) throws -> Instant {
        try Instant(parsing: text, now: Instant(seconds: 0), zone: schedule.zone)
    }

    private func clock(_ instant: Instant?, _ schedule: ReminderSchedule) -> String {
        guard let instant else { return "never" }
        let (day, second) = schedule.zone.local(at: instant)
        return "\(day) \(clockText(second))"
    }

    /// Every instant at which something is due, one after the other, if nothing is ever entered.
    private func times(_ schedule: ReminderSchedule, after: String, count: Int) throws -> [String] {
        var now = try at(after, schedule)
        var found: [String] = []
        while found.count < count, let next = schedule.next(after: now) {
            #expect(next > now)
            found.append(clock(next, schedule))
            now = next
        }
        return found
    }

    /// Cases A13 and A16, and what follows from them.
    @Test(
        arguments: [
            // A time that does not exist is the first instant after it; one that exists twice, the first.
            (
                "Europe/Berlin", "02:30", "2026-03-28 00:00",
                ["2026-03-28 02:30", "2026-03-29 03:00", "2026-03-30 02:30"]
            ),
            (
                "Europe/Berlin", "02:30", "2026-10-24 12:00",
                ["2026-10-25 02:30", "2026-10-26 02:30"]
            ),
            (
                "Europe/Berlin", "sun 23:59", "2026-10-17 12:00",
                ["2026-10-18 23:59", "2026-10-25 23:59", "2026-11-01 23:59"]
            ),
            // Half an hour of summer time.
            (
                "Australia/Lord_Howe", "02:15", "2026-10-03 12:00",
                ["2026-10-04 02:30", "2026-10-05 02:15"]
            ),
            ("Australia/Lord_Howe", "01:45", "2027-04-03 12:00", ["2027-04-04 01:45", "2027-04-05 01:45"]),
            // Midnight itself is left out, and repeated.
            ("America/Havana", "00:30", "2026-03-07 12:00", ["2026-03-08 01:00", "2026-03-09 00:30"]),
            ("America/Havana", "00:30", "2026-10-31 12:00", ["2026-11-01 00:30", "2026-11-02 00:30"]),
            ("America/St_Johns", "02:30", "2026-03-07 12:00", ["2026-03-08 03:00", "2026-03-09 02:30"]),
            // A whole day is left out: 30 December 2011.
            ("Pacific/Apia", "18:00", "2011-12-29 12:00", ["2011-12-29 18:00", "2011-12-31 18:00"]),
            ("Asia/Kathmandu", "18:00", "2026-11-30 12:00", ["2026-11-30 18:00", "2026-12-01 18:00"]),
        ])
    func `a time is one of the wall clock, once a day`(
        zone: String, rule: String, from: String, expected: [String]
    ) throws {
        let first = String(from.prefix(10))
        let schedule = try schedule(".", rules: rule, from: first, zone: zone)
        #expect(try times(schedule, after: from, count: expected.count) == expected)
    }

    @Test func `the second of two equal times is none`() throws {
        var schedule = try schedule(".", rules: "02:30", from: "2026-10-25")
        let first = try #require(schedule.next(after: try at("2026-10-25 00:00", schedule)))
        #expect(schedule.due(at: first).count == 1)
        schedule.marks[.init(item: 1, day: try day("2026-10-25"), rule: "02:30")] = .told
        // An hour later the clock shows the same.
        #expect(schedule.due(at: first.advanced(bySeconds: 3600)) == [])
        #expect(clock(schedule.next(after: first), schedule) == "2026-10-26 02:30")
    }

    /// Case H08.
    @Test(
        arguments: [
            ("....", "3/day", true, "0 of 3"), ("...2", "3/day", true, "2 of 3"),
            ("...3", "3/day", false, ""),
            ("...s", "3/day", false, ""), ("....", "mon,wed", false, ""), ("...1", "mon,thu", false, ""),
            ("....", "every:11d", true, "0 of 1"), ("1...", "every:11d", false, ""),
            ("...1", "3/week", false, ""), ("....", "3/week", true, "0 of 3"),
            ("111.", "3/week", false, ""), ("...1", "3/7", false, ""), ("1.1.", "3/7", true, "2 of 3"),
            ("....", "<=2/day", true, ""), ("...1", "<=2/day", false, ""),
        ])
    func `a day that is decided is silent`(
        row: String, goal: String, isTold: Bool, progress: String
    ) throws {
        // The fourth is a Thursday.
        let schedule = try schedule(row, goal, rules: "18:00")
        let due = schedule.due(at: try at("2026-11-05 18:00", schedule))
        #expect(due.count == (isTold ? 1 : 0))
        if case .goal(let found)? = due.first?.reason {
            #expect("\(found.done) of \(found.needed)" == progress)
        } else {
            #expect(progress.isEmpty)
        }
        // Tomorrow's comes, where something is due then.
        let next = clock(schedule.next(after: try at("2026-11-05 18:00", schedule)), schedule)
        switch goal {
        case "mon,wed", "mon,thu": #expect(next == "2026-11-09 18:00")
        case "every:11d": #expect(next == (isTold ? "2026-11-06 18:00" : "2026-11-13 18:00"))
        case "3/week" where row == "111.": #expect(next == "2026-11-09 18:00")
        case "3/7" where row == "...1": #expect(next == "2026-11-06 18:00")
        default: #expect(next == "2026-11-06 18:00")
        }
    }

    @Test func `without a goal an entry decides the day`() throws {
        let empty = try schedule("..", rules: "18:00")
        #expect(empty.due(at: try at("2026-11-03 18:00", empty)).map(\.reason) == [.nothingYet])
        let done = try schedule(".1", rules: "18:00")
        #expect(done.due(at: try at("2026-11-03 18:00", done)) == [])
        #expect(clock(done.next(after: try at("2026-11-03 12:00", done)), done) == "2026-11-04 18:00")
    }

    @Test func `what is archived, runs or has not begun is silent`() throws {
        let archived = try schedule(".", rules: "18:00") { $0.item.isArchived = true }
        #expect(archived.due(at: try at("2026-11-02 18:00", archived)) == [])
        #expect(archived.next(after: try at("2026-11-02 12:00", archived)) == nil)
        let running = try schedule(".", rules: "18:00") { $0.isRunning = true }
        #expect(running.due(at: try at("2026-11-02 18:00", running)) == [])
        let start = try day("2026-11-20")
        let early = try schedule(".", rules: "18:00") { $0.record.startDay = start }
        #expect(early.due(at: try at("2026-11-02 18:00", early)) == [])
        #expect(clock(early.next(after: try at("2026-11-02 12:00", early)), early) == "2026-11-20 18:00")
    }

    /// Cases H19 and A14.
    @Test func `due days alone are reminded of, by steps of the calendar`() throws {
        let weekdays = try schedule(".", "mon,wed,fri", rules: "18:00")
        #expect(
            try times(weekdays, after: "2026-11-02 00:00", count: 4) == [
                "2026-11-02 18:00", "2026-11-04 18:00", "2026-11-06 18:00", "2026-11-09 18:00",
            ])
        let due = try schedule(".", "mon,wed,fri", rules: "due", dayStart: 4 * 3600)
        #expect(
            try times(due, after: "2026-11-02 12:00", count: 2) == ["2026-11-04 04:00", "2026-11-06 04:00"])
        let timed = try schedule(".", "mon,wed,fri", rules: "due 9:00")
        #expect(try times(timed, after: "2026-11-02 12:00", count: 1) == ["2026-11-04 09:00"])
        let every = try schedule("1", "every:11d", rules: "due 9:00", from: "2026-10-24")
        #expect(
            try times(every, after: "2026-10-24 12:00", count: 2) == ["2026-11-04 09:00", "2026-11-05 09:00"])
        // A week's goal is due on its last day.
        let week = try schedule(".", "3/week", rules: "due 9:00")
        #expect(try times(week, after: "2026-11-02 12:00", count: 1) == ["2026-11-08 09:00"])
        // Without a goal nothing ever is.
        #expect(try times(schedule(".", rules: "due"), after: "2026-11-02 00:00", count: 1) == [])
    }

    @Test(
        arguments: [
            ("111.", "1/day", 3), ("1.1.", "1/day", 1), ("....", "1/day", 0), ("1111", "1/day", 0),
            ("11..", "1/day", 0), ("111s", "1/day", 0), ("1.s.", "1/day", 0), ("1.1.", "mon,wed,thu", 2),
            ("1.1.", "mon,wed,fri", 0), ("1..1..1.", "every:3d", 0), ("1..1..1...", "every:3d", 3),
            // Two weeks of three; the third ends on its seventh day, a Sunday.
            ("111....111....11....", "3/week", 0), ("111....111....11.....", "3/week", 2),
            ("111....111....111....", "3/week", 0), ("zzz.", "<=2/day", 3),
        ])
    func `a run that ends with the day is at risk`(row: String, goal: String, count: Int) throws {
        let schedule = try schedule(row, goal, rules: "streak")
        let today = try #require(schedule.subjects.first).record.today
        let due = schedule.due(at: try at("\(today) 20:00", schedule))
        if count == 0 {
            #expect(due == [])
        } else if case .streak(count, _)? = due.first?.reason {
            #expect(due.count == 1)
        } else {
            Issue.record("\(due)")
        }
        #expect(schedule.due(at: try at("\(today) 19:59", schedule)) == [])
    }

    @Test func `a run kept today is at risk tomorrow, and its time may be chosen`() throws {
        let evening = ReminderSetting(evening: 19 * 60 + 15)
        let kept = try schedule("11", "1/day", rules: "streak", setting: evening)
        #expect(clock(kept.next(after: try at("2026-11-03 12:00", kept)), kept) == "2026-11-04 19:15")
        let timed = try schedule("11", "1/day", rules: "streak 21:45", setting: evening)
        #expect(clock(timed.next(after: try at("2026-11-03 12:00", timed)), timed) == "2026-11-04 21:45")
        // The last day to save it, and no other.
        let lost = try schedule("1.", "1/day", rules: "streak")
        #expect(try times(lost, after: "2026-11-03 12:00", count: 3) == ["2026-11-03 20:00"])
    }

    /// Case H10, of one item.
    @Test(
        arguments: [
            ("17:30", "17:29", false, false), ("17:30", "17:30", true, false),
            ("17:30", "17:31", true, false), ("17:30", "19:00", true, true),
            ("17:30", "19:29", true, true), ("17:30", "19:30", false, false),
            // Never after the day is over, however short ago it was.
            ("23:30", "23:59", true, true), ("23:30", "tomorrow 00:10", false, false),
        ])
    func `what was slept through is told late within the grace`(
        rule: String, now: String, isTold: Bool, isLate: Bool
    ) throws {
        let schedule = try schedule(".", rules: rule)
        let time = now.hasPrefix("tomorrow ") ? "2026-11-03 \(now.dropFirst(9))" : "2026-11-02 \(now)"
        let due = schedule.due(at: try at(time, schedule))
        #expect(due.map(\.isLate) == (isTold ? [isLate] : []))
    }

    @Test func `a day that begins at four ends at four`() throws {
        let schedule = try schedule("..", rules: "01:00", dayStart: 4 * 3600)
        let due = schedule.due(at: try at("2026-11-04 01:30", schedule))
        #expect(due.map(\.day) == [try day("2026-11-03")])
        #expect(schedule.due(at: try at("2026-11-04 04:00", schedule)) == [])
    }

    @Test func `times before a rule was made were never asked for`() throws {
        var schedule = try schedule(".", rules: "09:00")
        schedule.subjects[0].wishes[0].since = try at("2026-11-02 10:00", schedule)
        #expect(schedule.due(at: try at("2026-11-02 10:00", schedule)) == [])
        #expect(
            clock(schedule.next(after: try at("2026-11-02 08:00", schedule)), schedule) == "2026-11-03 09:00")
    }

    @Test func `several rules of an item at a time are one reminder`() throws {
        let schedule = try schedule("11.", "1/day", rules: "17:00", "18:00", "due 18:30", "streak 18:45")
        let due = schedule.due(at: try at("2026-11-04 18:50", schedule))
        #expect(due.count == 1)
        #expect(due.first?.rules.map(\.spelled) == ["17:00", "18:00", "due 18:30", "streak 18:45"])
        #expect(clock(due.first?.instant, schedule) == "2026-11-04 18:45")
        if case .streak(2, .day)? = due.first?.reason {} else { Issue.record("\(due)") }
    }

    @Test func `one put off comes again at its time, on its day`() throws {
        var schedule = try schedule(".", rules: "17:00")
        let occasion = ReminderSchedule.Occasion(item: 1, day: try day("2026-11-02"), rule: "17:00")
        schedule.marks[occasion] = .snoozed(until: try at("2026-11-02 17:20", schedule))
        #expect(schedule.due(at: try at("2026-11-02 17:19", schedule)) == [])
        #expect(
            clock(schedule.next(after: try at("2026-11-02 17:00", schedule)), schedule) == "2026-11-02 17:20")
        let due = schedule.due(at: try at("2026-11-02 17:20", schedule))
        #expect(due.map(\.isLate) == [false])
        // Put off beyond its day, or done meanwhile, it does not come.
        schedule.marks[occasion] = .snoozed(until: try at("2026-11-03 00:05", schedule))
        #expect(schedule.due(at: try at("2026-11-03 00:05", schedule)) == [])
        #expect(
            clock(schedule.next(after: try at("2026-11-02 23:00", schedule)), schedule) == "2026-11-03 17:00")
    }

    @Test func `the next of many is the first of all, by a slow look at each minute`() throws {
        var schedule = try schedule("1.", "1/day", rules: "09:00", "streak 20:00")
        for (index, (goal, rule)) in [
            ("mon,wed", "07:10"), ("every:2d", "due 06:40"), ("2/week", "sun 22:00"),
        ]
        .enumerated() {
            var sketch = try Sketch("1.", from: "2026-11-02")
            sketch.record.goals = GoalHistory([.init(from: sketch.first, goals: try Sketch.set([goal]))])
            schedule.subjects.append(
                ReminderSubject(
                    item: Self.item(Int64(index + 2), goal),
                    wishes: [.init(try ReminderRule(parsing: rule))], record: sketch.record))
        }
        schedule.setting.late = 0
        let now = try at("2026-11-03 08:00", schedule)
        var found: [Instant] = []
        var next = schedule.next(after: now)
        while let instant = next, instant < now.advanced(bySeconds: 8 * 86_400) {
            found.append(instant)
            next = schedule.next(after: instant)
        }
        var slow: [Instant] = []
        for minute in 1...(8 * 1440) {
            let instant = now.advanced(bySeconds: minute * 60)
            var then = schedule
            let today = day(of: instant, zone: schedule.zone, dayStart: 0)
            for index in then.subjects.indices { then.subjects[index].record.today = today }
            if !then.due(at: instant).isEmpty { slow.append(instant) }
        }
        #expect(found == slow.filter { $0 < now.advanced(bySeconds: 8 * 86_400) })
        #expect(found.count > 10)
    }
}
