extension Logbook {
    /// What is known of an item at an instant, without reading its entries; nil where it has gone.
    package func summary(of id: Int64, at now: Instant) throws -> ItemSummary? {
        let day = day(of: now)
        return try database.first(
            "\(Self.summaryQuery) WHERE items.id = ?2", [.init(day.number), .integer(id)],
            { Self.summary($0, day: day) })
    }

    /// The summaries of all items in their order.
    package func summaries(at now: Instant, includingArchived: Bool = false) throws -> [ItemSummary] {
        let day = day(of: now)
        return try database.all(
            "\(Self.summaryQuery) WHERE archived <= ?2 ORDER BY sort, items.id",
            [.init(day.number), .init(includingArchived)], { Self.summary($0, day: day) })
    }

    /// The totals of the days of an item on which there are entries.
    package func totals(of item: Item, from first: Day, through last: Day) throws -> [Day: Total] {
        let rows = try database.all(
            "SELECT day, count, amount FROM day_totals WHERE item = ? AND day BETWEEN ? AND ?",
            [.integer(item.id), .init(first.number), .init(last.number)],
            { (Day(number: $0.int(0)), item.whole(Self.total($0, at: 1))) })
        return Dictionary(rows, uniquingKeysWith: { $1 })
    }

    /// The total of one day.
    package func total(of item: Item, on day: Day) throws -> Total {
        try database.first(
            "SELECT count, amount FROM day_totals WHERE item = ? AND day = ?",
            [.integer(item.id), .init(day.number)], { item.whole(Self.total($0, at: 0)) })
            ?? .none
    }

    private static let summaryQuery = """
        SELECT \(Item.columns), item_totals.count, item_totals.amount, item_totals.last, \
        item_totals.last_offset, day_totals.count, day_totals.amount, \
        \(RunningEntry.columns) FROM items \
        LEFT JOIN item_totals ON item_totals.item = items.id \
        LEFT JOIN day_totals ON day_totals.item = items.id AND day_totals.day = ?1 \
        LEFT JOIN running ON running.item = items.id
        """

    private static func summary(_ row: Database.Row, day: Day) -> ItemSummary {
        let item = Item(row)
        return ItemSummary(
            item: item, all: item.whole(total(row, at: 15)),
            last: row.optionalInteger(17).map(Instant.init(milliseconds:)),
            lastOffset: min(max(row.int(18), -172_800), 172_800),
            day: day, today: item.whole(total(row, at: 19)),
            running: row.optionalInteger(21).map { _ in RunningEntry(row, at: 21) })
    }

    private static func total(_ row: Database.Row, at column: Int32) -> Total {
        Total(count: row.int(column), amount: Amount(millionths: row.integer(column + 1)))
    }
}
