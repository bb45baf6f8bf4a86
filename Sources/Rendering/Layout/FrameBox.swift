import VistazoArchive
import VistazoCells

/// A fixed width, a fixed height, or both; passes the other through.
final class FrameBox: WrapperBox {
    private let columns: Int?
    private let rows: Int?
    private let alignment: NodeAlignment

    override var isSpacer: Bool { false }

    init(_ child: LayoutBox, _ frame: NodeModifier.Frame) {
        columns = wholeCells(frame.width, isSolid: true).map { max($0, 0) }
        rows = wholeCells(frame.height, isSolid: true).map { max($0, 0) }
        alignment = frame.alignment
        super.init(child)
        if child.isSpacer { priority = 0 }
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        Proposal(columns: columns ?? proposal.columns, rows: rows ?? proposal.rows)
    }

    override func size(for proposal: Proposal) -> CellSize {
        let size = child.measure(inner(proposal))
        return CellSize(columns: columns ?? size.columns, rows: rows ?? size.rows)
    }

    override func childRect(_ proposal: Proposal, in rect: CellRect) -> CellRect {
        rect.aligning(child.measure(inner(proposal)), alignment)
    }
}

/// Bounds and an ideal on each axis.
final class FlexibleFrameBox: WrapperBox {
    private struct Bounds {
        let least: Int?
        let ideal: Int?
        let most: Int?

        init(_ least: Double?, _ ideal: Double?, _ most: Double?) {
            self.least = wholeCells(least, isSolid: true).map { max($0, 0) }
            self.ideal = wholeCells(ideal, isSolid: true).map { max($0, 0) }
            self.most = wholeCells(most, isSolid: true).map { max($0, 0) }
        }

        /// Where the bounds cross, the least wins.
        func clamp(_ length: Int) -> Int {
            max(min(length, most ?? length), least ?? 0)
        }

        func offer(_ proposal: Int?) -> Int? {
            (proposal ?? ideal).map(clamp)
        }

        func report(_ proposal: Int?, child: Int) -> Int {
            guard let proposal else { return clamp(ideal ?? child) }
            switch (least, most) {
            case (nil, nil): return child
            case (_?, _?): return clamp(proposal)
            case (let least?, nil): return max(min(proposal, child), least)
            case (nil, let most?): return min(max(proposal, child), most)
            }
        }
    }

    private let across: Bounds
    private let down: Bounds
    private let alignment: NodeAlignment

    override var isSpacer: Bool { false }

    init(_ child: LayoutBox, _ frame: NodeModifier.FlexibleFrame) {
        across = Bounds(frame.minimumWidth, frame.idealWidth, frame.maximumWidth)
        down = Bounds(frame.minimumHeight, frame.idealHeight, frame.maximumHeight)
        alignment = frame.alignment
        super.init(child)
        if child.isSpacer { priority = 0 }
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        Proposal(columns: across.offer(proposal.columns), rows: down.offer(proposal.rows))
    }

    override func size(for proposal: Proposal) -> CellSize {
        let size = child.measure(inner(proposal))
        return CellSize(
            columns: across.report(proposal.columns, child: size.columns),
            rows: down.report(proposal.rows, child: size.rows))
    }

    override func childRect(_ proposal: Proposal, in rect: CellRect) -> CellRect {
        rect.aligning(child.measure(inner(proposal)), alignment)
    }
}
