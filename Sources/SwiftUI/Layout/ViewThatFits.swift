import VistazoArchive

/// The first of its views that fits, else the last.
///
/// All of them go into the archive: which one fits is decided whenever the widget is drawn, so live text that
/// grows may bring up another.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Views from the most roomy to the tightest. Only the given axes count.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: View, PrimitiveView {
    /// All candidates in order, for the drawing to choose from; none where there are none.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        var constrained: Node.Axes = []
        if axes.contains(.horizontal) { constrained.insert(.horizontal) }
        if axes.contains(.vertical) { constrained.insert(.vertical) }
        let children = SwiftUI.nodes(of: content, in: environment)
        return children.isEmpty ? [] : [Node(.fits(constrained, children))]
    }
}
