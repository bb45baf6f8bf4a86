/// The rows of a step of history and how each is put back.
enum HistoryRow: String {
    case item, entry, counter, goal, skip, miss, running, reminder

    /// Puts a row as `?1`, its JSON, says: new where it is gone.
    var put: String { statements.put }
    /// Takes away the row that `?1`, its JSON, was.
    var delete: String { statements.delete }

    private var statements: Statements {
        switch self {
        case .item: Self.items
        case .entry: Self.entries
        case .counter: Self.counters
        case .goal: Self.goals
        case .skip: Self.skips
        case .miss: Self.misses
        case .running: Self.stopwatches
        case .reminder: Self.reminders
        }
    }

    private static let items = Statements(
        "items", key: ["id"],
        [
            "uid", "name", "folded", "emoji", "color", "sort", "archived", "unit", "step", "start_day",
            "private",
            "skips_a_month", "empty_is_zero", "stopwatch", "exclusive",
        ])
    private static let entries = Statements(
        "entries", key: ["id"],
        ["uid", "item", "instant", "zone_offset", "day", "amount", "note", "continues"])
    private static let counters = Statements("counters", key: ["name"], ["value"])
    private static let goals = Statements("goals", key: ["item", "from_day"], ["goals"])
    private static let skips = Statements("skips", key: ["item", "day"], [])
    private static let misses = Statements("misses", key: ["item", "day"], [])
    private static let stopwatches = Statements(
        "running", key: ["item"], ["instant", "zone_offset", "day", "note"])
    private static let reminders = Statements("reminders", key: ["item", "rule"], ["since"])

    /// What is said to SQLite of a table that has a key and other columns.
    private struct Statements {
        let put: String
        let delete: String

        init(_ table: String, key: [String], _ others: [String]) {
            func value(_ column: String) -> String { "json_extract(?1, '$.\(column)')" }
            let columns = key + others
            let changes = others.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
            // WHERE, so that ON is not taken for a join's.
            put = """
                INSERT INTO \(table) (\(columns.joined(separator: ", ")))
                SELECT \(columns.map(value).joined(separator: ", ")) WHERE true
                ON CONFLICT (\(key.joined(separator: ", "))) DO \(others.isEmpty ? "NOTHING" : "UPDATE SET " + changes)
                """
            delete =
                "DELETE FROM \(table) WHERE "
                + key.map { "\($0) = \(value($0))" }.joined(separator: " AND ")
        }
    }
}
