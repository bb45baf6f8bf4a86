/// All that the days of an item are judged by, as plain values.
package struct ItemRecord: Hashable, Sendable {
    /// Of the days with entries.
    package var totals: [Day: Total]
    /// Skipped by hand.
    package var skips: Set<Day>
    /// Given up by hand.
    package var misses: Set<Day>
    /// See `GoalHistory`.
    package var goals: GoalHistory
    /// Days before it are never judged; nil where the person named none.
    package var startDay: Day?
    /// A day without an entry counts as 0 for a limit, not as unknown.
    package var emptyDayIsZero: Bool
    /// The seconds of one of its amounts, where sums of them are told to the second; else nil.
    package var unitSeconds: Int64?
    /// 0 is Monday, 6 Sunday.
    package var weekStart: Int
    /// The day that is not over yet. Later days are not looked at.
    package var today: Day

    /// A record without entries, skips or goals unless they are given.
    package init(
        totals: [Day: Total] = [:], skips: Set<Day> = [], misses: Set<Day> = [],
        goals: GoalHistory = GoalHistory(), startDay: Day? = nil, emptyDayIsZero: Bool = false,
        unitSeconds: Int64? = nil, weekStart: Int = 0, today: Day
    ) {
        self.totals = totals
        self.skips = skips
        self.misses = misses
        self.unitSeconds = unitSeconds
        self.goals = goals
        self.startDay = startDay
        self.emptyDayIsZero = emptyDayIsZero
        self.weekStart = weekStart
        self.today = today
    }

    /// Whether anything was entered for a day, be it 0.
    package func hasEntry(_ day: Day) -> Bool { (totals[day]?.count ?? 0) > 0 }

    /// What was entered for a day, together; 0 for a day without an entry.
    func amount(_ day: Day) -> Amount { totals[day]?.amount ?? .zero }

    /// Skipped and, what would take that back, without an entry: no day of any window or period.
    func isLeftOut(_ day: Day) -> Bool { skips.contains(day) && !hasEntry(day) }

    /// The sum over a span of days, however many of them have entries.
    package func amount(_ span: ClosedRange<Day>) -> Amount {
        whole(span.days.reduce(.zero) { $0 + amount($1) })
    }

    /// Given up by hand, and nothing entered.
    func isGivenUp(_ day: Day) -> Bool { misses.contains(day) && !hasEntry(day) }

    /// A sum of amounts, told to the second where they are lengths of time.
    func whole(_ sum: Amount) -> Amount { unitSeconds.map { sum.inWholeSeconds(ofUnit: $0) } ?? sum }
}
