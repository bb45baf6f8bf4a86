import VistazoCells

/// Drawings side by side on one grid, so that all families of a state are seen and recorded at once.
struct Sheet {
    private(set) var grid: CellGrid
    private var place = (column: 0, row: 0)
    private var height = 0

    /// Blank, of so many cells.
    init(columns: Int, rows: Int) { grid = CellGrid(size: CellSize(columns: columns, rows: rows)) }

    /// Puts a drawing behind the one before, or below all where it has no room there.
    mutating func add(_ other: CellGrid) {
        if place.column + other.size.columns > grid.size.columns {
            place = (0, place.row + height)
            height = 0
        }
        for row in 0..<other.size.rows {
            for column in 0..<other.size.columns where other[column, row].width > 0 {
                let cell = other[column, row]
                grid.set(
                    cell.piece, at: CellPoint(column: place.column + column, row: place.row + row),
                    style: cell.style)
            }
        }
        place.column += other.size.columns
        height = max(height, other.size.rows)
    }
}
