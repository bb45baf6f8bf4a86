/// One character cell: a piece and its style, or the second half of the wide piece on its left.
package struct Cell: Hashable, Sendable {
    /// What the cell shows; `.blank` for a continuation.
    package var piece: Piece
    /// Both halves of a wide piece have the same.
    package var style: CellStyle
    /// Columns the piece takes: 1, 2, or 0 for the continuation of a wide piece.
    package var width: UInt8

    /// The caller vouches that `width` fits the piece.
    package init(piece: Piece, style: CellStyle = .standard, width: UInt8 = 1) {
        self.piece = piece
        self.style = style
        self.width = width
    }

    /// A space of one column in the terminal's own colours.
    package static let blank = Cell(piece: .blank)
    /// Whether it is the right half of a wide piece.
    package var isContinuation: Bool { width == 0 }
}
