import VistazoArchive
import VistazoCells

/// A large symbol that carries a button: a key cap around it, or the symbol alone where a cap has no room.
final class KeyCapBox: LayoutBox {
    private let symbol: LayoutBox
    private let frame: CellStyle

    /// - Parameters:
    ///   - symbol: one cell.
    ///   - frame: of the cap.
    init(_ pass: LayoutPass, _ symbol: LayoutBox, frame: CellStyle) {
        self.symbol = symbol
        self.frame = frame
        super.init(pass)
    }

    private static let cap = CellSize(columns: 5, rows: 3)

    override func size(for proposal: Proposal) -> CellSize {
        let hasRoom =
            proposal.columns ?? unbounded >= Self.cap.columns && proposal.rows ?? unbounded >= Self.cap.rows
        return hasRoom ? Self.cap : symbol.measure(proposal)
    }

    override func baselines(for proposal: Proposal) -> Baselines {
        measure(proposal) == Self.cap ? Baselines(first: 1, last: 1) : symbol.baselines(for: proposal)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        guard rect.size == Self.cap else { return symbol.place(proposal, in: rect, on: canvas) }
        let lines = LineGlyphs(pass.surroundings.glyphs, isRounded: true)
        canvas.outline(rect, lines, style: frame)
        let middle = CellRect(
            column: rect.left + 2, row: rect.top + 1, columns: 1, rows: 1)
        symbol.place(Proposal(columns: 1, rows: 1), in: middle, on: canvas)
    }
}
