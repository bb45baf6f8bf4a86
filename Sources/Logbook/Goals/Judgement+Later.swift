extension Judgement {
    /// The same at a later day of the same record: what was settled when it was judged stands as it is, and only
    /// days that were open then, or were still to come, are judged again.
    ///
    /// - Parameters:
    ///   - record: Of the later day. Of days before the earlier one it holds the same.
    ///   - earlier: What this was judged by.
    package func continued(in record: ItemRecord, after earlier: ItemRecord) -> Judgement? {
        guard let (from, settled) = Self.open(track, in: earlier),
            var later = Judgement(track, of: record, from: from)
        else { return Judgement(track, of: record) }
        later.days = days.prefix { $0.day < settled } + later.days.drop { $0.day < settled }
        later.periods =
            periods.prefix { $0.span.upperBound < settled }
            + later.periods.drop { $0.span.upperBound < settled }
        later.streak = Streak(
            Self.runMembers(track, later.days, later.periods).map(\.state), unit: track.unit)
        return later
    }

    /// The first day that may still change, and the one from which days must be judged to know it; nil where that
    /// may be any.
    private static func open(_ track: Goal.Track, in record: ItemRecord) -> (from: Day, settled: Day)? {
        let today = record.today
        switch track {
        case .atLeast(let period), .atMost(let period):
            let first = period.span(of: today, weekStart: record.weekStart).lowerBound
            return (first, first)
        case .weekdays: return (today, today)
        case .every:
            // What is due is counted from the last time on.
            return record.totals.keys.filter { $0 <= today }.max().map { ($0, $0) }
        case .window:
            let length = record.goals.changes.flatMap(\.goals).reduce(0) { longest, goal in
                if case .window(_, let days) = goal { max(longest, days) } else { longest }
            }
            let settled = day(length, before: today, record)
            return (day(length, before: settled, record), settled)
        }
    }

    /// The day with so many days after it up to another, those that were left out not counted.
    private static func day(_ count: Int, before day: Day, _ record: ItemRecord) -> Day {
        var (left, day) = (count, day)
        while left > 0, day > Day(number: .min) {
            if !record.isLeftOut(day) { left -= 1 }
            day = day.advanced(by: -1)
        }
        return day
    }
}
