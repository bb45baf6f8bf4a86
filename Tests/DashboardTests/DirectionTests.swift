import Testing
import VistazoCells

@testable import VistazoDashboard

@Suite struct DirectionTests {
    /// Medium, small, small over medium, large-like, small: ids by index.
    static let rects = [
        CellRect(column: 0, row: 0, columns: 40, rows: 10),
        CellRect(column: 40, row: 0, columns: 20, rows: 10),
        CellRect(column: 60, row: 0, columns: 20, rows: 10),
        CellRect(column: 0, row: 10, columns: 20, rows: 10),
        CellRect(column: 20, row: 10, columns: 40, rows: 20),
        CellRect(column: 60, row: 20, columns: 20, rows: 10),
    ]

    @Test(
        arguments: [
            (0, Direction.right, 1), (1, .right, 2), (2, .right, nil), (0, .left, nil), (2, .left, 1),
            (0, .down, 3), (1, .down, 4), (2, .down, 5), (4, .up, 0), (3, .right, 4), (5, .left, 4),
            (5, .up, 2), (3, .up, 0), (4, .right, 5), (3, .down, 5), (0, .up, nil),
        ] as [(Int, Direction, Int?)])
    func `the focus goes to what lies beside it on that side`(from: Int, way: Direction, to: Int?) {
        let others = Self.rects.indices.filter { $0 != from }
        let next = way.next(from: Self.rects[from], among: others.map { Self.rects[$0] })
        #expect(next.map { others[$0] } == to)
    }
}
