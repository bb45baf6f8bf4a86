/// How the days of an item stand by one of its goals, through today.
package struct Judgement: Hashable, Sendable {
    /// One day.
    package struct JudgedDay: Hashable, Sendable {
        /// By the logbook's start of the day.
        package var day: Day
        /// As it stands now.
        package var state: DayState
        /// The goal in force on it.
        package var goal: Goal
    }

    /// What the streak counts one of: a day that was due, a week, a month.
    package struct JudgedPeriod: Hashable, Sendable {
        /// Whole, even where the item begins or today lies within it.
        package var span: ClosedRange<Day>
        /// Of the whole, as it stands now.
        package var state: DayState
        /// What was entered within it.
        package var amount: Amount
        /// What was asked: less than the goal says where days of a week or month were skipped.
        package var needed: Amount
        /// The goal in force at its end, or today.
        package var goal: Goal
    }

    /// See `Goal.Track`.
    package var track: Goal.Track
    /// In order, those without a goal of the track left out.
    package var days: [JudgedDay]
    /// In order, the last of them now; those before the start left out.
    package var periods: [JudgedPeriod]
    /// The runs over `periods`.
    package var streak: Streak
    /// Of today; nil where the track has no goal now.
    package var progress: GoalProgress?

    /// Judges the days of a record by one track; nil where it never had a goal of it.
    ///
    /// - Parameter from: Leaves out the days before, for a record that does not hold their entries; nil judges
    ///   all.
    package init?(_ track: Goal.Track, of record: ItemRecord, from: Day? = nil) {
        guard let span = JudgedSpan(of: track, in: record, from: from) else { return nil }
        self.track = track
        switch track {
        case .atLeast(.day), .atMost(.day), .weekdays, .every:
            days = Self.judgedSingly(track, record, span)
            periods = Self.periods(of: days, record)
        case .window:
            days = Self.judgedByWindows(record, span)
            periods = Self.periods(of: days, record)
        case .atLeast(let period), .atMost(let period):
            (periods, days) = Self.judgedByPeriods(track, period, record, span)
        }
        streak = Streak(Self.runMembers(track, days, periods).map(\.state), unit: track.unit)
        progress = GoalProgress(days: days, periods: periods, record)
    }

    /// The judgements by all tracks that an item ever had, those in force first.
    package static func all(of record: ItemRecord) -> [Judgement] {
        record.goals.tracks(on: record.today).compactMap { Judgement($0, of: record) }
    }

    /// How many of the periods in a span were met, of those that were met or could not be saved; a period
    /// belongs to a span by its last day.
    package func rate(in span: ClosedRange<Day>) -> (met: Int, of: Int) {
        let verdicts = periods.filter { span.contains($0.span.upperBound) }.compactMap(\.state.isKept)
        return (verdicts.count { $0 }, verdicts.count)
    }

    /// The length of the run at the end of each period that lengthened or broke it, by its last day.
    package var runs: [(day: Day, count: Int)] {
        var count = 0
        return Self.runMembers(track, days, periods).compactMap { day, state in
            guard let isKept = state.isKept else {
                if state == .beforeStart { count = 0 }
                return nil
            }
            count = isKept ? count + 1 : 0
            return (day, count)
        }
    }

    /// Each day that says something, as a period of its own; days on which one thing stayed overdue are one.
    private static func periods(of days: [JudgedDay], _ record: ItemRecord) -> [JudgedPeriod] {
        var periods: [JudgedPeriod] = []
        for day in days where day.state != .beforeStart {
            var needed = Amount.one
            switch day.goal {
            case .atLeast(let amount, _), .atMost(let amount, _): needed = amount
            case .every where day.state == .missed && periods.last?.state == .missed:
                let first = periods.removeLast().span.lowerBound
                periods.append(
                    JudgedPeriod(
                        span: first...day.day, state: .missed, amount: .zero, needed: .one, goal: day.goal))
                continue
            case .window, .every, .weekdays: break
            }
            periods.append(
                JudgedPeriod(
                    span: day.day...day.day, state: day.state, amount: record.amount(day.day),
                    needed: needed, goal: day.goal))
        }
        return periods
    }

    /// What the streak runs over. Blank days before the start end a run of backdated entries, where days are
    /// counted.
    static func runMembers(
        _ track: Goal.Track, _ days: [JudgedDay], _ periods: [JudgedPeriod]
    ) -> [(day: Day, state: DayState)] {
        switch track.unit {
        case .week, .month: periods.map { ($0.span.upperBound, $0.state) }
        case .day, .windowDay, .time: days.map { ($0.day, $0.state) }
        }
    }
}
