/// One character cell: a piece and its style, or the second half of the wide piece on its left.
package struct Cell: Hashable, Sendable {
    /// What the cell shows; `.blank` for a continuation.
    package var piece: Piece
    package var style: CellStyle
    /// Columns the piece takes: 1, 2, or 0 for the continuation of a wide piece.
    package var width: UInt8

    package init(piece: Piece, style: CellStyle = .standard, width: UInt8 = 1) {
        self.piece = piece
        self.style = style
        self.width = width
    }

    package static let blank = Cell(piece: .blank)
    package var isContinuation: Bool { width == 0 }
}
