/// An item that has reminders, and all that says whether one is still wanted.
package struct ReminderSubject: Hashable, Sendable {
    /// A rule and since when it is there.
    package struct Wish: Hashable, Sendable {
        /// What was asked for.
        package var rule: ReminderRule
        /// Times before it were never asked for; nil where it was always there.
        package var since: Instant?

        /// By default it was always there.
        package init(_ rule: ReminderRule, since: Instant? = nil) {
            self.rule = rule
            self.since = since
        }
    }

    /// What is reminded of.
    package var item: Item
    /// Its rules.
    package var wishes: [Wish]
    /// Its past, from `from` on.
    package var record: ItemRecord
    /// Days before it decide nothing of today and what is to come, and may be missing from the record; nil where it
    /// holds all.
    package var from: Day?
    /// Its stopwatch runs: what was to be done is being done.
    package var isRunning: Bool

    /// As they are.
    package init(
        item: Item, wishes: [Wish], record: ItemRecord, from: Day? = nil, isRunning: Bool = false
    ) {
        self.item = item
        self.from = from
        self.wishes = wishes
        self.record = record
        self.isRunning = isRunning
    }

    /// What a rule still asks of a day; nil where nothing: it is decided (done, skipped, given up), nothing is due, or
    /// it lies before the start. Of a day to come, if nothing were entered until then.
    package func reason(_ rule: ReminderRule, on day: Day) -> Reminder.Reason? {
        guard !item.isArchived, !isRunning, !record.skips.contains(day), !record.misses.contains(day) else {
            return nil
        }
        if let start = record.startDay, day < start { return nil }
        var record = record
        record.today = day
        let judgements = record.goals.tracks(on: day).compactMap { track -> Judgement? in
            guard record.goals.goal(of: track, on: day) != nil else { return nil }
            return Judgement(track, of: record, from: firstDay(for: day))
        }
        if case .streak = rule { return streakAtRisk(judgements, on: day) }
        let goals = judgements.compactMap(\.progress).filter { !$0.goal.isLimit }
        if goals.isEmpty {
            // What is only limited is entered once a day, or not at all.
            if case .due = rule { return nil }
            return record.hasEntry(day) ? nil : .nothingYet
        }
        let open = goals.filter { progress in
            guard progress.state == .pending else { return false }
            switch progress.goal {
            case .atLeast(_, .day), .every, .weekdays: return true
            case .atLeast(_, let period), .atMost(_, let period):
                let isLast = period.span(of: day, weekStart: record.weekStart).upperBound == day
                if case .due = rule { return isLast }
                return isLast || !record.hasEntry(day)
            case .window: return !record.hasEntry(day)
            }
        }
        return open.max { ($0.daysOverdue, $1.fraction) < ($1.daysOverdue, $0.fraction) }.map { .goal($0) }
    }

    /// The longest run that ends unless something happens on the day.
    private func streakAtRisk(_ judgements: [Judgement], on day: Day) -> Reminder.Reason? {
        var next = record
        next.today = day.advanced(by: 1)
        next.totals[next.today] = nil
        let atRisk = judgements.filter { judgement in
            guard judgement.streak.count > 0, next.today > day else { return false }
            let later = Judgement(judgement.track, of: next, from: firstDay(for: day))
            return later?.streak.count == 0
        }
        guard let longest = atRisk.max(by: { $0.streak.count < $1.streak.count })?.streak else { return nil }
        return .streak(count: longest.count, longest.unit)
    }

    /// Whether a day can be passed over without judging it: what is done again every so many days lies ahead.
    func isPlainlyNotDue(_ day: Day) -> Bool {
        let goals = record.goals.goals(on: day).filter { !$0.isLimit }
        guard !goals.isEmpty else { return false }
        let last = lastEntry(through: day)
        return goals.allSatisfy { goal in
            if case .every(let days) = goal { return last.map { day < $0.advanced(by: days) } ?? false }
            if case .weekdays(let weekdays) = goal { return !weekdays.contains(day) }
            return false
        }
    }

    /// How many days say whether there is a run: more than two of the longest windows.
    static let runDays = 800

    /// Days before it decide nothing; the last entry says when what is done again every so many days is due.
    private func firstDay(for day: Day) -> Day {
        let past = day.advanced(by: -Self.runDays)
        let first = min(past, lastEntry(through: day) ?? past)
        return from.map { max($0, first) } ?? first
    }

    private func lastEntry(through day: Day) -> Day? {
        record.totals.keys.lazy.filter { $0 <= day && record.hasEntry($0) }.max()
    }
}
