import SwiftUI

/// Says how an editor previews a view.
public protocol PreviewContext {}

/// Views that an editor shows while they are written; nothing here runs them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of `previews`.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

/// Says in which family an editor previews a view.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    let family: WidgetFamily

    /// A preview in a family.
    public init(family: WidgetFamily) { self.family = family }
}

extension View {
    /// Says how an editor previews the view; nothing here does.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

    /// Names the preview in an editor; nothing here does.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
