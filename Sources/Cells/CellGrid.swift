/// A rectangle of cells, row by row: the last form of every drawing before a screen or a writer.
///
/// Whatever is written outside is clipped; a write on half of a wide piece blanks its other half, and a
/// wide piece that would be cut by an edge or a clip becomes blanks.
package struct CellGrid: Hashable, Sendable {
    /// After the limits; may be empty.
    package let size: CellSize
    package private(set) var cells: [Cell]

    /// Most cells of a grid in either direction, and in all; a larger size is cut down to it.
    package static let sideLimit = 10_000
    /// Keeps a grid of narrow and very long sides below some tens of megabytes.
    package static let areaLimit = 4_000_000

    /// A grid of blanks in `style`.
    package init(size: CellSize, style: CellStyle = .standard) {
        let columns = min(size.columns, Self.sideLimit)
        let rows = min(size.rows, Self.sideLimit, Self.areaLimit / max(columns, 1))
        self.size = CellSize(columns: columns, rows: rows)
        cells = Array(repeating: Cell(piece: .blank, style: style), count: columns * rows)
    }

    /// The whole grid, from the upper left corner.
    package var bounds: CellRect { CellRect(size: size) }

    /// The cell at a place; a blank outside the grid.
    package subscript(column: Int, row: Int) -> Cell {
        guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return .blank }
        return cells[row * size.columns + column]
    }

    /// The cells of a row inside the grid, from left to right.
    package func row(_ row: Int) -> ArraySlice<Cell> {
        cells[row * size.columns..<(row + 1) * size.columns]
    }

    /// Puts a piece where all of it is inside the grid, and blanks the other half of any it half covers.
    mutating func place(_ piece: Piece, width: Int, style: CellStyle, column: Int, row: Int) {
        let index = row * size.columns + column
        release(index)
        cells[index] = Cell(piece: piece, style: style, width: UInt8(width))
        if width == 2 {
            release(index + 1)
            cells[index + 1] = Cell(piece: .blank, style: style, width: 0)
        }
    }

    /// Changes the style of the piece that begins at a place inside the grid, both halves of a wide one.
    mutating func restylePiece(at index: Int, _ change: (inout CellStyle) -> Void) {
        change(&cells[index].style)
        if cells[index].width == 2 { cells[index + 1].style = cells[index].style }
    }

    /// Makes a blank of the other half of the wide piece that holds this cell.
    private mutating func release(_ index: Int) {
        switch cells[index].width {
        case 0:
            cells[index - 1].piece = .blank
            cells[index - 1].width = 1
        case 2:
            cells[index + 1].width = 1
        default: break
        }
    }
}
