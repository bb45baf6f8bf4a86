import SwiftUI

/// What a widget is: its kind, its provider, its view, and what modifiers say of them.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of `body`.
    associatedtype Body: WidgetConfiguration
    /// What this one changes.
    var body: Body { get }
}

/// A configuration of no widget; also the body of the configurations that define a kind themselves.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// A configuration of no widget.
    nonisolated public init() {}
}

extension WidgetConfiguration where Body == EmptyWidgetConfiguration {
    /// Nothing further.
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension EmptyWidgetConfiguration {
    /// Itself.
    public typealias Body = EmptyWidgetConfiguration
}

/// A configuration that says itself what it defines.
@MainActor
package protocol DefiningConfiguration: WidgetConfiguration {
    /// The kind as this configuration and those inside it define it; nil where it defines none.
    var definition: WidgetDefinition? { get }
}

extension EmptyWidgetConfiguration: DefiningConfiguration {
    /// nil: it stands where there is no widget.
    package var definition: WidgetDefinition? { nil }
}

/// What any configuration defines, its body's where it does not say so itself.
@MainActor
package func definition<C: WidgetConfiguration>(of configuration: C) -> WidgetDefinition? {
    if let defining = configuration as? any DefiningConfiguration { return defining.definition }
    return definition(of: configuration.body)
}
