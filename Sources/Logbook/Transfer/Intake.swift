/// One import while it runs, inside a transaction.
struct Intake {
    let logbook: Logbook
    let preference: ImportReport.Preference?
    let now: Instant
    private var report = ImportReport()
    /// The items of the file and of the logbook, by uid and by name as it is stored.
    private var byUID: [String: Item] = [:]
    private var byName: [String: Item] = [:]
    /// Items that were not here before: nothing of theirs can be here either.
    private var added: Set<Int64> = []
    private var present: [Int64: [String: LogEntry]] = [:]

    init(logbook: Logbook, preference: ImportReport.Preference?, now: Instant) {
        self.logbook = logbook
        self.preference = preference
        self.now = now
    }

    private var database: Database { logbook.database }
    private var takesTheirs: Bool { preference == .there }

    /// - Parameter isBulk: Counts once at the end what else is counted row by row.
    mutating func run(_ transfer: Transfer, isBulk: Bool) throws -> ImportReport {
        for item in try logbook.items(includingArchived: true) {
            byUID[item.uid] = item
            byName[item.name] = item
        }
        for item in transfer.items { try take(item.value, item.line) }
        for name in transfer.named { try make(name.value, name.line) }
        for goals in transfer.goals { try take(goals.value, goals.line) }
        for skip in transfer.skips { try take(skip.value, skip.line, "skips", \.skips) }
        for miss in transfer.misses { try take(miss.value, miss.line, "misses", \.misses) }
        for running in transfer.running { try take(running.value, running.line) }
        for reminder in transfer.reminders { try take(reminder.value, reminder.line) }
        for counter in transfer.counters { try take(counter.value, counter.line) }
        // All that is changed stays in memory until the end, rather than to be read again and again.
        if isBulk { try database.run("PRAGMA cache_size = -131072") }
        let triggers = isBulk ? try dropTriggers() : []
        for entry in transfer.entries { try take(entry.value, entry.line) }
        if isBulk {
            try recount()
            for sql in triggers { try database.script(sql) }
            try database.run("PRAGMA cache_size = -2000")
        }
        return report
    }

    private func owner(_ owner: Transfer.Owner, _ line: Int) throws -> Item {
        if !owner.uid.isEmpty, let item = byUID[owner.uid] { return item }
        if let item = byName[composed(trimmed(owner.name))] { return item }
        throw ImportError.unknownItem(line: line, owner.name.isEmpty ? owner.uid : owner.name)
    }

    private mutating func take(_ item: Item, _ line: Int) throws {
        var item = item
        do {
            item.name = try Item.name(from: item.name)
        } catch {
            throw ImportError.badName(line: line, item.name)
        }
        let known = (item.uid.isEmpty ? nil : byUID[item.uid]) ?? byName[item.name]
        guard let known else {
            let new = try logbook.insert(item)
            report.items.new += 1
            added.insert(new.id)
            (byUID[new.uid], byName[new.name]) = (new, new)
            return
        }
        // The file's uid leads to the item here from now on, whatever its own.
        if !item.uid.isEmpty { byUID[item.uid] = known }
        (item.id, item.uid) = (known.id, known.uid)
        if item == known {
            report.items.same += 1
            return
        }
        report.items.conflicting += 1
        report.conflict(line: line, name: known.name, here: Self.text(known), there: Self.text(item))
        guard takesTheirs else { return }
        if item.name != known.name {
            guard byName[item.name] == nil else { throw ImportError.nameTaken(line: line, item.name) }
            byName[known.name] = nil
        }
        try logbook.update(item)
        for (uid, other) in byUID where other.id == item.id { byUID[uid] = item }
        byName[item.name] = item
    }

    private mutating func make(_ name: String, _ line: Int) throws {
        guard byName[composed(trimmed(name))] == nil else { return }
        let new: Item
        do {
            new = try logbook.insertItem(ItemChange(name: name), at: now)
        } catch is LogbookError {
            throw ImportError.badName(line: line, name)
        }
        report.items.new += 1
        added.insert(new.id)
        (byUID[new.uid], byName[new.name]) = (new, new)
    }

    private mutating func take(_ goals: Transfer.Goals, _ line: Int) throws {
        let item = try owner(goals.owner, line)
        let change = goals.change
        let stored = try database.first(
            "SELECT goals FROM goals WHERE item = ? AND from_day = ?",
            [.integer(item.id), .init(change.from.number)], { $0.text(0) })
        if stored == Goal.stored(change.goals) {
            report.goals.same += 1
            return
        }
        if let stored {
            report.goals.conflicting += 1
            report.conflict(
                line: line, name: item.name, here: "\(change.from) \(stored)",
                there: "\(change.from) \(Goal.stored(change.goals))")
            guard takesTheirs else { return }
        } else {
            report.goals.new += 1
        }
        try logbook.insertGoals(change.goals, of: item, from: change.from)
    }

