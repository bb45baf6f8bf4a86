import SwiftUI
import WidgetExtras

/// The week or the month of a date, a week a row, as the locale begins its weeks. Today stands out.
struct DayGrid: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var zone
    @Environment(\.locale) private var locale
    let date: Date
    let isWeekOnly: Bool

    var body: some View {
        let month = Month(date, calendar: dated)
        let weeks = isWeekOnly ? month.weeks.filter { $0.contains { $0.isToday } } : month.weeks
        VStack(alignment: .leading, spacing: 0) {
            row(month.weekdays.map { Text($0).foregroundStyle(.secondary) })
            ForEach(Array(weeks.enumerated()), id: \.offset) { _, week in
                row(week.map(text))
            }
        }
    }

    private var dated: Calendar {
        var calendar = calendar
        calendar.timeZone = zone
        calendar.locale = locale
        return calendar
    }

    private func row(_ texts: [Text]) -> some View {
        HStack(spacing: 0) {
            ForEach(Array(texts.enumerated()), id: \.offset) { index, text in
                text.lineLimit(1)
                    .frame(width: (index == 0 ? 2 : 5).columns, alignment: .trailing)
            }
        }
    }

    private func text(_ day: Month.Day) -> Text {
        // Other months' days fill up a single week, and are left out of a month.
        guard isWeekOnly || day.isOfMonth else { return Text(verbatim: " ") }
        let number = Text(verbatim: "\(day.number)")
        if day.isToday { return number.bold().foregroundStyle(Color.accentColor) }
        return day.isWeekend ? number.foregroundStyle(.secondary) : number
    }
}

/// The weeks that a month's days lie in.
struct Month {
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

    init(_ date: Date, calendar: Calendar) {
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
                isToday: calendar.isDate(day, inSameDayAs: date),
                isWeekend: calendar.isDateInWeekend(day))
        }
        weeks = stride(from: 0, to: places.count - 6, by: 7)
            .map { Array(places[$0..<$0 + 7]) }.filter { $0.contains(where: \.isOfMonth) }
    }
}
