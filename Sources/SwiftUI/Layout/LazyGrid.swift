import VistazoArchive

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
    /// How wide it is.
    public enum Size: Sendable {
        /// So many points.
        case fixed(CGFloat)
        /// An equal share of what is left, between two bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit, each between two bounds in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide it is.
    public var size: Size
    /// Points to the next one; nil is the default of one column or no row.
    public var spacing: CGFloat?
    /// Where cells stand in it; nil is the middle.
    public var alignment: Alignment?

    /// A column or a row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Cells in columns, filled row by row.
public struct LazyVGrid<Content: View> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Cells in columns, rows `spacing` points apart.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: View, PrimitiveView {
    /// A column of lines, as many cells in each as the room has columns for.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let items = columns.expanded(into: environment.lowering?.room.width ?? 128, gap: Cells.width)
        let cells = SwiftUI.nodes(of: content, in: environment)
        let lines = items.lines(of: cells, along: .horizontal)
        return [
            Node(
                .stack(
                    Node.Stack(
                        .vertical, spacing: spacing.map(Cells.down),
                        alignment: NodeAlignment(alignment.node, .center), lines)))
        ]
    }
}

/// Cells in rows, filled column by column.
public struct LazyHGrid<Content: View> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Cells in rows, columns `spacing` points apart.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHGrid: View, PrimitiveView {
    /// A row of lines, as many cells in each as the room has rows for.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let items = rows.expanded(into: environment.lowering?.room.height ?? 128, gap: 0)
        let cells = SwiftUI.nodes(of: content, in: environment)
        let lines = items.lines(of: cells, along: .vertical)
        return [
            Node(
                .stack(
                    Node.Stack(
                        .horizontal, spacing: spacing.map(Cells.across),
                        alignment: NodeAlignment(.center, alignment.node), lines)))
        ]
    }
}

/// Parts of a scrolled view that stay in sight; widgets do not scroll.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    /// One bit a part.
    public let rawValue: UInt32
    /// Parts by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above a section.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Below a section.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension Array where Element == GridItem {
    /// The items with as many in the place of each adaptive one as fit into a room, in points; at least one
    /// item, and never more than a room has cells.
    fileprivate func expanded(into room: CGFloat, gap: CGFloat) -> [GridItem] {
        let items = flatMap { item -> [GridItem] in
            guard case .adaptive(let minimum, let maximum) = item.size else { return [item] }
            let gap = Swift.max(item.spacing ?? gap, 0)
            let least = minimum.isFinite ? Swift.max(minimum, Cells.width) : room
            let count = Swift.min(Swift.max(Int(((room + gap) / (least + gap)).rounded(.down)), 1), 200)
            return Array(
                repeating: GridItem(
                    .flexible(minimum: Swift.min(least, room), maximum: maximum), spacing: item.spacing,
                    alignment: item.alignment), count: count)
        }
        return items.isEmpty ? [GridItem()] : items
    }

    /// Stacks along an axis with a cell for each item; the last is filled up with empty cells.
    fileprivate func lines(of cells: [Node], along axis: Node.Axis) -> [Node] {
        stride(from: 0, to: cells.count, by: count).map { first in
            let line = indices.map { index in
                let cell = first + index < cells.count ? cells[first + index] : .blank(along: axis)
                return self[index].sized(cell, along: axis)
            }
            // A stack has one distance; grids rarely name several.
            let spacing = self.first?.spacing.map { axis == .horizontal ? Cells.across($0) : Cells.down($0) }
            return Node(.stack(Node.Stack(axis, spacing: spacing, line)))
        }
    }
}

extension Node {
    /// A cell of nothing: it may grow along the axis and has no extent across it.
    fileprivate static func blank(along axis: Node.Axis) -> Node {
        let frame = NodeModifier.Frame(
            width: axis == .horizontal ? nil : 0, height: axis == .horizontal ? 0 : nil)
        return Node(.shape(Shape(.rectangle, fill: .role(.clear))), [.frame(frame)])
    }
}

extension GridItem {
    fileprivate func sized(_ cell: Node, along axis: Node.Axis) -> Node {
        let alignment = (alignment ?? .center).node
        let isAcross = axis == .horizontal
        var cell = cell
        switch size {
        case .fixed(let length):
            cell.modifiers.append(
                .frame(
                    NodeModifier.Frame(
                        width: isAcross ? Cells.width(length) : nil,
                        height: isAcross ? nil : Cells.height(length), alignment: alignment)))
        case .flexible(_, let maximum), .adaptive(_, let maximum):
            cell.modifiers.append(
                .flexibleFrame(
                    NodeModifier.FlexibleFrame(
                        maximumWidth: isAcross ? Cells.width(maximum) : nil,
                        maximumHeight: isAcross ? nil : Cells.height(maximum), alignment: alignment)))
        }
        return cell
    }
}
