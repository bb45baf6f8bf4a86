/// The figures of an item over some days.
package struct ItemStatistics: Hashable, Sendable {
    /// The time between two entries that follow each other.
    package struct Gap: Hashable, Sendable {
        /// The earlier entry.
        package var from: Instant
        /// The later one.
        package var to: Instant
        /// In milliseconds.
        var length: Int64 { to.milliseconds - from.milliseconds }
    }

    /// A goal's part.
    package struct GoalFigures: Hashable, Sendable {
        /// The goal in force at the end of the days, or the last there was.
        package var goal: Goal
        /// How many of its periods were met, of those that were over.
        package var met: Int
        /// How many were over.
        package var of: Int
        /// The longest run is the longest within these days; the present one is there where they reach today.
        package var streak: Streak
        /// Whether the days reach today.
        package var isPresent: Bool
    }

    /// From the first day there is anything to say of, through today at most; nil where there is none.
    package var days: ClosedRange<Day>?
    /// Of all entries within.
    package var total: Total
    /// Days with an entry.
    package var daysWithEntries: Int
    /// nil with fewer than two entries.
    package var longestGap: Gap?
    /// As `longestGap`; of equals the first.
    package var shortestGap: Gap?
    /// Those in force first.
    package var goals: [GoalFigures]

    /// The total over the days, empty ones too; 0 without days.
    package var perDay: Amount { share(days?.length ?? 0) }
    /// The total over the days with an entry.
    package var perDayWithEntries: Amount { share(daysWithEntries) }
    /// The total over the entries.
    package var perEntry: Amount { share(total.count) }

    /// The figures of a record.
    ///
    /// - Parameters:
    ///   - range: nil ends are open.
    ///   - instants: Of the entries within the range, in order.
    ///   - times: How many times that were, where a time over a day's start is two entries; nil counts entries.
    package init(_ record: ItemRecord, range: DayRange, instants: [Instant], times: Int? = nil) {
        let starts = [record.startDay, record.totals.keys.min(), Self.firstGoal(record)]
        let begin = max(starts.compactMap { $0 }.min() ?? record.today, range.first ?? Day(number: .min))
        let end = min(range.last ?? record.today, record.today)
        let days = begin <= end ? begin...end : nil
        self.days = days
        let totals = record.totals.filter { days?.contains($0.key) ?? false }.values
        total = totals.reduce(.none) { Total(count: $0.count + $1.count, amount: $0.amount + $1.amount) }
        total = Total(count: times ?? total.count, amount: record.whole(total.amount))
        daysWithEntries = totals.count { $0.count > 0 }
        goals = []
        for (from, to) in zip(instants, instants.dropFirst()) {
            let gap = Gap(from: from, to: to)
            if gap.length > longestGap?.length ?? -1 { longestGap = gap }
            if gap.length < shortestGap?.length ?? .max { shortestGap = gap }
        }
        guard let days else { return }
        goals = Judgement.all(of: record).compactMap { Self.figures($0, days, record) }
    }

    private static func figures(
        _ judgement: Judgement, _ days: ClosedRange<Day>, _ record: ItemRecord
    ) -> GoalFigures? {
        let (met, all) = judgement.rate(in: days)
        let within = judgement.periods.filter { days.overlaps($0.span) }
        guard let goal = within.last?.goal else { return nil }
        var streak = judgement.streak
        streak.longest = Streak(within.map(\.state), unit: streak.unit).longest
        return GoalFigures(
            goal: goal, met: met, of: all, streak: streak, isPresent: days.contains(record.today))
    }

    private static func firstGoal(_ record: ItemRecord) -> Day? {
        record.goals.changes.first { !$0.goals.isEmpty }?.from
    }

    /// Rounded to six places.
    private func share(_ count: Int) -> Amount {
        guard count > 0 else { return .zero }
        return Amount(millionths: Int64((Double(total.amount.millionths) / Double(count)).rounded()))
    }
}

extension Logbook {
    /// The figures of an item over a range of days.
    package func statistics(of item: Item, range: DayRange, at now: Instant) throws -> ItemStatistics {
        let (first, last) = (range.first ?? Day(number: .min), range.last ?? Day(number: .max))
        let instants = try database.all(
            """
            SELECT instant FROM entries WHERE item = ? AND day BETWEEN ? AND ? AND continues IS NULL
            ORDER BY instant, id
            """,
            [.integer(item.id), .init(first.number), .init(last.number)],
            { Instant(milliseconds: $0.integer(0)) })
        let running = try running(of: item).map { first...last ~= $0.day && $0.start < now ? 1 : 0 } ?? 0
        return ItemStatistics(
            try record(of: item, at: now), range: range, instants: instants,
            times: instants.count + running)
    }
}
