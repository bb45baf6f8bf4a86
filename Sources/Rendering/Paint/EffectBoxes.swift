import VistazoArchive
import VistazoCells

/// Takes its room and draws nothing; nothing in it can be pressed.
final class HiddenBox: WrapperBox {
    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {}
}

/// Draws nothing outside of its own rectangle.
final class ClipBox: WrapperBox {
    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        canvas.clipped(to: rect) { super.place(proposal, in: rect, on: canvas) }
    }
}

/// Stands back while what it shows is no longer sure.
final class DimBox: WrapperBox {
    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        super.place(proposal, in: rect, on: canvas)
        canvas.dim(rect)
    }
}

/// A line along the inner edge, where nothing else stands.
final class BorderBox: WrapperBox {
    private let ink: Ink

    init(_ child: LayoutBox, ink: Ink) {
        self.ink = ink
        super.init(child)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        super.place(proposal, in: rect, on: canvas)
        guard rect.size.columns > 1, rect.size.rows > 1 else { return }
        let lines = LineGlyphs(pass.surroundings.glyphs, isRounded: false)
        let seen = rect.intersection(canvas.clip)
        for row in seen.top..<max(seen.bottom, seen.top) {
            for column in seen.left..<max(seen.right, seen.left)
            where canvas.isBlank(column: column, row: row) {
                guard let piece = lines.piece(at: CellPoint(column: column, row: row), of: rect) else {
                    continue
                }
                canvas.set(piece, column: column, row: row, style: ink.style())
            }
        }
    }
}

/// Gives its child a ground: a button that asks to be seen.
final class GroundBox: WrapperBox {
    private let ink: Ink

    init(_ child: LayoutBox, ink: Ink) {
        self.ink = ink
        super.init(child)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        canvas.ground(rect, ink.color)
        super.place(proposal, in: rect, on: canvas)
    }
}

/// An even bar in the place of what must not be read; its size says nothing of what it hides.
final class ConcealedBox: LayoutBox {
    private let columns: Int
    private let fills: Bool
    private let ink: Ink

    /// - Parameters:
    ///   - columns: of the bar; where it fills, only while nothing is proposed.
    ///   - fills: takes all the width it is offered.
    init(_ pass: LayoutPass, columns: Int, fills: Bool = false, ink: Ink) {
        self.columns = columns
        self.fills = fills
        self.ink = ink
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        let offered = proposal.columns ?? columns
        return CellSize(columns: fills ? offered : min(columns, offered), rows: 1)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        let bar: Piece = pass.surroundings.glyphs == .ascii ? "=" : "▆"
        canvas.fill(rect, with: bar, style: ink.style())
    }
}
