/// A stretch of days that a person named; open at either end where nothing stands there.
package struct DayRange: Hashable, Sendable {
    /// nil for all there is before.
    package var first: Day?
    /// nil for all there is after.
    package var last: Day?

    /// The ends as they are; their order is not looked at.
    package init(first: Day? = nil, last: Day? = nil) {
        self.first = first
        self.last = last
    }

    /// Reads `DAY`, `FROM..TO`, `FROM..`, `..TO`, a month `2026-11`, a year `2026`, and calendar words such as
    /// `last week`, `this month`, `last quarter`, also in Spanish and Russian; nil for anything else and for
    /// ends in the wrong order. A day is whatever `Day(parsing:today:)` reads.
    ///
    /// - Parameter weekStart: 0 is Monday, 6 Sunday.
    package init?(parsing text: String, today: Day, weekStart: Int) {
        let typed = trimmed(text)
        if let dots = typed.firstRange(of: "..") {
            let (left, right) = (String(typed[..<dots.lowerBound]), String(typed[dots.upperBound...]))
            guard !trimmed(left).isEmpty || !trimmed(right).isEmpty else { return nil }
            if !trimmed(left).isEmpty {
                guard let span = Self.span(left, today, weekStart) else { return nil }
                first = span.lowerBound
            }
            if !trimmed(right).isEmpty {
                guard let span = Self.span(right, today, weekStart) else { return nil }
                last = span.upperBound
            }
            if let first, let last, first > last { return nil }
        } else {
            guard let span = Self.span(typed, today, weekStart) else { return nil }
            (first, last) = (span.lowerBound, span.upperBound)
        }
    }

    /// The days of one word or date.
    private static func span(_ text: String, _ today: Day, _ weekStart: Int) -> ClosedRange<Day>? {
        if let day = Day(parsing: text, today: today) { return day...day }
        let digits = trimmed(text)
        if digits.utf8.count == 7, let day = Day(digits + "-01") { return day...day.lastOfMonth }
        if digits.utf8.count == 4, let day = Day(digits + "-01-01") {
            return day...day.advanced(byMonths: 11).lastOfMonth
        }
        let words = folded(text)
        for (unit, names) in names {
            if names.this.contains(words) { return unit.span(of: today, weekStart) }
            if names.last.contains(words) {
                let before = unit.span(of: today, weekStart).lowerBound.advanced(by: -1)
                return unit.span(of: before, weekStart)
            }
        }
        return nil
    }

    private enum CalendarUnit {
        case week, month, quarter, year

        func span(of day: Day, _ weekStart: Int) -> ClosedRange<Day> {
            let (year, month, _) = day.date
            switch self {
            case .week: return GoalPeriod.week.span(of: day, weekStart: weekStart)
            case .month: return GoalPeriod.month.span(of: day, weekStart: weekStart)
            case .quarter:
                let first = day.firstOfMonth.advanced(byMonths: -((month - 1) % 3))
                return first...first.advanced(byMonths: 2).lastOfMonth
            case .year:
                let first = Day(year: year, month: 1, day: 1) ?? day
                return first...first.advanced(byMonths: 11).lastOfMonth
            }
        }
    }

    private typealias Names = (this: Set<String>, last: Set<String>)

    /// Folded, so without accents and with `и` for `й`.
    private static let names: [(CalendarUnit, Names)] = [
        (
            .week,
            (
                ["this week", "esta semana", "эта неделя", "эту неделю"],
                ["last week", "semana pasada", "la semana pasada", "прошлая неделя", "прошлую неделю"]
            )
        ),
        (
            .month,
            (
                ["this month", "este mes", "этот месяц"],
                ["last month", "mes pasado", "el mes pasado", "прошлыи месяц"]
            )
        ),
        (
            .quarter,
            (
                ["this quarter", "este trimestre", "этот квартал"],
                ["last quarter", "trimestre pasado", "el trimestre pasado", "прошлыи квартал"]
            )
        ),
        (
            .year,
            (
                ["this year", "este ano", "этот год"],
                ["last year", "ano pasado", "el ano pasado", "прошлыи год"]
            )
        ),
    ]
}
