/// One thing that a person wants of an item; an item may have several.
package enum Goal: Hashable, Sendable {
    /// The period's total is to reach an amount above 0: `3/day`, `2000ml/day`, `3/week`, `3/month`.
    case atLeast(Amount, GoalPeriod)
    /// The period's total is not to pass an amount: `<=2/day`.
    case atMost(Amount, GoalPeriod)
    /// Days with an entry in any so many days: `3/7`. Windows begin on a day with an entry.
    case window(times: Int, days: Int)
    /// Again so many days after the last time: `every:11d`.
    case every(days: Int)
    /// On these days of the week: `mon,wed,fri`. Never empty.
    case weekdays(Weekdays)

    /// What makes a goal go on when its figures change: a raised `3/day` carries the run of the old one, a
    /// `3/week` in its place begins anew. A set holds one goal of each.
    package enum Track: Hashable, Sendable {
        case atLeast(GoalPeriod)
        case atMost(GoalPeriod)
        case window, every, weekdays
    }

    /// See `Track`.
    package var track: Track {
        switch self {
        case .atLeast(_, let period): .atLeast(period)
        case .atMost(_, let period): .atMost(period)
        case .window: .window
        case .every: .every
        case .weekdays: .weekdays
        }
    }

    /// As it is stored and as a person may type it: amounts in the item's unit, without naming it.
    package var spelled: String {
        switch self {
        case .atLeast(let amount, let period): "\(amount)/\(period.rawValue)"
        case .atMost(let amount, let period): "<=\(amount)/\(period.rawValue)"
        case .window(let times, let days): "\(times)/\(days)"
        case .every(let days): "every:\(days)d"
        case .weekdays(let weekdays): weekdays.spelled
        }
    }

    /// What is to be kept rather than done.
    package var isLimit: Bool {
        if case .atMost = self { return true }
        return false
    }
}

extension Goal.Track {
    /// What its streak counts.
    package var unit: Streak.Unit {
        switch self {
        case .atLeast(let period), .atMost(let period):
            switch period {
            case .day: .day
            case .week: .week
            case .month: .month
            }
        case .window: .windowDay
        case .every, .weekdays: .time
        }
    }
}
