import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct StationEntity: AppEntity, Identifiable, Hashable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
    static var defaultQuery = StationQuery()

    var id: String
    var name: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "Radio", image: .init(systemName: "radio"))
    }
}

struct StationQuery: EntityQuery {
    func entities(for identifiers: [StationEntity.ID]) async throws -> [StationEntity] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [StationEntity] {
        [StationEntity(id: "1", name: "Jazz"), StationEntity(id: "2", name: "News")]
    }

    func defaultResult() async -> StationEntity? {
        try? await suggestedEntities().first
    }
}

struct SongEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Song")
    }
    static var defaultQuery: SongQuery = SongQuery()

    let id: UUID
    @Property(title: "Title") var title: String

    init(id: UUID, title: String) {
        self.id = id
        self.title = title
    }

    var displayRepresentation: DisplayRepresentation { .init(stringLiteral: title) }
}

struct SongQuery: EntityStringQuery, EnumerableEntityQuery {
    @Dependency var library: SongLibrary

    func allEntities() async throws -> [SongEntity] { library.songs }

    func entities(matching string: String) async throws -> [SongEntity] {
        library.songs.filter { $0.title.localizedCaseInsensitiveContains(string) }
    }
}

struct LibraryEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Library"
    static var defaultQuery = LibraryQuery()
    let id = "library"
    var displayRepresentation: DisplayRepresentation { "Library" }
}

struct LibraryQuery: UniqueAppEntityQuery {
    func entity() async throws -> LibraryEntity { LibraryEntity() }
}

struct AlbumEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
    static var defaultQuery = AlbumQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Album \(id)" }
}

struct AlbumQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [AlbumEntity] { [AlbumEntity(id: 1), AlbumEntity(id: 2)] }
}

final class SongLibrary: @unchecked Sendable {
    let songs = [SongEntity(id: UUID(), title: "One")]
}

enum Loudness: Int, AppEnum {
    case quiet = 1
    case loud

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Loudness")
    static var caseDisplayRepresentations: [Loudness: DisplayRepresentation] = [
        .quiet: "Quiet", .loud: .init(title: "Loud"),
    ]
}

struct MoodOptions: DynamicOptionsProvider {
    @IntentParameterDependency<PlayIntent>(\.$station)
    var intent

    func results() async throws -> IntentItemCollection<String> {
        guard let intent else { return .init(items: ["any"]) }
        return IntentItemCollection(sections: [
            IntentItemSection("\(intent.station?.name ?? "None")", items: ["calm", "wild"])
        ])
    }
}

struct ColorOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["red", "green"] }
    func defaultResult() async -> String? { "red" }
}

struct PlayIntent: AppIntent, AudioPlaybackIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "PlayIntentIntent"
    static var title: LocalizedStringResource { "Play" }
    static var description: IntentDescription? = IntentDescription(
        "Plays a station.", categoryName: "Radio", searchKeywords: ["music", "sound"])
    static var openAppWhenRun = false
    static var isDiscoverable: Bool { true }
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Station") var station: StationEntity?
    @Parameter(title: "Songs", size: [.systemSmall: 1, .systemLarge: 4]) var songs: [SongEntity]?
    @Parameter(title: "Loudness", default: .quiet) var loudness: Loudness
    @Parameter(
        title: "Minutes", description: "How long", default: 30, controlStyle: .stepper,
        inclusiveRange: (5, 90))
    var minutes: Int
    @Parameter(title: "Speed", default: 1, inclusiveRange: (0.5, 2)) var speed: Double?
    @Parameter(title: "Mood", optionsProvider: MoodOptions()) var mood: String?
    @Parameter(title: "Colour", requestValueDialog: "Which colour?", optionsProvider: ColorOptions())
    var color: String
    @Parameter(title: "From", kind: .time) var from: Date?
    @Parameter(
        title: "Repeat", default: false, displayName: Bool.IntentDisplayName(true: "Again", false: "Once"))
    var repeats: Bool
    @Parameter var link: URL?

    static var parameterSummary: some ParameterSummary {
        When(\.$repeats, .equalTo, true) {
            Summary("Play \(\.$station) again and again")
        } otherwise: {
            Summary("Play \(\.$station)") {
                \.$loudness
                \.$minutes
            }
        }
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        guard let station else { throw $station.needsValueError("Which station?") }
        return .result(value: station.name, dialog: "Playing \(station.name) for \(minutes) minutes")
    }
}

struct OpenStationIntent: OpenIntent, ForegroundContinuableIntent {
    static var title = LocalizedStringResource("Open a Station", comment: "Opens the app")
    @Parameter(title: "Station") var target: StationEntity

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: StopIntent())
    }
}

struct StopIntent: LiveActivityIntent {
    static var title: LocalizedStringResource = "Stop"

    func perform() async throws -> some IntentResult {
        guard let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.radio")
        else {
            return .result()
        }
        UserDefaults.standard.setValue(url.path, forKey: String(localized: "stopped", comment: "A key"))
        WidgetCenter.shared.reloadTimelines(ofKind: "Radio")
        return .result()
    }
}

struct RadioShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: PlayIntent(),
            phrases: ["Play \(\.$station) with \(.applicationName)", "Start \(.applicationName)"],
            shortTitle: "Play", systemImageName: "play")
        AppShortcut(intent: StopIntent(), phrases: ["Stop \(.applicationName)"])
    }
}
