import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct BarTests {
    private func gauge(_ value: Double) -> Node { Node(.gauge(Node.Gauge(value: value, style: .linear))) }

    private func interval(_ from: Double, _ to: Double, down: Bool = false, pausedAt: Double? = nil) -> Node {
        let span = LiveText.TimerSpan(
            from: noon + from, to: noon + to, pausedAt: pausedAt.map { noon + $0 }, countsDown: down)
        return Node(.progress(Node.Progress(.interval(span))))
    }

    @Test(arguments: [
        (0.0, "░░░░"), (0.5, "██░░"), (1, "████"), (0.001, "▏░░░"), (0.999, "███▉"), (0.33, "█▍░░"),
        (.nan, "░░░░"), (-3, "░░░░"), (7, "████"), (.infinity, "████"),
    ])
    func `a bar fills by eighths, never all before it is all`(value: Double, expected: String) {
        #expect(rows(gauge(value), 4, 1) == [expected])
    }

    @Test(arguments: [(0.0, "----"), (0.5, "##--"), (0.01, "#---"), (0.99, "###-"), (1, "####")])
    func `ASCII has whole cells`(value: Double, expected: String) {
        #expect(rows(gauge(value), 4, 1, glyphs: .ascii) == [expected])
    }

    @Test func `the track is a ground where the theme has RGB`() {
        for theme in Theme.all where theme.name != "terminal" {
            var around = surroundings(4, 1)
            around.theme = theme
            let grid = draw(
                ArchivedEntry(date: noon, view: gauge(0.3), ignoresMargins: true), family: .small,
                surroundings: around
            ).grid
            #expect(grid.rows == ["█▎  "])
            #expect(grid.cells.allSatisfy { $0.style.background == theme.track })
        }
    }

    @Test func `the number stands beside the bar, the label above where there is room`() {
        let view = Node(
            .gauge(
                Node.Gauge(
                    value: 0.5, style: .linear, label: .text("Tea"), currentValueLabel: .text("2/4"))))
        #expect(rows(view, 12, 1) == ["Tea ██░░ 2/4"])
        #expect(rows(view, 12, 2) == ["Tea      2/4", "██████░░░░░░"])
        let ends = Node(
            .gauge(Node.Gauge(value: 0, style: .linear, minimumLabel: .text("0"), maximumLabel: .text("9"))))
        #expect(rows(ends, 8, 1) == ["0 ░░░░ 9"])
    }

    @Test func `a span of time fills as it passes`() {
        #expect(rows(interval(-50, 50), 4, 1) == ["██░░"])
        #expect(rows(interval(-25, 75, down: true), 4, 1) == ["███░"])
        #expect(rows(interval(10, 20), 4, 1) == ["░░░░"])
        #expect(rows(interval(-20, -10), 4, 1) == ["████"])
        #expect(rows(interval(-20, -10, down: true), 4, 1) == ["░░░░"])
        #expect(rows(interval(5, 5), 2, 1) == ["░░"])
        #expect(rows(interval(-50, 50, pausedAt: -25), 4, 1) == ["█░░░"])
    }

    @Test func `it changes when the next eighth is full, and at no other time`() {
        // Four cells are 32 eighths of 100 s: one each 3.125 s.
        #expect(drawing(interval(0, 100), 4, 1).nextChange == noon + 3.125)
        #expect(drawing(interval(-50, 50, pausedAt: -25), 4, 1).nextChange == nil)
        #expect(drawing(interval(-200, -100), 4, 1).nextChange == nil)
        var now = noon
        var seen: [CellGrid] = []
        for _ in 0..<100 {
            let drawing = drawing(interval(0, 7), 4, 1, now: now)
            seen.append(drawing.grid)
            guard let next = drawing.nextChange else { break }
            #expect(next > now)
            #expect(self.drawn(interval(0, 7), next - 0.001) == drawing.grid)
            now = next
        }
        #expect(seen.count == 33)
        #expect(Set(seen).count == 33)
    }

    private func drawn(_ view: Node, _ now: Date) -> CellGrid { drawing(view, 4, 1, now: now).grid }

    @Test func `a span without an end is empty`() {
        for (from, to) in [(Double.nan, 1), (0, .infinity), (-.infinity, .infinity), (1e300, 1e301)] {
            #expect(drawing(interval(from, to), 4, 1).grid.size.columns == 4)
        }
    }
}
