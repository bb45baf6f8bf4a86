import AppIntents
import Foundation

/// Answers placeholder, snapshot and timeline of a kind that an intent's parameters configure.
public protocol AppIntentTimelineProvider {
    /// What the view is made of.
    associatedtype Entry: TimelineEntry
    /// What configures the widget.
    associatedtype Intent: WidgetConfigurationIntent
    /// What is known of the widget that is asked for.
    typealias Context = TimelineProviderContext

    /// What stands before there are data, drawn as bars. Must answer at once.
    func placeholder(in context: Context) -> Entry

    /// One entry for the gallery or for a moment.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry

    /// The entries from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

    /// Configurations ready to use, for places that have no editor; none by default.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration ready to use.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// The configured intent.
    public let intent: Intent
    /// What it is called.
    public let description: LocalizedStringResource

    /// A configuration and what it is called.
    public init(intent: Intent, description: LocalizedStringResource) {
        self.intent = intent
        self.description = description
    }

    /// A configuration and what it is called.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: LocalizedStringResource(stringLiteral: String(description)))
    }

    /// A configuration and what it is called; a text's words are not read here.
    @_disfavoredOverload
    public init(intent: Intent, description: Text) { self.init(intent: intent, description: "") }
}
