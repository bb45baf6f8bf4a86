extension Schema {
    /// What a person wants to be reminded of, a row a rule, noted for the undo list; what lies before `since` was
    /// never asked for. What became of each reminder is kept by its day, so that of all processes one tells it, once;
    /// `until` is when one that was put off comes again.
    static let reminders = """
        CREATE TABLE reminders (
            item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
            rule TEXT NOT NULL,
            since INTEGER,
            PRIMARY KEY (item, rule)
        ) STRICT, WITHOUT ROWID;

        \(noted("reminders", as: "reminder", ["item", "rule", "since"]))

        CREATE TABLE deliveries (
            item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
            day INTEGER NOT NULL,
            rule TEXT NOT NULL,
            at INTEGER NOT NULL,
            state TEXT NOT NULL,
            until INTEGER,
            PRIMARY KEY (day, item, rule)
        ) STRICT, WITHOUT ROWID;
        """
}
