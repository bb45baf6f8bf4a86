import VistazoCells

/// The pieces that lines, frames and corners are made of.
struct LineGlyphs {
    let top: Piece
    let bottom: Piece
    let left: Piece
    let right: Piece
    let topLeft: Piece
    let topRight: Piece
    let bottomLeft: Piece
    let bottomRight: Piece

    init(_ glyphs: Surroundings.Glyphs, isRounded: Bool, isHeavy: Bool = false) {
        switch (glyphs, isHeavy, isRounded) {
        case (.ascii, true, _): self.init(across: "#", down: "#", "#", "#", "#", "#")
        case (.ascii, false, _): self.init(across: "-", down: "|", "+", "+", "+", "+")
        case (.unicode, true, _): self.init(across: "━", down: "┃", "┏", "┓", "┗", "┛")
        case (.unicode, false, true): self.init(across: "─", down: "│", "╭", "╮", "╰", "╯")
        case (.unicode, false, false): self.init(across: "─", down: "│", "┌", "┐", "└", "┘")
        }
    }

    /// The edge of a filled card: the inner half of each cell, so that half a cell of air is around it.
    static let card = LineGlyphs(
        top: "▄", bottom: "▀", left: "▐", right: "▌", topLeft: "▗", topRight: "▖", bottomLeft: "▝",
        bottomRight: "▘")

    private init(
        across: Piece, down: Piece, _ topLeft: Piece, _ topRight: Piece, _ bottomLeft: Piece,
        _ bottomRight: Piece
    ) {
        self.init(
            top: across, bottom: across, left: down, right: down, topLeft: topLeft, topRight: topRight,
            bottomLeft: bottomLeft, bottomRight: bottomRight)
    }

    private init(
        top: Piece, bottom: Piece, left: Piece, right: Piece, topLeft: Piece, topRight: Piece,
        bottomLeft: Piece, bottomRight: Piece
    ) {
        self.top = top
        self.bottom = bottom
        self.left = left
        self.right = right
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    /// The piece of a frame's edge at a place on it; nil inside.
    func piece(at point: CellPoint, of rect: CellRect) -> Piece? {
        let (isLeft, isRight) = (point.column == rect.left, point.column == rect.right - 1)
        switch (point.row == rect.top, point.row == rect.bottom - 1) {
        case (true, _): return isLeft ? topLeft : isRight ? topRight : top
        case (_, true): return isLeft ? bottomLeft : isRight ? bottomRight : bottom
        default: return isLeft ? left : isRight ? right : nil
        }
    }
}

extension CellRect {
    /// The cells of the edge, clockwise from the top middle (right of the middle where there is none).
    var perimeter: [CellPoint] {
        guard size.columns > 1, size.rows > 1 else { return [] }
        let start = left + size.columns / 2
        var points: [CellPoint] = []
        points.reserveCapacity(2 * (size.columns + size.rows) - 4)
        for column in start..<right { points.append(CellPoint(column: column, row: top)) }
        for row in top + 1..<bottom { points.append(CellPoint(column: right - 1, row: row)) }
        for column in (left..<right - 1).reversed() {
            points.append(CellPoint(column: column, row: bottom - 1))
        }
        for row in (top..<bottom - 1).reversed() { points.append(CellPoint(column: left, row: row)) }
        for column in left + 1..<max(start, left + 1) { points.append(CellPoint(column: column, row: top)) }
        return points
    }
}
