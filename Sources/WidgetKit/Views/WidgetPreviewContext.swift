import SwiftUI

/// Says how an editor previews a view.
public protocol PreviewContext {}

/// Says in which family an editor previews a view.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    let family: WidgetFamily

    /// A preview in a family.
    public init(family: WidgetFamily) { self.family = family }
}

extension View {
    /// Says how an editor previews the view; nothing here does.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
