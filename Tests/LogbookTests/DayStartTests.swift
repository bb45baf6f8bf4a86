import Foundation
import Testing

@testable import VistazoLogbook

/// Local times and the starts of days against a clock that is read step by step.
@Suite struct DayStartTests {
    static let zones = [
        "Europe/Berlin", "America/New_York", "America/St_Johns", "America/Havana", "America/Sao_Paulo",
        "America/Asuncion", "Australia/Lord_Howe", "Australia/Sydney", "Asia/Kathmandu", "Asia/Beirut",
        "Africa/Casablanca", "Pacific/Apia", "Pacific/Chatham", "Asia/Gaza", "Antarctica/Troll",
    ]

    /// Some of a zone's changes of the clock, with the instants around each in equal steps.
    static func changes(_ name: String, step: Int) throws -> [(zone: Zone, steps: [Instant])] {
        let zone = try #require(TimeZone(identifier: name))
        var changes: [(Zone, [Instant])] = []
        for year in [2005, 2011, 2018, 2023, 2026] {
            let begin = try #require(Day(year: year, month: 1, day: 1)).number * 86_400
            var date = Date(timeIntervalSince1970: Double(begin))
            while let next = zone.nextDaylightSavingTimeTransition(after: date),
                next.timeIntervalSince1970 < Double(begin + 366 * 86_400)
            {
                let middle = Int(next.timeIntervalSince1970) / 900 * 900
                let steps = stride(from: middle - 30 * 3600, through: middle + 30 * 3600, by: step)
                changes.append((.named(zone), steps.map { Instant(seconds: $0) }))
                date = next
            }
        }
        return changes
    }

    /// The first instant that shows a local time, or without one the first that shows a later time.
    static func slowInstant(_ shown: Int, _ clocks: [(instant: Instant, shown: Int)]) -> Instant? {
        clocks.first { $0.shown == shown }?.instant ?? clocks.first { $0.shown > shown }?.instant
    }

