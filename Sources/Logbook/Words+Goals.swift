import VistazoWords

/// Phrases of goals, the states of days and streaks.
extension Words {
    /// What a goal asks, as people say it: `3 a day`, `on 3 of any 7 days`.
    ///
    /// - Parameter unit: The item's.
    package func goal(_ goal: Goal, unit: String?) -> String {
        switch goal {
        case .atLeast(let amount, let period):
            self("logbook.goal.\(period.rawValue)", ["amount": self.amount(amount, unit: unit)])
        case .atMost(let amount, let period):
            self("logbook.limit.\(period.rawValue)", ["amount": self.amount(amount, unit: unit)])
        case .window(let times, let days):
            self("logbook.goal.window", count: days, ["times": String(times)])
        case .every(let days): every(days)
        case .weekdays(let weekdays): weekdays.numbers.map(weekday).joined(separator: ", ")
        }
    }

    /// How often a thing happens that happens each so many days: `every day`, `every 11 days`.
    package func every(_ days: Int) -> String {
        days == 1 ? self("logbook.goal.everyDay") : self("logbook.goal.every", count: days)
    }

    /// The short name of a day of the week, 0 is Monday.
    package func weekday(_ number: Int) -> String {
        let names = self("logbook.weekdays").split(separator: " ")
        return names.indices.contains(number) ? String(names[number]) : ""
    }

    /// A day with its weekday: `Mon 2026-11-30`.
    package func dated(_ day: Day) -> String { "\(weekday(day.weekday)) \(day)" }

    /// `met`, `partly`, `missed` …
    package func state(_ state: DayState) -> String { self("logbook.state.\(state.rawValue)") }

    /// A run with its unit: `5 days`, `1 week`.
    package func streak(_ count: Int, _ unit: Streak.Unit) -> String {
        self("logbook.streak.\(unit.rawValue)", count: count)
    }

    /// The same where room is short: `5` for daily goals alone, `1w`, `2mo`.
    package func shortStreak(_ count: Int, _ unit: Streak.Unit) -> String {
        self("logbook.streak.short.\(unit.rawValue)", ["n": String(count)])
    }

    /// `2 of 3`, with the unit where there is one: `500 of 2000 ml`.
    package func progress(_ done: Amount, of needed: Amount, unit: String?) -> String {
        self(
            "logbook.progress",
            [
                "done": self.amount(done, unit: done.rounded(decimals: 2) == done ? nil : unit),
                "needed": self.amount(needed, unit: unit),
            ])
    }

    /// How long it is from one instant to a later one, in the greatest whole unit: `3 days`.
    package func length(from start: Instant, to end: Instant, zone: Zone) -> String {
        let elapsed = Elapsed(from: start, to: end, zone: zone)
        switch elapsed.unit {
        case .now: return self("logbook.length.seconds", count: max(0, end.seconds - start.seconds))
        case .minute: return self("logbook.length.minutes", count: elapsed.count)
        case .hour: return self("logbook.length.hours", count: elapsed.count)
        case .day: return self("logbook.length.days", count: elapsed.count)
        case .month: return self("logbook.length.months", count: elapsed.count)
        case .year: return self("logbook.length.years", count: elapsed.count)
        }
    }
}
