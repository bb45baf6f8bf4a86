import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// The vectors of SwiftUI's negotiation, one a test, and its cost in measurements.
@Suite struct NegotiationTests {
    private func widths(_ view: Node, _ columns: Int, _ rows: Int = 1) -> [Int] {
        places(view, columns, rows).sorted { $0.key < $1.key }.map(\.value.size.columns)
    }

    @Test func `spare cells fall to the last`() {
        #expect(widths(.row([fill(0), fill(1), fill(2)]), 80) == [26, 27, 27])
    }

    @Test func `a minimum that is chosen late overflows`() {
        let view = Node.row([fill(0, [.width(max: 100)]), fill(1, [.width(min: 100)])]).marked(2)
        #expect(widths(view, 150) == [75, 100, 175])
    }

    @Test func `a spacer takes what the texts leave`() {
        let view = Node.row([
            .text("CPU load").marked(0), Node.spacer.marked(1), .text("42%").marked(2),
        ])
        #expect(widths(view, 40) == [8, 29, 3])
    }

    @Test func `a long text is cut before a spacer loses its minimum`() {
        let view = Node.row([
            .text("a long title here").marked(0), Node.spacer.marked(1), .text("42%").marked(2),
        ])
        #expect(widths(view, 12) == [7, 2, 3])
        #expect(rows(view, 12, 1) == ["a long…  42%"])
    }

    @Test func `a higher priority chooses first`() {
        let text = Node.text("Hello world").marked(1)
        #expect(widths(.row([fill(0), text.with(.priority(1)), fill(2)]), 20) == [4, 11, 5])
        let plain = places(.row([fill(0), text, fill(2)]), 20, 2)
        #expect(widths(.row([fill(0), text, fill(2)]), 20, 2) == [7, 5, 8])
        #expect(plain[1]?.size.rows == 2)
    }

    @Test func `without a proposal each child takes its ideal`() {
        let view = Node.row([.text("Hi").marked(0), fill(1)]).with(.fixed(.horizontal))
        #expect(widths(view, 30) == [2, 1])
    }

    @Test func `a text in an unbounded frame stands in its middle, and is cut by a narrow one`() {
        let view = Node.text("Checkout").marked(0).with(.width(max: .infinity)).marked(1)
        let wide = places(view, 30, 1)
        #expect(wide[0]?.left == 11)
        #expect(wide[1]?.size.columns == 30)
        #expect(widths(view, 4) == [4, 4])
        #expect(rows(view, 4, 1) == ["Che…"])
    }

    @Test(arguments: [3, 4, 5, 6])
    func `gaps of half a row give way before a line does`(height: Int) {
        let half = Node(.stack(Node.Stack(.vertical, spacing: 0.5, [.text("a"), .text("b"), .text("c")])))
        let shown = rows(half, 1, height).joined()
        #expect(shown.filter { $0 != " " } == "abc")
        #expect(places(half.marked(0), 1, height)[0]?.size.rows == (height >= 5 ? 5 : 3))
        let whole = Node(.stack(Node.Stack(.vertical, spacing: 1, [.text("a"), .text("b"), .text("c")])))
        #expect(places(whole.marked(0), 1, height)[0]?.size.rows == 5)
    }

    @Test func `what stands inside a stack and outside it gives way alike, and not across`() {
        let inner = Node(.stack(Node.Stack(.vertical, spacing: 0.75, [.text("b"), .text("c")])))
        let view = Node(.stack(Node.Stack(.vertical, spacing: 0.5, [.text("a"), inner, .text("d")])))
        #expect(rows(view, 1, 4) == ["a", "b", "c", "d"])
        #expect(rows(view, 1, 7) == ["a", "", "b", "", "c", "", "d"])
        let across = Node(.stack(Node.Stack(.horizontal, spacing: 0.5, [.text("ab"), .text("cd")])))
        #expect(rows(across, 5, 1) == ["ab cd"])
        #expect(rows(across, 4, 1).first?.contains(" ") == true)
    }

    @Test func `a least width keeps its child in the middle`() {
        let place = places(Node.text("Hi").marked(0).with(.width(min: 10)).marked(1), 30, 1)
        #expect(place[1]?.size.columns == 10)
        #expect((place[0]?.left ?? 0) - (place[1]?.left ?? 0) == 4)
    }

    @Test func `an overlay has no say in the size and may stand out`() {
        let view = Node.text("Hi").with(.overlay(fill(0, [.size(50, 3)]), .center)).marked(1)
        let place = places(view, 30, 5)
        #expect(place[1]?.size == CellSize(columns: 2, rows: 1))
        #expect((place[0]?.left ?? 0) - (place[1]?.left ?? 0) == -24)
        #expect((place[0]?.top ?? 0) - (place[1]?.top ?? 0) == -1)
    }

    @Test func `layers are as large as the largest`() {
        let view = Node.layers([fill(0, [.size(4, 2)]), .text("Hello")]).marked(1)
        #expect(places(view, 30, 5)[1]?.size == CellSize(columns: 5, rows: 2))
    }

    @Test(arguments: [(20, 0), (16, 0), (15, 1), (6, 1), (4, 1), (3, 2), (2, 2), (0, 2)])
    func `the first that fits is shown, else the last`(columns: Int, shown: Int) {
        let texts = ["Temperature 21 C", "21 C", "*"].enumerated().map { Node.text($1).marked($0) }
        let view = Node(.fits(.horizontal, texts)).with(.size(Double(columns), 1))
        #expect(places(view, 20, 1).keys.sorted() == [shown])
    }

    @Test func `a geometry reader takes what is left`() {
        let view = Node.row([.text("label"), fill(0)], spacing: 1)
        #expect(places(view, 30, 4)[0]?.size == CellSize(columns: 24, rows: 4))
    }

    @Test func `a stack sizes its children again when it knows its own width`() {
        let inner = Node.row([.text("a").marked(0), .spacer, .text("b").marked(1)]).marked(2)
        let view = Node.column([inner, .text("longer line")]).with(.fixed(.horizontal))
        let place = places(view, 40, 5)
        #expect(place[2]?.size.columns == 11)
        #expect((place[1]?.left ?? 0) - (place[0]?.left ?? 0) == 10)
    }

    @Test func `lower priorities keep only their minimum`() {
        let view = Node.row([
            fill(0), fill(1), fill(2, [.priority(-1)]), fill(3, [.size(5, nil), .priority(-1)]).marked(4),
        ])
        #expect(Array(widths(view, 20).prefix(3)) == [7, 8, 0])
        #expect(widths(view, 20).last == 5)
    }

    @Test(arguments: [(2, 25), (4, 89), (6, 213), (8, 434)])
    func `cost grows with the number of nodes, not with depth`(depth: Int, most: Int) {
        for leaf in [fill(0), .text("Hello"), .text("Hello world")] {
            var view = leaf
            for level in 0..<depth {
                view = level % 2 == 0 ? .column([leaf, view]) : .row([leaf, view])
            }
            let count = sizeComputations(
                of: view, in: CellSize(columns: 36, rows: 8), surroundings: surroundings(36, 8))
            #expect(count <= most)
            #expect(count >= 2 * depth)
        }
    }

    @Test func `sixty-four levels are laid out in no time worth counting`() {
        var view = Node.text("deep")
        for level in 0..<64 {
            view = level % 2 == 0 ? .column([.text("a"), view]) : .row([.text("b"), view])
        }
        let count = sizeComputations(
            of: view, in: CellSize(columns: 76, rows: 18), surroundings: surroundings(76, 18))
        #expect(count < 400_000)
    }
}
