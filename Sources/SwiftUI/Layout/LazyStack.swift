import VistazoArchive

/// Views from leading to trailing; nothing is lazy in a widget, which is drawn whole.
public struct LazyHStack<Content: View> {
    let stack: HStack<Content>

    /// Views side by side, `spacing` points apart.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyHStack: View, PrimitiveView {
    /// Those of an `HStack`: a widget has nothing to be lazy about.
    package func nodes(in environment: EnvironmentValues) -> [Node] { stack.nodes(in: environment) }
}

/// Views from top to bottom; nothing is lazy in a widget, which is drawn whole.
public struct LazyVStack<Content: View> {
    let stack: VStack<Content>

    /// Views above each other, `spacing` points apart.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyVStack: View, PrimitiveView {
    /// Those of a `VStack`: a widget has nothing to be lazy about.
    package func nodes(in environment: EnvironmentValues) -> [Node] { stack.nodes(in: environment) }
}
