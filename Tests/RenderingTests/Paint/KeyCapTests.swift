import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// A large symbol that carries a button stands as a key cap.
@Suite struct KeyCapTests {
    private func button(_ name: String, points: Double = 34, does: Bool = true) -> Node {
        let symbol = Node.symbol(name).with(.points(points))
        return Node(
            .button(Node.Button(label: symbol, intent: does ? IntentCall(name: "Do") : nil)))
    }

    @Test func `it has a cap from thirty-four points on, in each glyph set`() {
        #expect(rows(button("plus"), 5, 3) == ["╭───╮", "│ + │", "╰───╯"])
        #expect(rows(button("plus", points: 64), 5, 3) == ["╭───╮", "│ + │", "╰───╯"])
        #expect(rows(button("minus.circle.fill"), 5, 3)[1].contains("⊖"))
        #expect(rows(button("plus"), 5, 3, glyphs: .ascii) == ["+---+", "| + |", "+---+"])
        #expect(rows(button("plus", points: 28), 5, 3).joined().contains("─") == false)
    }

    @Test func `what carries nothing, and text, have none`() {
        #expect(!rows(button("plus", does: false), 9, 5).joined().contains("╭"))
        #expect(!rows(Node.symbol("plus").with(.points(34)), 9, 5).joined().contains("╭"))
        let text = Node(
            .button(Node.Button(label: .text("+").with(.points(34)), intent: IntentCall(name: "Do"))))
        #expect(!rows(text, 9, 5).joined().contains("╭"))
    }

    @Test(arguments: [(4, 3), (5, 2), (1, 1)])
    func `without room for a cap it is the symbol alone`(columns: Int, rows height: Int) {
        let drawn = rows(button("plus"), columns, height).joined()
        #expect(drawn.contains("+") && !drawn.contains("╭"))
    }

    @Test func `two stand beside each other, and each is pressed on its whole cap`() {
        let row = Node(
            .stack(Node.Stack(.horizontal, [button("minus"), Node(.spacer(minimum: nil)), button("plus")])))
        #expect(rows(row, 14, 3) == ["╭───╮    ╭───╮", "│ − │    │ + │", "╰───╯    ╰───╯"])
        #expect(
            drawing(row, 14, 3).hitRegions.map(\.rect.size) == [
                CellSize(columns: 5, rows: 3), CellSize(columns: 5, rows: 3),
            ])
        #expect(drawing(row, 14, 3).hitRegions.map(\.key) == ["-", "+"])
    }

    @Test func `a placeholder and a hidden one show no sign`() {
        let hidden = button("plus").with(.sensitive)
        #expect(!rows(hidden, 5, 3, redaction: .privacy).joined().contains("+"))
    }
}

extension Node {
    fileprivate static func symbol(_ name: String) -> Node { Node(.symbol(name)) }
}
