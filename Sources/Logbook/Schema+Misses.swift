extension Schema {
    /// Days of which a person said that they will not be met. The triggers note them for the undo list.
    static let misses = """
        CREATE TABLE misses (
            item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
            day INTEGER NOT NULL,
            PRIMARY KEY (item, day)
        ) STRICT, WITHOUT ROWID;

        \(noted("misses", as: "miss", ["item", "day"]))
        """
}
