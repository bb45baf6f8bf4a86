import Testing

@testable import VistazoCells

@Suite struct GeometryTests {
    @Test func `rectangles that do not meet have an empty intersection`() {
        let left = CellRect(column: 0, row: 0, columns: 3, rows: 3)
        let right = CellRect(column: 5, row: 0, columns: 3, rows: 3)
        #expect(left.intersection(right).isEmpty)
    }
}
