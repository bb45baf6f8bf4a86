import VistazoArchive
import VistazoCells

/// Takes what is left along the axis of its stack; outside of one, all that is offered.
final class SpacerBox: LayoutBox {
    private let axis: LayoutAxis?
    private let least: Int

    override var isSpacer: Bool { true }

    /// - Parameter minimum: cells; nil for 1 column, 0 rows.
    init(_ pass: LayoutPass, in axis: LayoutAxis?, minimum: Double?) {
        self.axis = axis
        least = max(wholeCells(minimum) ?? (axis == .horizontal ? 1 : 0), 0)
        super.init(pass)
        priority = -.infinity
    }

    override func size(for proposal: Proposal) -> CellSize {
        func along(_ length: Int?) -> Int { max(length ?? least, least) }
        switch axis {
        case .horizontal: return CellSize(columns: along(proposal.columns), rows: 0)
        case .vertical: return CellSize(columns: 0, rows: along(proposal.rows))
        case nil: return CellSize(columns: along(proposal.columns), rows: along(proposal.rows))
        }
    }
}

/// The room of a `GeometryReader`: all that is offered, one cell where nothing is.
final class RoomBox: LayoutBox {
    private let id: Int

    init(_ pass: LayoutPass, id: Int) {
        self.id = id
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        canvas.rooms[id] = rect
    }
}

/// A line across the axis of its stack, one cell thick.
final class DividerBox: LayoutBox {
    private let axis: LayoutAxis
    private let style: CellStyle

    /// - Parameter axis: of the stack around it; vertical outside of one.
    init(_ pass: LayoutPass, in axis: LayoutAxis, style: CellStyle) {
        self.axis = axis
        self.style = style
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        CellSize(1, proposal.length(axis.other) ?? 1, along: axis)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        let lines = LineGlyphs(pass.surroundings.glyphs, isRounded: false)
        canvas.fill(rect, with: axis == .vertical ? lines.top : lines.left, style: style)
    }
}
