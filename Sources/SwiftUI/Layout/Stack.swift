import VistazoArchive

/// Views from leading to trailing.
public struct HStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Views side by side, `spacing` points apart; nil is the default of one column.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: View, PrimitiveView {
    /// One horizontal stack, its spacing in columns.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        [
            Node(
                .stack(
                    Node.Stack(
                        .horizontal, spacing: spacing.map(Cells.across),
                        alignment: NodeAlignment(.center, alignment.node),
                        children(in: environment))))
        ]
    }

    @MainActor private func children(in environment: EnvironmentValues) -> [Node] {
        var environment = environment
        environment.stackAxis = .horizontal
        environment.turn = .zero
        return SwiftUI.nodes(of: content, in: environment)
    }
}

/// Views from top to bottom.
public struct VStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Views above each other, `spacing` points apart; nil is the default of no row.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: View, PrimitiveView {
    /// One vertical stack, its spacing in rows.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        [
            Node(
                .stack(
                    Node.Stack(
                        .vertical, spacing: spacing.map(Cells.down),
                        alignment: NodeAlignment(alignment.node, .center),
                        children(in: environment))))
        ]
    }

    @MainActor private func children(in environment: EnvironmentValues) -> [Node] {
        var environment = environment
        environment.stackAxis = .vertical
        environment.turn = .zero
        return SwiftUI.nodes(of: content, in: environment)
    }
}

/// Views in front of each other, the last in front.
public struct ZStack<Content: View> {
    let alignment: Alignment
    let content: Content

    /// Views one over the other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: View, PrimitiveView {
    /// One stack in depth, the first view at the back.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        [
            Node(
                .stack(
                    Node.Stack(
                        .depth, alignment: alignment.node, SwiftUI.nodes(of: content, in: environment))))
        ]
    }
}
