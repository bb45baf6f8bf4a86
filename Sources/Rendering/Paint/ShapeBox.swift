import VistazoArchive
import VistazoCells

/// A shape: takes all it is offered; filled with a ground of cells, round ones with half blocks at the edge,
/// outlined with lines.
final class ShapeBox: LayoutBox {
    /// How a shape looks, its colours resolved; nil where there is none.
    struct Look {
        var kind: Node.Shape.Kind
        var fill: Ink?
        var stroke: Ink?
        /// Stands for `fill` cell by cell.
        var gradient: GradientFill?
        /// Part of the outline that is drawn, clockwise from the top middle.
        var trim: ClosedRange<Double>?
        /// True behind something else: where there is no hue it vanishes, so that the words stay readable.
        var isGround = false
    }

    private let look: Look

    init(_ pass: LayoutPass, _ look: Look) {
        self.look = look
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        if let ink = look.fill { fill(rect, ink, on: canvas) }
        if let ink = look.stroke { stroke(rect, ink, on: canvas) }
    }

    private func fill(_ rect: CellRect, _ ink: Ink, on canvas: Canvas) {
        let hasHue = pass.surroundings.mode == .fullColor
        let isGround = look.isGround || covers(rect) && (!hasHue || ink.color == .standard)
        if isGround && look.gradient == nil && (!hasHue || ink.color == .standard || ink.cover < 0.5) {
            return
        }
        let body = self.body(of: rect)
        if isRound && (body.size.rows < 2 || body.size.columns < 3) {
            // Behind a word a circle of one row is its ground: the glyph would be lost under it.
            if look.isGround && ink.color != .standard {
                canvas.ground(body, ink.color)
            } else {
                mark("●", in: body, ink, on: canvas)
            }
            return
        }
        let seen = body.intersection(canvas.clip)
        for row in seen.top..<max(seen.bottom, seen.top) {
            for column in seen.left..<max(seen.right, seen.left) {
                let x = column - body.left
                let y = 2 * (row - body.top)
                let color = look.gradient?.color(column: x, row: row - body.top, in: body.size)
                paint(
                    (holds(x, y, in: body.size), holds(x, y + 1, in: body.size)), column: column, row: row,
                    color.map { Ink(color: $0) } ?? ink, on: canvas)
            }
        }
    }

    private func paint(
        _ halves: (Bool, Bool), column: Int, row: Int, _ ink: Ink, on canvas: Canvas
    ) {
        switch halves {
        case (false, false): break
        case (true, false): canvas.pixel("▀", column: column, row: row, style: ink.style())
        case (false, true): canvas.pixel("▄", column: column, row: row, style: ink.style())
        case (true, true):
            let shade: Piece =
                ink.cover < 0.375 ? "░" : ink.cover < 0.625 ? "▒" : ink.cover < 0.875 ? "▓" : "█"
            if ink.color == .standard || shade != "█" && !look.isGround {
                canvas.pixel(shade, column: column, row: row, style: ink.style())
            } else {
                canvas.ground(CellRect(column: column, row: row, columns: 1, rows: 1), ink.color)
            }
        }
    }

    /// Whether a square pixel, a column wide and half a row high, lies in the shape.
    private func holds(_ x: Int, _ y: Int, in size: CellSize) -> Bool {
        let (width, height) = (Double(size.columns), Double(2 * size.rows))
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        switch look.kind {
        case .rectangle, .roundedRectangle, .container: return true
        case .circle, .ellipse:
            let (dx, dy) = ((px - width / 2) / (width / 2), (py - height / 2) / (height / 2))
            return dx * dx + dy * dy <= 1
        case .capsule:
            guard size.rows > 1 else { return true }
            let radius = min(width, height) / 2
            let dx = max(radius - px, px - (width - radius), 0)
            let dy = max(radius - py, py - (height - radius), 0)
            return dx * dx + dy * dy <= radius * radius
        }
    }

    private var isRound: Bool {
        switch look.kind {
        case .circle, .ellipse: true
        default: false
        }
    }

    /// Draws one glyph for a shape that is too small for its outline.
    private func mark(_ piece: Piece, in body: CellRect, _ ink: Ink, on canvas: Canvas) {
        guard !body.isEmpty else { return }
        let place = body.aligning(CellSize(columns: 1, rows: 1), .center)
        canvas.set(piece, column: place.left, row: place.top, style: ink.style())
    }

    /// The part of the rectangle that the shape fills: the largest circle in the middle, else all.
    private func body(of rect: CellRect) -> CellRect {
        guard look.kind == .circle else { return rect }
        let diameter = min(rect.size.columns, 2 * rect.size.rows)
        return rect.aligning(CellSize(columns: diameter, rows: (diameter + 1) / 2), .center)
    }

    /// Whether it fills the widget, so that everything else stands on it.
    private func covers(_ rect: CellRect) -> Bool {
        rect.size.rows > 2 && rect.size.columns >= pass.contentSize.columns
            && rect.size.rows >= pass.contentSize.rows
    }

    private func stroke(_ rect: CellRect, _ ink: Ink, on canvas: Canvas) {
        let body = self.body(of: rect)
        guard !body.isEmpty else { return }
        let isSharp = look.kind == .rectangle
        if body.size.columns < 2 || body.size.rows < 2 {
            if isRound || body.size.columns == 1 && body.size.rows == 1 {
                mark(isRound ? "○" : "□", in: body, ink, on: canvas)
            } else if body.size.rows == 1 {
                canvas.set("[", column: body.left, row: body.top, style: ink.style())
                canvas.set("]", column: body.right - 1, row: body.top, style: ink.style())
            } else {
                canvas.fill(body, with: "│", style: ink.style())
            }
            return
        }
        let lines = LineGlyphs(pass.surroundings.glyphs, isRounded: !isSharp)
        canvas.outline(body, lines, style: ink.style(), trim: look.trim)
    }
}

extension Canvas {
    /// Draws the edge of a rectangle, or the part of it between two fractions, clockwise from the top middle.
    /// Only what is seen is visited, however large the rectangle is.
    func outline(_ rect: CellRect, _ lines: LineGlyphs, style: CellStyle, trim: ClosedRange<Double>? = nil) {
        guard rect.size.columns > 1, rect.size.rows > 1 else { return }
        if let trim, max(rect.size.columns, rect.size.rows) <= CellGrid.sideLimit {
            let points = rect.perimeter
            let first = FillLevel.steps(of: trim.lowerBound, among: points.count)
            let last = FillLevel.steps(of: trim.upperBound, among: points.count)
            for point in points[first..<max(first, last)] where clip.contains(point) {
                guard let piece = lines.piece(at: point, of: rect) else { continue }
                set(piece, column: point.column, row: point.row, style: style)
            }
            return
        }
        let across = CellRect(column: rect.left + 1, row: rect.top, columns: rect.size.columns - 2, rows: 1)
        fill(across, with: lines.top, style: style)
        fill(across.offset(columns: 0, rows: rect.size.rows - 1), with: lines.bottom, style: style)
        let down = CellRect(column: rect.left, row: rect.top + 1, columns: 1, rows: rect.size.rows - 2)
        fill(down, with: lines.left, style: style)
        fill(down.offset(columns: rect.size.columns - 1, rows: 0), with: lines.right, style: style)
        set(lines.topLeft, column: rect.left, row: rect.top, style: style)
        set(lines.topRight, column: rect.right - 1, row: rect.top, style: style)
        set(lines.bottomLeft, column: rect.left, row: rect.bottom - 1, style: style)
        set(lines.bottomRight, column: rect.right - 1, row: rect.bottom - 1, style: style)
    }
}
