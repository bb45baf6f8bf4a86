import VistazoCells

/// A picture of dots, two across and four down in each cell.
struct BrailleDots {
    let columns: Int
    private var sets: [UInt32]

    /// None is set.
    init(columns: Int, rows: Int) {
        self.columns = columns
        sets = Array(repeating: 0, count: columns * rows)
    }

    /// Sets one dot by its place from the upper left, inside the picture.
    mutating func set(_ x: Int, _ y: Int) {
        let (dx, dy) = (x % 2, y % 4)
        sets[y / 4 * columns + x / 2] |= dy == 3 ? (dx == 0 ? 0x40 : 0x80) : 1 << UInt32(dy + 3 * dx)
    }

    /// Whether no dot of a cell is set.
    func isBlank(column: Int, row: Int) -> Bool { sets[row * columns + column] == 0 }

    /// Draws the cells that have dots, each in the style that is asked for.
    func draw(at origin: CellPoint, on canvas: Canvas, style: (_ column: Int, _ row: Int) -> CellStyle) {
        for (index, set) in sets.enumerated() where set != 0 {
            guard let scalar = Unicode.Scalar(0x2800 + set) else { continue }
            let (column, row) = (index % columns, index / columns)
            canvas.set(
                Piece(scalar), column: origin.column + column, row: origin.row + row,
                style: style(column, row))
        }
    }

    /// Draws the cells that have dots in one style.
    func draw(at origin: CellPoint, style: CellStyle, on canvas: Canvas) {
        draw(at: origin, on: canvas) { _, _ in style }
    }
}
