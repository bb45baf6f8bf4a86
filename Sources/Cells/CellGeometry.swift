/// A place in a grid, in cells; `column` grows to the right, `row` downwards, both may be negative.
package struct CellPoint: Hashable, Sendable {
    /// Counted from 0 at the left edge.
    package var column: Int
    /// Counted from 0 at the upper edge.
    package var row: Int

    /// Any numbers; nothing is limited.
    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The upper left corner.
    package static let zero = CellPoint(column: 0, row: 0)
}

/// An extent in cells. Never negative: negative arguments become 0.
package struct CellSize: Hashable, Sendable {
    /// Across; 0 or more where it came through `init`.
    package var columns: Int
    /// Down; 0 or more where it came through `init`.
    package var rows: Int

    /// Negative numbers become 0.
    package init(columns: Int, rows: Int) {
        self.columns = max(columns, 0)
        self.rows = max(rows, 0)
    }

    /// No cells at all.
    package static let zero = CellSize(columns: 0, rows: 0)
    /// True where one of the sides is 0.
    package var isEmpty: Bool { columns == 0 || rows == 0 }
}

/// A rectangle of cells, half open: `origin` is inside, `right` and `bottom` are the first cells outside.
package struct CellRect: Hashable, Sendable {
    /// The upper left cell, inside unless the rectangle is empty.
    package var origin: CellPoint
    /// May be empty; the origin then still says where.
    package var size: CellSize

    /// At the upper left corner of the grid unless it says otherwise.
    package init(origin: CellPoint = .zero, size: CellSize) {
        self.origin = origin
        self.size = size
    }

    /// Negative `columns` and `rows` become 0.
    package init(column: Int, row: Int, columns: Int, rows: Int) {
        self.init(
            origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
    }

    /// The first column inside.
    package var left: Int { origin.column }
    /// The first row inside.
    package var top: Int { origin.row }
    /// The first column outside; the largest integer where the sum is larger.
    package var right: Int { origin.column.addingClamped(size.columns) }
    /// The first row outside; the largest integer where the sum is larger.
    package var bottom: Int { origin.row.addingClamped(size.rows) }
    /// True where it has no cells.
    package var isEmpty: Bool { size.isEmpty }

    /// False for every point where the rectangle is empty.
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

    /// Moved right and down, by negative numbers left and up; ends at the largest and smallest integers.
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
