/// How many periods of a goal in a row were met.
package struct Streak: Hashable, Sendable {
    /// What it counts: the goal's own period.
    package enum Unit: String, CaseIterable, Sendable {
        case day, week, month
        /// A day within a window that is met, with or without an entry of its own.
        case windowDay
        /// One time that it was due and done.
        case time
    }

    /// The run up to now; 0 where the last period that counts was not met.
    package var count: Int
    /// The longest run there ever was, this one included.
    package var longest: Int
    /// See `Unit`.
    package var unit: Unit
    /// The present period is open still: the run is that of those before it.
    package var isPending: Bool

    /// The runs in states that follow each other, the last of them now.
    ///
    /// What was skipped, was not due or is pending is passed over: it neither breaks, starts, ends nor
    /// lengthens a run. Days before the start end one.
    init(_ states: some Sequence<DayState>, unit: Unit) {
        self.unit = unit
        (count, longest, isPending) = (0, 0, false)
        for state in states {
            isPending = state == .pending
            guard let isKept = state.isKept else {
                if state == .beforeStart { count = 0 }
                continue
            }
            count = isKept ? count + 1 : 0
            longest = max(longest, count)
        }
    }
}
