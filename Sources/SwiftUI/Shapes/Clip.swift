import VistazoArchive

extension View {
    /// Hides what reaches beyond a shape; beyond its rectangle where it is none of the host's figures.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        adjusted(by: .clip(shape.drawnOutline?.kind ?? .rectangle))
    }

    /// Hides what reaches beyond the view's own rectangle.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        adjusted(by: .clip(.rectangle))
    }

    /// Rounds the view's corners, by a radius in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        adjusted(by: .clip(.roundedRectangle(max(Cells.across(radius), 0))))
    }

    /// A line around the view. In cells it is one cell wide, whatever its width.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        adjusted(by: { [.border(content.nodeColor(in: $0))] })
    }

    /// Hides what lies outside a shape. A mask that is not one shape hides nothing.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        Masked(content: self, mask: mask())
    }

    /// Hides what lies outside a shape. A mask that is not one shape hides nothing.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { Masked(content: self, mask: mask) }

    /// A style behind this view, in a shape.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(shape.fill(style))
    }

    /// The ground of the terminal behind this view, in a shape: nothing is painted.
    nonisolated public func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }

    /// A style before this view, in a shape.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(shape.fill(style))
    }

    /// The shape of what is within; the widget keeps its own.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}

/// A view cut to the shape that another is.
private struct Masked<Content: View, Mask: View> {
    let content: Content
    let mask: Mask
}

extension Masked: View, PrimitiveView {
    func nodes(in environment: EnvironmentValues) -> [Node] {
        let content = SwiftUI.nodes(of: content, in: environment)
        guard case .shape(let shape) = node(of: mask, along: .depth, in: environment).content else {
            return content
        }
        return content.map { Node($0.content, $0.modifiers + [.clip(shape.kind)]) }
    }
}
