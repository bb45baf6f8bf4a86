/// Neighbouring cells of a row that differ from an earlier grid, whole pieces only.
package struct CellRun: Hashable, Sendable {
    /// The first cell; the others stand to its right.
    package var origin: CellPoint
    /// Never begins with the right half of a wide piece.
    package var cells: [Cell]

    /// The caller vouches that no wide piece is cut.
    package init(origin: CellPoint, cells: [Cell]) {
        self.origin = origin
        self.cells = cells
    }
}

extension CellGrid {
    /// What must be written over `old` to get this grid, in reading order; empty where they are equal.
    ///
    /// Exact: a cell stands in a run only if it differs or if it is the other half of one that does. Where
    /// the sizes differ every row is a run.
    package func changes(from old: CellGrid) -> [CellRun] {
        let isWhole = size != old.size
        var runs: [CellRun] = []
        for row in 0..<size.rows {
            let start = row * size.columns
            var column = 0
            while column < size.columns {
                let isChanged = { isWhole || cells[start + $0] != old.cells[start + $0] }
                guard isChanged(column) else {
                    column += 1
                    continue
                }
                var end = column
                while end < size.columns && (isChanged(end) || cells[start + end].isContinuation) {
                    end += 1
                }
                if cells[start + column].isContinuation { column -= 1 }
                runs.append(
                    CellRun(
                        origin: CellPoint(column: column, row: row),
                        cells: Array(cells[start + column..<start + end])))
                column = end
            }
        }
        return runs
    }
}
