import VistazoArchive
import VistazoCells

/// Children one after the other on an axis, lined up across it.
///
/// A gap of less than a cell is drawn as one where there is room. Down the page it gives way before what stands in the
/// stack is cut: a row is twice as high as the eight points that authors leave between lines.
final class StackBox: LayoutBox {
    private let axis: LayoutAxis
    private let alignment: NodeAlignment
    private let children: [LayoutBox]
    /// Cells between a child and the next.
    private let gaps: [Int]
    /// The least that each may shrink to where room is short.
    private let leastGap: Int

    /// - Parameters:
    ///   - spacing: cells between neighbours; none beside a spacer.
    ///   - least: what it may shrink to down the page, where room is short; nil for no less.
    init(
        _ pass: LayoutPass, _ axis: LayoutAxis, spacing: Int, least: Int? = nil,
        alignment: NodeAlignment = .center, _ children: [LayoutBox]
    ) {
        self.axis = axis
        self.alignment = alignment
        self.children = children
        gaps = zip(children, children.dropFirst()).map { $0.isSpacer || $1.isSpacer ? 0 : spacing }
        leastGap = axis == .vertical ? min(least ?? spacing, spacing) : spacing
        super.init(pass)
    }

    /// Cells between the children where they are offered so much.
    private func gaps(in proposal: Proposal) -> [Int] {
        guard gaps.contains(where: { $0 > leastGap }), let length = proposal.length(axis), length < unbounded
        else { return gaps }
        let ideal = proposal.with(nil, along: axis)
        let wanted = children.reduce(gaps.reduce(0, +)) { $0 + $1.measure(ideal).length(axis) }
        return wanted > length ? gaps.map { min($0, leastGap) } : gaps
    }

    override func size(for proposal: Proposal) -> CellSize {
        let slots = slots(for: proposal)
        let length = slots.reduce(gaps(in: proposal).reduce(0, +)) { $0 + $1.size.length(axis) }
        return CellSize(length, extent(of: slots), along: axis)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        walk(proposal, in: rect) { child, slot, rect in child.place(slot.proposal, in: rect, on: canvas) }
    }

    override func baselines(for proposal: Proposal) -> Baselines {
        var all: [Baselines] = []
        walk(proposal, in: CellRect(size: measure(proposal))) { child, slot, rect in
            if !child.isSpacer { all.append(child.baselines(for: slot.proposal).shifted(rect.top)) }
        }
        guard let first = all.map(\.first).min(), let last = all.map(\.last).max() else {
            return super.baselines(for: proposal)
        }
        return Baselines(first: first, last: last)
    }

    private struct Slot {
        var proposal: Proposal
        var size: CellSize
    }

    /// Asked for again where the stack is placed as it was measured last.
    @exclusivity(unchecked) private var latest: (proposal: Proposal, slots: [Slot])?

    private func slots(for proposal: Proposal) -> [Slot] {
        if let latest, latest.proposal == proposal { return latest.slots }
        let slots = makeSlots(for: proposal)
        latest = (proposal, slots)
        return slots
    }

    private func makeSlots(for proposal: Proposal) -> [Slot] {
        func slot(_ index: Int, _ length: Int?) -> Slot {
            let offered = proposal.with(length, along: axis)
            return Slot(proposal: offered, size: children[index].measure(offered))
        }
        guard let length = proposal.length(axis) else { return children.indices.map { slot($0, nil) } }
        let distribution = Distribution(
            children: children.indices.map { index in
                Distribution.Child(
                    priority: children[index].priority, least: slot(index, 0).size.length(axis),
                    most: slot(index, unbounded).size.length(axis))
            })
        let shares = distribution.shares(of: length - gaps(in: proposal).reduce(0, +)) {
            slot($0, $1).size.length(axis)
        }
        return shares.indices.map { slot($0, shares[$0].offered) }
    }

    /// Visits the children in source order with their rectangles.
    private func walk(
        _ proposal: Proposal, in rect: CellRect, _ visit: (LayoutBox, Slot, CellRect) -> Void
    ) {
        var proposal = proposal
        if proposal.length(axis.other) == nil {
            proposal = proposal.with(rect.size.length(axis.other), along: axis.other)
        }
        let slots = slots(for: proposal)
        let gaps = gaps(in: proposal)
        let shifts = shifts(of: slots, across: rect.size.length(axis.other))
        var along = 0
        for (index, slot) in slots.enumerated() {
            let origin =
                axis == .horizontal
                ? CellPoint(column: rect.left + along, row: rect.top + shifts[index])
                : CellPoint(column: rect.left + shifts[index], row: rect.top + along)
            visit(children[index], slot, CellRect(origin: origin, size: slot.size))
            along += slot.size.length(axis) + (index < gaps.count ? gaps[index] : 0)
        }
    }

    /// The rows of the children's guides where text baselines line them up, else nil.
    private func guides(of slots: [Slot]) -> [Int]? {
        guard axis == .horizontal else { return nil }
        switch alignment.vertical {
        case .top, .center, .bottom: return nil
        case .firstBaseline:
            return slots.indices.map { children[$0].baselines(for: slots[$0].proposal).first }
        case .lastBaseline: return slots.indices.map { children[$0].baselines(for: slots[$0].proposal).last }
        }
    }

    private func extent(of slots: [Slot]) -> Int {
        guard let guides = guides(of: slots) else {
            return slots.reduce(0) { max($0, $1.size.length(axis.other)) }
        }
        let above = guides.max() ?? 0
        let below = zip(slots, guides).reduce(0) { max($0, $1.0.size.rows - $1.1) }
        return above + below
    }

    private func shifts(of slots: [Slot], across length: Int) -> [Int] {
        if let guides = guides(of: slots) {
            let above = guides.max() ?? 0
            return guides.map { above - $0 }
        }
        let whole = CellRect(size: CellSize(length, length, along: axis))
        return slots.map { slot in
            let rect = whole.aligning(slot.size, alignment)
            return axis == .horizontal ? rect.top : rect.left
        }
    }
}
