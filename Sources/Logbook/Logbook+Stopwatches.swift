extension Logbook {
    /// How long ago a start may be at most: a year. An earlier one is a slip.
    package static let longestRun = 366 * 86_400

    /// The stopwatch of an item, nil where it does not run.
    package func running(of item: Item) throws -> RunningEntry? {
        try database.first(
            "SELECT \(RunningEntry.columns) FROM running WHERE item = ?", [.integer(item.id)],
            RunningEntry.init)
    }

    /// All stopwatches that run, the longest running first, with their items.
    package func running() throws -> [(item: Item, entry: RunningEntry)] {
        let entries = try database.all(
            "SELECT \(RunningEntry.columns) FROM running ORDER BY instant, item", [], RunningEntry.init)
        return try entries.compactMap { entry in try item(id: entry.item).map { ($0, entry) } }
    }

    /// Starts an item's stopwatch. An exclusive one ends the exclusive one that runs at that instant, in the
    /// same step. One that runs already is not started twice: its start is moved where `when` says so.
    ///
    /// - Throws: `LogbookError.noStopwatch`, `.archivedItem`, `.runsAlready`, `.startsBefore` another
    ///   exclusive one that would run beside it, `.future`, `.dayAlone`, `.longAgo`.
    @discardableResult
    package func start(
        _ item: Item, when: When? = nil, note: String? = nil, at now: Instant
    ) throws -> TapResult {
        try step(at: now) { try startRunning(try require(item), when: when, note: note, now: now) }
    }

    /// Ends an item's stopwatch and enters its time, each day's part for itself.
    ///
    /// - Throws: `LogbookError.noStopwatch`, `.notRunning`, `.stopsBeforeStart`, `.future`, `.dayAlone`.
    @discardableResult
    package func stop(
        _ item: Item, when: When? = nil, note: String? = nil, at now: Instant
    ) throws -> TapResult {
        try step(at: now) {
            let present = try require(item)
            guard let entry = try running(of: present) else {
                throw present.runsStopwatch
                    ? LogbookError.notRunning(present) : LogbookError.noStopwatch(present)
            }
            return try stopRunning(present, entry, when: when, note: note, now: now)
        }
    }

    typealias Done = (result: TapResult, step: StepText?, changes: [LogbookChange])

    /// As `start`, inside a step that is being done.
    func startRunning(_ item: Item, when: When?, note: String?, now: Instant) throws -> Done {
        guard item.runsStopwatch else { throw LogbookError.noStopwatch(item) }
        if item.isArchived { throw LogbookError.archivedItem(item) }
        let present = try running(of: item)
        if let present, when == nil {
            throw LogbookError.runsAlready(item, since: sinceText(present, now: now))
        }
        let start = try time(when, now: now)
        if start < now.advanced(bySeconds: -Self.longestRun) { throw LogbookError.longAgo(timeText(start)) }
        var ended: [(item: Item, entries: [LogEntry])] = []
        for (other, entry) in try running() where item.isExclusive && other.isExclusive && other.id != item.id
        {
            guard entry.start <= start else {
                throw LogbookError.startsBefore(other, since: sinceText(entry, now: now))
            }
            ended.append((other, try end(entry, of: other, at: start)))
        }
        let entry = RunningEntry(
            item: item.id, start: start, zoneOffset: zone.offset(at: start), day: day(of: start),
            note: cleaned(note) ?? present?.note)
        try write(entry)
        let result = TapResult(
            started: entry, item: item, ended: ended, isMoved: present != nil,
            since: when == nil ? nil : sinceText(entry, now: now),
            total: try total(of: item, on: entry.day), words: words)
        let text = StepText(present == nil ? .start : .moveStart, item: item)
        let changes = ([item] + ended.map(\.item)).map { LogbookChange.item($0.id) }
        return (result, entry == present ? nil : text, changes)
    }

    /// As `stop`, inside a step that is being done.
    func stopRunning(
        _ item: Item, _ entry: RunningEntry, when: When?, note: String?, now: Instant
    ) throws -> Done {
        let end = try time(when, now: now)
        guard end >= entry.start else {
            throw LogbookError.stopsBeforeStart(item, since: sinceText(entry, now: now))
        }
        var noted = entry
        noted.note = cleaned(note) ?? entry.note
        let entries = try self.end(noted, of: item, at: end)
        let amount = entries.compactMap(\.amount).reduce(.zero, +)
        let result = TapResult(
            item: item, entries: entries, isStop: true,
            total: try total(of: item, on: entries.last?.day ?? entry.day), today: day(of: now), words: words)
        return (result, StepText(.stop, item: item, amount: amount), [.item(item.id)])
    }

    /// Enters a length of time that an item took, where that is known: until now, or from an instant on.
    /// A day alone takes it whole.
    func insertSpan(
        _ item: Item, amount: Amount, when: When?, note: String?, now: Instant
    ) throws -> [LogEntry] {
        if item.isArchived { throw LogbookError.archivedItem(item) }
        let seconds = item.seconds(of: amount)
        let start: Instant
        switch when {
        case nil: start = now.advanced(bySeconds: -seconds)
        case .on: return [try insertEntry(item, amount: amount, when: when, note: note, now: now)]
        case .at(let instant):
            start = try moment(.at(instant), now: now).instant
            // The whole of it lies in the past, or it is not over yet.
            _ = try moment(.at(instant.advanced(bySeconds: seconds)), now: now)
        }
        let entry = RunningEntry(
            item: item.id, start: start, zoneOffset: zone.offset(at: start), day: day(of: start),
            note: cleaned(note))
        return try insertParts(of: entry, item: item, until: start.advanced(bySeconds: seconds))
    }

    /// Adds what runs to the totals of days, as if it were stopped now.
    func addRunning(to totals: inout [Day: Total], of item: Item, from first: Day?, at now: Instant) throws {
        guard item.runsStopwatch else { return }
        addRunning(try running(of: item), to: &totals, of: item, from: first, at: now)
    }

    /// The same for what was read before.
    func addRunning(
        _ entry: RunningEntry?, to totals: inout [Day: Total], of item: Item, from first: Day?,
        at now: Instant
    ) {
        guard let entry, entry.start < now else { return }
        for part in parts(of: entry, item: item, until: now) where first.map({ part.day >= $0 }) ?? true {
            let total = totals[part.day] ?? .none
            totals[part.day] = item.whole(
                Total(count: total.count + 1, amount: total.amount + part.amount))
        }
    }

    /// Takes the row of a stopwatch away and puts its entries in its place.
    private func end(_ entry: RunningEntry, of item: Item, at end: Instant) throws -> [LogEntry] {
        try database.run("DELETE FROM running WHERE item = ?", [.integer(item.id)])
        return try insertParts(of: entry, item: item, until: end)
    }

    private func insertParts(of entry: RunningEntry, item: Item, until end: Instant) throws -> [LogEntry] {
        try parts(of: entry, item: item, until: end).enumerated().compactMap { number, part in
            try removeMisses(of: item, part.day...part.day)
            try insert(
                Transfer.Entry(
                    owner: .init(uid: item.uid, name: item.name), instant: part.start,
                    zoneOffset: part.offset, day: part.day, amount: part.amount, note: entry.note,
                    continuesEarlier: number > 0), of: item)
            return try self.entry(id: database.lastInsertedID)
        }
    }

    private typealias Part = (start: Instant, offset: Int, day: Day, amount: Amount)

    /// What each day has of a time: at least one part. Amounts are rounded so that their sum is that of
    /// the whole, which is told to the second.
    private func parts(of entry: RunningEntry, item: Item, until end: Instant) -> [Part] {
        var parts: [Part] = []
        var (from, offset, day) = (entry.start, entry.zoneOffset, entry.day)
        var sum = Amount.zero
        repeat {
            let next = nextDay(after: from)
            // Behind the last day there is no next one.
            let until = next > from ? min(next, end) : end
            let seconds = (until.milliseconds - entry.start.milliseconds + 500) / 1000
            let whole = item.amount(ofSeconds: Int(seconds))
            parts.append((from, offset, day, whole + -sum))
            (from, offset, day, sum) = (until, zone.offset(at: until), self.day(of: until), whole)
        } while from < end
        return parts
    }

    /// Writes the row of a stopwatch over the one of its item.
    func write(_ entry: RunningEntry) throws {
        try database.run(
            """
            INSERT INTO running (item, instant, zone_offset, day, note) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (item) DO UPDATE SET
                instant = excluded.instant, zone_offset = excluded.zone_offset, day = excluded.day,
                note = excluded.note
            """,
            [
                .integer(entry.item), .integer(entry.start.milliseconds), .init(entry.zoneOffset),
                .init(entry.day.number), .init(entry.note),
            ])
    }

    /// The instant of a start or an end. A day alone would make it noon, which nobody said.
    private func time(_ when: When?, now: Instant) throws -> Instant {
        switch when {
        case nil: return now
        case .on(let named) where named != day(of: now): throw LogbookError.dayAlone(named)
        case let when?: return try moment(when, now: now).instant
        }
    }

    func cleaned(_ note: String?) -> String? { note.map(trimmed).flatMap { $0.isEmpty ? nil : $0 } }

    /// Since when a stopwatch runs, as people say it.
    func sinceText(_ entry: RunningEntry, now: Instant) -> String {
        words.moment(clock: entry.clock, today: zone.local(at: now).day)
    }
}
