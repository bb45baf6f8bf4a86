import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct InlineLineTests {
    private func line(
        _ view: Node, _ columns: Int = 40, redaction: Redaction = [], glyphs: Surroundings.Glyphs = .unicode
    ) -> InlineLine {
        inlineText(
            ArchivedEntry(date: noon, view: view),
            surroundings: surroundings(columns, 1, glyphs: glyphs, redaction: redaction))
    }

    @Test func `a stack is a row of its parts, a symbol before its text`() {
        let view = Node.column([
            .row([Node(.symbol("plus")), .text("Café")]), .spacer, .text("3 h ago"),
            .row([.text("2/3"), Node(.divider), .empty]),
        ])
        #expect(line(view).text == "+ Café · 3 h ago · 2/3")
        #expect(line(view).columns == 22)
        #expect(line(view).grid.size == CellSize(columns: 40, rows: 1))
        #expect(line(.text("")).text == "")
    }

    @Test func `what does not fit is dropped whole, from the end, the least wanted first`() {
        let view = Node.row([.text("one"), .text("two"), .text("three")])
        #expect(line(view, 17).text == "one · two · three")
        #expect(line(view, 16).text == "one · two")
        #expect(line(view, 8).text == "one")
        #expect(line(view, 2).text == "o…")
        let wanted = Node.row([.text("one"), .text("two"), Node.text("three").with(.priority(1))])
        #expect(line(wanted, 16).text == "one · three")
        #expect(line(wanted, 8).text == "three")
        #expect(line(view, 0).text == "")
    }

    @Test func `live text is shortened before anything is dropped`() {
        let view = Node.row([.live(.date(noon - 11_400, .relative)), .text("Café")])
        #expect(line(view, 30).text == "3 hr, 10 min · Café")
        #expect(line(view, 14).text == "3h 10m · Café")
        #expect(line(view, 9).text == "3h · Café")
        #expect(line(view, 8).text == "3h 10m")
        #expect(line(view, 30).nextChange != nil)
    }

    @Test func `the first that fits is taken`() {
        let view = Node(.fits(.horizontal, [.text("a long line of words"), .text("short")]))
        #expect(line(view, 20).text == "a long line of words")
        #expect(line(view, 10).text == "short")
    }

    @Test func `geometry, grounds and pictures are left out, and it is said`() {
        let ground = Node(.shape(Node.Shape(.rectangle)))
        let view = Node.row([
            Node.text("a").with(.background(ground, .center)), Node(.geometry(1)), ground,
            Node(.image(Node.Picture(name: "x"))),
        ])
        #expect(line(view).text == "a")
        #expect(line(view).leftOut == [.geometry, .background, .picture])
        #expect(line(Node.text("a").with(.containerBackground(ground))).leftOut.isEmpty)
    }

    @Test func `gauges say their labels, or their figure`() {
        #expect(line(Node(.gauge(Node.Gauge(value: 0.664)))).text == "66%")
        #expect(line(Node(.gauge(Node.Gauge(value: .nan)))).text == "")
        let labelled = Node.Gauge(value: 0.5, label: .text("Tea"), currentValueLabel: .text("2/4"))
        #expect(line(Node(.gauge(labelled))).text == "Tea · 2/4")
        #expect(line(Node(.chart(Node.Chart(.dots([.met, .missed]))))).text == "●○")
        #expect(
            line(Node(.toggle(Node.Toggle(label: .text("Tea"), isOn: true, intent: nil)))).text == "● Tea")
    }

    @Test func `buttons are their labels and can be pressed`() {
        let button = Node.Button(label: .text("Log"), intent: IntentCall(name: "log"))
        let view = Node.row([.text("Café"), Node(.button(button))])
        #expect(line(view).text == "Café · Log")
        #expect(line(view).hitRegions.map(\.rect) == [CellRect(column: 7, row: 0, columns: 3, rows: 1)])
    }

    @Test func `the sign of a button is no part of the words after it`() {
        let plus = Node.Button(label: Node(.symbol("plus")), intent: IntentCall(name: "add"))
        let view = Node.column([.text("7"), Node(.button(plus)), .text("5 min ago")])
        #expect(line(view).text == "7 · + · 5 min ago")
        #expect(line(view).hitRegions.map(\.rect) == [CellRect(column: 4, row: 0, columns: 1, rows: 1)])
    }

    @Test func `what is hidden is a bar`() {
        let view = Node.row([.text("Café"), Node.text("secret plan").with(.sensitive)])
        #expect(line(view, redaction: .privacy).text == "Café · ▆▆▆▆")
        #expect(line(view, redaction: .placeholder).text == "▆▆▆▆ · ▆▆▆▆▆▆▆▆▆▆▆")
    }

    @Test func `paragraphs are one line, and ASCII stays ASCII`() {
        #expect(line(.text("a\nb")).text == "a b")
        #expect(line(.row([.text("Café"), .text("3")]), glyphs: .ascii).text == "Cafe . 3")
    }

    @Test func `as a drawing it is as large as it is asked to be`() {
        let drawing = draw(
            ArchivedEntry(date: noon, view: .text("Café")), family: .inline, surroundings: surroundings(10, 1)
        )
        #expect(drawing.grid.rows == ["Café      "])
    }
}
