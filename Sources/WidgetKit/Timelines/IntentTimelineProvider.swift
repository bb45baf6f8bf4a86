import Foundation

/// An intent of the older kind, which Xcode makes of a definition file. It stands here so that sources for
/// `IntentConfiguration` compile; its parameters keep the values their class gives them.
open class INIntent: NSObject {
    /// An intent with its class's values.
    public required override init() { super.init() }
}

/// Answers placeholder, snapshot and timeline of a kind that an intent of the older kind configures.
public protocol IntentTimelineProvider {
    /// What the view is made of.
    associatedtype Entry: TimelineEntry
    /// What configures the widget.
    associatedtype Intent: INIntent
    /// What is known of the widget that is asked for.
    typealias Context = TimelineProviderContext

    /// What stands before there are data, drawn as bars. Must answer at once.
    func placeholder(in context: Context) -> Entry

    /// One entry for the gallery or for a moment.
    func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries from now on.
    func getTimeline(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
