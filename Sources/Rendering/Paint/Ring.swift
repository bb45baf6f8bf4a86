import VistazoArchive
import VistazoCells

/// A gauge that is the widget's own frame, traced clockwise from the top middle.
struct Ring {
    /// Cells of the frame.
    var filled: Int
    var ink: Ink
}

/// The middle of a gauge whose ring is the frame: takes all it is offered, its content in the middle.
final class RingBox: WrapperBox {
    private let level: FillLevel
    private let ink: Ink

    init(_ child: LayoutBox, _ level: FillLevel, ink: Ink) {
        self.level = level
        self.ink = ink
        super.init(child)
    }

    override func size(for proposal: Proposal) -> CellSize {
        let size = child.measure(proposal)
        return CellSize(columns: proposal.columns ?? size.columns, rows: proposal.rows ?? size.rows)
    }

    override func childRect(_ proposal: Proposal, in rect: CellRect) -> CellRect {
        rect.aligning(child.measure(proposal), .center)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        let size = canvas.grid.size
        let reading = level.reading(
            now: pass.surroundings.now, steps: max(2 * (size.columns + size.rows) - 4, 0))
        if canvas.ring == nil {
            canvas.ring = Ring(filled: reading.filled, ink: ink)
            canvas.changes(at: reading.nextChange)
        }
        super.place(proposal, in: rect, on: canvas)
    }
}

/// A small ring that is filled by quarters; in ASCII a short bar.
final class QuarterBox: LayoutBox {
    private let level: FillLevel
    private let ink: Ink

    init(_ pass: LayoutPass, _ level: FillLevel, ink: Ink) {
        self.level = level
        self.ink = ink
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize { CellSize(columns: isASCII ? 6 : 1, rows: 1) }

    private var isASCII: Bool { pass.surroundings.glyphs == .ascii }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        let reading = level.reading(now: pass.surroundings.now, steps: 4)
        canvas.changes(at: reading.nextChange)
        if isASCII {
            let bar =
                String(repeating: "#", count: reading.filled)
                + String(repeating: "-", count: 4 - reading.filled)
            canvas.write("[" + bar + "]", at: rect.origin, style: ink.style())
            return
        }
        canvas.set(Self.quarters[reading.filled], column: rect.left, row: rect.top, style: ink.style())
    }

    private static let quarters: [Piece] = ["○", "◔", "◑", "◕", "●"]
}
