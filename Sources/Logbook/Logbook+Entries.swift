extension Logbook {
    /// When an entry happened: at an instant, or on a day that the person names.
    package enum When: Hashable, Sendable {
        case at(Instant)
        /// Noon of the day, or where its day starts later, then; today it is now.
        case on(Day)
    }

    /// The one action: logs an item, or starts or stops its stopwatch.
    ///
    /// - Parameters:
    ///   - amount: nil is the item's step; without a step the entry has no amount and counts 1. What is
    ///     timed takes a length of time, and without one its stopwatch is started or stopped.
    ///   - when: nil is now.
    /// - Throws: `LogbookError.archivedItem`, `.future`; `.unknownItem` where it has gone; for a stopwatch
    ///   as `start` and `stop`.
    @discardableResult
    package func tap(
        _ item: Item, amount: Amount? = nil, when: When? = nil, note: String? = nil, at now: Instant
    ) throws -> TapResult {
        try step(at: now) {
            try tapped(try require(item), amount: amount, when: when, note: note, now: now)
        }
    }

    /// As `tap`, inside a step that is being done.
    func tapped(_ item: Item, amount: Amount?, when: When?, note: String?, now: Instant) throws -> Done {
        if item.runsStopwatch, amount == nil {
            guard let entry = try running(of: item) else {
                return try startRunning(item, when: when, note: note, now: now)
            }
            return try stopRunning(item, entry, when: when, note: note, now: now)
        }
        return try log(item, amount: amount, when: when, note: note, now: now)
    }

    /// Makes an item and logs it, in one step.
    package func tapNew(
        _ name: String, amount: Amount? = nil, when: When? = nil, note: String? = nil, at now: Instant
    ) throws -> TapResult {
        try step(at: now) {
            let item = try insertItem(ItemChange(name: name), at: now)
            let done = try log(item, amount: amount, when: when, note: note, now: now)
            return (done.result, done.step, [.items] + done.changes)
        }
    }

    private func log(
        _ item: Item, amount: Amount?, when: When?, note: String?, now: Instant
    ) throws -> Done {
        let entries =
            if item.runsStopwatch, let amount, amount > .zero {
                try insertSpan(item, amount: amount, when: when, note: note, now: now)
            } else {
                [try insertEntry(item, amount: amount, when: when, note: note, now: now)]
            }
        let result = TapResult(
            item: item, entries: entries, isStop: false,
            total: try total(of: item, on: entries.last?.day ?? day(of: now)), today: day(of: now),
            words: words)
        let sum = entries.contains { $0.amount != nil } ? result.amount : nil
        return (result, StepText(.log, item: item, amount: sum), [.item(item.id)])
    }

    /// Brings the total of a day to an amount: by one more entry, of what is missing or, negative, too much.
    /// What was entered before stays.
    ///
    /// - Returns: That entry; nil where the day has the amount already, and then nothing is written.
    /// - Throws: As `tap`.
    @discardableResult
    package func set(
        _ item: Item, to amount: Amount, on day: Day, note: String? = nil, at now: Instant
    ) throws -> LogEntry? {
        try step(at: now) {
            let present = try require(item)
            let total = try total(of: present, on: day)
            let missing = amount + -total.amount
            if total.count > 0, missing == .zero { return (nil, nil, []) }
            let entry = try insertEntry(present, amount: missing, when: .on(day), note: note, now: now)
            return (entry, StepText(.log, item: present, amount: missing), [.item(present.id)])
        }
    }

    /// One entry inside a step that is being done; an amount of nil is the item's step.
    func insertEntry(
        _ item: Item, amount: Amount?, when: When?, note: String?, now: Instant
    ) throws -> LogEntry {
        if item.isArchived { throw LogbookError.archivedItem(item) }
        let (instant, day) = try moment(when ?? .at(now), now: now)
        try removeMisses(of: item, day...day)
        try insert(
            Transfer.Entry(
                owner: .init(uid: item.uid, name: item.name), instant: instant,
                zoneOffset: zone.offset(at: instant), day: day, amount: amount ?? item.step,
                note: cleaned(note)),
            of: item)
        guard let entry = try entry(id: database.lastInsertedID) else {
            throw LogbookError.unknownEntry(database.lastInsertedID)
        }
        return entry
    }

    /// The instant and the day of an entry, decided here once and for all.
    func moment(_ when: When, now: Instant) throws -> (instant: Instant, day: Day) {
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
            return (stamp(noonOf: day).instant, day)
        }
    }

    func timeText(_ instant: Instant) -> String {
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
    /// - Parameter known: As the person saw it before; one that was changed since is left as it is.
    /// - Throws: `LogbookError.unknownEntry`, `.future`, `.changedSince`.
    @discardableResult
    package func editEntry(
        _ id: Int64, amount: Amount? = nil, when: When? = nil, note: String? = nil, known: LogEntry? = nil,
        at now: Instant
    ) throws -> LogEntry {
        try step(at: now) {
            guard let present = try entry(id: id), let item = try item(id: present.item) else {
                throw LogbookError.unknownEntry(id)
            }
            if let known, known != present { throw LogbookError.changedSince(present) }
            var changed = present
            if let amount { changed.amount = amount }
            if let when {
                (changed.instant, changed.day) = try moment(when, now: now)
                changed.zoneOffset = zone.offset(at: changed.instant)
                changed.continuesEarlier = false
            }
            if let note {
                let note = trimmed(note)
                changed.note = note.isEmpty ? nil : note
            }
            guard changed != present else { return (present, nil, []) }
            try update(changed)
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
            try detach(partAfter: present, of: item)
            return (item, StepText(.deleteEntry, item: item, amount: present.amount), [.item(item.id)])
        }
    }

    /// Writes an entry over the one of its id.
    func update(_ entry: LogEntry) throws {
        try database.run(
            """
            UPDATE entries SET instant = ?, zone_offset = ?, day = ?, amount = ?, note = ?, continues = ?
            WHERE id = ?
            """,
            [
                .integer(entry.instant.milliseconds), .init(entry.zoneOffset), .init(entry.day.number),
                .init(entry.amount?.millionths), .init(entry.note),
                .init(entry.continuesEarlier ? 1 : nil), .integer(entry.id),
            ])
    }

    /// Writes a new entry: the only place that does. Without a uid it is given one.
    func insert(_ entry: Transfer.Entry, of item: Item) throws {
        let columns = "item, instant, zone_offset, day, amount, note, continues"
        let values: [Database.Value] = [
            .integer(item.id), .integer(entry.instant.milliseconds), .init(entry.zoneOffset),
            .init(entry.day.number), .init(entry.amount?.millionths), .init(entry.note),
            .init(entry.continuesEarlier ? 1 : nil),
        ]
        if entry.uid.isEmpty {
            try database.run("INSERT INTO entries (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        } else {
            try database.run(
                "INSERT INTO entries (\(columns), uid) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                values + [.text(entry.uid)])
        }
    }
}
