extension Schema {
    /// A stopwatch that runs has a row here and none among the entries; the key keeps an item from running
    /// twice. The triggers note it for the undo list.
    static let stopwatches = """
        CREATE TABLE running (
            item INTEGER PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
            instant INTEGER NOT NULL,
            zone_offset INTEGER NOT NULL,
            day INTEGER NOT NULL,
            note TEXT
        ) STRICT;

        \(noted("running", as: "running", ["item", "instant", "zone_offset", "day", "note"]))
        """
}
