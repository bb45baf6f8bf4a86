import AppIntents
import SwiftUI
import WidgetKit

// MARK: Model

struct Repository: Codable, Sendable, Identifiable, Hashable {
    struct Owner: Codable, Sendable, Hashable {
        let login: String
    }

    let id: Int
    let name: String
    let owner: Owner
    let description: String?
    let language: String?
    let stargazersCount: Int
    let openIssuesCount: Int
    let pushedAt: Date

    var url: URL { URL(string: "https://example.org/\(owner.login)/\(name)")! }
}

enum LoadingError: LocalizedError {
    case notFound(String)

    var errorDescription: String? {
        switch self {
        case .notFound(let name): String(localized: "There is no repository “\(name)”.")
        }
    }
}

actor RepositoryStore {
    static let shared = RepositoryStore()

    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    private var cache: [Repository]?

    func repositories() async throws -> [Repository] {
        if let cache { return cache }
        let loaded = try decoder.decode([Repository].self, from: Data(Self.json.utf8))
        cache = loaded.sorted { $0.stargazersCount > $1.stargazersCount }
        return cache ?? []
    }

    func repository(named name: String) async throws -> Repository {
        guard let found = try await repositories().first(where: { $0.name == name }) else {
            throw LoadingError.notFound(name)
        }
        return found
    }

    private static let json = #"""
        [
          {"id": 1, "name": "kettle", "owner": {"login": "teahouse"}, "description": "Boils water on time", "language": "Swift", "stargazers_count": 12840, "open_issues_count": 17, "pushed_at": "2026-11-30T08:20:00Z"},
          {"id": 2, "name": "lantern", "owner": {"login": "teahouse"}, "description": null, "language": "Rust", "stargazers_count": 902, "open_issues_count": 3, "pushed_at": "2026-11-21T10:00:00Z"},
          {"id": 3, "name": "almanac", "owner": {"login": "harbour"}, "description": "Tides, moons and the days on which nothing happens at all", "language": "Swift", "stargazers_count": 3311, "open_issues_count": 0, "pushed_at": "2026-10-02T10:00:00Z"}
        ]
        """#
}

// MARK: Configuration

struct RepositoryEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Repository")
    static let defaultQuery = RepositoryQuery()

    let id: String
    let owner: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id)", subtitle: "\(owner)")
    }

    init(_ repository: Repository) {
        id = repository.name
        owner = repository.owner.login
    }
}

struct RepositoryQuery: EntityStringQuery {
    func entities(for identifiers: [RepositoryEntity.ID]) async throws -> [RepositoryEntity] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [RepositoryEntity] {
        try await suggestedEntities().filter { $0.id.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [RepositoryEntity] {
        try await RepositoryStore.shared.repositories().map(RepositoryEntity.init)
    }

    func defaultResult() async -> RepositoryEntity? {
        try? await suggestedEntities().first
    }
}

struct WatchIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Repository"
    static let description = IntentDescription("Choose the repository to watch.")

    @Parameter(title: "Repository")
    var repository: RepositoryEntity?

    @Parameter(title: "Show Description", default: true)
    var showsDescription: Bool

    static var parameterSummary: some ParameterSummary {
        When(\.$repository, .hasAnyValue) {
            Summary("Watch \(\.$repository)") {
                \.$showsDescription
            }
        } otherwise: {
            Summary("Watch \(\.$repository)")
        }
    }
}

// MARK: Timeline

struct WatchEntry: TimelineEntry {
    let date: Date
    let state: State
    var relevance: TimelineEntryRelevance?

    enum State: Sendable {
        case loaded([Repository], showsDescription: Bool)
        case failed(String)
    }
}

struct WatchProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WatchEntry {
        WatchEntry(date: .now, state: .loaded([], showsDescription: false))
    }

    func snapshot(for configuration: WatchIntent, in context: Context) async -> WatchEntry {
        await entry(for: configuration)
    }

    func timeline(for configuration: WatchIntent, in context: Context) async -> Timeline<WatchEntry> {
        Timeline(entries: [await entry(for: configuration)], policy: .after(.now + 30 * 60))
    }

    private func entry(for configuration: WatchIntent) async -> WatchEntry {
        do {
            var all = try await RepositoryStore.shared.repositories()
            if let chosen = configuration.repository {
                let first = try await RepositoryStore.shared.repository(named: chosen.id)
                all = [first] + all.filter { $0.id != first.id }
            }
            return WatchEntry(
                date: .now, state: .loaded(all, showsDescription: configuration.showsDescription),
                relevance: TimelineEntryRelevance(score: Float(all.first?.openIssuesCount ?? 0)))
        } catch {
            return WatchEntry(date: .now, state: .failed(error.localizedDescription))
        }
    }
}

// MARK: Views

struct Statistic: View {
    let value: Int
    let symbol: String
    var color: Color = .secondary

    var body: some View {
        Label {
            Text(value, format: .number.notation(.compactName))
                .monospacedDigit()
        } icon: {
            Image(systemName: symbol)
                .foregroundStyle(color)
        }
        .labelStyle(TightLabelStyle())
        .font(.caption)
    }
}

struct TightLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 2) {
            configuration.icon
            configuration.title
        }
    }
}

struct RepositoryRow: View {
    let repository: Repository
    let showsDescription: Bool

    var body: some View {
        Link(destination: repository.url) {
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(repository.owner.login + "/").foregroundStyle(.secondary)
                        + Text(repository.name).bold()
                    Spacer()
                    Statistic(value: repository.stargazersCount, symbol: "star.fill", color: .yellow)
                }
                .lineLimit(1)
                if showsDescription, let description = repository.description {
                    Text(description)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                }
            }
        }
    }
}

struct WatchView: View {
    @Environment(\.widgetFamily) private var family
    let entry: WatchEntry

    var body: some View {
        switch entry.state {
        case .failed(let message):
            ContentUnavailableView("Not now", systemImage: "wifi.exclamationmark", description: Text(message))
        case .loaded(let repositories, let showsDescription):
            if let first = repositories.first {
                switch family {
                case .systemSmall: small(first)
                case .systemMedium:
                    list(Array(repositories.prefix(2)), showsDescription: false)
                default: list(repositories, showsDescription: showsDescription)
                }
            } else {
                ProgressView()
            }
        }
    }

    private func small(_ repository: Repository) -> some View {
        VStack(alignment: .leading) {
            Text(repository.name).font(.headline)
            Text(repository.language ?? "–").font(.caption).foregroundStyle(.secondary)
            Spacer()
            HStack {
                Statistic(value: repository.stargazersCount, symbol: "star.fill", color: .yellow)
                Spacer()
                Statistic(
                    value: repository.openIssuesCount, symbol: "exclamationmark.circle",
                    color: repository.openIssuesCount > 0 ? .red : .green)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .widgetURL(repository.url)
    }

    private func list(_ repositories: [Repository], showsDescription: Bool) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(repositories) { repository in
                if repository != repositories.first {
                    Divider()
                }
                RepositoryRow(repository: repository, showsDescription: showsDescription)
            }
            Spacer(minLength: 0)
        }
    }
}

@main
struct WatchWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "watch", intent: WatchIntent.self, provider: WatchProvider()) { entry in
            WatchView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Repositories")
        .description("Stars and issues.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
