import VistazoArchive

/// A view in a frame that is a part of the widget's room.
private struct ContainerRelativeFrame<Content: View> {
    let content: Content
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrame: View, PrimitiveView {
    func nodes(in environment: EnvironmentValues) -> [Node] {
        let room = environment.lowering?.room
        let width = axes.contains(.horizontal) ? room.map { length($0.width, .horizontal) } : nil
        let height = axes.contains(.vertical) ? room.map { length($0.height, .vertical) } : nil
        let framed = content.frame(width: width, height: height, alignment: alignment)
        return SwiftUI.nodes(of: framed, in: environment)
    }
}

extension View {
    /// As long on these axes as the room inside the widget's margin.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        ContainerRelativeFrame(content: self, axes: axes, alignment: alignment) { length, _ in length }
    }

    /// As long on these axes as a closure says of the room inside the widget's margin, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        ContainerRelativeFrame(content: self, axes: axes, alignment: alignment, length: length)
    }

    /// As long as `span` of `count` equal parts of the room inside the widget's margin, `spacing` points apart.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let parts = CGFloat(max(count, 1))
        let taken = CGFloat(max(span, 1))
        return ContainerRelativeFrame(content: self, axes: axes, alignment: alignment) { length, _ in
            let part = (length - spacing * (parts - 1)) / parts
            return max(part * taken + spacing * (taken - 1), 0)
        }
    }
}
