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
    /// One table; a view that is no row becomes a row of one cell, which takes all columns.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        var inner = environment
        inner.isInGrid = true
        let rows = SwiftUI.nodes(of: content, in: inner).map { node -> [Node] in
            guard case .grid(let row) = node.content, row.rows.count == 1 else { return [node] }
            // What was done to a row is done to each of its cells.
            var cells = row.rows[0].map { Node($0.content, $0.modifiers + node.modifiers) }
            // A cell alone in a row that is one takes its own column only.
            if cells.count == 1, !cells[0].saysColumns { cells[0].modifiers.append(.gridColumns(1)) }
            return cells
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
    let alignment: VerticalAlignment?
    let content: Content

    /// The cells from leading to trailing; nil aligns them as the grid says.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View, PrimitiveView {
    /// A row of the table around it; outside a grid a horizontal stack.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        var inner = environment
        inner.isInGrid = false
        var cells = SwiftUI.nodes(of: content, in: inner)
        if environment.isInGrid, let alignment, !cells.isEmpty {
            cells[0].modifiers.append(.gridRowAlignment(alignment.node))
        }
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

extension Node {
    /// Whether it says how many columns of a grid it takes.
    fileprivate var saysColumns: Bool {
        modifiers.contains { if case .gridColumns = $0 { true } else { false } }
    }
}

extension View {
    /// The cell takes so many columns, at least one.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        adjusted(by: .gridColumns(min(max(count, 1), 64)))
    }

    /// Where the cell stands in its room: at a side, a corner, or in the middle.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        adjusted(by: .gridAlignment(anchor.alignment))
    }

    /// Where the cells of this cell's column stand.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        adjusted(by: .gridColumnAlignment(guide.node))
    }

    /// A cell takes its part in the grid on all axes.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}

extension UnitPoint {
    /// The nearest of sides, corners and the middle.
    fileprivate var alignment: NodeAlignment {
        NodeAlignment(
            x < 1.0 / 3 ? .leading : x > 2.0 / 3 ? .trailing : .center,
            y < 1.0 / 3 ? .top : y > 2.0 / 3 ? .bottom : .center)
    }
}
