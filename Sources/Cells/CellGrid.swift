/// A rectangle of cells, row by row: the last form of every drawing before a screen or a writer.
///
/// Whatever is written outside is clipped; a write on half of a wide piece blanks its other half, and a
/// wide piece that would be cut by an edge or a clip becomes blanks.
package struct CellGrid: Hashable, Sendable {
    package let size: CellSize
    package private(set) var cells: [Cell]

    /// A grid of blanks in `style`.
    package init(size: CellSize, style: CellStyle = .standard) {
        self.size = size
        cells = Array(repeating: Cell(piece: .blank, style: style), count: size.columns * size.rows)
    }

    package var bounds: CellRect { CellRect(size: size) }

    /// The cell at a place inside the grid.
    package subscript(column: Int, row: Int) -> Cell {
        cells[row * size.columns + column]
    }
}
