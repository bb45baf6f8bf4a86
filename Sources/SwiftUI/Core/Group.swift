import VistazoArchive

/// Shows nothing and takes no room, not even a stack's spacing.
public struct EmptyView: Sendable {
    /// A view of nothing.
    public init() {}
}

extension EmptyView: View, PrimitiveView {
    package func nodes(in environment: EnvironmentValues) -> [Node] { [] }
}

/// Views that take modifiers together and are arranged by the group's parent.
public struct Group<Content: View> {
    let content: Content

    /// Groups the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView {
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        SwiftUI.nodes(of: content, in: environment)
    }
}

/// A view of any type.
public struct AnyView {
    let view: any View

    /// Hides the type of a view.
    public init<V: View>(_ view: V) { self.view = view }

    /// Hides the type of a view.
    public init<V: View>(erasing view: V) { self.view = view }
}

extension AnyView: View, PrimitiveView {
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        SwiftUI.nodes(of: view, in: environment)
    }
}
