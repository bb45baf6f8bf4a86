import VistazoArchive

/// Rows whose cells share the widths of their columns.
public struct Grid<Content: View> {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// Rows of cells, so many points apart. A view that is not a `GridRow` spans all columns.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: View, PrimitiveView {
    /// One table; a view that is no row becomes a row of one cell.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        var inner = environment
        inner.isInGrid = true
        let rows = SwiftUI.nodes(of: content, in: inner).map { node -> [Node] in
            guard case .grid(let row) = node.content, row.rows.count == 1 else { return [node] }
            // What was done to a row is done to each of its cells.
            return row.rows[0].map { Node($0.content, $0.modifiers + node.modifiers) }
        }
        return [
            Node(
                .grid(
                    Node.Table(
                        rows: rows, alignment: alignment.node,
                        columnSpacing: horizontalSpacing.map(Cells.across),
                        rowSpacing: verticalSpacing.map(Cells.down))))
        ]
    }
}

/// A row of a grid; outside of one, a horizontal stack.
public struct GridRow<Content: View> {
    let content: Content

    /// The cells from leading to trailing. Rows align as the grid says.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GridRow: View, PrimitiveView {
    /// A row of the table around it; outside a grid a horizontal stack.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        var inner = environment
        inner.isInGrid = false
        let cells = SwiftUI.nodes(of: content, in: inner)
        return environment.isInGrid
            ? [Node(.grid(Node.Table(rows: [cells])))]
            : [Node(.stack(Node.Stack(.horizontal, cells)))]
    }
}

extension EnvironmentValues {
    private struct GridKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether rows are gathered by a grid.
    var isInGrid: Bool {
        get { self[GridKey.self] }
        set { self[GridKey.self] = newValue }
    }
}

extension View {
    /// Cells span one column, or all where they are a row of their own.
    nonisolated public func gridCellColumns(_ count: Int) -> some View { self }

    /// A cell keeps the grid's alignment.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

    /// A column keeps the grid's alignment.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

    /// A cell takes its part in the grid on all axes.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
