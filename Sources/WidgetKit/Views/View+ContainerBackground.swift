import SwiftUI
import VistazoArchive

/// Whose ground a background is.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String

    /// The widget's.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A navigation stack's, which no widget has.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
}

extension View {
    /// Fills the whole widget, out to its edge, with a style.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Fills the whole widget, out to its edge, with a view.
    nonisolated public func containerBackground<Background: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: @escaping () -> Background
    ) -> some View {
        ContainerBackgroundView(content: self, background: content, placement: container)
    }
}

/// A view with the ground of its widget.
private struct ContainerBackgroundView<Content: View, Background: View> {
    let content: Content
    let background: () -> Background
    let placement: ContainerBackgroundPlacement
}

extension ContainerBackgroundView: View, PrimitiveView {
    func nodes(in environment: EnvironmentValues) -> [Node] {
        guard placement == .widget else { return SwiftUI.nodes(of: content, in: environment) }
        var node = node(of: content, along: .vertical, in: environment)
        guard let ground = optionalNode(of: background(), along: .depth, in: environment) else {
            return [node]
        }
        node.modifiers.append(.containerBackground(ground))
        return [node]
    }
}
