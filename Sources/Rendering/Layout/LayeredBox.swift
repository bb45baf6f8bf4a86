import VistazoArchive
import VistazoCells

/// Children one above the other, the first at the back: a `ZStack`.
final class DepthBox: LayoutBox {
    private let alignment: NodeAlignment
    private let children: [LayoutBox]

    init(_ pass: LayoutPass, alignment: NodeAlignment = .center, _ children: [LayoutBox]) {
        self.alignment = alignment
        self.children = children
        super.init(pass)
    }

    /// The largest of the children that have the highest priority.
    override func size(for proposal: Proposal) -> CellSize {
        let top = children.map(\.priority).max()
        return children.reduce(CellSize.zero) { size, child in
            guard child.priority == top else { return size }
            let own = child.measure(proposal)
            return CellSize(columns: max(size.columns, own.columns), rows: max(size.rows, own.rows))
        }
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        let offered = Proposal(rect.size)
        for child in children {
            child.place(offered, in: rect.aligning(child.measure(offered), alignment), on: canvas)
        }
    }

    override func baselines(for proposal: Proposal) -> Baselines {
        let rect = CellRect(size: measure(proposal))
        let offered = Proposal(rect.size)
        let all = children.map { child in
            child.baselines(for: offered).shifted(rect.aligning(child.measure(offered), alignment).top)
        }
        guard let first = all.map(\.first).min(), let last = all.map(\.last).max() else {
            return super.baselines(for: proposal)
        }
        return Baselines(first: first, last: last)
    }
}

/// A box with another before or behind it that has no say in its size: overlay and background.
final class LayeredBox: WrapperBox {
    private let layer: LayoutBox
    private let alignment: NodeAlignment
    private let isOver: Bool

    init(_ child: LayoutBox, layer: LayoutBox, alignment: NodeAlignment, isOver: Bool) {
        self.layer = layer
        self.alignment = alignment
        self.isOver = isOver
        super.init(child)
    }

    /// The layer is offered the size of the primary and may draw beyond it.
    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        if isOver { child.place(proposal, in: rect, on: canvas) }
        let offered = Proposal(rect.size)
        layer.place(offered, in: rect.aligning(layer.measure(offered), alignment), on: canvas)
        if !isOver { child.place(proposal, in: rect, on: canvas) }
    }
}
