/// Steps of the calendar: weeks, months, quarters, years.
extension Day {
    /// The first day of its week.
    ///
    /// - Parameter weekStart: 0 is Monday, 6 Sunday.
    package func firstOfWeek(startingOn weekStart: Int) -> Day {
        advanced(by: -(((weekday - weekStart) % 7 + 7) % 7))
    }

    /// The first day of its month.
    package var firstOfMonth: Day { advanced(by: 1 - date.day) }

    /// The last day of its month.
    package var lastOfMonth: Day {
        let (year, month, day) = date
        return advanced(by: Day.length(ofMonth: month, year: year) - day)
    }

    /// The day of the same date so many months later, or earlier; the month's last where it has no such
    /// date. Limited to the years 1 to 9999.
    package func advanced(byMonths months: Int) -> Day {
        let (year, month, day) = date
        let (sum, overflows) = (year * 12 + month - 1).addingReportingOverflow(months)
        if overflows || sum < 12 { return Day(number: months < 0 ? .min : .max) }
        let (newYear, newMonth) = (sum / 12, sum % 12 + 1)
        guard newYear <= 9999 else { return Day(number: .max) }
        let last = Day.length(ofMonth: newMonth, year: newYear)
        return Day(year: newYear, month: newMonth, day: min(day, last)) ?? self
    }

    /// Days from another day to this one; negative where that is later.
    package func days(since other: Day) -> Int { number - other.number }
}

extension ClosedRange where Bound == Day {
    /// How many days it holds.
    package var length: Int { upperBound.number - lowerBound.number + 1 }

    /// Its days in order.
    package var days: some Sequence<Day> {
        (lowerBound.number...upperBound.number).lazy.map(Day.init(number:))
    }
}
