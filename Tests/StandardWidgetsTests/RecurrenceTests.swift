import Foundation
import Testing
import VistazoLogbook

@testable import StandardWidgets

/// What comes round, from a person's words to instants.
@Suite struct RecurrenceTests {
    private func zone(_ name: String) throws -> Zone { .named(try #require(TimeZone(identifier: name))) }

    /// `2026-11-30 09:12` on a clock of the zone.
    private func instant(_ text: String, _ zone: Zone) throws -> Instant {
        try Instant(parsing: text, now: Instant(seconds: 0), zone: zone)
    }

    private func told(_ instants: [Instant], _ zone: Zone) -> [String] {
        instants.map { instant in
            let (day, second) = zone.local(at: instant)
            return "\(day) " + clockText(second)
        }
    }

    /// From Monday, 30 November 2026, 09:12 on.
    @Test(arguments: [
        ("weekdays 18:00", ["2026-11-30 18:00", "2026-12-01 18:00", "2026-12-02 18:00"]),
        ("Weekdays at 6pm", ["2026-11-30 18:00", "2026-12-01 18:00", "2026-12-02 18:00"]),
        ("mon,wed 07:30", ["2026-12-02 07:30", "2026-12-07 07:30", "2026-12-09 07:30"]),
        ("mon, wed and fri 7:30 am", ["2026-12-02 07:30", "2026-12-04 07:30", "2026-12-07 07:30"]),
        ("daily 22:00", ["2026-11-30 22:00", "2026-12-01 22:00", "2026-12-02 22:00"]),
        ("every day at 8:00, 20:00", ["2026-11-30 20:00", "2026-12-01 08:00", "2026-12-01 20:00"]),
        ("first monday 10:00", ["2026-12-07 10:00", "2027-01-04 10:00", "2027-02-01 10:00"]),
        ("last friday of the month 17:00", ["2026-12-25 17:00", "2027-01-29 17:00", "2027-02-26 17:00"]),
        ("weekends noon", ["2026-12-05 12:00", "2026-12-06 12:00", "2026-12-12 12:00"]),
        ("sat-mon midnight", ["2026-12-05 00:00", "2026-12-06 00:00", "2026-12-07 00:00"]),
        ("day 31 09:00", ["2026-11-30 09:00", "2026-12-31 09:00", "2027-01-31 09:00"].map { $0 }),
        ("last day 18:00", ["2026-11-30 18:00", "2026-12-31 18:00", "2027-01-31 18:00"]),
        ("24 december", ["2026-12-24 00:00", "2027-12-24 00:00", "2028-12-24 00:00"]),
        ("Dec 24th 18:00", ["2026-12-24 18:00", "2027-12-24 18:00", "2028-12-24 18:00"]),
        ("29 february 12:00", ["2028-02-29 12:00"]),
        ("2026-12-24 18:00", ["2026-12-24 18:00"]),
        ("2026-12-24T18:00", ["2026-12-24 18:00"]),
        ("24 december 2028 18:00", ["2028-12-24 18:00"]),
        ("every 90m", ["2026-11-30 10:30", "2026-11-30 12:00", "2026-11-30 13:30"]),
        ("every 2 hours", ["2026-11-30 10:00", "2026-11-30 12:00", "2026-11-30 14:00"]),
        (
            "weekdays every 4h from 9:00 to 18:00",
            ["2026-11-30 13:00", "2026-11-30 17:00", "2026-12-01 09:00"]
        ),
        // Spanish.
        ("laborables 18:00", ["2026-11-30 18:00", "2026-12-01 18:00", "2026-12-02 18:00"]),
        ("lunes y miércoles a las 7:30", ["2026-12-02 07:30", "2026-12-07 07:30", "2026-12-09 07:30"]),
        ("lunes a viernes 18h", ["2026-11-30 18:00", "2026-12-01 18:00", "2026-12-02 18:00"]),
        ("todos los días a las 22:00", ["2026-11-30 22:00", "2026-12-01 22:00", "2026-12-02 22:00"]),
        ("días laborables 18h30", ["2026-11-30 18:30", "2026-12-01 18:30", "2026-12-02 18:30"]),
        ("fin de semana mediodía", ["2026-12-05 12:00", "2026-12-06 12:00", "2026-12-12 12:00"]),
        ("primer lunes del mes 10:00", ["2026-12-07 10:00", "2027-01-04 10:00", "2027-02-01 10:00"]),
        ("24 de diciembre de 2026 18:00", ["2026-12-24 18:00"]),
        ("cada 90 min", ["2026-11-30 10:30", "2026-11-30 12:00", "2026-11-30 13:30"]),
        // Russian.
        ("по будням в 18:00", ["2026-11-30 18:00", "2026-12-01 18:00", "2026-12-02 18:00"]),
        ("пн, ср 07:30", ["2026-12-02 07:30", "2026-12-07 07:30", "2026-12-09 07:30"]),
        ("каждый день 22:00", ["2026-11-30 22:00", "2026-12-01 22:00", "2026-12-02 22:00"]),
        ("каждую пятницу 10:00", ["2026-12-04 10:00", "2026-12-11 10:00", "2026-12-18 10:00"]),
        ("первый понедельник месяца 10:00", ["2026-12-07 10:00", "2027-01-04 10:00", "2027-02-01 10:00"]),
        ("24 декабря 18:00", ["2026-12-24 18:00", "2027-12-24 18:00", "2028-12-24 18:00"]),
        ("15 числа 9:00", ["2026-12-15 09:00", "2027-01-15 09:00", "2027-02-15 09:00"]),
        ("каждые 90 мин", ["2026-11-30 10:30", "2026-11-30 12:00", "2026-11-30 13:30"]),
    ])
    func `it comes round when the words say`(text: String, expected: [String]) throws {
        let zone = try zone("Europe/Madrid")
        let now = try instant("2026-11-30 09:00", zone).advanced(
            bySeconds: text.hasPrefix("day 31") ? -1 : 720)
        let found = try Recurrence(parsing: text).next(expected.count, after: now, in: zone)
        #expect(told(found, zone) == expected)
    }

    @Test func `what happens once comes no more`() throws {
        let zone = try zone("Europe/Madrid")
        let once = try Recurrence(parsing: "2026-12-24 18:00")
        let then = try instant("2026-12-24 18:00", zone)
        #expect(once.next(3, after: then, in: zone).isEmpty)
        #expect(once.last(notAfter: then, in: zone) == then)
        #expect(try Recurrence(parsing: "2099-01-01").next(3, after: then, in: zone).count == 1)
    }

    /// Cases A13, A16: Berlin's clocks go on at 02:00 on 29 March 2026 and back at 03:00 on 25 October.
    @Test(arguments: [
        ("daily 02:30", "2026-03-28 12:00", ["2026-03-29 03:00", "2026-03-30 02:30"]),
        ("daily 02:30, 03:00", "2026-03-28 12:00", ["2026-03-29 03:00", "2026-03-30 02:30"]),
        ("daily 02:30", "2026-10-24 12:00", ["2026-10-25 02:30", "2026-10-26 02:30"]),
        ("sun 23:59", "2026-10-20 12:00", ["2026-10-25 23:59", "2026-11-01 23:59"]),
        ("every 1h", "2026-03-29 01:30", ["2026-03-29 03:00", "2026-03-29 04:00"]),
    ])
    func `it holds to the wall clock through both changes of the clocks`(
        text: String, from: String, expected: [String]
    ) throws {
        let zone = try zone("Europe/Berlin")
        let found = try Recurrence(parsing: text).next(2, after: instant(from, zone), in: zone)
        #expect(told(found, zone) == expected)
    }

    @Test func `a time that exists twice is the first of the two, and comes once`() throws {
        let zone = try zone("Europe/Berlin")
        let daily = try Recurrence(parsing: "daily 02:30")
        let first = try #require(daily.next(1, after: instant("2026-10-24 12:00", zone), in: zone).first)
        #expect(zone.offset(at: first) == 7200)
        let next = daily.next(1, after: first, in: zone)
        #expect(told(next, zone) == ["2026-10-26 02:30"])
    }

    @Test func `its clock may hang elsewhere`() throws {
        let madrid = try zone("Europe/Madrid")
        let found = try Recurrence(parsing: "weekdays 09:00 America/Lima")
            .next(2, after: instant("2026-11-30 09:12", madrid), in: madrid)
        #expect(told(found, madrid) == ["2026-11-30 15:00", "2026-12-01 15:00"])
    }

    @Test(arguments: [
        "", " ", "soon", "18", "daily 9", "weekdays 25:00", "mon 10:61", "every", "every 0m", "every 30s",
        "every 2 days", "90m", "first", "first 10:00", "2026-13-01", "31 february", "24/12/2026",
        "weekdays 18:00 please", "daily from 9:00", "every 90m 10:00", "every 1h from 18:00 to 9:00",
        "2026-12-24 monday", "mon 18:00 Europe/Nowhere", "13pm", "0 am", "day 32", "\u{1B}[31m 18:00",
        String(repeating: "mon ", count: 100),
    ])
    func `what makes no sense is refused whole`(text: String) {
        #expect(throws: RecurrenceFault(text: text)) { try Recurrence(parsing: text) }
    }

    @Test(arguments: RecurrenceFault.examples)
    func `what is said to be allowed is`(text: String) throws {
        #expect(try !Recurrence(parsing: text).seconds.isEmpty)
    }

    @Test func `what came last is found as well`() throws {
        let zone = try zone("Europe/Madrid")
        let now = try instant("2026-11-30 09:12", zone)
        for (text, expected) in [
            ("weekdays 18:00", "2026-11-27 18:00"), ("every 90m", "2026-11-30 09:00"),
            ("24 december", "2025-12-24 00:00"), ("first monday 10:00", "2026-11-02 10:00"),
        ] {
            let last = try Recurrence(parsing: text).last(notAfter: now, in: zone)
            #expect(told([try #require(last)], zone) == [expected], "\(text)")
        }
    }
}
