import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct TextBoxTests {
    private let long = Node.text("one two three four")

    @Test func `a text takes the lines it is given`() {
        #expect(rows(long, 9, 4) == [" one two", " three", " four", ""])
        #expect(rows(long, 9, 2) == ["one two", "three fo…"])
        #expect(rows(long.with(.lines(minimum: nil, maximum: 1)), 9, 3) == ["", "one two…", ""])
    }

    @Test func `lines are kept free where the author reserves them`() {
        let view = Node.column([.text("a").with(.lines(minimum: 2, maximum: 3)), .text("b")])
        #expect(rows(view, 3, 3) == [" a", "", " b"])
    }

    @Test(arguments: [
        (NodeAlignment.Horizontal.leading, ["one two", "three"]), (.center, ["one two", " three"]),
        (.trailing, ["one two", "  three"]),
    ])
    func `lines are aligned with each other`(alignment: NodeAlignment.Horizontal, expected: [String]) {
        #expect(rows(.text("one two three").with(.textAlignment(alignment)), 7, 2) == expected)
    }

    @Test func `the case is the author's`() {
        #expect(rows(.text("straße").with(.textCase(.uppercase)), 10, 1) == [" STRASSE"])
    }

    @Test func `a run brings its own ground, on which it can be read, where there are hues`() {
        let view = Node(
            .text([
                TextRun(.string("a"), TextTraits(background: .role(.red))), TextRun(.string("b")),
                TextRun(
                    .string("日"),
                    TextTraits(color: NodeColor(.rgb(0, 0, 90)), background: NodeColor(.rgb(0, 0, 150)))),
            ]))
        let grid = drawing(view, 4, 1).grid
        #expect(grid[0, 0].style == CellStyle(foreground: .named(.black), background: .named(.red)))
        #expect(grid[1, 0].style == .standard)
        #expect(grid[2, 0].style == CellStyle(foreground: .rgb(153, 153, 189), background: .rgb(0, 0, 150)))
        #expect(grid[3, 0].style == grid[2, 0].style)
        #expect(
            drawing(view, 4, 1, mode: .vibrant).grid.row(0).allSatisfy { $0.style.background == .standard })
        let line = inlineText(
            ArchivedEntry(date: noon, view: view), surroundings: surroundings(10, 1)
        ).grid
        #expect(line[0, 0].style.background == .named(.red))
    }

    @Test func `runs keep their own look`() {
        let view = Node(
            .text([
                TextRun(.string("a"), TextTraits(isBold: true)),
                TextRun(.string("b"), TextTraits(isItalic: true, color: .role(.red))),
                TextRun(.symbol("plus")),
            ]), [.color(.role(.green)), .underline(true)])
        let grid = drawing(view, 3, 1).grid
        #expect(grid[0, 0].style == CellStyle(foreground: .named(.green), traits: [.bold, .underline]))
        #expect(grid[1, 0].style == CellStyle(foreground: .named(.red), traits: [.italic, .underline]))
        #expect(grid[2, 0].piece == "+")
    }

    @Test(arguments: [(30, "3 hr, 10 min"), (11, "3h 10m"), (5, "3h"), (1, "…")])
    func `live text steps down its ladder before it is cut`(width: Int, expected: String) {
        let view = Node.live(.date(noon.addingTimeInterval(-3 * 3600 - 600), .relative))
        #expect(rows(view, width, 1)[0].trimmingCharacters(in: .whitespaces) == expected)
    }

    @Test func `live text is not broken while a shorter form fits on the line`() {
        let view = Node.live(.date(noon.addingTimeInterval(-3 * 3600 - 600), .relative))
        #expect(rows(view, 9, 3).filter { !$0.isEmpty }.count == 1)
    }

    @Test func `a drawing changes when the words it shows change`() {
        let timer = Node.live(.date(noon.addingTimeInterval(-0.25), .timer))
        #expect(drawing(timer, 20, 1).nextChange == noon.addingTimeInterval(0.75))
        let both = Node.column([timer, .live(.date(noon.addingTimeInterval(-86400 * 3), .relative))])
        #expect(drawing(both, 20, 2).nextChange == noon.addingTimeInterval(0.75))
        #expect(drawing(.text("still"), 20, 2).nextChange == nil)
    }

    @Test func `sixty ticks give sixty drawings`() {
        let view = Node.column([
            .live(.date(noon.addingTimeInterval(-5), .timer)),
            .live(.date(noon.addingTimeInterval(-20), .offset)),
        ])
        var now = noon
        var grids: Set<CellGrid> = []
        for _ in 0..<60 {
            let drawing = widget(view, .small, now: now)
            grids.insert(drawing.grid)
            guard let next = drawing.nextChange else { break }
            #expect(next > now)
            now = next
        }
        #expect(grids.count == 60)
        #expect(now == noon.addingTimeInterval(60))
    }

    @Test func `what is not seen changes nothing`() {
        let timer = Node.live(.date(noon, .timer))
        #expect(drawing(timer.with(.hidden), 20, 1).nextChange == nil)
        #expect(drawing(timer.with(.opacity(0)), 20, 1).nextChange == nil)
        #expect(drawing(timer.with(.offset(columns: 0, rows: 9)), 20, 1).nextChange == nil)
        #expect(drawing(timer, 20, 1, redaction: .placeholder).nextChange == nil)
    }
}
