/// All that can be told of an item, read from the store at once: how it stands now, and how it will stand at any
/// later instant if nothing is entered.
package struct ItemReading: Hashable, Sendable {
    /// As it was read.
    package var item: Item
    /// Of all its entries; what runs is not in it.
    package var all: Total
    /// The latest entry's instant, nil before the first.
    package var last: Instant?
    /// Its seconds east of Greenwich.
    package var lastOffset: Int
    /// Its stopwatch, where it runs.
    package var running: RunningEntry?
    /// Of the days from `from` on, without what runs.
    package var totals: [Day: Total]
    /// The first day of `totals`; the earliest day there is where they are all there are.
    package var from: Day
    /// All there are, also those to come.
    package var skips: Set<Day>
    /// All there are.
    package var misses: Set<Day>
    /// See `GoalHistory`.
    package var goals: GoalHistory

    init(
        _ summary: ItemSummary, totals: [Day: Total], from: Day, skips: Set<Day>, misses: Set<Day>,
        goals: GoalHistory
    ) {
        item = summary.item
        all = summary.all
        last = summary.last
        lastOffset = summary.lastOffset
        running = summary.running
        self.totals = totals
        self.from = from
        self.skips = skips
        self.misses = misses
        self.goals = goals
    }
}

extension Logbook {
    /// Reads one item with its whole past; nil where it has gone.
    package func reading(of item: Item, at now: Instant) throws -> ItemReading? {
        guard let summary = try summary(of: item.id, at: now) else { return nil }
        let (first, last) = (Day(number: .min), Day(number: .max))
        return ItemReading(
            summary, totals: try totals(of: item, from: first, through: last), from: first,
            skips: try skips(of: item), misses: try misses(of: item), goals: try goals(of: item))
    }

    /// Reads items in their order, each as far back as decides how it stands on a day and on those after it: in a
    /// few queries and one or two an item, whatever is asked of it then.
    ///
    /// - Parameters:
    ///   - only: The ids of items to read, archived or not; nil reads all that are not archived.
    ///   - withGoals: Leaves out those that never had a goal.
    package func readings(
        from day: Day, only: Set<Int64>? = nil, withGoals: Bool = false, at now: Instant
    ) throws -> [ItemReading] {
        let allSkips = try skipsOfAll()
        let allMisses = try missesOfAll()
        let allGoals = try goalsOfAll()
        return try summaries(at: now, includingArchived: only != nil).compactMap { summary in
            let item = summary.item
            guard only?.contains(item.id) ?? true else { return nil }
            let changes = allGoals[item.id]
            if withGoals, changes == nil { return nil }
            // What is of all is of those that are not archived.
            let goals = item.isArchived ? try self.goals(of: item) : GoalHistory(changes ?? [])
            let skips = item.isArchived ? try self.skips(of: item) : allSkips[item.id] ?? []
            let misses = item.isArchived ? try self.misses(of: item) : allMisses[item.id] ?? []
            let from = try firstDayNeeded(item, goals, skips, on: day)
            return ItemReading(
                summary, totals: try totals(of: item, from: from, through: Day(number: .max)), from: from,
                skips: skips, misses: misses, goals: goals)
        }
    }

    /// What the days of a reading are judged by at an instant, which may be after it was read: what runs counts as
    /// if it were stopped then.
    package func record(_ reading: ItemReading, at now: Instant) -> ItemRecord {
        var totals = reading.totals
        addRunning(reading.running, to: &totals, of: reading.item, from: reading.from, at: now)
        return ItemRecord(
            totals: totals, skips: reading.skips, misses: reading.misses, goals: reading.goals,
            startDay: reading.item.startDay, emptyDayIsZero: reading.item.emptyDayIsZero,
            unitSeconds: reading.item.unitSeconds, weekStart: weekStart, today: day(of: now))
    }

    /// How the goals in force of a reading stand at an instant, in the set's order. Of a reading that does not
    /// reach back to the beginning runs may be longer than what they tell.
    package func judgements(_ reading: ItemReading, at now: Instant) -> [Judgement] {
        let record = record(reading, at: now)
        return record.goals.goals(on: record.today).compactMap {
            Judgement($0.track, of: record, from: reading.from)
        }
    }

    /// How the goals of a reading stand at instants in order, the first of which judges its whole past; those after
    /// it judge again only what is open.
    package func judgements(_ reading: ItemReading, at instants: [Instant]) -> [[Judgement]] {
        guard let first = instants.first else { return [] }
        let past = judgements(reading, at: first)
        let present = record(reading, at: first)
        return [past]
            + instants.dropFirst().map { instant in
                let record = record(reading, at: instant)
                return record.goals.goals(on: record.today).compactMap { goal in
                    guard let known = past.first(where: { $0.track == goal.track }) else {
                        return Judgement(goal.track, of: record, from: reading.from)
                    }
                    return known.continued(in: record, after: present)
                }
            }
    }

    /// What is to be done by readings that reach back far enough, most urgent first.
    ///
    /// - Parameter since: As for `today(at:since:)`.
    package func today(_ readings: [ItemReading], at now: Instant, since: Day? = nil) -> TodayList {
        var list = TodayList(day: day(of: now))
        for reading in readings where !reading.goals.changes.isEmpty {
            list.add(reading.item, record(reading, at: now), from: reading.from, since: since)
        }
        list.sort()
        return list
    }
}
