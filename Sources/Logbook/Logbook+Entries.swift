extension Logbook {
    /// When an entry happened: at an instant, or on a day that the person names.
    package enum When: Hashable, Sendable {
        case at(Instant)
        /// Noon of the day, or where its day starts later, then; today it is now.
        case on(Day)
    }

    /// The one action: logs an item.
    ///
    /// - Parameters:
    ///   - amount: nil is the item's step; without a step the entry has no amount and counts 1.
    ///   - when: nil is now.
    /// - Throws: `LogbookError.archivedItem`, `.future`; `.unknownItem` where it has gone.
    @discardableResult
    package func tap(
        _ item: Item, amount: Amount? = nil, when: When? = nil, note: String? = nil, at now: Instant
    ) throws -> TapResult {
        try step(at: now) {
            let present = try require(item)
            let result = try insertEntry(present, amount: amount, when: when, note: note, now: now)
            return (
                result, StepText(.log, item: present, amount: result.entry.amount), [.item(present.id)]
            )
        }
    }

    /// Makes an item and logs it, in one step.
    package func tapNew(
        _ name: String, amount: Amount? = nil, when: When? = nil, note: String? = nil, at now: Instant
    ) throws -> TapResult {
        try step(at: now) {
            let item = try insertItem(ItemChange(name: name), at: now)
            let result = try insertEntry(item, amount: amount, when: when, note: note, now: now)
            return (
                result, StepText(.log, item: item, amount: result.entry.amount), [.items, .item(item.id)]
            )
        }
    }

    private func insertEntry(
        _ item: Item, amount: Amount?, when: When?, note: String?, now: Instant
    ) throws -> TapResult {
        if item.isArchived { throw LogbookError.archivedItem(item) }
        let (instant, day) = try moment(when ?? .at(now), now: now)
        let note = note.map(trimmed).flatMap { $0.isEmpty ? nil : $0 }
        try database.run(
            "INSERT INTO entries (item, instant, zone_offset, day, amount, note) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .integer(item.id), .integer(instant.milliseconds), .init(zone.offset(at: instant)),
                .init(day.number), .init((amount ?? item.step)?.millionths), .init(note),
            ])
        guard let entry = try entry(id: database.lastInsertedID) else {
            throw LogbookError.unknownEntry(database.lastInsertedID)
        }
        return TapResult(
            item: item, entry: entry, total: try total(of: item, on: day), today: self.day(of: now),
            words: words)
    }

    /// The instant and the day of an entry, decided here once and for all.
    private func moment(_ when: When, now: Instant) throws -> (Instant, Day) {
        let today = day(of: now)
        switch when {
        case .at(let instant):
            // A second of grace for clocks that were read one after the other.
            if instant > now.advanced(bySeconds: 1) {
                throw LogbookError.future(timeText(instant))
            }
            return (instant, day(of: instant))
        case .on(let day):
            if day > today { throw LogbookError.future(day.description) }
            if day == today { return (now, today) }
            return (zone.instant(of: day, second: max(43_200, dayStart)), day)
        }
    }

    private func timeText(_ instant: Instant) -> String {
        let (day, second) = zone.local(at: instant)
        return "\(day) \(clockText(second))"
    }

    /// One entry, nil where there is none.
    package func entry(id: Int64) throws -> LogEntry? {
        try database.first(
            "SELECT \(LogEntry.columns) FROM entries WHERE id = ?", [.integer(id)], LogEntry.init)
    }

    /// The entries of an item, latest first.
    package func entries(of item: Item, limit: Int = .max) throws -> [LogEntry] {
        try database.all(
            """
            SELECT \(LogEntry.columns) FROM entries WHERE item = ? ORDER BY instant DESC, id DESC LIMIT ?
            """,
            [.integer(item.id), .init(max(0, limit))], LogEntry.init)
    }

    /// Changes an entry; nil leaves a property as it is, an empty note removes it. A new time decides its
    /// day again.
    ///
    /// - Throws: `LogbookError.unknownEntry`, `.future`.
    @discardableResult
    package func editEntry(
        _ id: Int64, amount: Amount? = nil, when: When? = nil, note: String? = nil, at now: Instant
    ) throws -> LogEntry {
        try step(at: now) {
            guard let present = try entry(id: id), let item = try item(id: present.item) else {
                throw LogbookError.unknownEntry(id)
            }
            var changed = present
            if let amount { changed.amount = amount }
            if let when {
                (changed.instant, changed.day) = try moment(when, now: now)
                changed.zoneOffset = zone.offset(at: changed.instant)
            }
            if let note {
                let note = trimmed(note)
                changed.note = note.isEmpty ? nil : note
            }
            guard changed != present else { return (present, nil, []) }
            try database.run(
                """
                UPDATE entries SET instant = ?, zone_offset = ?, day = ?, amount = ?, note = ? WHERE id = ?
                """,
                [
                    .integer(changed.instant.milliseconds), .init(changed.zoneOffset),
                    .init(changed.day.number), .init(changed.amount?.millionths), .init(changed.note),
                    .integer(id),
                ])
            return (changed, StepText(.editEntry, item: item), [.item(item.id)])
        }
    }

    /// Deletes an entry.
    ///
    /// - Returns: Its item.
    /// - Throws: `LogbookError.unknownEntry`.
    @discardableResult
    package func deleteEntry(_ id: Int64, at now: Instant) throws -> Item {
        try step(at: now) {
            guard let present = try entry(id: id), let item = try item(id: present.item) else {
                throw LogbookError.unknownEntry(id)
            }
            try database.run("DELETE FROM entries WHERE id = ?", [.integer(id)])
            return (item, StepText(.deleteEntry, item: item, amount: present.amount), [.item(item.id)])
        }
    }
}
