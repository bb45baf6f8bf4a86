import AppIntents
import SwiftUI
import WidgetExtras
import WidgetKit

struct Place: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static var defaultQuery = PlaceQuery()
    static let all = [
        Place(id: "pe-lim", name: "Lima", country: "Peru"),
        Place(id: "us-lim", name: "Lima", country: "Ohio"),
        Place(id: "es-lug", name: "Lugo", country: "Spain"),
        Place(id: "es-agp", name: "Málaga", country: "Spain"),
    ]

    let id: String
    let name: String
    let country: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(country)")
    }
}

struct PlaceQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Place] {
        Place.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Place] {
        Place.all.filter { $0.name.lowercased().hasPrefix(string.lowercased()) }
    }

    func suggestedEntities() async throws -> [Place] { Place.all }
}

enum Scale: String, AppEnum {
    case celsius
    case kelvin

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Scale"
    static var caseDisplayRepresentations: [Scale: DisplayRepresentation] = [
        .celsius: "Celsius", .kelvin: "Kelvin",
    ]
}

/// The stations of the place that is chosen.
struct StationOptions: DynamicOptionsProvider {
    @IntentParameterDependency<ForecastIntent>(\.$place)
    var intent

    func results() async throws -> [String] {
        guard let place = intent?.place else { return [] }
        return ["\(place.name) airport", "\(place.name) harbour"]
    }
}

struct ForecastIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Forecast"

    @Parameter(title: "Place") var place: Place
    @Parameter(title: "Station", optionsProvider: StationOptions()) var station: String?
    @Parameter(title: "Days", default: 3, controlStyle: .stepper, inclusiveRange: (1, 7)) var days: Int
    @Parameter(title: "Scale", default: .celsius) var scale: Scale
    @Parameter(title: "Since") var since: Date?
    @Parameter(title: "Source") var source: URL?
    @Parameter(title: "Others", default: []) var others: [Place]
    @Parameter(title: "Key", isSecret: true) var key: String?
}

struct ForecastEntry: TimelineEntry {
    let date: Date
    let words: [String]
}

struct ForecastProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ForecastEntry { ForecastEntry(date: .now, words: ["Place"]) }

    func snapshot(for configuration: ForecastIntent, in context: Context) async -> ForecastEntry {
        var words = ["\(configuration.place.id) \(configuration.days) \(configuration.scale.rawValue)"]
        if let station = configuration.station { words.append(station) }
        if let since = configuration.since { words.append("since \(Int(since.timeIntervalSince1970))") }
        if let source = configuration.source { words.append(source.host ?? "") }
        if !configuration.others.isEmpty {
            words.append(configuration.others.map(\.id).joined(separator: "+"))
        }
        if let key = configuration.key { words.append("key of \(key.count)") }
        return ForecastEntry(date: .now, words: words)
    }

    func timeline(for configuration: ForecastIntent, in context: Context) async -> Timeline<ForecastEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

@main
struct Forecast: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "forecast", intent: ForecastIntent.self, provider: ForecastProvider()) {
            entry in
            VStack(alignment: .leading) { ForEach(entry.words, id: \.self) { Text($0) } }
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Forecast")
        .supportedFamilies([.systemMedium, .accessoryInline])
    }
}
