import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct DottedRingTests {
    private func ring(_ value: Double, _ words: String) -> Node {
        Node(.gauge(Node.Gauge(value: value, style: .circular, currentValueLabel: .text(words))))
    }

    @Test func `a ring that is not the whole widget is drawn in dots around its value`() {
        #expect(rows(ring(0, "0%"), 6, 3) == ["⢠⠖⠉⠉⠲⡄", "⡇ 0% ⢸", "⠘⠦⣀⣀⠴⠃"])
        #expect(rows(ring(0.5, "50%"), 6, 3) == ["⢠⠖⠉⠛⢶⡄", "⡇50% ⣿", "⠘⠦⣀⣤⠾⠃"])
        #expect(rows(ring(1, "100%"), 6, 3) == ["⢠⡶⠛⠛⢶⡄", "⣿100%⣿", "⠘⠷⣤⣤⠾⠃"])
    }

    @Test func `the filled part is thicker, so that it reads without colour`() {
        let drawings = [0, 0.25, 0.5, 0.75, 1].map { rows(ring($0, "x"), 6, 3) }
        #expect(Set(drawings).count == drawings.count)
        let vibrant = [0, 0.25, 0.5, 0.75, 1].map { rows(ring($0, "x"), 6, 3, mode: .vibrant) }
        #expect(vibrant == drawings)
    }

    @Test func `where there is no room one mark stands before the value`() {
        #expect(rows(ring(0.5, "3 h"), 6, 1) == ["◑ 3 h"])
        #expect(rows(ring(0.5, "a long value"), 14, 5)[2] == "◑ a long value")
        #expect(rows(ring(0.5, "3 h"), 4, 1) == ["3 h"])
        #expect(rows(ring(0.5, "3 h"), 10, 3, glyphs: .ascii)[1] == "[##--] 3 h")
    }

    @Test func `a wider value has a wider ring`() {
        #expect(rows(ring(0.5, "12.4 km"), 10, 5)[2].contains("12.4 km"))
    }

    @Test func `it changes with its clock`() {
        let span = LiveText.TimerSpan(from: noon, to: noon + 240)
        let view = Node(.progress(Node.Progress(.interval(span), isCircular: true)))
        #expect(drawing(view, 6, 3).nextChange == noon + 10)
    }
}
