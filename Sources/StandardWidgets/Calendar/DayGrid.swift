import SwiftUI
import WidgetExtras

/// The week or the month of a date, a week a row, as the locale begins its weeks. Today stands out.
struct DayGrid: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var zone
    @Environment(\.locale) private var locale
    let date: Date
    /// As Foundation counts, 1 is Sunday; nil is the locale's.
    var firstWeekday: Int?
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
        if let firstWeekday { calendar.firstWeekday = firstWeekday }
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
