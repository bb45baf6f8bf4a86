import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// Each place paints its own letter, so that a layout reads as a word.
@Suite struct LetterTests {
    /// What a view of numbered places looks like, each as its letter, empty cells as points.
    private func letters(_ view: Node, _ columns: Int, _ rows: Int) -> [String] {
        var grid = CellGrid(size: CellSize(columns: columns, rows: rows))
        grid.fill(grid.bounds, with: ".")
        for (id, rect) in places(view, columns, rows).sorted(by: { $0.key < $1.key }) {
            grid.fill(rect, with: Piece(Unicode.Scalar(UInt8(97 + id))))
        }
        return grid.rows
    }

    @Test(arguments: [
        (1, "b"), (2, "ab"), (3, "abb"), (4, "aabb"), (5, "aabbb"),
    ])
    func `two that fill share the row`(columns: Int, expected: String) {
        #expect(letters(.row([fill(0), fill(1)]), columns, 1) == [expected])
    }

    @Test(arguments: [
        (0.0, "aabb"), (1, "a.bb"), (2, "a..b"), (0.4, "aabb"), (0.5, "a.bb"), (-3, "aabb"), (.nan, "a.bb"),
        (9, "...."),
    ])
    func `spacing is rounded half up and never negative`(spacing: Double, expected: String) {
        #expect(letters(.row([fill(0), fill(1)], spacing: spacing), 4, 1) == [expected])
    }

    @Test func `the default spacing is one column and no row`() {
        #expect(letters(.row([fill(0), fill(1)], spacing: nil), 5, 1) == ["aa.bb"])
        #expect(letters(.column([fill(0), fill(1)], spacing: nil), 1, 4) == ["a", "a", "b", "b"])
    }

    @Test func `there is no spacing beside a spacer`() {
        let view = Node.row([fill(0, [.size(1, 1)]), .spacer, fill(1, [.size(1, 1)])], spacing: 3)
        #expect(letters(view, 4, 1) == ["a..b"])
    }

    @Test func `nothing takes no spacing`() {
        let view = Node.row([fill(0), .empty, Node.empty.with(.size(3, 3)), fill(1)], spacing: 1)
        #expect(letters(view, 5, 1) == ["aa.bb"])
    }

