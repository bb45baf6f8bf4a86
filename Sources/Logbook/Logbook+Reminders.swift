extension Logbook {
    /// The reminders of an item, in the order of lists.
    package func reminders(of item: Item) throws -> [ReminderRule] {
        try database.all(
            "SELECT rule FROM reminders WHERE item = ? ORDER BY rule", [.integer(item.id)], { $0.text(0) }
        ).compactMap { try? ReminderRule(parsing: $0) }
    }

    /// Writes one, inside a step that is being done.
    ///
    /// - Returns: False where it was there.
    func insert(_ rule: ReminderRule, of item: Item, since: Instant?) throws -> Bool {
        try database.run(
            "INSERT INTO reminders (item, rule, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            [.integer(item.id), .text(rule.spelled), .init(since?.milliseconds)])
        return database.changedRows > 0
    }

    /// Makes the reminders of an item these and no others, inside a step that is being done. Those that stay are as
    /// they were.
    ///
    /// - Returns: False where they are these already.
    @discardableResult
    func changeReminders(_ rules: [ReminderRule], of item: Item, at now: Instant) throws -> Bool {
        var isChanged = false
        for rule in try reminders(of: item) where !rules.contains(rule) {
            try database.run(
                "DELETE FROM reminders WHERE item = ? AND rule = ?",
                [.integer(item.id), .text(rule.spelled)])
            isChanged = true
        }
        for rule in rules where try insert(rule, of: item, since: now) { isChanged = true }
        return isChanged
    }

    /// What the reminders of all items depend on, as it is now.
    package func reminderSchedule(_ setting: ReminderSetting, at now: Instant) throws -> ReminderSchedule {
        var wishes: [Int64: [ReminderSubject.Wish]] = [:]
        try database.each("SELECT item, rule, since FROM reminders ORDER BY item, rule") { row in
            guard let rule = try? ReminderRule(parsing: row.text(1)) else { return }
            let since = row.optionalInteger(2).map(Instant.init(milliseconds:))
            wishes[row.integer(0), default: []].append(.init(rule, since: since))
        }
        var schedule = ReminderSchedule(subjects: [], zone: zone, dayStart: dayStart, setting: setting)
        guard !wishes.isEmpty else { return schedule }
        let today = day(of: now)
        let ids = Set(wishes.keys)
        // Whether there is a run is told by the days before; all else by what still counts.
        let runners = ids.filter { wishes[$0]?.contains { $0.rule.isOfRuns } ?? false }
        let past = today.advanced(by: -ReminderSubject.runDays)
        let readings =
            try (runners.isEmpty ? [] : readings(from: past, only: runners, at: now))
            + readings(from: today, only: ids.subtracting(runners), at: now)
        schedule.subjects = readings.filter { !$0.item.isArchived }
            .sorted { ($0.item.sort, $0.item.id) < ($1.item.sort, $1.item.id) }
            .map { subject($0, wishes[$0.item.id] ?? [], at: now) }
        schedule.marks = try marks(from: day(of: now))
        return schedule
    }

    private func subject(
        _ reading: ItemReading, _ wishes: [ReminderSubject.Wish], at now: Instant
    ) -> ReminderSubject {
        ReminderSubject(
            item: reading.item, wishes: wishes, record: record(reading, at: now), from: reading.from,
            isRunning: reading.running != nil)
    }

    private func marks(from day: Day) throws -> [ReminderSchedule.Occasion: ReminderSchedule.Mark] {
        var marks: [ReminderSchedule.Occasion: ReminderSchedule.Mark] = [:]
        try database.each(
            "SELECT item, day, rule, state, until FROM deliveries WHERE day >= ?", [.init(day.number)]
        ) { row in
            let occasion = ReminderSchedule.Occasion(
                item: row.integer(0), day: Day(number: row.int(1)), rule: row.text(2))
            let until = row.optionalInteger(4).map(Instant.init(milliseconds:))
            let isSnoozed = row.text(3) == DeliveryState.snoozed.rawValue
            marks[occasion] = isSnoozed ? until.map { .snoozed(until: $0) } ?? .told : .told
        }
        return marks
    }
}

/// What one process may tell, and until when it need not look again.
package struct ReminderClaim: Hashable, Sendable {
    /// To be told now, by nobody else.
    package var reminders: [Reminder] = []
    /// When something is due next, as far as can be told now; nil for never.
    package var next: Instant?
    /// The items that have reminders: what happens to others changes nothing.
    package var items: Set<Int64>

    /// Of a schedule of which nothing is due.
    init(of schedule: ReminderSchedule, at now: Instant) {
        next = schedule.next(after: now)
        items = Set(schedule.subjects.map(\.item.id))
    }
}

/// What became of a reminder, by the word that is stored.
enum DeliveryState: String {
    /// Told, and not answered yet.
    case told
    case snoozed, logged, dismissed
}

extension Logbook {
    /// Takes what is due now, to be told by whoever asked: no other process gets it. Telling it is the caller's, who
    /// gives it back where that fails.
    package func claimReminders(_ setting: ReminderSetting, at now: Instant) throws -> ReminderClaim {
        let schedule = try reminderSchedule(setting, at: now)
        guard !schedule.due(at: now).isEmpty else { return ReminderClaim(of: schedule, at: now) }
        return try database.write {
            var schedule = try reminderSchedule(setting, at: now)
            let due = schedule.due(at: now)
            for reminder in due {
                try mark(reminder, .told, at: now)
                for rule in reminder.rules {
                    schedule.marks[
                        .init(item: reminder.item.id, day: reminder.day, rule: rule.spelled)] = .told
                }
            }
            // What came of those of another week nobody asks.
            try database.run(
                "DELETE FROM deliveries WHERE day < ?", [.init(day(of: now).advanced(by: -7).number)])
            var claim = ReminderClaim(of: schedule, at: now)
            claim.reminders = due
            return claim
        }
    }

    /// Gives a claimed reminder back that could not be told: it is due as before.
    package func release(_ reminder: Reminder) throws {
        try database.write {
            for rule in reminder.rules {
                try database.run(
                    "DELETE FROM deliveries WHERE item = ? AND day = ? AND rule = ? AND state = 'told'",
                    [.integer(reminder.item.id), .init(reminder.day.number), .text(rule.spelled)])
            }
        }
    }

    /// Puts a reminder off. One that was answered meanwhile stays so.
    package func snooze(_ reminder: Reminder, until: Instant, at now: Instant) throws {
        try settle(reminder, .snoozed, until: until, at: now)
    }

    /// Takes note that the person has seen a reminder and wants nothing of it.
    package func dismiss(_ reminder: Reminder, at now: Instant) throws {
        try settle(reminder, .dismissed, at: now)
    }

    /// What a reminder's Log does: the one action, for the reminder's own day. Pressed twice, or after the day was
    /// decided elsewhere, it adds nothing.
    ///
    /// - Returns: What was logged; nil where nothing was.
    /// - Throws: As `tap`.
    package func log(_ reminder: Reminder, at now: Instant) throws -> TapResult? {
        try step(at: now) {
            let present = try require(reminder.item)
            guard try self.present(reminder, at: now) != nil else { return (nil, nil, []) }
            try mark(reminder, .logged, at: now)
            let when: When? = reminder.day == day(of: now) ? nil : .on(reminder.day)
            let done = try tapped(present, amount: nil, when: when, note: nil, now: now)
            return (done.result, done.step, done.changes)
        }
    }

    /// A reminder that was told as it stands now, with what is open of it by now; nil where somebody has answered it
    /// or its day is decided.
    package func present(_ reminder: Reminder, at now: Instant) throws -> Reminder? {
        guard try isUnanswered(reminder) else { return nil }
        let past = reminder.rules.contains(where: \.isOfRuns) ? ReminderSubject.runDays : 0
        let reading = try readings(
            from: reminder.day.advanced(by: -past), only: [reminder.item.id], at: now
        ).first
        guard let reading else { return nil }
        let subject = subject(reading, [], at: now)
        let reasons = reminder.rules.compactMap { subject.reason($0, on: reminder.day) }
        guard let reason = reasons.max(by: { $0.weight < $1.weight }) else { return nil }
        var present = reminder
        (present.item, present.reason) = (reading.item, reason)
        return present
    }

    private func isUnanswered(_ reminder: Reminder) throws -> Bool {
        try reminder.rules.contains { rule in
            let state = try database.first(
                "SELECT state FROM deliveries WHERE item = ? AND day = ? AND rule = ?",
                [.integer(reminder.item.id), .init(reminder.day.number), .text(rule.spelled)], { $0.text(0) })
            return state == DeliveryState.told.rawValue
        }
    }

    private func settle(
        _ reminder: Reminder, _ state: DeliveryState, until: Instant? = nil, at now: Instant
    ) throws {
        let isSettled = try database.write {
            guard try isUnanswered(reminder) else { return false }
            try mark(reminder, state, until: until, at: now)
            return true
        }
        if isSettled { didChange([.reminder(reminder.item.id)]) }
    }

    private func mark(
        _ reminder: Reminder, _ state: DeliveryState, until: Instant? = nil, at now: Instant
    ) throws {
        for rule in reminder.rules {
            try database.run(
                """
                INSERT INTO deliveries (item, day, rule, at, state, until) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (day, item, rule) DO UPDATE SET
                    at = excluded.at, state = excluded.state, until = excluded.until
                """,
                [
                    .integer(reminder.item.id), .init(reminder.day.number), .text(rule.spelled),
                    .integer(now.milliseconds), .text(state.rawValue), .init(until?.milliseconds),
                ])
        }
    }
}
