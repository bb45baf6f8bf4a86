import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct HitRegionTests {
    private func button(_ label: Node, key: String? = nil) -> Node {
        Node(.button(Node.Button(label: label, intent: IntentCall(name: "act"), key: key)))
    }

    private func keys(_ buttons: [Node]) -> [String?] {
        drawing(.row(buttons, spacing: 1), 60, 1).hitRegions.map(\.key)
    }

    @Test func `keys without a wish are digits in order`() {
        #expect(keys(["a", "b", "c"].map { button(.text($0)) }) == ["1", "2", "3"])
        #expect(keys((0..<11).map { button(.text("\($0)")) }).suffix(3) == ["9", nil, nil])
    }

    @Test func `an author's key is kept where it is free and one printable character`() {
        let wishes = ["s", "s", "", "ab", " ", "\u{7}", "é", "2"]
        let expected: [String?] = ["s", "1", "3", "4", "5", "6", "é", "2"]
        #expect(keys(wishes.map { button(.text("x"), key: $0) }) == expected)
    }

    @Test func `a reserved key becomes its digit`() {
        #expect(keys(reservedKeys.sorted().map { button(.text("x"), key: $0) }) == (1...7).map { String($0) })
    }

    @Test func `plus and minus are their own keys`() {
        let symbols = ["minus", "plus.circle.fill", "star", "plus"].map { button(Node(.symbol($0))) }
        #expect(keys(symbols) == ["-", "+", "1", "2"])
        let label = Node.row([Node(.symbol("plus")), .text("Add")], spacing: 1)
        #expect(keys([button(label), button(.text("−"))]) == ["+", "-"])
    }

    @Test func `the button that asks for Enter comes first, and is known by its sign or digit too`() {
        let minus = button(Node(.symbol("minus")))
        let plus = button(Node(.symbol("plus")), key: Node.Button.enterKey)
        let regions = drawing(.row([minus, button(.text("x")), plus], spacing: 1), 60, 1).hitRegions
        #expect(regions.map(\.key) == ["+", "-", "1"])
        #expect(regions[0].rect.left > regions[1].rect.left)
    }

    @Test func `regions come in reading order, the whole widget last`() {
        let view = Node.column([
            .row([button(.text("one")), .spacer, button(.text("two"))]), button(.text("three")),
        ]).with(.widgetURL("vistazo://x"))
        let regions = drawing(view, 12, 2).hitRegions
        #expect(regions.map(\.label) == ["one", "two", "three", ""])
        #expect(regions[1].rect == CellRect(column: 9, row: 0, columns: 3, rows: 1))
        #expect(regions[3].action == .open("vistazo://x"))
        #expect(regions[3].key == nil)
        #expect(regions[3].rect == CellRect(column: 0, row: 0, columns: 12, rows: 2))
    }

    @Test func `a region ends where it is no longer seen`() {
        let view = button(Node.text("0123456789").with(.fixed(.horizontal)))
        #expect(
            drawing(view, 4, 1).hitRegions.map(\.rect) == [CellRect(column: 0, row: 0, columns: 4, rows: 1)])
        #expect(drawing(view.with(.offset(columns: 99, rows: 0)), 4, 1).hitRegions.isEmpty)
        #expect(drawing(view.with(.hidden), 4, 1).hitRegions.isEmpty)
    }

    @Test func `a button that does nothing is no region`() {
        #expect(drawing(Node(.button(Node.Button(label: .text("x"), intent: nil))), 9, 1).hitRegions.isEmpty)
    }

    @Test func `toggles and links can be pressed too`() {
        let call = IntentCall(name: "flip")
        let view = Node.column(
            [
                Node(.toggle(Node.Toggle(label: .text("Tea"), isOn: true, intent: call))),
                Node(.link(url: "https://example.org", label: .text("More"))),
            ], .leading)
        let drawing = drawing(view, 6, 2)
        #expect(drawing.grid.trimmedRows == ["● Tea", "More"])
        #expect(
            drawing.hitRegions.map(\.action) == [.toggle(call, isOn: true), .open("https://example.org")])
        #expect(drawing.hitRegions.map(\.label) == ["Tea", "More"])
    }

    @Test func `dressed buttons have brackets or a ground`() {
        let bordered = Node(.button(Node.Button(label: .text("Log"), intent: nil, style: .bordered)))
        #expect(rows(bordered, 9, 1) == [" [ Log ]"])
        let prominent = Node(
            .button(Node.Button(label: .text("Log"), intent: nil, style: .borderedProminent)))
        let grid = drawing(prominent.with(.tint(.role(.green))), 5, 1).grid
        #expect(grid.rows == [" Log "])
        #expect(grid.cells.allSatisfy { $0.style.background == .named(.green) })
        #expect(rows(prominent, 9, 1, mode: .vibrant) == [" [ Log ]"])
    }

    @Test func `what is hidden has no label but keeps its place`() {
        let view = button(Node.text("Therapy").with(.sensitive))
        let regions = drawing(view, 20, 1, redaction: .privacy).hitRegions
        #expect(regions.map(\.label) == [""])
        #expect(regions.map(\.key) == ["1"])
        let inside = Node.row([button(.text("Therapy"))]).with(.sensitive)
        #expect(drawing(inside, 20, 1, redaction: .privacy).hitRegions.map(\.label) == [""])
    }
}
