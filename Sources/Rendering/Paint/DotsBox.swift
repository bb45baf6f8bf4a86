import VistazoArchive
import VistazoCells

/// Days as dots on one row, a blank between two where there is room. Each state has its own glyph; colour
/// only repeats it.
final class DotsBox: LayoutBox {
    private let states: [Node.Chart.DayState]
    private let ink: (NodeColor?) -> Ink?

    /// - Parameter ink: of a colour; nil is the tint.
    init(_ pass: LayoutPass, _ states: [Node.Chart.DayState], ink: @escaping (NodeColor?) -> Ink?) {
        self.states = states
        self.ink = ink
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        let wide = max(2 * states.count - 1, 0)
        guard let columns = proposal.columns, columns < wide else { return CellSize(columns: wide, rows: 1) }
        return CellSize(columns: min(states.count, columns), rows: 1)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        let pitch = rect.size.columns >= 2 * states.count - 1 ? 2 : 1
        // The latest days stay.
        for (index, state) in states.suffix(max(rect.size.columns, 0)).enumerated() {
            guard let ink = ink(state.color) else { continue }
            canvas.set(state.piece, column: rect.left + index * pitch, row: rect.top, style: ink.style())
        }
    }
}

extension Node.Chart.DayState {
    /// The glyph of the state, readable without colour.
    var piece: Piece {
        switch self {
        case .met: "●"
        case .partial: "◐"
        case .missed: "○"
        case .failed: "✕"
        case .skipped: "◌"
        case .pending: "◔"
        case .notDue: "·"
        case .beforeStart: .blank
        case .over: "⊗"
        }
    }

    /// nil is the tint of what surrounds it.
    var color: NodeColor? {
        switch self {
        case .met, .partial: nil
        case .missed, .skipped, .notDue, .beforeStart: .role(.secondary)
        case .failed, .over: .role(.red)
        case .pending: .role(.yellow)
        }
    }
}
