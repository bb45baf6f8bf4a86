import AppIntents
import Foundation
import VistazoArchive

/// Where a program says that its widgets have something new.
///
/// Calls are wishes. In an extension that answers a request they go to the host with the answer; in any other program
/// they are told at once to every dashboard that runs, and are kept for the next that opens.
public final class WidgetCenter: @unchecked Sendable {
    /// The one there is.
    public static let shared = WidgetCenter()

    private let lock = NSLock()
    private let strays = ReloadWishes()
    private var isServing = false
    private var last = PlacedWidgets()

    private init() {}

    /// Asks for new timelines of a kind.
    public func reloadTimelines(ofKind kind: String) {
        if let wishes = ReloadWishes.current ?? straysWhileServing { return wishes.add(kind) }
        HostPost(ProcessInfo.processInfo.environment).reload(kind)
    }

    /// Asks for new timelines of all kinds of this program. A program that serves no widgets of its own asks for
    /// those of every program, for nobody knows which are its own.
    public func reloadAllTimelines() {
        if let wishes = ReloadWishes.current ?? straysWhileServing { return wishes.addAll() }
        HostPost(ProcessInfo.processInfo.environment).reload(nil)
    }

    /// The widgets that are placed, on a queue of the center's choice. See `currentConfigurations()`.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        let handed = Handed(completion)
        Task { handed.value(.success(await configurations())) }
    }

    /// The widgets that are placed: of this program where it serves widgets, of every program else, as the last
    /// window of Vistazo had them. Empty where none ever was open.
    public func currentConfigurations() async throws -> [WidgetInfo] { await configurations() }

    /// Says that other configurations are recommended now; they are read afresh here.
    public func invalidateConfigurationRecommendations() {}

    /// Says that the widgets' relevance changed; it comes with the timeline here.
    public func invalidateRelevance(ofKind kind: String) {}

    /// Keys of what a widget tells its app when it is opened.
    public enum UserInfoKey {
        /// The widget's kind.
        public static let kind = "kind"
        /// The widget's family.
        public static let family = "family"
    }

    /// What was asked for outside of any request, on a queue of the author's say, since the last time.
    package func takeStrays() -> ReloadWishes.Scope { strays.take() }

    /// From here on wishes wait for an answer that takes them along.
    func beginServing() { lock.withLock { isServing = true } }

    /// What is placed as the request at hand says, for code that runs outside of its task.
    func setPlaced(_ widgets: PlacedWidgets) { lock.withLock { last = widgets } }

    private var straysWhileServing: ReloadWishes? { lock.withLock { isServing ? strays : nil } }

    private func configurations() async -> [WidgetInfo] {
        guard straysWhileServing != nil else {
            return HostPost(ProcessInfo.processInfo.environment).placed.map { WidgetInfo($0) }
        }
        let placed = PlacedWidgets.current ?? lock.withLock { last }
        var found = placed.own
        for widget in placed.others { found.append(await widget.info()) }
        return found
    }
}

/// A placed widget.
public struct WidgetInfo: Hashable, Sendable {
    /// Its kind.
    public let kind: String
    /// Its family.
    public let family: WidgetFamily
    let intent: (any AppIntent)?
    /// The parameters as the host has them, where no intent was made of them yet.
    let members: [JSONValue.Member]

    init(kind: String, family: WidgetFamily, intent: (any AppIntent)?) {
        self.kind = kind
        self.family = family
        self.intent = intent
        members = []
    }

    init(_ placed: WireRequest.Placed) {
        kind = placed.kind
        family = WidgetFamily(placed.size.family)
        intent = nil
        members = placed.configuration
    }

    /// The older kind of configuration, which a terminal has no editor for: none.
    public var configuration: INIntent? { nil }

    /// Its configuration as an intent of a type; nil where it is of another. In a program that does not serve the
    /// widget it is made of what the host has, without asking any query: nil where a value cannot be read so.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent?
    {
        if let intent { return intent as? Intent }
        return try? immediateIntent(type, with: members)
    }

    /// Equal kind, family and parameters.
    public static func == (one: WidgetInfo, other: WidgetInfo) -> Bool {
        one.kind == other.kind && one.family == other.family && one.members == other.members
    }

    /// By kind and family.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
    }
}

/// The widgets of this program that are placed, as a request says it. Those of a request are kept apart from those of
/// others that run beside it in the same process.
struct PlacedWidgets: Sendable {
    /// Those of the request of this task.
    @TaskLocal static var current: PlacedWidgets?

    /// Those that the request is for.
    var own: [WidgetInfo] = []
    var others: [PlacedConfiguration] = []
}

/// A widget that the host has placed, with the type of the intent that configures it.
struct PlacedConfiguration: Sendable {
    let placed: WireRequest.Placed
    let intentType: (any AppIntent.Type)?

    init(_ placed: WireRequest.Placed, intentType: (any AppIntent.Type)?) {
        self.placed = placed
        self.intentType = intentType
    }

    /// With its intent, for which its queries are asked; without where they fail.
    func info() async -> WidgetInfo {
        guard let type = intentType as? any WidgetConfigurationIntent.Type,
            let intent = try? await made(type)
        else { return WidgetInfo(placed) }
        return WidgetInfo(kind: placed.kind, family: WidgetFamily(placed.size.family), intent: intent)
    }

    private func made<Intent: WidgetConfigurationIntent>(_ type: Intent.Type) async throws -> any AppIntent {
        try await configuredIntent(type, with: placed.configuration)
    }
}
