import SwiftUI

/// A kind that an intent of the older kind configures; here the intent keeps its class's values.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    /// Its own definition stands in place of a body.
    public typealias Body = EmptyWidgetConfiguration

    /// Never nil here; the protocol allows for configurations that define none.
    package let definition: WidgetDefinition?

    /// A kind by its identifier, whose provider is given the intent.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        definition = WidgetDefinition(
            kind: kind,
            source: StaticSource(provider: UnconfiguredProvider(provider: provider), content: content))
    }
}

extension IntentConfiguration: DefiningConfiguration {}

/// A provider that is given an intent with its class's values.
private struct UnconfiguredProvider<Provider: IntentTimelineProvider>: TimelineProvider {
    let provider: Provider

    func placeholder(in context: Context) -> Provider.Entry { provider.placeholder(in: context) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Provider.Entry) -> Void) {
        provider.getSnapshot(for: Provider.Intent(), in: context, completion: completion)
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Provider.Entry>) -> Void)
    {
        provider.getTimeline(for: Provider.Intent(), in: context, completion: completion)
    }
}
