/// A place in a grid, in cells; `column` grows to the right, `row` downwards, both may be negative.
package struct CellPoint: Hashable, Sendable {
    package var column: Int
    package var row: Int

    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    package static let zero = CellPoint(column: 0, row: 0)
}

/// An extent in cells. Never negative: negative arguments become 0.
package struct CellSize: Hashable, Sendable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = max(columns, 0)
        self.rows = max(rows, 0)
    }

    package static let zero = CellSize(columns: 0, rows: 0)
    package var isEmpty: Bool { columns == 0 || rows == 0 }
}

/// A rectangle of cells, half open: `origin` is inside, `right` and `bottom` are the first cells outside.
package struct CellRect: Hashable, Sendable {
    package var origin: CellPoint
    package var size: CellSize

    package init(origin: CellPoint = .zero, size: CellSize) {
        self.origin = origin
        self.size = size
    }

    package init(column: Int, row: Int, columns: Int, rows: Int) {
        self.init(
            origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
    }

    package var left: Int { origin.column }
    package var top: Int { origin.row }
    /// The first column outside; the largest integer where the sum is larger.
    package var right: Int { origin.column.addingClamped(size.columns) }
    /// The first row outside; the largest integer where the sum is larger.
    package var bottom: Int { origin.row.addingClamped(size.rows) }
    package var isEmpty: Bool { size.isEmpty }

    package func contains(_ point: CellPoint) -> Bool {
        point.column >= left && point.column < right && point.row >= top && point.row < bottom
    }

    /// The cells in both; empty (size zero, at the nearer corner) where they do not meet.
    package func intersection(_ other: CellRect) -> CellRect {
        let left = max(self.left, other.left)
        let top = max(self.top, other.top)
        return CellRect(
            column: left, row: top,
            columns: min(right, other.right).subtractingClamped(left),
            rows: min(bottom, other.bottom).subtractingClamped(top))
    }

    /// Smaller by so many cells on each side; never below an empty rectangle.
    package func inset(columns: Int, rows: Int) -> CellRect {
        CellRect(
            column: left.addingClamped(columns), row: top.addingClamped(rows),
            columns: size.columns.subtractingClamped(columns).subtractingClamped(columns),
            rows: size.rows.subtractingClamped(rows).subtractingClamped(rows))
    }

    package func offset(columns: Int, rows: Int) -> CellRect {
        CellRect(
            origin: CellPoint(column: left.addingClamped(columns), row: top.addingClamped(rows)),
            size: size)
    }
}

extension Int {
    /// The sum, or the nearest integer there is.
    fileprivate func addingClamped(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    /// The difference, or the nearest integer there is.
    fileprivate func subtractingClamped(_ other: Int) -> Int {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other < 0 ? .max : .min) : difference
    }
}
