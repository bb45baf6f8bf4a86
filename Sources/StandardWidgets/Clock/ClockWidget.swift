import AppIntents
import SwiftUI
import WidgetKit

/// The time and the date. Both are live text, so no provider runs when they change.
struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "clock", intent: ClockConfiguration.self, provider: ClockProvider()) {
            entry in ClockView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.clock.title"))
        .description(StandardStore.shared.words("widgets.clock.description"))
        .supportedFamilies(.standard)
    }
}

/// Whether seconds are shown: then the screen changes each second.
struct ClockConfiguration: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { catalogued("clock.title") }

    @Parameter(title: catalogued("parameter.seconds"), default: false) var seconds: Bool

    init() {}
}

struct ClockEntry: TimelineEntry {
    let date: Date
    let hasSeconds: Bool
    /// Of weeks, 1 is Sunday; nil is the locale's.
    var firstWeekday: Int?
}

/// An entry a day for the month that the large family shows; the rest lives by itself.
struct ClockProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ClockEntry {
        ClockEntry(date: context.date, hasSeconds: false)
    }

    func snapshot(for configuration: ClockConfiguration, in context: Context) async -> ClockEntry {
        ClockEntry(
            date: context.date, hasSeconds: configuration.seconds,
            firstWeekday: StandardStore.shared.firstWeekday)
    }

    func timeline(
        for configuration: ClockConfiguration, in context: Context
    ) async -> Timeline<ClockEntry> {
        let days = StandardStore.shared.midnights(after: context.date, count: 30)
        let firstWeekday = StandardStore.shared.firstWeekday
        let entries = ([context.date] + days).map {
            ClockEntry(date: $0, hasSeconds: configuration.seconds, firstWeekday: firstWeekday)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}
