extension Logbook {
    /// All that the days of an item are judged by, its whole past; what runs counts as
    /// if it were stopped now.
    package func record(of item: Item, at now: Instant) throws -> ItemRecord {
        var totals = try totals(of: item, from: Day(number: .min), through: Day(number: .max))
        try addRunning(to: &totals, of: item, from: nil, at: now)
        return ItemRecord(
            totals: totals,
            skips: try skips(of: item), misses: try misses(of: item), goals: try goals(of: item),
            startDay: item.startDay, emptyDayIsZero: item.emptyDayIsZero, unitSeconds: item.unitSeconds,
            weekStart: weekStart, today: day(of: now))
    }

    /// How an item stands by each goal that it has or had, those in force first.
    package func judgements(of item: Item, at now: Instant) throws -> [Judgement] {
        Judgement.all(of: try record(of: item, at: now))
    }

    /// What is to be done, most urgent first.
    ///
    /// - Parameter since: Also what was left undone on the days from this one on; nil looks at today alone.
    package func today(at now: Instant, since: Day? = nil) throws -> TodayList {
        let day = min(since ?? day(of: now), day(of: now))
        return today(try readings(from: day, withGoals: true, at: now), at: now, since: since)
    }

    /// Of the items that are not archived, those that have any.
    func goalsOfAll() throws -> [Int64: [GoalHistory.Change]] {
        var found: [Int64: [GoalHistory.Change]] = [:]
        try database.each(
            """
            SELECT items.id, from_day, goals FROM items JOIN goals ON goals.item = items.id
            WHERE archived = 0
            """
        ) { row in
            let goals = Goal.set(stored: row.text(2))
            found[row.integer(0), default: []].append(.init(from: Day(number: row.int(1)), goals: goals))
        }
        return found
    }

    /// As `goalsOfAll`.
    func skipsOfAll() throws -> [Int64: Set<Day>] {
        var found: [Int64: Set<Day>] = [:]
        try database.each(
            "SELECT items.id, day FROM items JOIN skips ON skips.item = items.id WHERE archived = 0"
        ) { row in
            found[row.integer(0), default: []].insert(Day(number: row.int(1)))
        }
        return found
    }

    /// The first day whose entries can decide how a day stands.
    func firstDayNeeded(
        _ item: Item, _ goals: GoalHistory, _ skips: Set<Day>, on day: Day
    ) throws -> Day {
        var first = day
        for goal in goals.changes.flatMap(\.goals) {
            switch goal {
            case .atLeast(_, let period), .atMost(_, let period):
                first = min(first, period.span(of: day, weekStart: weekStart).lowerBound)
            case .every:
                let last = try database.first(
                    "SELECT max(day) FROM day_totals WHERE item = ? AND day <= ?",
                    [.integer(item.id), .init(day.number)], { $0.optionalInt(0) })
                first = min(first, last.flatMap { $0 }.map(Day.init(number:)) ?? Day(number: .min))
            case .window(_, let length):
                // Skipped days make windows longer.
                var left = length
                var earlier = day
                while left > 0, earlier > Day(number: .min) {
                    if !skips.contains(earlier) { left -= 1 }
                    first = min(first, earlier)
                    earlier = earlier.advanced(by: -1)
                }
            case .weekdays: break
            }
        }
        return first
    }
}
