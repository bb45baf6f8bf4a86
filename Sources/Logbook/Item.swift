/// What a person tracks.
package struct Item: Hashable, Identifiable, Sendable {
    /// Lasts as long as the item, through every change of its name, and is not given out again.
    package var id: Int64
    /// As `id`, but the same in every copy of the logbook.
    package var uid: String
    /// Trimmed, never empty, composed (NFC); unique. May hold control characters: show it with stand-ins.
    package var name: String
    /// Before the name in every list; nil for none.
    package var emoji: String?
    /// A colour as an archive spells it: a role's name or `#RRGGBB`.
    package var color: String?
    /// Items are listed by this, then by id.
    package var sort: Int
    /// An archived item keeps its history but is not offered and takes no entries.
    package var isArchived: Bool
    /// What its amounts are counted in: `ml`. nil counts times.
    package var unit: String?
    /// The amount of a tap; nil counts 1.
    package var step: Amount?
    /// Days before it are "before start".
    package var startDay: Day?
    /// Its name and figures are hidden where anybody may look.
    package var isPrivate: Bool
    /// How many days a month may be skipped; nil for any number.
    package var skipsAMonth: Int?
    /// A day without an entry counts as 0, not as unknown.
    package var emptyDayIsZero: Bool
    /// Timed by a stopwatch rather than tapped once.
    package var runsStopwatch: Bool
    /// Its stopwatch ends another exclusive one that runs.
    package var isExclusive: Bool

    /// An item as a file has it; nothing is checked.
    package init(
        id: Int64, uid: String, name: String, emoji: String?, color: String?, sort: Int, isArchived: Bool,
        unit: String?, step: Amount?, startDay: Day?, isPrivate: Bool, skipsAMonth: Int?,
        emptyDayIsZero: Bool, runsStopwatch: Bool, isExclusive: Bool
    ) {
        self.id = id
        self.uid = uid
        self.name = name
        self.emoji = emoji
        self.color = color
        self.sort = sort
        self.isArchived = isArchived
        self.unit = unit
        self.step = step
        self.startDay = startDay
        self.isPrivate = isPrivate
        self.skipsAMonth = skipsAMonth
        self.emptyDayIsZero = emptyDayIsZero
        self.runsStopwatch = runsStopwatch
        self.isExclusive = isExclusive
    }

    /// The name, preceded by the emoji where there is one.
    package var title: String { emoji.map { "\($0) \(name)" } ?? name }
}

/// What can be said of an item when it is made or changed; nil leaves a property as it is.
package struct ItemChange: Hashable, Sendable {
    /// Checked by the rules of names when it is applied.
    package var name: String?
    /// Empty removes it; so with `color` and `unit`.
    package var emoji: String?
    /// As `Item.color`.
    package var color: String?
    /// As `Item.unit`.
    package var unit: String?
    /// Zero removes it.
    package var step: Amount?
    /// As `Item.sort`.
    package var sort: Int?
    /// A day that was set can be moved, not taken away.
    package var startDay: Day?
    /// As `Item.isPrivate`.
    package var isPrivate: Bool?
    /// As `Item.skipsAMonth`; below 0 takes the limit away.
    package var skipsAMonth: Int?
    /// As `Item.emptyDayIsZero`.
    package var emptyDayIsZero: Bool?
    /// As `Item.runsStopwatch`.
    package var runsStopwatch: Bool?
    /// As `Item.isExclusive`.
    package var isExclusive: Bool?
    /// As `Item.isArchived`.
    package var isArchived: Bool?
    /// The whole set of goals; empty takes them away. No property of the item: they are kept with their days.
    package var goals: [Goal]?
    /// The first day `goals` holds for; what held from a later day on is forgotten. nil is today, and for a
    /// new item its start day.
    package var goalsFrom: Day?
    /// The whole set of reminders; empty takes them away. No property of the item, as `goals`.
    package var reminders: [ReminderRule]?

    /// Changes nothing but, where given, the name.
    package init(name: String? = nil) { self.name = name }

    /// Writes what is said into an item.
    ///
    /// - Throws: `LogbookError` for a name that breaks the rules of names.
    func apply(to item: inout Item) throws {
        if let name { item.name = try Item.name(from: name) }
        if let emoji { item.emoji = emoji.isEmpty ? nil : emoji }
        if let color { item.color = color.isEmpty ? nil : color }
        if let unit { item.unit = unit.isEmpty ? nil : unit }
        if let step { item.step = step == .zero ? nil : step }
        if let sort { item.sort = sort }
        if let startDay { item.startDay = startDay }
        if let isPrivate { item.isPrivate = isPrivate }
        if let skipsAMonth { item.skipsAMonth = skipsAMonth < 0 ? nil : skipsAMonth }
        if let emptyDayIsZero { item.emptyDayIsZero = emptyDayIsZero }
        if let runsStopwatch { item.runsStopwatch = runsStopwatch }
        if let isExclusive { item.isExclusive = isExclusive }
        if let isArchived { item.isArchived = isArchived }
    }
}

extension Item {
    /// Names are cut off in no list, but a list must stay one.
    package static let longestName = 200

    /// A name as it is stored: trimmed and composed.
    ///
    /// - Throws: `.emptyName`, `.longName` (over 200 characters).
    static func name(from typed: String) throws(LogbookError) -> String {
        let name = composed(trimmed(typed))
        guard !name.isEmpty else { throw .emptyName }
        guard name.count <= longestName, name.utf8.count <= longestName * 16 else { throw .longName }
        return name
    }

    static let columns = """
        items.id, items.uid, items.name, items.emoji, items.color, items.sort, items.archived, items.unit, \
        items.step, items.start_day, items.private, items.skips_a_month, items.empty_is_zero, \
        items.stopwatch, items.exclusive
        """

    /// Reads `columns`.
    init(_ row: Database.Row) {
        id = row.integer(0)
        uid = row.text(1)
        name = row.text(2)
        emoji = row.optionalText(3)
        color = row.optionalText(4)
        sort = row.int(5)
        isArchived = row.bool(6)
        unit = row.optionalText(7)
        step = row.optionalInteger(8).map(Amount.init(millionths:))
        startDay = row.optionalInt(9).map(Day.init(number:))
        isPrivate = row.bool(10)
        skipsAMonth = row.optionalInt(11)
        emptyDayIsZero = row.bool(12)
        runsStopwatch = row.bool(13)
        isExclusive = row.bool(14)
    }
}
