extension Logbook {
    /// How often each item that is not archived was logged from a day on. Of each only those days' totals are read.
    package func uses(since day: Day) throws -> [Int64: Int] {
        let rows = try database.all(
            Self.usesQuery, [.init(day.number)], { (id: $0.integer(0), count: $0.int(1)) })
        return Dictionary(rows.map { ($0.id, $0.count) }, uniquingKeysWith: { first, _ in first })
    }

    static let usesQuery = """
        SELECT items.id, (
            SELECT coalesce(sum(count), 0) FROM day_totals WHERE item = items.id AND day >= ?1)
        FROM items WHERE archived = 0
        """
}
