/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// Above.
    case top
    /// Below.
    case bottom
}

/// Where text begins or ends.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
}

extension View {
    /// Other views at an edge; this one has the rest of the room.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            self.frame(maxWidth: .infinity, maxHeight: .infinity)
            if edge == .bottom { inset }
        }
    }

    /// Other views at an edge; this one has the rest of the room.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return HStack(alignment: alignment, spacing: spacing) {
            if edge == .leading { inset }
            self.frame(maxWidth: .infinity, maxHeight: .infinity)
            if edge == .trailing { inset }
        }
    }
}