    private mutating func take(
        _ skip: Transfer.Skip, _ line: Int, _ table: String,
        _ counts: WritableKeyPath<ImportReport, ImportReport.Counts>
    ) throws {
        let item = try owner(skip.owner, line)
        try database.run(
            "INSERT INTO \(table) (item, day) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [.integer(item.id), .init(skip.day.number)])
        if database.changedRows > 0 {
            report[keyPath: counts].new += 1
        } else {
            report[keyPath: counts].same += 1
        }
    }

    private mutating func take(_ running: Transfer.Running, _ line: Int) throws {
        let item = try owner(running.owner, line)
        let theirs = RunningEntry(
            item: item.id, start: running.start, zoneOffset: running.zoneOffset, day: running.day,
            note: running.note)
        let ours = try logbook.running(of: item)
        if ours == theirs {
            report.running.same += 1
            return
        }
        // Another that would run beside it stands in its way as much as one of its own.
        let other = try logbook.running().first { $0.item.isExclusive && item.isExclusive }
        if let (owner, entry) = ours.map({ (item, $0) }) ?? other {
            report.running.conflicting += 1
            report.conflict(
                line: line, name: item.name, here: Self.text(entry, of: owner),
                there: Self.text(theirs, of: item))
            guard takesTheirs else { return }
        } else {
            report.running.new += 1
        }
        try logbook.write(theirs)
    }

    private mutating func take(_ reminder: Transfer.Reminder, _ line: Int) throws {
        let item = try owner(reminder.owner, line)
        // It was there elsewhere: what is open of today is told here, too.
        if try logbook.insert(reminder.rule, of: item, since: nil) {
            report.reminders.new += 1
        } else {
            report.reminders.same += 1
        }
    }

    private mutating func take(_ counter: Transfer.Counter, _ line: Int) throws {
        let name = composed(counter.name)
        let stored = try database.first(
            "SELECT value FROM counters WHERE name = ?", [.text(name)], { $0.int(0) })
        if stored == counter.number {
            report.counters.same += 1
            return
        }
        if let stored {
            report.counters.conflicting += 1
            report.conflict(line: line, name: name, here: "\(stored)", there: "\(counter.number)")
            guard takesTheirs else { return }
        } else {
            report.counters.new += 1
        }
        try database.run(
            """
            INSERT INTO counters (name, value) VALUES (?, ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value
            """, [.text(name), .init(max(0, counter.number))])
    }

    private mutating func take(_ entry: Transfer.Entry, _ line: Int) throws {
        let item = try owner(entry.owner, line)
        if !entry.uid.isEmpty, let known = try known(entry.uid, of: item) {
            var theirs = known
            (theirs.instant, theirs.zoneOffset, theirs.day) = (entry.instant, entry.zoneOffset, entry.day)
            (theirs.amount, theirs.note) = (entry.amount, entry.note)
            theirs.continuesEarlier = entry.continuesEarlier
            if theirs == known {
                report.entries.same += 1
                return
            }
            report.entries.conflicting += 1
            report.conflict(line: line, name: item.name, here: Self.text(known), there: Self.text(theirs))
            if takesTheirs { try logbook.update(theirs) }
            return
        }
        report.entries.new += 1
        try logbook.insert(entry, of: item)
    }

    private mutating func known(_ uid: String, of item: Item) throws -> LogEntry? {
        if added.contains(item.id) { return nil }
        if present[item.id] == nil {
            let entries = try logbook.entries(of: item).map { ($0.uid, $0) }
            present[item.id] = Dictionary(entries, uniquingKeysWith: { first, _ in first })
        }
        return present[item.id]?[uid]
    }

    /// What counts and notes each entry; given back to be made again.
    private func dropTriggers() throws -> [String] {
        let triggers = try database.all(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'entries'", [],
            { ($0.text(0), $0.text(1)) })
        for (name, _) in triggers { try database.script("DROP TRIGGER \(name)") }
        return triggers.map(\.1)
    }

    /// All totals anew.
    private func recount() throws {
        try database.script(
            """
            DELETE FROM day_totals;
            INSERT INTO day_totals (item, day, count, amount)
                SELECT item, day, count(*), sum(coalesce(amount, 1000000)) FROM entries GROUP BY item, day;
            DELETE FROM item_totals;
            INSERT INTO item_totals (item, count, amount, last, last_offset)
                SELECT item,
                    sum(count) - (
                        SELECT count(*) FROM entries WHERE entries.item = day_totals.item AND continues = 1),
                    sum(amount),
                    (SELECT instant FROM entries WHERE entries.item = day_totals.item
                        ORDER BY instant DESC, id DESC LIMIT 1),
                    (SELECT zone_offset FROM entries WHERE entries.item = day_totals.item
                        ORDER BY instant DESC, id DESC LIMIT 1)
                FROM day_totals GROUP BY item;
            """)
    }

    private static func text(_ entry: LogEntry) -> String {
        let parts = [entry.instant.text(offset: entry.zoneOffset), entry.amount?.description, entry.note]
        return parts.compactMap { $0 }.joined(separator: " ")
    }

    private static func text(_ entry: RunningEntry, of item: Item) -> String {
        [item.title, entry.start.text(offset: entry.zoneOffset), entry.note].compactMap { $0 }
            .joined(separator: " ")
    }

    private static func text(_ item: Item) -> String {
        [item.title, item.unit, item.step?.description, item.color, item.startDay?.description]
            .compactMap { $0 }.joined(separator: " ")
    }
}
