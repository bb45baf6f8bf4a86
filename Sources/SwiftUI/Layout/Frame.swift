import VistazoArchive

extension View {
    /// A fixed size in points; nil passes through. The view stands in it as `alignment` says.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let frame = NodeModifier.Frame(
            width: Cells.width(width), height: Cells.height(height), alignment: alignment.node)
        return Hairline(content: self, width: width, height: height).adjusted(by: .frame(frame))
    }

    /// Bounds of the size in points; nil is none, `.infinity` is all that is offered.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let frame = NodeModifier.FlexibleFrame(
            minimumWidth: Cells.width(minWidth), idealWidth: Cells.width(idealWidth),
            maximumWidth: Cells.width(maxWidth), minimumHeight: Cells.height(minHeight),
            idealHeight: Cells.height(idealHeight), maximumHeight: Cells.height(maxHeight),
            alignment: alignment.node)
        return Hairline(content: self, width: maxWidth, height: maxHeight)
            .adjusted(by: .flexibleFrame(frame))
    }

    /// The view as it is; an old form that sets nothing.
    nonisolated public func frame() -> some View { self }

    /// Takes its ideal size on these axes, whatever is offered.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Node.Axes = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return adjusted(by: { _ in axes.isEmpty ? [] : [.fixed(axes)] })
    }

    /// Takes its ideal size, whatever is offered.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Views of higher priority are offered room first; 0 is the default.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        adjusted(by: .priority(value.isNaN ? 0 : value))
    }

    /// Shows the view elsewhere, by points; its room stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        adjusted(by: .offset(columns: Cells.across(x), rows: Cells.down(y)))
    }

    /// Shows the view elsewhere, by points; its room stays.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Takes all the room offered and shows the view with its middle at a point of it.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        // A frame of twice the distance has its middle there.
        let node = frame(width: max(2 * x, 0), height: max(2 * y, 0))
        return Color.clear.overlay(alignment: .topLeading) { node }
    }

    /// Takes all the room offered and shows the view with its middle at a point of it.
    nonisolated public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Keeps width to height at a ratio, in points; nil is the view's own.
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        let ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? Double($0) : nil }
        return adjusted(by: .aspectRatio(ratio, fills: contentMode == .fill))
    }

    /// Keeps width to height as in a size.
    nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(size.height == 0 ? nil : size.width / size.height, contentMode: contentMode)
    }

    /// Keeps its ratio inside the room offered.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Keeps its ratio and covers the room offered.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// How a view with a ratio meets the room it is offered.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// Inside it.
    case fit
    /// Covering it.
    case fill
}
