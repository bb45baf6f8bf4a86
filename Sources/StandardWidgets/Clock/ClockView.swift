import SwiftUI
import WidgetKit

/// The time in each family, the larger the more of the date beside it.
struct ClockView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.calendar) private var calendar
    let entry: ClockEntry

    var body: some View {
        switch family {
        case .accessoryInline:
            Text(.currentDate, format: .dateTime.weekday(.abbreviated).day().month(.abbreviated))
                + Text(verbatim: " ") + time
        case .accessoryCircular:
            VStack(spacing: 0) {
                Text(.currentDate, format: .dateTime.weekday(.abbreviated)).foregroundStyle(.secondary)
                bareTime(entry.hasSeconds).bold().widgetAccentable()
                Text(.currentDate, format: .dateTime.day().month(.abbreviated)).foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .filling(.center)
        case .accessoryRectangular:
            // Pixel type has no room for seconds here.
            if entry.hasSeconds {
                VStack(alignment: .leading, spacing: 0) {
                    weekday.foregroundStyle(.secondary)
                    time.bold().widgetAccentable()
                    Text(.currentDate, format: .dateTime.day().month(.wide)).foregroundStyle(.secondary)
                }
                .lineLimit(1)
                .filling()
            } else {
                Figure(text: bareTime(false), tint: .primary).filling(.center)
            }
        case .systemLarge: large
        case .systemMedium: medium
        default: small
        }
    }

    private var small: some View {
        Card(title: weekday) {
            Figure(text: bareTime(false), tint: .primary)
        } bottom: {
            HStack(spacing: 0) {
                Text(.currentDate, format: .dateTime.day().month(.wide)).foregroundStyle(.secondary)
                Spacer(minLength: 1.columns)
                if entry.hasSeconds { seconds.foregroundStyle(.secondary) }
            }
            .lineLimit(1)
        }
    }

    private var medium: some View {
        Card(title: weekday, fact: Text(.currentDate, format: .dateTime.day().month(.wide).year())) {
            Figure(text: bareTime(entry.hasSeconds), tint: .primary)
        } bottom: {
            DayGrid(month: month, isWeekOnly: true)
        }
    }

    private var large: some View {
        Card(title: weekday, fact: Text(.currentDate, format: .dateTime.day().month(.wide).year())) {
            Figure(text: bareTime(false), tint: .primary, rows: 5)
        } bottom: {
            DayGrid(month: month, isWeekOnly: false)
        }
    }

    private var month: Month {
        Month(entry.date, calendar: calendar.beginningWeeks(on: entry.firstWeekday))
    }

    private var weekday: Text { Text(.currentDate, format: .dateTime.weekday(.wide)) }
    private var seconds: Text { Text(.currentDate, format: .dateTime.second(.twoDigits)) }

    /// With the day period where the locale has one.
    private var time: Text {
        let format = Date.FormatStyle.dateTime.hour().minute()
        return Text(.currentDate, format: entry.hasSeconds ? format.second() : format)
    }

    /// Without the day period.
    private func bareTime(_ hasSeconds: Bool) -> Text {
        let format = Date.FormatStyle.dateTime.hour(.defaultDigits(amPM: .omitted)).minute()
        return Text(.currentDate, format: hasSeconds ? format.second() : format)
    }
}
