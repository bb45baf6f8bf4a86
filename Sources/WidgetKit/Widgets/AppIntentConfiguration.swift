import SwiftUI

/// A kind that the parameters of an intent configure.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    /// Its own definition stands in place of a body.
    public typealias Body = EmptyWidgetConfiguration

    /// Never nil here; the protocol allows for configurations that define none.
    package let definition: WidgetDefinition?

    /// A kind by its identifier, whose provider is given the configured intent.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        definition = WidgetDefinition(
            kind: kind, source: AppIntentSource(provider: provider, content: content))
    }
}

extension AppIntentConfiguration: DefiningConfiguration {}
