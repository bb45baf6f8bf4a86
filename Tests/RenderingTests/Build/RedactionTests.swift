import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct RedactionTests {
    @Test func `a placeholder is a bar of the text's own width`() {
        let view = Node.column([.text("Balance"), .text(" "), .text("12 EUR")], .leading)
        #expect(rows(view, 7, 3, redaction: .placeholder) == ["▆▆▆▆▆▆▆", "", "▆▆▆▆▆▆"])
        #expect(rows(view, 7, 3, glyphs: .ascii, redaction: .placeholder)[0] == "=======")
    }

    @Test func `an unredacted part of a placeholder stays`() {
        let view = Node.column([Node.text("Balance").with(.unredacted), .text("12")], .leading)
        #expect(rows(view, 7, 2, redaction: .placeholder) == ["Balance", "▆▆"])
    }

    /// Case H06, with the next.
    @Test func `privacy hides what is sensitive behind bars that say nothing of it`() {
        let short = rows(Node.text("1").with(.sensitive), 12, 1, redaction: .privacy)
        let long = rows(Node.text("1.000.000").with(.sensitive), 12, 1, redaction: .privacy)
        #expect(short == long)
        #expect(short == ["    ▆▆▆▆"])
        #expect(rows(.text("public"), 6, 1, redaction: .privacy) == ["public"])
    }

    /// Everything that could tell a value: the drawing of any two must be the same.
    @Test func `gauges, dots, charts, colours and pictures are hidden too`() {
        func view(_ value: Double, _ color: NodeColor.Role, _ states: [Node.Chart.DayState]) -> Node {
            Node.column([
                Node(.gauge(Node.Gauge(value: value, style: .linear, currentValueLabel: .text("\(value)")))),
                Node(.gauge(Node.Gauge(value: value, style: .circular))),
                Node(.progress(Node.Progress(.fraction(value)))),
                Node(
                    .progress(Node.Progress(.interval(.init(from: noon, to: noon.addingTimeInterval(value)))))
                ),
                Node(.chart(Node.Chart(.dots(states)))),
                Node(.chart(Node.Chart(.series(.line, [value, 0])))),
                Node(.shape(Node.Shape(.circle, fill: .role(color))), [.size(1, 1)]),
                Node.text("x").with(
                    .color(.role(color)),
                    .background(Node(.shape(Node.Shape(.rectangle, fill: .role(color)))), .center)),
                Node(.symbol(value > 0.5 ? "checkmark" : "xmark")),
                Node.text("\(value)").with(.points(34)),
                Node(.toggle(Node.Toggle(label: .text("\(value)"), isOn: value > 0.5, intent: nil))),
                Node.live(.date(noon.addingTimeInterval(value), .timer)),
            ]).with(.sensitive)
        }
        for mode in RenderingMode.allCases {
            for family in [Family.large, .circular] {
                let one = widget(view(0.1, .red, [.met, .met]), family, mode: mode, redaction: .privacy)
                let two = widget(
                    view(0.9, .green, [.missed, .over]), family, mode: mode, redaction: .privacy)
                #expect(one.grid == two.grid)
                #expect(one.nextChange == nil)
            }
        }
    }

    @Test func `what is not sure any more stands back`() {
        let view = Node.row([Node.text("12").with(.invalidatable), .text("h")])
        let grid = drawing(view, 3, 1, redaction: .invalidated).grid
        #expect(grid.cells.map { $0.style.traits.contains(.dim) } == [true, true, false])
        #expect(!drawing(view, 3, 1).grid[0, 0].style.traits.contains(.dim))
    }
}
