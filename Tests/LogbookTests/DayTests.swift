import Foundation
import Testing

@testable import VistazoLogbook

@Suite struct DayTests {
    @Test func `days and dates agree with Foundation's calendar over four centuries`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for number in stride(from: -80_000, through: 80_000, by: 37) {
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(number) * 86_400))
            let day = Day(number: number)
            #expect(day.date == (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0))
            #expect(day.weekday == ((parts.weekday ?? 0) + 5) % 7)
            #expect(Day(day.description) == day)
        }
    }

    @Test(arguments: [
        "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-01", "26-01-01", "", "2026-11-3x",
        "0000-01-01", "2026-11-30 ",
    ])
    func `what is no date is no day`(text: String) {
        #expect(Day(text) == nil)
    }

    @Test func `days end with the years 1 and 9999`() {
        #expect(Day(number: .min).description == "0001-01-01")
        #expect(Day(number: .max).description == "9999-12-31")
        #expect(Day(number: 5).advanced(by: .max) == Day(number: .max))
        #expect(Day(number: -5).advanced(by: .min) == Day(number: .min))
    }

    @Test func `leap days follow the Gregorian rule`() {
        #expect(Day("2024-02-29") != nil && Day("2000-02-29") != nil)
        #expect(Day("2100-02-29") == nil)
    }
}

@Suite struct ZoneTests {
    @Test(arguments: [
        // The gap of Berlin: 02:00 to 03:00.
        ("Europe/Berlin", "2026-03-29 02:30", "2026-03-29T01:00:00Z"),
        ("Europe/Berlin", "2026-03-29 03:00", "2026-03-29T01:00:00Z"),
        ("Europe/Berlin", "2026-03-29 01:59", "2026-03-29T00:59:00Z"),
        // 02:30 exists twice: the first.
        ("Europe/Berlin", "2026-10-25 02:30", "2026-10-25T00:30:00Z"),
        ("Europe/Berlin", "2026-10-25 03:00", "2026-10-25T02:00:00Z"),
        // Midnight does not exist.
        ("America/Asuncion", "2023-10-01 00:00", "2023-10-01T04:00:00Z"),
        // A day that does not exist at all: the first instant after it.
        ("Pacific/Apia", "2011-12-30 12:00", "2011-12-30T10:00:00Z"),
        ("Asia/Kathmandu", "2026-01-01 00:00", "2025-12-31T18:15:00Z"),
    ])
    func `a local time becomes its instant, the first of two, or the end of its gap`(
        zone: String, local: String, instant: String
    ) throws {
        let zone = Zone.named(try #require(TimeZone(identifier: zone)))
        let found = try Instant(parsing: local, now: Instant(seconds: 0), zone: zone)
        #expect(found.text(offset: 0) == instant)
    }

    @Test func `the system's zone answers as Foundation does`() {
        for seconds in stride(from: 0, through: 2_000_000_000, by: 9_999_991) {
            let instant = Instant(seconds: seconds)
            #expect(Zone.system.offset(at: instant) == Zone.named(.current).offset(at: instant))
        }
    }

    @Test(arguments: [
        ("2026-09-09 01:30", "03:00", "2026-09-08"), ("2026-09-09 02:59", "03:00", "2026-09-08"),
        ("2026-09-09 03:00", "03:00", "2026-09-09"), ("2026-09-09 00:00", "00:00", "2026-09-09"),
        ("2026-09-08 23:59", "00:00", "2026-09-08"), ("2026-09-09 23:00", "23:30", "2026-09-08"),
        // The start of the day falls in the gap: the day begins when the gap ends.
        ("2026-03-29 01:59", "02:30", "2026-03-28"), ("2026-03-29 03:00", "02:30", "2026-03-29"),
    ])
    func `a day lasts from its start to the next day's`(time: String, start: String, expected: String) throws
    {
        let zone = Zone.named(try #require(TimeZone(identifier: "Europe/Berlin")))
        let now = Instant(seconds: 0)
        let instant = try Instant(parsing: time, now: now, zone: zone)
        let parts = start.split(separator: ":").compactMap { Int($0) }
        let found = VistazoLogbook.day(of: instant, zone: zone, dayStart: parts[0] * 3600 + parts[1] * 60)
        #expect(found.description == expected)
    }

    @Test func `a clock that goes back over the day's start does not take the day back`() throws {
        let zone = Zone.named(try #require(TimeZone(identifier: "Europe/Berlin")))
        // 02:30 the first time is 00:30 UTC; 02:10 the second time is 01:10 UTC.
        let second = try Instant(parsing: "2026-10-25T01:10:00Z", now: Instant(seconds: 0), zone: zone)
        #expect(zone.local(at: second).second == 2 * 3600 + 600)
        #expect(VistazoLogbook.day(of: second, zone: zone, dayStart: 9000).description == "2026-10-25")
    }

    @Test func `days never run backwards, through a year of any zone and start`() throws {
        for name in ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "America/Havana"] {
            let zone = Zone.named(try #require(TimeZone(identifier: name)))
            for start in [0, 9000, 86_399] {
                var last = Day(number: .min)
                for seconds in stride(from: 1_790_000_000, to: 1_822_000_000, by: 1777) {
                    let day = VistazoLogbook.day(of: Instant(seconds: seconds), zone: zone, dayStart: start)
                    #expect(day >= last)
                    last = day
                }
            }
        }
    }
}
