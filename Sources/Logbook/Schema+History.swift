extension Schema {
    /// The undo list. `state` is 0 while a step is being done, 1 when it is done, 2 when it is undone. The
    /// triggers note every row of the step that is being done as it was before and after; without one, as
    /// in an undo, they note nothing.
    static let history = """
        CREATE TABLE history (
            id INTEGER PRIMARY KEY,
            state INTEGER NOT NULL,
            at INTEGER NOT NULL,
            door TEXT NOT NULL,
            action TEXT NOT NULL,
            item INTEGER,
            subject TEXT NOT NULL,
            amount INTEGER,
            unit TEXT
        ) STRICT;

        CREATE TABLE history_rows (
            step INTEGER NOT NULL REFERENCES history (id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            kind TEXT NOT NULL,
            before TEXT,
            after TEXT,
            PRIMARY KEY (step, position)
        ) STRICT, WITHOUT ROWID;

        CREATE VIEW history_open AS
            SELECT id, (
                SELECT coalesce(max(position), 0) + 1 FROM history_rows WHERE step = history.id) AS next
            FROM history WHERE id = (SELECT max(id) FROM history) AND state = 0;

        \(noted("items", as: "item", [
            "id", "uid", "name", "folded", "emoji", "color", "sort", "archived", "unit", "step", "start_day", "private",
            "skips_a_month", "empty_is_zero", "stopwatch", "exclusive",
        ]))
        \(noted("entries", as: "entry", ["id", "uid", "item", "instant", "zone_offset", "day", "amount", "note"]))
        \(noted("counters", as: "counter", ["name", "value"]))
        """

    /// Triggers that note each row of a table for the undo list, as it was before and after.
    ///
    /// - Parameters:
    ///   - kind: Of `HistoryRow`, which puts rows back.
    ///   - columns: Those the table has in this migration, and no later ones.
    static func noted(_ table: String, as kind: String, _ columns: [String]) -> String {
        func row(_ name: String) -> String {
            "json_object(\(columns.map { "'\($0)', \(name).\($0)" }.joined(separator: ", ")))"
        }
        let (old, new) = (row("old"), row("new"))
        return [("insert", "NULL", new), ("update", old, new), ("delete", old, "NULL")].map {
            event, before, after in
            """
            CREATE TRIGGER \(table)_noted_\(event) AFTER \(event) ON \(table) BEGIN
                INSERT INTO history_rows (step, position, kind, before, after)
                SELECT id, next, '\(kind)', \(before), \(after) FROM history_open;
            END;

            """
        }.joined(separator: "\n")
    }
}
