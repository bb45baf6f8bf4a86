extension Schema {
    /// Figures that were read from elsewhere, for a line of their past: no log, so nothing of it is undone or exported.
    /// `series` is a number made of what they are read from.
    static let readings = """
        CREATE TABLE readings (
            series INTEGER NOT NULL,
            instant INTEGER NOT NULL,
            value REAL NOT NULL,
            PRIMARY KEY (series, instant)
        ) STRICT, WITHOUT ROWID;
        """
}
