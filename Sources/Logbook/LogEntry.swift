/// One time that an item happened.
package struct LogEntry: Hashable, Identifiable, Sendable {
    /// Lasts as long as the entry; only this file knows it.
    package var id: Int64
    /// As `id`, but the same in every copy of the logbook.
    package var uid: String
    /// The `Item.id` it belongs to.
    package var item: Int64
    /// When it happened, which may be long before it was written.
    package var instant: Instant
    /// Seconds east of Greenwich where and when it was written: its clock time never shifts.
    package var zoneOffset: Int
    /// The day it counts for, decided when it was written.
    package var day: Day
    /// nil counts 1.
    package var amount: Amount?
    /// In the person's own words, controls included: show it with stand-ins.
    package var note: String?
    /// A day's part of a time that began the day before: no time of its own.
    package var continuesEarlier: Bool

    /// The date and the seconds after midnight that a clock showed beside it.
    package var clock: (day: Day, second: Int) { instant.clock(offset: zoneOffset) }

    static let columns = "id, uid, item, instant, zone_offset, day, amount, note, continues"

    /// Reads `columns`.
    init(_ row: Database.Row) {
        id = row.integer(0)
        uid = row.text(1)
        item = row.integer(2)
        instant = Instant(milliseconds: row.integer(3))
        zoneOffset = min(max(row.int(4), -172_800), 172_800)
        day = Day(number: row.int(5))
        amount = row.optionalInteger(6).map(Amount.init(millionths:))
        note = row.optionalText(7)
        continuesEarlier = row.optionalInt(8) == 1
    }
}

/// Entries put together, of a day or of all time.
package struct Total: Hashable, Sendable {
    /// How many entries.
    package var count: Int
    /// The sum of the amounts, where an entry without one counts 1.
    package var amount: Amount

    /// No entries.
    package static let none = Total(count: 0, amount: .zero)

    /// Taken as they are; that both belong together is for the caller.
    package init(count: Int, amount: Amount) {
        self.count = count
        self.amount = amount
    }
}

/// An item and what is known of it without reading its entries.
package struct ItemSummary: Hashable, Sendable {
    /// As it is now.
    package var item: Item
    /// Of all its entries.
    package var all: Total
    /// The latest entry's instant, nil before the first.
    package var last: Instant?
    /// Its seconds east of Greenwich.
    package var lastOffset: Int
    /// The day asked about, and its total.
    package var day: Day
    /// Of `day`.
    package var today: Total
    /// Its stopwatch, where it runs; in none of the totals.
    package var running: RunningEntry?
}
