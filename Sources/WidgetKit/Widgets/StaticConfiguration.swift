import SwiftUI

/// A kind that nothing configures.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// Its own definition stands in place of a body.
    public typealias Body = EmptyWidgetConfiguration

    /// Never nil here; the protocol allows for configurations that define none.
    package let definition: WidgetDefinition?

    /// A kind by its identifier, whose view is made of the provider's entries. The view is asked for once an
    /// entry and family, ahead of time.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        definition = WidgetDefinition(kind: kind, source: StaticSource(provider: provider, content: content))
    }
}

extension StaticConfiguration: DefiningConfiguration {}
