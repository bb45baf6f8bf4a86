import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// Today in the smaller families, the month around it in the larger.
struct CalendarView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    let entry: CalendarEntry

    var body: some View {
        switch family {
        case .accessoryInline:
            HStack {
                Text(entry.date, format: .dateTime.weekday(.abbreviated).day().month(.abbreviated))
                Text(week)
            }
        case .accessoryCircular:
            VStack(spacing: 0) {
                Text(entry.date, format: .dateTime.weekday(.abbreviated)).foregroundStyle(.secondary)
                Text(verbatim: "\(day)").bold().widgetAccentable()
                Text(entry.date, format: .dateTime.month(.abbreviated)).foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .filling(.center)
        case .accessoryRectangular:
            VStack(alignment: .leading, spacing: 0) {
                weekday.bold().widgetAccentable()
                Text(entry.date, format: .dateTime.day().month(.wide))
                Text(week).foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .filling()
        case .systemMedium: medium
        case .systemLarge: large
        case .systemExtraLarge: extraLarge
        default: small
        }
    }

    /// The day as the figure, and where in its week it stands.
    private var small: some View {
        Card(title: monthName) {
            HStack(alignment: .top, spacing: 1.columns) {
                figure
                VStack(alignment: .leading, spacing: 0) {
                    Text(entry.date, format: .dateTime.weekday(.abbreviated))
                    Text(verbatim: "\(weekNumber)").foregroundStyle(.secondary).accessibilityLabel(week)
                }
                .lineLimit(1)
            }
        } bottom: {
            weekRow
        }
    }

    /// The month, and today beside it.
    private var medium: some View {
        HStack(alignment: .top, spacing: 2.columns) {
            VStack(alignment: .leading, spacing: 0) {
                title(monthName)
                DayGrid(month: month(0), column: 3, underlinesToday: true)
            }
            VStack(alignment: .trailing, spacing: 0) {
                Text(verbatim: "\(year)").foregroundStyle(.secondary)
                figure.padding(.top, 1.rows)
                Spacer(minLength: 0)
                weekday
                Text(week).foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        }
        .filling()
    }

    private var large: some View {
        Card(title: monthName, fact: Text(verbatim: "\(year)")) {
            DayGrid(month: month(0), column: 5, gap: 1, underlinesToday: true)
        } bottom: {
            HStack(spacing: 0) {
                Text(week)
                Spacer(minLength: 1.columns)
                Text(dayOfYear)
            }
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
    }

    /// The last month, this one and the four to come.
    private var extraLarge: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach([[-1, 0, 1], [2, 3, 4]], id: \.self) { row in
                HStack(alignment: .top, spacing: 0) {
                    ForEach(row, id: \.self) { offset in
                        if offset != row[0] { Spacer(minLength: 1.columns) }
                        VStack(alignment: .leading, spacing: 0) {
                            title(name(ofMonth: offset))
                            DayGrid(month: month(offset), column: 3, underlinesToday: true)
                        }
                    }
                }
                .frame(height: 8.rows, alignment: .top)
                if row[0] == -1 { Spacer(minLength: 0) }
            }
        }
        .filling()
    }

    private func title(_ text: Text) -> some View { text.bold().lineLimit(1) }

    private var figure: some View { Figure(text: Text(verbatim: "\(day)"), tint: .accentColor) }

    private var weekRow: some View {
        let month = month(0)
        let days = month.weeks.first { $0.contains { $0.isToday } } ?? []
        return VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: month.weekdays.joined(separator: " ")).foregroundStyle(.secondary)
            HStack(spacing: 1.columns) {
                ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                    Text(verbatim: day.isToday ? "●" : "·")
                        .foregroundStyle(
                            day.isToday ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.secondary))
                }
            }
            .accessibilityHidden(true)
        }
        .lineLimit(1)
    }

    private var weekday: Text { Text(entry.date, format: .dateTime.weekday(.wide)) }
    private var monthName: Text { Text(entry.date, format: .dateTime.month(.wide)) }

    private var words: Words { Words(language: locale.identifier) }
    private var week: String { words("widgets.calendar.week", ["week": "\(weekNumber)"]) }
    private var dayOfYear: String {
        let length = dated.range(of: .day, in: .year, for: entry.date)?.count ?? 365
        let number = dated.ordinality(of: .day, in: .year, for: entry.date) ?? 1
        return words("widgets.calendar.dayOfYear", ["day": "\(number)", "length": "\(length)"])
    }

    private var day: Int { dated.component(.day, from: entry.date) }
    private var year: Int { dated.component(.year, from: entry.date) }
    private var weekNumber: Int { dated.component(.weekOfYear, from: entry.date) }

    /// A month so many after this one.
    private func month(_ offset: Int) -> Month {
        Month(date(inMonth: offset), today: entry.date, calendar: dated)
    }

    private func name(ofMonth offset: Int) -> Text {
        let date = date(inMonth: offset)
        let isThisYear = dated.component(.year, from: date) == year
        return isThisYear
            ? Text(date, format: .dateTime.month(.wide)) : Text(date, format: .dateTime.month(.wide).year())
    }

    private func date(inMonth offset: Int) -> Date {
        dated.date(byAdding: .month, value: offset, to: entry.date) ?? entry.date
    }

    private var dated: Calendar { calendar.beginningWeeks(on: entry.firstWeekday) }
}
