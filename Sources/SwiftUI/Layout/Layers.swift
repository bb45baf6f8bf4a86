import VistazoArchive

/// A view with another before or behind it, of its own size.
struct Layered<Content: View, Layer: View> {
    let content: Content
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool
}

extension Layered: View, PrimitiveView {
    func nodes(in environment: EnvironmentValues) -> [Node] {
        let content = SwiftUI.nodes(of: content, in: environment)
        guard !content.isEmpty, let layer = optionalNode(of: layer, along: .depth, in: environment) else {
            return content
        }
        // A colour over or under a divider is the usual way to say the colour of its line.
        if content.count == 1, content[0].content == .divider, let color = layer.evenColor {
            return [Node(.divider, [.color(color)] + content[0].modifiers)]
        }
        let modifier: NodeModifier =
            isBehind ? .background(layer, alignment.node) : .overlay(layer, alignment.node)
        return content.map { Node($0.content, $0.modifiers + [modifier]) }
    }
}

/// A shape filled in a style, behind or before a view.
struct StyledLayer<Style: ShapeStyle> {
    let style: Style
    let shape: Node.Shape.Kind
}

extension StyledLayer: View, PrimitiveView {
    func nodes(in environment: EnvironmentValues) -> [Node] {
        let gradient = style.nodeGradient(in: environment)
        return [
            Node(.shape(Node.Shape(shape, fill: style.nodeColor(in: environment), gradient: gradient)))
        ]
    }
}

extension View {
    /// Views behind this one, in a frame of its size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        Layered(content: self, layer: content(), alignment: alignment, isBehind: true)
    }

    /// A view behind this one, in a frame of its size.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        Layered(content: self, layer: background, alignment: alignment, isBehind: true)
    }

    /// A style behind this view.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        Layered(
            content: self, layer: StyledLayer(style: style, shape: .rectangle), alignment: .center,
            isBehind: true)
    }

    /// The ground of the terminal behind this view: nothing is painted.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

    /// Views before this one, in a frame of its size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        Layered(content: self, layer: content(), alignment: alignment, isBehind: false)
    }

    /// A view before this one, in a frame of its size.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        Layered(content: self, layer: overlay, alignment: alignment, isBehind: false)
    }

    /// A style before this view.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        Layered(
            content: self, layer: StyledLayer(style: style, shape: .rectangle), alignment: .center,
            isBehind: false)
    }
}
