import SwiftUI
import WidgetKit

/// The month, its days by weeks, today standing out; the largest shows half a year.
struct CalendarWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "calendar", provider: CalendarProvider()) { entry in
            CalendarView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.calendar.title"))
        .description(StandardStore.shared.words("widgets.calendar.description"))
        .supportedFamilies(.standard + [.systemExtraLarge])
    }
}

struct CalendarEntry: TimelineEntry {
    let date: Date
    /// As Foundation counts, 1 is Sunday; nil is the locale's.
    var firstWeekday: Int?
}

/// An entry a day, for a month.
struct CalendarProvider: TimelineProvider {
    func placeholder(in context: Context) -> CalendarEntry { CalendarEntry(date: context.date) }

    func getSnapshot(in context: Context, completion: @escaping (CalendarEntry) -> Void) {
        completion(entries(at: [context.date])[0])
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CalendarEntry>) -> Void) {
        let days = StandardStore.shared.midnights(after: context.date, count: 30)
        completion(Timeline(entries: entries(at: [context.date] + days), policy: .atEnd))
    }

    private func entries(at dates: [Date]) -> [CalendarEntry] {
        let firstWeekday = StandardStore.shared.firstWeekday
        return dates.map { CalendarEntry(date: $0, firstWeekday: firstWeekday) }
    }
}