    @Test(arguments: [
        (NodeAlignment.Vertical.top, ["abb", ".bb", ".bb"]), (.center, [".bb", "abb", ".bb"]),
        (.bottom, [".bb", ".bb", "abb"]),
    ])
    func `children line up across their axis`(alignment: NodeAlignment.Vertical, expected: [String]) {
        #expect(
            letters(.row([fill(0, [.size(1, 1)]), fill(1, [.size(2, 3)])], alignment), 3, 3) == expected)
    }

    @Test(arguments: [
        (NodeAlignment(.leading, .top), ["a..", "..."]), (NodeAlignment(.trailing, .top), ["..a", "..."]),
        (NodeAlignment(.center, .center), [".a.", "..."]),
        (NodeAlignment(.leading, .bottom), ["...", "a.."]),
        (NodeAlignment(.trailing, .lastBaseline), ["...", "..a"]),
    ])
    func `a frame puts its child where it says`(alignment: NodeAlignment, expected: [String]) {
        #expect(letters(fill(0, [.size(1, 1), .size(3, 2, alignment)]), 3, 2) == expected)
    }

    @Test func `padding stands around, rounded half up`() {
        let insets = NodeModifier.Insets(top: 0.5, leading: 1.5, bottom: 0.4, trailing: 0)
        #expect(letters(fill(0, [.padding(insets)]), 4, 3) == ["....", "..aa", "..aa"])
    }

    @Test func `a positive fixed length is at least one cell`() {
        #expect(letters(fill(0, [.size(0.01, 0.01)]), 3, 1) == [".a."])
        #expect(letters(fill(0, [.size(0, 1)]), 3, 1) == ["..."])
    }

    @Test func `an offset moves what is drawn, not the room`() {
        let view = Node.row([fill(0, [.offset(columns: 1, rows: 0)]), fill(1, [.size(1, 1)])])
        #expect(letters(view, 3, 1) == [".ab"])
    }

    @Test func `a table shares the widths of its columns`() {
        let view = Node(
            .grid(
                Node.Table(
                    rows: [
                        [fill(0, [.size(1, 1)]), fill(1, [.size(2, 1)])],
                        [fill(2, [.size(3, 1)]), fill(3, [.size(1, 1)])],
                        [fill(4, [.size(nil, 1)])],
                    ], alignment: .topLeading, columnSpacing: 1)))
        #expect(letters(view, 6, 3) == ["a...bb", "ccc.d.", "eeeeee"])
    }

    private func table(_ rows: [[Node]], _ alignment: NodeAlignment = .topLeading) -> Node {
        Node(.grid(Node.Table(rows: rows, alignment: alignment, columnSpacing: 1)))
    }

    @Test func `a cell of two columns takes both and the gap between them`() {
        let view = table([
            [fill(0, [.size(1, 1)]), fill(1, [.size(2, 1)]), fill(2, [.size(1, 1)])],
            [fill(3, [.size(nil, 1), .gridColumns(2)]), fill(4, [.size(1, 1)])],
        ])
        #expect(letters(view, 6, 2) == ["a.bb.c", "dddd.e"])
    }

    @Test func `a cell of several columns widens its last one, as far as there is room`() {
        let view = table([
            [fill(0, [.size(1, 1)]), fill(1, [.size(1, 1)])], [Node.text("wide").marked(2)],
        ])
        #expect(letters(view, 8, 2) == ["..a.b...", "..cccc.."])
        #expect(letters(view, 3, 2) == ["a.b", "ccc"])
    }

    @Test func `a cell that takes more columns than there are takes those there are`() {
        let view = table([
            [fill(0, [.size(1, 1)]), fill(1, [.size(1, 1)])],
            [fill(2, [.size(nil, 1), .gridColumns(9)])],
        ])
        #expect(letters(view, 8, 2) == ["..a.b...", "..ccc..."])
    }

    @Test func `a cell alone in its row takes one column where it says so`() {
        let view = table([
            [fill(0, [.size(1, 1)]), fill(1, [.size(2, 1)])],
            [fill(2, [.size(nil, 1), .gridColumns(1)])],
        ])
        #expect(letters(view, 4, 2) == ["a.bb", "c..."])
    }

    @Test func `a column and a row stand as one of their cells says, a cell as it says itself`() {
        let column = table([
            [fill(0, [.size(3, 1)])], [fill(1, [.size(1, 1), .gridColumnAlignment(.trailing)])],
            [fill(2, [.size(1, 1), .gridAlignment(NodeAlignment(.center, .top))])],
        ])
        #expect(letters(column, 3, 3) == ["aaa", "..b", ".c."])
        let row = table([
            [
                fill(0, [.size(1, 3)]), fill(1, [.size(1, 1), .gridRowAlignment(.bottom)]),
                fill(2, [.size(1, 1), .gridAlignment(.topLeading)]),
            ]
        ])
        #expect(letters(row, 5, 3) == ["a...c", "a....", "a.b.."])
    }

    @Test(arguments: [0, -4, 65, .max])
    func `no count of columns is too small or too large`(count: Int) {
        let view = table([
            [fill(0, [.size(1, 1), .gridColumns(count)]), fill(1, [.size(1, 1)])]
        ])
        #expect(letters(view, 3, 1)[0].hasPrefix("a"))
    }

    @Test func `a shape of one ratio fits, or fills`() {
        // A cell is twice as high as it is wide, so a square of four columns has two rows.
        #expect(
            places(fill(0, [.aspectRatio(1, fills: false)]), 8, 2)[0]?.size == CellSize(columns: 4, rows: 2))
        #expect(
            places(fill(0, [.aspectRatio(1, fills: true)]), 8, 2)[0]?.size == CellSize(columns: 8, rows: 4))
        #expect(
            places(fill(0, [.aspectRatio(.nan, fills: true)]), 8, 2)[0]?.size == CellSize(columns: 8, rows: 8)
        )
    }

    @Test func `large type and small share a baseline`() {
        let view = Node.row(
            [.text("7").with(.points(34)).marked(0), .text("ml").marked(1)], spacing: 1, .lastBaseline)
        let place = places(view, 20, 5)
        #expect(place[0]?.size == CellSize(columns: 3, rows: 3))
        #expect((place[1]?.top ?? 0) - (place[0]?.top ?? 0) == 2)
    }
}
