import SwiftUI
import WidgetExtras

/// Days under the letters of their weekdays, a week a row. Today is bold and of the accent colour.
struct DayGrid: View {
    let month: Month
    /// Only the week of today, filled up with other months' days, which a month leaves out.
    var isWeekOnly = false
    /// Columns of each day but the first, which takes two.
    var column = 5
    /// Blank rows between weeks.
    var gap = 0
    /// Where nothing else says which day it is.
    var underlinesToday = false

    var body: some View {
        let weeks = isWeekOnly ? month.weeks.filter { $0.contains { $0.isToday } } : month.weeks
        VStack(alignment: .leading, spacing: gap.rows) {
            row(month.weekdays.map { Text($0).foregroundStyle(.secondary) })
            ForEach(Array(weeks.enumerated()), id: \.offset) { _, week in row(week.map(text)) }
        }
    }

    private func row(_ texts: [Text]) -> some View {
        HStack(spacing: 0) {
            ForEach(Array(texts.enumerated()), id: \.offset) { index, text in
                text.lineLimit(1).frame(width: (index == 0 ? 2 : column).columns, alignment: .trailing)
            }
        }
    }

    private func text(_ day: Month.Day) -> Text {
        guard isWeekOnly || day.isOfMonth else { return Text(verbatim: " ") }
        let number = Text(verbatim: "\(day.number)")
        if day.isToday {
            let today = number.bold().foregroundStyle(Color.accentColor)
            return underlinesToday ? today.underline() : today
        }
        return day.isWeekend ? number.foregroundStyle(.secondary) : number
    }
}

extension Calendar {
    /// The calendar with weeks that begin on a day, 1 is Sunday; nil leaves it to the locale.
    func beginningWeeks(on weekday: Int?) -> Calendar {
        var calendar = self
        if let weekday { calendar.firstWeekday = weekday }
        return calendar
    }
}
