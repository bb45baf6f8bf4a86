import VistazoArchive

extension View {
    /// Room around the view, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        adjusted(
            by: .padding(
                NodeModifier.Insets(
                    top: Cells.down(insets.top), leading: Cells.across(insets.leading),
                    bottom: Cells.down(insets.bottom), trailing: Cells.across(insets.trailing))))
    }

    /// Room at some sides, in points; nil is 16 points: two columns or one row.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
        return padding(
            EdgeInsets(
                top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
                trailing: inset(.trailing)))
    }

    /// Room at all sides, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Room at some sides, in points; a terminal has no unsafe area.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Room at all sides, in points; a terminal has no unsafe area.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
