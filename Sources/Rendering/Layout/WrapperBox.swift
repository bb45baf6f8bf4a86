import VistazoArchive
import VistazoCells

/// A box around one other: passes everything through, for the modifiers to change what is theirs.
class WrapperBox: LayoutBox {
    let child: LayoutBox

    override var isSpacer: Bool { child.isSpacer }

    init(_ child: LayoutBox) {
        self.child = child
        super.init(child.pass)
        priority = child.priority
    }

    /// What the child is offered.
    func inner(_ proposal: Proposal) -> Proposal { proposal }

    /// Where the child stands in this box.
    func childRect(_ proposal: Proposal, in rect: CellRect) -> CellRect { rect }

    override func size(for proposal: Proposal) -> CellSize {
        child.measure(inner(proposal))
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        child.place(inner(proposal), in: childRect(proposal, in: rect), on: canvas)
    }

    override func baselines(for proposal: Proposal) -> Baselines {
        let rect = CellRect(size: measure(proposal))
        return child.baselines(for: inner(proposal)).shifted(childRect(proposal, in: rect).top)
    }
}

/// Room around a box; negative room lets it draw beyond.
final class PaddingBox: WrapperBox {
    private let top: Int
    private let leading: Int
    private let bottom: Int
    private let trailing: Int

    init(_ child: LayoutBox, _ insets: NodeModifier.Insets) {
        top = wholeCells(insets.top) ?? 0
        leading = wholeCells(insets.leading) ?? 0
        bottom = wholeCells(insets.bottom) ?? 0
        trailing = wholeCells(insets.trailing) ?? 0
        super.init(child)
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            columns: proposal.columns.map { $0 - leading - trailing },
            rows: proposal.rows.map { $0 - top - bottom })
    }

    override func size(for proposal: Proposal) -> CellSize {
        let size = child.measure(inner(proposal))
        return CellSize(
            columns: size.columns + leading + trailing, rows: size.rows + top + bottom)
    }

    override func childRect(_ proposal: Proposal, in rect: CellRect) -> CellRect {
        CellRect(
            origin: CellPoint(column: rect.left + leading, row: rect.top + top),
            size: child.measure(inner(proposal)))
    }
}

/// Takes its ideal size on some axes, whatever is offered.
final class FixedBox: WrapperBox {
    private let axes: Node.Axes

    init(_ child: LayoutBox, _ axes: Node.Axes) {
        self.axes = axes
        super.init(child)
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            columns: axes.contains(.horizontal) ? nil : proposal.columns,
            rows: axes.contains(.vertical) ? nil : proposal.rows)
    }
}

/// Draws elsewhere than it stands.
final class OffsetBox: WrapperBox {
    private let columns: Int
    private let rows: Int

    init(_ child: LayoutBox, columns: Double, rows: Double) {
        self.columns = wholeCells(columns) ?? 0
        self.rows = wholeCells(rows) ?? 0
        super.init(child)
    }

    override func childRect(_ proposal: Proposal, in rect: CellRect) -> CellRect {
        rect.offset(columns: columns, rows: rows)
    }

    /// Moving a box does not move the line it stands on.
    override func baselines(for proposal: Proposal) -> Baselines {
        child.baselines(for: proposal)
    }
}
