import VistazoArchive

/// Views that take modifiers together and are arranged by the group's parent.
public struct Group<Content: View> {
    let content: Content

    /// Groups the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView {
    /// Those of its content, for the parent to place.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        SwiftUI.nodes(of: content, in: environment)
    }
}
