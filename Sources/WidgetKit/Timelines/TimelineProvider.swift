import Foundation

/// Answers placeholder, snapshot and timeline of a kind that nothing configures, by completion handlers.
///
/// A handler may be called on any thread; only its first call counts. A provider that never calls it runs
/// into the host's time limit.
public protocol TimelineProvider {
    /// What the view is made of.
    associatedtype Entry: TimelineEntry
    /// What is known of the widget that is asked for.
    typealias Context = TimelineProviderContext

    /// What stands before there are data, drawn as bars. Must answer at once.
    func placeholder(in context: Context) -> Entry

    /// One entry for the gallery or for a moment; where `context.isPreview` is true, sample data will do.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries from now on.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
