import AppIntents
import SwiftUI
import WidgetKit

/// A tea of the list.
struct TeaEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
    static var defaultQuery = TeaQuery()

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct TeaQuery: EntityStringQuery {
    static let all = [
        TeaEntity(id: "jas", name: "Jasmine"), TeaEntity(id: "jap", name: "Japanese Sencha"),
        TeaEntity(id: "ear", name: "Earl Grey"), TeaEntity(id: "puer", name: "Pu’er"),
    ]

    func entities(for identifiers: [String]) async throws -> [TeaEntity] {
        Self.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [TeaEntity] {
        Self.all.filter { $0.name.lowercased().hasPrefix(string.lowercased()) }
    }

    func suggestedEntities() async throws -> [TeaEntity] { Self.all }
}

enum Strength: String, AppEnum {
    case mild, strong

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Strength"
    static var caseDisplayRepresentations: [Strength: DisplayRepresentation] = [
        .mild: "Mild", .strong: "Strong",
    ]
}

/// Notes in its own folder what was brewed.
struct BrewIntent: AppIntent {
    static var title: LocalizedStringResource = "Brew"
    static var description = IntentDescription("Brews a tea.")

    @Parameter(title: "Tea") var tea: TeaEntity
    @Parameter(title: "Strength", default: .mild) var strength: Strength
    @Parameter(title: "Minutes", default: 3, inclusiveRange: (1, 9)) var minutes: Int

    init() {}

    init(strength: Strength) { self.strength = strength }

    static var parameterSummary: some ParameterSummary { Summary("Brew \(\.$tea)") }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try Data("\(tea.id) \(strength.rawValue) \(minutes)\n".utf8).write(to: URL(fileURLWithPath: "brewed"))
        return .result(dialog: "Brewing \(tea.name), \(strength.rawValue), \(minutes) min")
    }
}

/// Runs without a value.
struct EmptyPotIntent: AppIntent {
    static var title: LocalizedStringResource = "Empty the Pot"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try? FileManager.default.removeItem(atPath: "brewed")
        return .result(dialog: "The pot is empty")
    }
}

/// For buttons alone.
struct HiddenIntent: AppIntent {
    static var title: LocalizedStringResource = "Hidden"
    static var isDiscoverable = false

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "found") }
}

struct TeaShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BrewIntent(),
            phrases: [
                "Brew \(\.$tea) with \(.applicationName)", "Brew \(\.$tea) for \(\.$minutes) minutes",
                "Prepara \(\.$tea)", "Завари \(\.$tea)",
            ], shortTitle: "Brew", systemImageName: "cup.and.saucer")
        AppShortcut(intent: BrewIntent(strength: .strong), phrases: ["Brew strong \(\.$tea)"])
        AppShortcut(intent: EmptyPotIntent(), phrases: ["Empty the pot", "Stop \(.applicationName)"])
        AppShortcut(intent: HiddenIntent(), phrases: ["Find me"])
    }
}

struct TeaEntry: TimelineEntry {
    let date: Date
}

struct TeaProvider: TimelineProvider {
    func placeholder(in context: Context) -> TeaEntry { TeaEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (TeaEntry) -> Void) {
        completion(TeaEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TeaEntry>) -> Void) {
        completion(Timeline(entries: [TeaEntry(date: .now)], policy: .never))
    }
}

@main
struct Tea: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tea", provider: TeaProvider()) { _ in
            Text((try? String(contentsOfFile: "brewed", encoding: .utf8)) ?? "No tea")
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
