extension Logbook {
    /// What is known of days of an item: all that `clear` takes away.
    package struct Known: Hashable, Sendable {
        /// In the order of their instants.
        package var entries: [LogEntry]
        /// In order.
        package var skips: [Day]
        /// In order.
        package var misses: [Day]

        /// Nothing is known of any of the days.
        package var isEmpty: Bool { entries.isEmpty && skips.isEmpty && misses.isEmpty }
    }

    /// What is known of days of an item, which counts for these days; what runs is not among it.
    package func known(of item: Item, _ days: ClosedRange<Day>) throws -> Known {
        // No entry counts for a day that is two away from what its clock showed: so the index serves.
        let (first, last) = (days.lowerBound.advanced(by: -2), days.upperBound.advanced(by: 3))
        let entries = try database.all(
            """
            SELECT \(LogEntry.columns) FROM entries
            WHERE item = ? AND instant BETWEEN ? AND ? AND day BETWEEN ? AND ? ORDER BY instant, id
            """,
            [
                .integer(item.id), .integer(Int64(first.number) * 86_400_000),
                .integer(Int64(last.number) * 86_400_000), .init(days.lowerBound.number),
                .init(days.upperBound.number),
            ], LogEntry.init)
        return Known(
            entries: entries, skips: try skips(of: item).filter(days.contains).sorted(),
            misses: try misses(of: item).filter(days.contains).sorted())
    }

    /// Brings days of an item back to unknown, as one step: no entry, not skipped, not missed.
    ///
    /// - Returns: What was taken away.
    /// - Throws: `LogbookError.longSkip`.
    @discardableResult
    package func clear(_ item: Item, _ days: ClosedRange<Day>, at now: Instant) throws -> Known {
        guard days.length <= Self.longestSkip else { throw LogbookError.longSkip(limit: Self.longestSkip) }
        return try step(at: now) {
            let present = try require(item)
            let known = try known(of: present, days)
            for entry in known.entries {
                try database.run("DELETE FROM entries WHERE id = ?", [.integer(entry.id)])
            }
            for entry in known.entries { try detach(partAfter: entry, of: present) }
            try removeSkips(of: present, days)
            try removeMisses(of: present, days)
            let text = known.isEmpty ? nil : StepText(.clear, item: present, days: days.length)
            return (known, text, [.item(present.id)])
        }
    }

    /// What continued a deleted entry becomes a time of its own.
    func detach(partAfter entry: LogEntry, of item: Item) throws {
        guard !entry.continuesEarlier, let amount = entry.amount else { return }
        let end = entry.instant.advanced(bySeconds: item.seconds(of: amount)).milliseconds
        try database.run(
            """
            UPDATE entries SET continues = NULL
            WHERE item = ? AND instant BETWEEN ? AND ? AND continues = 1
            """, [.integer(item.id), .integer(end - 1500), .integer(end + 1500)])
    }
}
