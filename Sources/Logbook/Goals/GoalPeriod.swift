/// The stretch of the calendar whose total a goal looks at.
package enum GoalPeriod: String, CaseIterable, Sendable {
    case day, week, month

    /// The whole period that a day lies in, whatever month or year its week reaches into.
    ///
    /// - Parameter weekStart: 0 is Monday, 6 Sunday.
    package func span(of day: Day, weekStart: Int) -> ClosedRange<Day> {
        switch self {
        case .day: return day...day
        case .week:
            let first = day.firstOfWeek(startingOn: weekStart)
            return first...max(first, first.advanced(by: 6))
        case .month: return day.firstOfMonth...day.lastOfMonth
        }
    }
}
