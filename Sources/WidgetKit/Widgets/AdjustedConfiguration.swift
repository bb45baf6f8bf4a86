import SwiftUI

/// A configuration with something changed: what every modifier of configurations makes.
package struct AdjustedConfiguration<Content: WidgetConfiguration>: DefiningConfiguration {
    /// Its definition stands in place of a body.
    package typealias Body = EmptyWidgetConfiguration

    let content: Content
    let change: @MainActor (inout WidgetDefinition) -> Void

    /// The content's with the change made; nil where the content defines none.
    package var definition: WidgetDefinition? {
        guard var definition = WidgetKit.definition(of: content) else { return nil }
        change(&definition)
        return definition
    }
}

extension WidgetConfiguration {
    /// The same kind with something changed in its definition.
    package func adjusted(
        _ change: @escaping @MainActor (inout WidgetDefinition) -> Void
    ) -> AdjustedConfiguration<Self> {
        AdjustedConfiguration(content: self, change: change)
    }
}
