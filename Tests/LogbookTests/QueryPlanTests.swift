import Testing

@testable import VistazoLogbook

/// A large logbook is read by indexes: what a command costs does not grow with the years.
@Suite struct QueryPlanTests {
    let fixture: LogbookFixture
    let now: Instant
    static let itemCount = 40
    static let entriesAnItem = 2000

    init() throws {
        fixture = try LogbookFixture()
        now = try fixture.at("2026-11-30 10:00")
    }

    /// Many entries over many days, made in one statement.
    private func fill() throws {
        let logbook = try fixture.open()
        for number in 0..<Self.itemCount {
            var change = ItemChange(name: "item \(number)")
            let goals = ["3/day", "3/week", "10/month", "3/7", "every:11d", "mon,fri", "<=2/day"]
            change.goals = try Sketch.set([goals[number % goals.count]])
            change.goalsFrom = try day("2017-01-01")
            try logbook.addItem(change, at: now)
        }
        let last = logbook.day(of: now).number
        try logbook.database.run(
            """
            WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
            INSERT INTO entries (item, instant, zone_offset, day)
            SELECT items.id, (? - n) * 86400000, 3600, ? - n FROM items, numbers
            """, [.init(Self.entriesAnItem - 1), .init(last), .init(last)])
    }

    @Test func `no table that grows is read from end to end`() throws {
        try fill()
        // What SQLite knows of a table's size may change its mind.
        try fixture.open().database.run("ANALYZE")
        let logbook = try fixture.open()
        let database = logbook.database
        let before = database.scannedRows

        let item = try logbook.require("item 7")
        let entry = try #require(try logbook.tap(item, at: now).entry)
        _ = try logbook.summary(of: item.id, at: now)
        _ = try logbook.summaries(at: now)
        try logbook.editEntry(entry.id, when: .on(day("2026-11-01")), note: "x", at: now)
        try logbook.deleteEntry(entry.id, at: now)
        try logbook.undo()
        try logbook.redo()
        try logbook.skip(item, day("2026-11-01")...day("2026-11-02"), at: now)
        _ = try logbook.today(at: now)
        _ = try logbook.entries(of: item, limit: 5)
        _ = try logbook.history()
        // The list of items is read a few times, nothing else is.
        #expect(database.scannedRows - before < Self.itemCount * 8)

        _ = try logbook.statistics(of: item, range: DayRange(), at: now)
        _ = try logbook.judgements(of: item, at: now)
        for sql in database.compiledStatements where !sql.hasPrefix("PRAGMA") {
            for line in try plan(sql, database) {
                for table in ["entries", "day_totals", "item_totals", "goals", "skips", "history_rows"] {
                    #expect(!line.hasPrefix("SCAN \(table)"), "\(line) in \(sql)")
                }
            }
        }
    }

    @Test func `starting reads as much of a full logbook as of an empty one`() throws {
        _ = try fixture.open()
        let empty = try fixture.open().database
        try fill()
        let full = try fixture.open().database
        #expect(full.scannedRows == empty.scannedRows && full.readRows == empty.readRows)
    }

    @Test func `today reads a few days of each item, not its past`() throws {
        try fill()
        let logbook = try fixture.open()
        let before = logbook.database.readRows
        _ = try logbook.today(at: now)
        #expect(logbook.database.readRows - before < Self.itemCount * 45)
    }

    private func plan(_ sql: String, _ database: Database) throws -> [String] {
        let numbered = sql.matches(of: /\?(\d+)/).compactMap { Int($0.output.1) }.max()
        let count = numbered ?? sql.count { $0 == "?" }
        return try database.all(
            "EXPLAIN QUERY PLAN " + sql, Array(repeating: .null, count: count), { $0.text(3) })
    }
}
