import VistazoCells

/// How the rows of a window are shared out: top line, strip, lattice, toast line, status row.
///
/// From 24 rows the toast line stands between two blank lines; below, the lattice comes first, then the
/// toast line, then the blanks. The status row is always the last; without a toast line of its own a toast
/// covers it.
struct RowBudget: Hashable {
    static let placeRows = 5
    /// From here on there is a top line.
    static let rowsWithTopLine = 25
    /// From here on a page's strip is shown.
    static let rowsWithStrip = 30

    let hasTopLine: Bool
    let hasStrip: Bool
    /// Whole lattice rows in view.
    let latticeRows: Int
    /// First row of the lattice.
    let latticeTop: Int
    /// The row of toasts and banners.
    let toastRow: Int
    let statusRow: Int

    init(rows: Int, wantsTopLine: Bool, wantsStrip: Bool) {
        let rows = max(rows, 0)
        hasTopLine = wantsTopLine && rows >= Self.rowsWithTopLine
        hasStrip = wantsStrip && rows >= Self.rowsWithStrip
        latticeTop = (hasTopLine ? 1 : 0) + (hasStrip ? Self.placeRows : 0)
        let below = rows >= 24 ? 4 : 1
        latticeRows = max(rows - latticeTop - below, 0) / Self.placeRows
        statusRow = max(rows - 1, 0)
        let spare = rows - 1 - latticeTop - latticeRows * Self.placeRows
        toastRow = spare >= 3 ? rows - 3 : spare >= 1 ? rows - 2 : statusRow
    }
}
