import Foundation
import Testing
import VistazoWords

@testable import VistazoLogbook

@Suite struct LogbookTests {
    @Test func `an item keeps all that is said of it`() throws {
        let fixture = try LogbookFixture()
        var change = ItemChange(name: "  Cafe\u{301} ")
        change.emoji = "☕"
        change.color = "orange"
        change.unit = "h"
        change.step = Amount(2)
        change.startDay = Day(number: 20_000)
        change.isPrivate = true
        change.skipsAMonth = 3
        change.emptyDayIsZero = true
        change.runsStopwatch = true
        change.isExclusive = false
        let item = try fixture.open().addItem(change, at: Instant(seconds: 0))
        #expect(item.name.unicodeScalars.count == 4)
        #expect(try fixture.open().items() == [item])
        #expect((item.emoji, item.color, item.unit, item.step) == ("☕", "orange", "h", Amount(2)))
        #expect(item.startDay == Day(number: 20_000) && item.skipsAMonth == 3)
        #expect(item.isPrivate && item.emptyDayIsZero && item.runsStopwatch && !item.isExclusive)
    }

    @Test func `names are trimmed, unique and neither empty nor endless`() throws {
        let logbook = try LogbookFixture().open()
        let now = Instant(seconds: 0)
        let cafe = try logbook.addItem(ItemChange(name: "Café"), at: now)
        #expect(throws: LogbookError.nameTaken(cafe)) {
            try logbook.addItem(ItemChange(name: "Cafe\u{301}"), at: now)
        }
        #expect(throws: LogbookError.emptyName) { try logbook.addItem(ItemChange(name: " \n\t"), at: now) }
        #expect(throws: LogbookError.longName) {
            try logbook.addItem(ItemChange(name: String(repeating: "x", count: 201)), at: now)
        }
        try logbook.addItem(ItemChange(name: "cafe"), at: now)
        let hostile = "\u{1b}]52;c;x\u{7}\u{1b}[2J\u{9b}\r\t!"
        #expect(try logbook.addItem(ItemChange(name: hostile), at: now).name == hostile)
    }

    @Test func `a tap logs once and says the new total`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 10:12")
        var change = ItemChange(name: "Water")
        change.emoji = "💧"
        change.unit = "ml"
        change.step = Amount(250)
        let water = try logbook.addItem(change, at: now)
        #expect(try logbook.tap(water, at: now).sentence == "Logged 💧 Water, 250 ml · 250 ml today")
        let second = try logbook.tap(water, amount: Amount(parsing: "1,5"), at: now)
        #expect(second.sentence == "Logged 💧 Water, 1.5 ml · 251.5 ml today")
        #expect(second.total == Total(count: 2, amount: Amount(millionths: 251_500_000)))
        let yesterday = try fixture.at("2026-11-29 23:59")
        #expect(
            try logbook.tap(water, when: .at(yesterday), at: now).sentence
                == "Logged 💧 Water, 250 ml · 250 ml yesterday")
        #expect(
            try fixture.open(language: "es").tap(water, amount: Amount(parsing: "1.5"), at: now).sentence
                == "Apuntado 💧 Water, 1,5 ml · 253 ml hoy")
        let coffee = try logbook.addItem(ItemChange(name: "Coffee"), at: now)
        #expect(try logbook.tap(coffee, at: now).sentence == "Logged Coffee · 1 today")
        #expect(
            try logbook.tap(coffee, when: .on(day("2023-07-12")), at: now).sentence
                == "Logged Coffee · 1 on 2023-07-12")
    }

    @Test func `an entry before the day's start belongs to the day before and keeps its clock`() throws {
        // Of a person who starts days at three and logs water at half past one.
        let fixture = try LogbookFixture(dayStart: 3 * 3600)
        let logbook = try fixture.open()
        let water = try logbook.addItem(
            ItemChange(name: "Water"), at: fixture.at("2026-09-08 10:00"))
        for time in ["2026-09-08 10:00", "2026-09-08 12:00", "2026-09-09 01:30"] {
            try logbook.tap(water, at: fixture.at(time))
        }
        let eighth = try day("2026-09-08")
        #expect(
            try logbook.totals(of: water, from: eighth.advanced(by: -9), through: eighth.advanced(by: 9))
                == [eighth: Total(count: 3, amount: Amount(3))])
        let shown = try logbook.summary(of: water.id, at: fixture.at("2026-09-09 01:30"))
        #expect(shown?.day == eighth && shown?.today.count == 3)
        #expect(try logbook.summary(of: water.id, at: fixture.at("2026-09-09 03:00"))?.today == Total.none)
        let entry = try #require(try logbook.entries(of: water).first)
        #expect(try entry.clock == (day("2026-09-09"), 5400))
    }

    @Test func `past days stay where they were, whatever zone and day start come later`() throws {
        let fixture = try LogbookFixture(zone: "America/New_York")
        let item = try fixture.open().addItem(ItemChange(name: "Pills"), at: Instant(seconds: 0))
        try fixture.open().tap(item, at: fixture.at("2026-01-01 23:30"))
        let first = try fixture.rows()
        let later = try fixture.open(zone: "Africa/Johannesburg", dayStart: 4 * 3600)
        try later.tap(item, at: fixture.at("2026-01-02 20:00", zone: "Africa/Johannesburg"))
        let entries = try later.entries(of: item)
        #expect(try entries.map(\.day) == [day("2026-01-02"), day("2026-01-01")])
        #expect(entries.map(\.zoneOffset) == [7200, -18_000])
        try later.undo()
        #expect(try fixture.rows() == first)
    }

    @Test func `an entry for a day stands at its noon, for today it is now`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 10:12")
        let item = try logbook.addItem(ItemChange(name: "update system"), at: now)
        for _ in 0..<2 { try logbook.tap(item, when: .on(day("2023-07-12")), at: now) }
        try logbook.tap(item, when: .on(day("2026-11-30")), at: now)
        let entries = try logbook.entries(of: item)
        #expect(
            try entries.map(\.instant)
                == [now, fixture.at("2023-07-12 12:00"), fixture.at("2023-07-12 12:00")])
        #expect(try entries.map(\.day).last == day("2023-07-12"))
    }

    @Test func `what is still to come is not logged`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 10:12")
        let item = try logbook.addItem(ItemChange(name: "Coffee"), at: now)
        #expect(throws: LogbookError.future("2026-11-30 23:30")) {
            try logbook.tap(item, when: .at(fixture.at("2026-11-30 23:30")), at: now)
        }
        #expect(throws: LogbookError.future("2026-12-01")) {
            try logbook.tap(item, when: .on(day("2026-12-01")), at: now)
        }
        #expect(try logbook.entries(of: item) == [])
    }

    @Test func `an archived item takes no entries, a deleted one neither`() throws {
        let logbook = try LogbookFixture().open()
        let now = Instant(seconds: 0)
        var item = try logbook.addItem(ItemChange(name: "Coffee"), at: now)
        var change = ItemChange()
        change.isArchived = true
        item = try logbook.edit(item, change, at: now)
        #expect(throws: LogbookError.archivedItem(item)) { try logbook.tap(item, at: now) }
        #expect(try logbook.items() == [] && logbook.items(includingArchived: true) == [item])
        try logbook.delete(item, at: now)
        #expect(throws: LogbookError.unknownItem("Coffee", near: [])) { try logbook.tap(item, at: now) }
        #expect(throws: LogbookError.unknownEntry(7)) { try logbook.deleteEntry(7, at: now) }
    }

    @Test func `totals follow every insert, edit and delete as a count of the rows would`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 10:00")
        var random = SplitMix(state: 7)
        let items = try (0..<3).map { try logbook.addItem(ItemChange(name: "i\($0)"), at: now) }
        for _ in 0..<300 {
            let item = items[Int(random.next() % 3)]
            let when = Logbook.When.at(now.advanced(bySeconds: -Int(random.next() % 400_000)))
            let amount = random.next() % 3 == 0 ? nil : Amount(millionths: Int64(random.next() % 5_000_000))
            let entries = try logbook.entries(of: item)
            let entry = entries.isEmpty ? nil : entries[Int(random.next() % UInt64(entries.count))]
            switch (random.next() % 6, entry) {
            case (0, let entry?): try logbook.deleteEntry(entry.id, at: now)
            case (1, let entry?): try logbook.editEntry(entry.id, amount: amount, when: when, at: now)
            case (2, _): if try logbook.history(limit: 1)[0].action == .log { try logbook.undo() }
            default: try logbook.tap(item, amount: amount, when: when, at: now)
            }
        }
        for item in items {
            let entries = try logbook.entries(of: item)
            let summary = try #require(try logbook.summary(of: item.id, at: now))
            #expect(!entries.isEmpty && summary.all == Self.total(entries))
            #expect(summary.last == entries.first?.instant)
            let days = try logbook.totals(of: item, from: Day(number: 0), through: Day(number: 99_999))
            #expect(days == Dictionary(grouping: entries, by: \.day).mapValues(Self.total))
        }
    }

    static func total(_ entries: [LogEntry]) -> Total {
        Total(count: entries.count, amount: entries.reduce(.zero) { $0 + ($1.amount ?? .one) })
    }

    @Test func `a counter counts for all processes and never falls below zero`() throws {
        let fixture = try LogbookFixture()
        let now = Instant(seconds: 0)
        let (one, other) = (try fixture.open(), try fixture.open())
        #expect(try one.counter("agua") == 0)
        #expect(try one.changeCounter("agua", by: -1, at: now) == 0)
        #expect(try one.changeCounter("agua", by: 2, at: now) == 2)
        #expect(try other.changeCounter("agua", by: -5, at: now) == 0)
        #expect(try other.changeCounter("agua", by: .max, at: now) == .max)
        #expect(try one.changeCounter("agua", by: .max, at: now) == .max)
        #expect(try one.changeCounter("agua", by: .min, at: now) == 0)
        #expect(try one.changeCounter("e\u{301}", by: 1, at: now) == 1)
        #expect(try one.counter("\u{e9}") == 1)
        #expect(try one.history().count == 5)
    }

    @Test func `a store whose disk is full says so and keeps what it had`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = Instant(seconds: 0)
        let item = try logbook.addItem(ItemChange(name: "Coffee"), at: now)
        try logbook.tap(item, at: now)
        let before = try fixture.rows()
        let pages = try logbook.database.first("PRAGMA page_count", [], { $0.int(0) }) ?? 0
        _ = try logbook.database.first("PRAGMA max_page_count = \(pages)", [], { $0.int(0) })
        let error = #expect(throws: DatabaseError.self) {
            for _ in 0..<500 {
                try logbook.tap(item, note: String(repeating: "x", count: 2000), at: now)
            }
        }
        #expect(error?.cause == .full)
        #expect(try fixture.rows().starts(with: before.prefix(1)))
        #expect(try fixture.open().database.first("PRAGMA integrity_check", [], { $0.text(0) }) == "ok")
        let summary = try #require(try fixture.open().summary(of: item.id, at: now))
        #expect(try summary.all.count == fixture.open().entries(of: item).count)
    }

    @Test func `a name in the file that is not UTF-8 is shown with U+FFFD`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        try logbook.database.run(
            "INSERT INTO items (name, folded) VALUES (CAST(x'61ff' AS TEXT), CAST(x'61ff' AS TEXT))")
        #expect(try logbook.items().map(\.name) == ["a\u{FFFD}"])
        let item = try logbook.require("a")
        #expect(try logbook.tap(item, at: Instant(seconds: 0)).sentence.contains("a\u{FFFD}"))
        try logbook.undo()
        #expect(try logbook.entries(of: item) == [])
    }

    @Test(arguments: [Int64.min, .max, -1, 0])
    func `numbers beyond all sense in the file crash nothing`(number: Int64) throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 10:00")
        let item = try logbook.addItem(ItemChange(name: "a"), at: now)
        try logbook.database.run(
            "INSERT INTO entries (item, instant, zone_offset, day, amount) VALUES (1, ?1, ?1, ?1, ?1)",
            [.integer(number)])
        try logbook.database.run(
            "UPDATE items SET step = ?1, start_day = ?1, sort = ?1, skips_a_month = ?1", [.integer(number)])
        let entry = try #require(try logbook.entries(of: item).first)
        #expect((1...9999).contains(entry.clock.day.date.year))
        #expect((1...9999).contains(entry.day.date.year))
        #expect(!entry.instant.text(offset: entry.zoneOffset).isEmpty)
        let summary = try #require(try logbook.summaries(at: now).first)
        let words = Words(language: "en")
        #expect(!words.amount(summary.all.amount, unit: nil).isEmpty)
        #expect(!words.ago(try #require(summary.last), at: now, zone: fixture.zone).isEmpty)
        #expect(!words.moment(clock: entry.clock, today: entry.day.advanced(by: .max)).isEmpty)
        // The sum may not fit: then it is refused, and nothing is written.
        _ = try? logbook.tap(summary.item, at: now)
        _ = try? logbook.addItem(ItemChange(name: "b"), at: now)
        try logbook.deleteEntry(entry.id, at: now)
        try logbook.undo()
        #expect(try logbook.entries(of: item).contains { $0.id == entry.id })
    }

    @Test func `fifty writers at once leave fifty entries`() async throws {
        let fixture = try LogbookFixture()
        let now = Instant(seconds: 1_796_029_950)
        let item = try fixture.open().addItem(ItemChange(name: "Coffee"), at: now)
        let (path, zone) = (fixture.place.file("vistazo.store"), fixture.zone)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let logbook = try Logbook(
                        path: path, runtimeFolder: nil, zone: zone, words: .init(language: "en"),
                        door: .script)
                    try logbook.tap(item, note: "\(number)", at: now)
                    try logbook.changeCounter("all", by: 1, at: now)
                }
            }
            try await group.waitForAll()
        }
        let logbook = try fixture.open()
        #expect(try Set(logbook.entries(of: item).compactMap(\.note)).count == 50)
        #expect(try logbook.summary(of: item.id, at: now)?.today.count == 50)
        #expect(try logbook.counter("all") == 50)
    }
}

/// A small generator with a seed, so that a failure can be seen again.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