    @Test(arguments: zones)
    func `a local time is the first that a clock shows, or the first after the gap`(name: String) throws {
        for (zone, steps) in try Self.changes(name, step: 60) {
            let clocks = steps.map { ($0, $0.seconds + zone.offset(at: $0)) }
            // Whole local times well inside the steps, those that exist and those that do not.
            let middle = clocks[clocks.count / 2].1 / 1800 * 1800
            for shown in stride(from: middle - 26 * 3600, through: middle + 8 * 3600, by: 2700) {
                let day = Day(number: quotient(shown, 86_400))
                let found = zone.instant(of: day, second: shown - day.number * 86_400)
                #expect(
                    found == Self.slowInstant(shown, clocks), "\(name) \(day) \(shown - day.number * 86_400)")
            }
        }
    }

    @Test(arguments: zones)
    func `an instant counts for the last day that has begun`(name: String) throws {
        for (zone, steps) in try Self.changes(name, step: 900) {
            for dayStart in [0, 5400, 9000, 14_400, 84_600] {
                var last = Day(number: .min)
                for instant in steps {
                    let shown = zone.local(at: instant).day
                    let begun = (-2...2).map { shown.advanced(by: $0) }
                        .last { zone.instant(of: $0, second: dayStart) <= instant }
                    let found = VistazoLogbook.day(of: instant, zone: zone, dayStart: dayStart)
                    #expect(found == begun, "\(name) \(instant.text(offset: 0)) \(dayStart)")
                    // One roll-over a day, never back.
                    #expect(found >= last)
                    last = found
                }
            }
        }
    }

    /// Case A27, and the start of the day in the night of the change.
    @Test(arguments: [
        ("2026-10-25 00:30", 0, "2026-10-26T00:00:00+01:00"),
        ("2026-03-28 23:30", 0, "2026-03-29T00:00:00+01:00"),
        ("2026-03-28 12:00", 9000, "2026-03-29T03:00:00+02:00"),
        ("2026-10-24 12:00", 9000, "2026-10-25T02:30:00+02:00"),
        ("2026-10-25 12:00", 14_400, "2026-10-26T04:00:00+01:00"),
        ("2026-09-09 01:30", 10_800, "2026-09-09T03:00:00+02:00"),
    ])
    func `the next day begins at its own midnight or start`(now: String, dayStart: Int, expected: String)
        throws
    {
        let fixture = try LogbookFixture(dayStart: dayStart)
        let logbook = try fixture.open()
        let next = logbook.nextDay(after: try fixture.at(now))
        #expect(next.text(offset: logbook.zone.offset(at: next)) == expected)
        #expect(logbook.day(of: next) == logbook.day(of: try fixture.at(now)).advanced(by: 1))
        #expect(logbook.nextDay(after: next) > next)
    }

    /// Case A15: 4 October 2026 has 23 hours in Sydney.
    @Test func `what is done daily is due on the next day, however short`() throws {
        let fixture = try LogbookFixture(zone: "Australia/Sydney")
        let logbook = try fixture.open()
        let now = try fixture.at("2026-10-03 21:00")
        var change = ItemChange(name: "a")
        change.goals = [.every(days: 1)]
        let item = try logbook.addItem(change, at: now)
        try logbook.tap(item, at: now)
        #expect(try logbook.judgements(of: item, at: now).first?.progress?.due == day("2026-10-04"))
        #expect(try logbook.today(at: now).pending.isEmpty)
        #expect(try logbook.today(at: fixture.at("2026-10-04 00:00")).pending.count == 1)
    }

    /// Case A04.
    @Test func `after midnight and before the day's start it is still yesterday that counts`() throws {
        let fixture = try LogbookFixture(dayStart: 4 * 3600)
        let logbook = try fixture.open()
        var change = ItemChange(name: "a")
        change.goals = [.atLeast(.one, .day)]
        let item = try logbook.addItem(change, at: try fixture.at("2026-11-25 12:00"))
        try logbook.tap(item, at: try fixture.at("2026-11-26 00:30"))
        let thursday = try #require(
            try logbook.judgements(of: item, at: fixture.at("2026-11-26 09:00")).first)
        #expect(thursday.days.map(\.state) == [.met, .pending] && thursday.streak.count == 1)
        let friday = try #require(try logbook.judgements(of: item, at: fixture.at("2026-11-27 09:00")).first)
        #expect(friday.days.map(\.state) == [.met, .missed, .pending] && friday.streak.count == 0)
    }

    /// Cases A07 and A08: flying west and east.
    @Test func `no past day is moved or judged by another zone`() throws {
        let fixture = try LogbookFixture(zone: "America/New_York")
        var change = ItemChange(name: "a")
        change.goals = [.atLeast(.one, .day)]
        let west = try fixture.open()
        let item = try west.addItem(change, at: try fixture.at("2026-01-01 09:00"))
        try west.tap(item, at: try fixture.at("2026-01-01 23:30"))
        let east = try fixture.open(zone: "Europe/Helsinki")
        let landed = try fixture.at("2026-01-02 20:00", zone: "Europe/Helsinki")
        try east.tap(item, at: landed)
        #expect(try east.judgements(of: item, at: landed).first?.streak.count == 2)
        // The 3rd has begun in Helsinki; back in New York it is still the 2nd.
        let night = try fixture.at("2026-01-03 01:00", zone: "Europe/Helsinki")
        #expect(try east.judgements(of: item, at: night).first?.days.last?.state == .pending)
        #expect(west.day(of: night) == (try day("2026-01-02")))
        #expect(try west.judgements(of: item, at: night).first?.streak.count == 2)
        try west.tap(item, at: night)
        #expect(
            try west.entries(of: item).map(\.day.description) == ["2026-01-02", "2026-01-02", "2026-01-01"])
    }

    /// Case A24: the date is the same after the switch, and the next day begins in the new zone, once.
    @Test func `a switch of zones begins the day there`() throws {
        let fixture = try LogbookFixture(zone: "Europe/London")
        let now = try fixture.at("2026-07-29 20:00")
        let other = try fixture.open(zone: "America/Los_Angeles")
        #expect(try fixture.open().day(of: now) == other.day(of: now))
        let next = other.nextDay(after: now)
        #expect(next.text(offset: -25_200) == "2026-07-30T00:00:00-07:00")
    }
}
