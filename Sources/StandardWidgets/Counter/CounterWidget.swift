import AppIntents
import SwiftUI
import VistazoLogbook
import WidgetExtras
import WidgetKit

/// A number that goes up and down by a key: glasses, laps, pages. It starts at 0 and never goes below.
struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "counter", intent: CounterConfiguration.self, provider: CounterProvider()
        ) { entry in
            CounterView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.counter.title"))
        .description(StandardStore.shared.words("widgets.counter.description"))
        .supportedFamilies(.standard)
    }
}

extension [WidgetFamily] {
    /// What every standard widget is designed for.
    static var standard: [WidgetFamily] {
        [
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
            .accessoryInline,
        ]
    }
}

/// Which counter a widget shows.
struct CounterConfiguration: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { catalogued("counter.title") }
    static let defaultName = "counter"

    @Parameter(title: catalogued("parameter.name"), default: Self.defaultName) var name: String

    init() {}
}

/// A counter's number at a moment.
struct CounterEntry: TimelineEntry {
    let date: Date
    let name: String
    let value: Int
}

/// Reads the number once; whatever changes it asks for a new timeline.
struct CounterProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CounterEntry {
        CounterEntry(date: context.date, name: CounterConfiguration.defaultName, value: 12)
    }

    func snapshot(for configuration: CounterConfiguration, in context: Context) async -> CounterEntry {
        let name = configuration.name
        let value = StandardStore.shared.read(for: context) { try $0.counter(name) }
        return CounterEntry(date: context.date, name: name, value: value ?? 0)
    }

    func timeline(
        for configuration: CounterConfiguration, in context: Context
    ) async -> Timeline<CounterEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}
