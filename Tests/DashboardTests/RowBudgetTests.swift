import Testing

@testable import VistazoDashboard

@Suite struct RowBudgetTests {
    /// Rows of the window, has a strip; then lattice rows, first lattice row, toast row, status row.
    @Test(
        arguments: [
            (0, false, [0, 0, 0, 0]), (1, false, [0, 0, 0, 0]), (6, false, [1, 0, 5, 5]),
            (11, false, [2, 0, 10, 10]), (12, false, [2, 0, 10, 11]), (21, false, [4, 0, 20, 20]),
            (22, false, [4, 0, 20, 21]), (23, false, [4, 0, 21, 22]), (24, false, [4, 0, 21, 23]),
            (24, true, [4, 0, 21, 23]), (25, false, [4, 1, 22, 24]), (29, true, [4, 1, 26, 28]),
            (30, true, [4, 6, 27, 29]), (30, false, [5, 1, 27, 29]), (40, true, [6, 6, 37, 39]),
        ] as [(Int, Bool, [Int])])
    func `rows are shared out as the window grows`(rows: Int, hasStrip: Bool, expected: [Int]) {
        let budget = RowBudget(rows: rows, wantsTopLine: true, wantsStrip: hasStrip)
        #expect(
            [budget.latticeRows, budget.latticeTop, budget.toastRow, budget.statusRow] == expected)
    }

    @Test func `nothing stands below the window, and no lattice row under the toast`() {
        for rows in 1...200 {
            for (top, strip) in [(false, false), (true, false), (true, true)] {
                let budget = RowBudget(rows: rows, wantsTopLine: top, wantsStrip: strip)
                #expect(budget.statusRow == rows - 1)
                #expect(budget.latticeTop + budget.latticeRows * 5 <= budget.toastRow)
                #expect(budget.toastRow <= budget.statusRow)
            }
        }
    }
}
