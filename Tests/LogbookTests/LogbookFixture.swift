import Foundation
import Testing
import VistazoWords

@testable import VistazoLogbook

/// A logbook of its own in a temporary folder, with a clock that stands still.
final class LogbookFixture {
    let place: TemporaryFolder
    let zone: Zone
    let dayStart: Int

    init(zone: String = "Europe/Berlin", dayStart: Int = 0) throws {
        place = try TemporaryFolder()
        self.zone = .named(try #require(TimeZone(identifier: zone)))
        self.dayStart = dayStart
    }

    /// Another connection, as another process would have.
    func open(
        zone: String? = nil, dayStart: Int? = nil, door: Door = .terminal, language: String = "en"
    ) throws -> Logbook {
        let other: Zone? = try zone.map { .named(try #require(TimeZone(identifier: $0))) }
        return try Logbook(
            path: place.file("vistazo.store"), runtimeFolder: place.path, zone: other ?? self.zone,
            dayStart: dayStart ?? self.dayStart, words: Words(language: language), door: door)
    }

    /// The instant of a local time in the fixture's zone, or another.
    func at(_ text: String, zone: String? = nil) throws -> Instant {
        let other: Zone? = try zone.map { .named(try #require(TimeZone(identifier: $0))) }
        return try Instant(parsing: text, now: Instant(seconds: 0), zone: other ?? self.zone)
    }

    /// Every row of the tables that undo covers, and of the totals.
    func rows() throws -> [String] {
        let database = try open().database
        let queries = [
            "SELECT json_array(id, uid, name, folded, emoji, color, sort, archived, unit, step) FROM items",
            "SELECT json_array(id, uid, item, instant, zone_offset, day, amount, note, continues) FROM entries",
            "SELECT json_array(name, value) FROM counters",
            "SELECT json_array(item, from_day, goals) FROM goals",
            "SELECT json_array(item, day) FROM skips", "SELECT json_array(item, day, 0) FROM misses",
            "SELECT json_array(item, instant, zone_offset, day, note) FROM running",
            "SELECT json_array(item, rule, since) FROM reminders",
            "SELECT json_array(item, count, amount, last, last_offset) FROM item_totals",
            "SELECT json_array(item, day, count, amount) FROM day_totals",
        ]
        return try queries.flatMap { try database.all($0 + " ORDER BY 1", [], { $0.text(0) }) }
    }
}

/// The day of a text that is known to be one.
func day(_ text: String) throws -> Day { try #require(Day(text)) }
