extension Schema {
    /// A set of goals holds from its day until the next one; its goals are parted by blanks. Skipped days are
    /// rows. The triggers note both for the undo list.
    static let goals = """
        CREATE TABLE goals (
            item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
            from_day INTEGER NOT NULL,
            goals TEXT NOT NULL,
            PRIMARY KEY (item, from_day)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE skips (
            item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
            day INTEGER NOT NULL,
            PRIMARY KEY (item, day)
        ) STRICT, WITHOUT ROWID;

        \(noted("goals", as: "goal", ["item", "from_day", "goals"]))
        \(noted("skips", as: "skip", ["item", "day"]))
        """
}
