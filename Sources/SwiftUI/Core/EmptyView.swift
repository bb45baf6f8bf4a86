import VistazoArchive

/// Shows nothing and takes no room, not even a stack's spacing.
public struct EmptyView: Sendable {
    /// A view of nothing.
    public init() {}
}

extension EmptyView: View, PrimitiveView {
    /// None.
    package func nodes(in environment: EnvironmentValues) -> [Node] { [] }
}
