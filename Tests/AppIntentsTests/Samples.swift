import AppIntents

enum Size: String, AppEnum {
    case little
    case big = "BIG"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
        .little: "Small one", .big: DisplayRepresentation(title: "Large one", subtitle: "really"),
    ]
}

struct City: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")
    static let defaultQuery = CityQuery()
    static let all = [City(id: 1, name: "Málaga"), City(id: 2, name: "Lima"), City(id: 3, name: "Lugo")]

    let id: Int
    @Property(title: "Name") var name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct CityQuery: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [City] {
        City.all.filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [City] {
        City.all.filter { $0.name.lowercased().hasPrefix(string.lowercased()) }
    }
    func suggestedEntities() async throws -> [City] { City.all }
    func defaultResult() async -> City? { City.all[1] }
}

struct Tones: DynamicOptionsProvider {
    @IntentParameterDependency<PackIntent>(\.$size) var intent

    func results() async throws -> IntentItemCollection<String> {
        IntentItemCollection(sections: [
            IntentItemSection("Warm", items: ["red", "orange"]), IntentItemSection(items: ["blue"]),
        ])
    }
    func defaultResult() async -> String? { "orange" }
}

struct PackIntent: AppIntent {
    static let title: LocalizedStringResource = "Pack"
    static let description = IntentDescription("Packs a bag.", categoryName: "Bags")

    @Parameter(title: "Name") var name: String
    @Parameter(title: "Count", default: 1, inclusiveRange: (0, 9)) var count: Int
    @Parameter(title: "Weight", controlStyle: .slider, inclusiveRange: (0.5, 4)) var weight: Double?
    @Parameter(title: "Fragile", default: false) var fragile: Bool
    @Parameter(title: "When") var when: Date?
    @Parameter(title: "Size") var size: Size?
    @Parameter(title: "City") var city: City?
    @Parameter(title: "Stops") var stops: [City]?
    @Parameter(title: "Tags", default: []) var tags: [String]
    @Parameter(title: "Tone", optionsProvider: Tones()) var tone: String?
    @Parameter var note: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$fragile, .equalTo, true) {
            Summary("Pack \(\.$name) with care") {
                \.$count
                \.$size
            }
        } otherwise: {
            Switch(\.$size) {
                Case(.big) { Summary("Pack the large \(\.$name)") }
                DefaultCase { Summary() }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: count, dialog: "Packed \(count) of \(name)")
    }
}

struct SwitchIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    static let persistentIdentifier = "lamp"
    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct ChooseIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose"
    static let description: IntentDescription? = "Chooses a city."

    @Parameter(title: "City") var city: City
    @Parameter(title: "Label") var label: String
}

/// Runs in the app on Apple's platforms, and not while locked.
struct RingIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Ring"
    static let isDiscoverable = false
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication

    func perform() async throws -> some IntentResult { .result() }
}

struct ShowIntent: AppIntent {
    static let title: LocalizedStringResource = "Show"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult { .result() }
}

enum Rooms {
    struct CleanIntent: AppIntent {
        static let title: LocalizedStringResource = "Clean"
        @Parameter(title: "Room") var room: String

        init() {}
        init(room: String) { self.room = room }

        func perform() async throws -> some IntentResult {
            .result(opensIntent: SwitchIntent(), dialog: IntentDialog("Cleaned \(room)"))
        }
    }
}

struct SampleShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: PackIntent(),
            phrases: ["Pack \(\.$name) in \(.applicationName)", "Pack in \(.applicationName)"],
            shortTitle: "Pack", systemImageName: "bag")
    }
}
