import VistazoArchive

/// Puts widgets on a lattice: each takes the first free place in reading order that holds it.
struct Flow {
    /// A rectangle of lattice places.
    struct Place: Hashable {
        var column: Int
        var row: Int
        var across: Int
        var down: Int
    }

    /// Lattice places in a row; at least 0.
    let across: Int
    /// Taken places, row by row.
    private var taken: [[Bool]] = []
    /// No place above this row is free.
    private var firstOpenRow = 0

    init(across: Int) { self.across = max(across, 0) }

    /// Takes the first free place, or nothing where the lattice is not wide enough. `rows` bounds how far
    /// down it may look, nil is without end.
    mutating func place(across width: Int, down height: Int, within rows: Int? = nil) -> Place? {
        guard width > 0, height > 0, width <= across else { return nil }
        var row = firstOpenRow
        while rows.map({ row + height <= $0 }) ?? true {
            for column in 0...(across - width) where isFree(column, row, width, height) {
                take(column, row, width, height)
                return Place(column: column, row: row, across: width, down: height)
            }
            row += 1
        }
        return nil
    }

    private func isFree(_ column: Int, _ row: Int, _ width: Int, _ height: Int) -> Bool {
        for y in row..<(row + height) where y < taken.count {
            if taken[y][column..<(column + width)].contains(true) { return false }
        }
        return true
    }

    private mutating func take(_ column: Int, _ row: Int, _ width: Int, _ height: Int) {
        while taken.count < row + height { taken.append(Array(repeating: false, count: across)) }
        for y in row..<(row + height) {
            for x in column..<(column + width) { taken[y][x] = true }
        }
        while firstOpenRow < taken.count, !taken[firstOpenRow].contains(false) { firstOpenRow += 1 }
    }
}

extension Family {
    /// The least lattice places, across and down, that a family is squeezed into where the window is
    /// smaller than its own shape. Squares and accessories keep theirs.
    var leastLattice: (across: Int, down: Int) {
        switch self {
        case .medium, .large: (2, 2)
        case .extraLarge: (4, 2)
        case .small, .circular, .rectangular, .inline: lattice
        }
    }
}
