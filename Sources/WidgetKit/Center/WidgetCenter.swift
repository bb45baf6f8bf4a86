import Foundation

/// Where a program says that its widgets have something new.
///
/// Calls are wishes: they are told to the host when the request at hand has been answered.
public final class WidgetCenter: @unchecked Sendable {
    /// The one there is.
    public static let shared = WidgetCenter()

    private let lock = NSLock()
    private let strays = ReloadWishes()
    private var configurations: [WidgetInfo] = []

    private init() {}

    /// Asks for new timelines of a kind.
    public func reloadTimelines(ofKind kind: String) { (ReloadWishes.current ?? strays).add(kind) }

    /// Asks for new timelines of all kinds of this program.
    public func reloadAllTimelines() { (ReloadWishes.current ?? strays).addAll() }

    /// The widgets this run is for; what else is placed only the host knows.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success(lock.withLock { configurations }))
    }

    /// The widgets this run is for; what else is placed only the host knows.
    public func currentConfigurations() async throws -> [WidgetInfo] { lock.withLock { configurations } }

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

    func setConfigurations(_ configurations: [WidgetInfo]) {
        lock.withLock { self.configurations = configurations }
    }
}

/// A placed widget.
public struct WidgetInfo: Hashable, Sendable {
    /// Its kind.
    public let kind: String
    /// Its family.
    public let family: WidgetFamily
    let intent: (any AppIntent)?

    init(kind: String, family: WidgetFamily, intent: (any AppIntent)?) {
        self.kind = kind
        self.family = family
        self.intent = intent
    }

    /// Its configuration as an intent of a type; nil where it is of another.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent?
    {
        intent as? Intent
    }

    /// Equal kind and family.
    public static func == (one: WidgetInfo, other: WidgetInfo) -> Bool {
        one.kind == other.kind && one.family == other.family
    }

    /// By kind and family.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
    }
}
