import SwiftUI
import WidgetKit

// The shape of the template before configuration by app intents.

class CityIntent: INIntent {
    var city: String? = "Lima"
}

struct CityEntry: TimelineEntry {
    let date: Date
    let configuration: CityIntent
}

struct CityProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> CityEntry {
        CityEntry(date: Date(), configuration: CityIntent())
    }

    func getSnapshot(
        for configuration: CityIntent, in context: Context, completion: @escaping (CityEntry) -> ()
    ) {
        let entry = CityEntry(date: Date(), configuration: configuration)
        completion(entry)
    }

    func getTimeline(
        for configuration: CityIntent, in context: Context, completion: @escaping (Timeline<CityEntry>) -> ()
    ) {
        completion(Timeline(entries: [CityEntry(date: Date(), configuration: configuration)], policy: .atEnd))
    }
}

struct CityWidget: Widget {
    let kind: String = "City"

    var body: some WidgetConfiguration {
        IntentConfiguration(kind: kind, intent: CityIntent.self, provider: CityProvider()) { entry in
            Text(entry.configuration.city ?? "–")
        }
        .configurationDisplayName("City")
        .description("Shows a city.")
        .supportedFamilies([.systemSmall])
    }
}
