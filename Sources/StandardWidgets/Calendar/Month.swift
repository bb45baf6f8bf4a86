import Foundation

/// The weeks that a month's days lie in.
struct Month: Hashable {
    struct Day: Hashable {
        var number: Int
        var isOfMonth: Bool
        var isToday: Bool
        var isWeekend: Bool
    }

    /// Short names, the week's first day first.
    let weekdays: [String]
    /// Seven days each.
    let weeks: [[Day]]

    /// - Parameters:
    ///   - date: in the month.
    ///   - today: the day that stands out, by default `date`'s.
    init(_ date: Date, today: Date? = nil, calendar: Calendar) {
        let today = today ?? date
        let names = calendar.veryShortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        weekdays = names.indices.map { names[($0 + first) % names.count] }
        // Noon stands on its day through every change of clocks.
        guard let month = calendar.dateInterval(of: .month, for: date),
            let start = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: month.start)
        else {
            weeks = []
            return
        }
        let before = (calendar.component(.weekday, from: start) - 1 - first + 7) % 7
        let length = calendar.range(of: .day, in: .month, for: date)?.count ?? 28
        let places = stride(from: -before, to: length + 6, by: 1).compactMap { offset -> Day? in
            guard let day = calendar.date(byAdding: .day, value: offset, to: start) else { return nil }
            return Day(
                number: calendar.component(.day, from: day),
                isOfMonth: calendar.isDate(day, equalTo: start, toGranularity: .month),
                isToday: calendar.isDate(day, inSameDayAs: today),
                isWeekend: calendar.isDateInWeekend(day))
        }
        weeks = stride(from: 0, to: places.count - 6, by: 7)
            .map { Array(places[$0..<$0 + 7]) }.filter { $0.contains(where: \.isOfMonth) }
    }
}
