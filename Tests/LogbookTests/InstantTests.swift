import Foundation
import Testing

@testable import VistazoLogbook

@Suite struct InstantTests {
    /// 30 November 2026, 10:12:30 in Berlin.
    static let now = Instant(seconds: 1_796_029_950)
    static var zone: Zone {
        get throws { .named(try #require(TimeZone(identifier: "Europe/Berlin"))) }
    }

    @Test(arguments: [
        ("now", "2026-11-30T10:12:30+01:00"), ("09:12", "2026-11-30T09:12:00+01:00"),
        ("9:12", "2026-11-30T09:12:00+01:00"), ("09:12:05", "2026-11-30T09:12:05+01:00"),
        ("yesterday 9:00", "2026-11-29T09:00:00+01:00"), ("ayer 9:00", "2026-11-29T09:00:00+01:00"),
        ("Вчера 9:00", "2026-11-29T09:00:00+01:00"), ("today 00:00", "2026-11-30T00:00:00+01:00"),
        ("2013-11-30 15:42", "2013-11-30T15:42:00+01:00"), ("2013-11-30T15:42", "2013-11-30T15:42:00+01:00"),
        ("2026-11-30T09:12:00Z", "2026-11-30T10:12:00+01:00"),
        ("2026-11-30t09:12:00.25-03:30", "2026-11-30T13:42:00.250+01:00"),
        ("2026-07-01 12:00", "2026-07-01T12:00:00+02:00"), ("-90m", "2026-11-30T08:42:30+01:00"),
        ("2h ago", "2026-11-30T08:12:30+01:00"), ("1h 30m ago", "2026-11-30T08:42:30+01:00"),
        ("hace 2h", "2026-11-30T08:12:30+01:00"), ("2 hours ago", "2026-11-30T08:12:30+01:00"),
        ("1w ago", "2026-11-23T10:12:30+01:00"),
        // 30 November is a Monday: the time that was.
        ("monday 9:00", "2026-11-30T09:00:00+01:00"), ("lunes 21:00", "2026-11-23T21:00:00+01:00"),
        ("сб 8:30", "2026-11-28T08:30:00+01:00"), ("tuesday 10:00", "2026-11-24T10:00:00+01:00"),
        // A calendar step over the end of summer time: the clock shows the same.
        ("40d ago", "2026-10-21T10:12:30+02:00"),
    ])
    func `the forms that people type are read to the second`(typed: String, expected: String) throws {
        let zone = try Self.zone
        let instant = try Instant(parsing: typed, now: Self.now, zone: zone)
        #expect(instant.text(offset: zone.offset(at: instant)) == expected)
    }

    @Test(arguments: [
        "26/06/2015", "06/26/2015 9:00", "", "9", "noon", "9am", "09.12", "2013-11-30", "-", "-5", "5m",
        "1m2h ago",
        "tomorrow 9:00", "12:30:xx", "9:00 9:00", "2026-11-30T", "2026-11-30 9", "2026-11-30T09:12:00+1",
        "٠٩:١٢", "99999999999999w ago",
    ])
    func `nothing is guessed`(typed: String) throws {
        let zone = try Self.zone
        #expect(throws: Instant.ParsingError.unreadable(typed)) {
            try Instant(parsing: typed, now: Self.now, zone: zone)
        }
    }

    @Test(arguments: ["2026-02-30 09:00", "24:00", "9:60", "2026-11-30T25:00:00Z", "9:5"])
    func `a day or hour that is not is refused as such`(typed: String) throws {
        let zone = try Self.zone
        #expect(throws: Instant.ParsingError.impossible(typed)) {
            try Instant(parsing: typed, now: Self.now, zone: zone)
        }
    }

    @Test func `dates beyond all calendars are limited`() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            let instant = Instant(Date(timeIntervalSince1970: seconds))
            #expect((1...9999).contains(Zone.named(.gmt).local(at: instant).day.date.year))
        }
        for seconds in [Int.min, .max] {
            let instant = Instant(seconds: seconds).advanced(bySeconds: seconds)
            for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"].compactMap(TimeZone.init(identifier:)) {
                let zone = Zone.named(zone)
                let day = VistazoLogbook.day(of: instant, zone: zone, dayStart: 86_399)
                #expect((1...9999).contains(day.date.year))
            }
        }
        #expect(Instant(Date(timeIntervalSince1970: -0.5)).seconds == -1)
    }
}
