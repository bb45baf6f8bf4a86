import Foundation
import SwiftUI
import VistazoArchive
import VistazoCells
import VistazoRendering

/// What it costs to make and draw widgets: inside one process, nothing read or written.
@MainActor
enum DrawingBenchmark {
    private static let start = Date(timeIntervalSince1970: 1_796_029_920)

    static func run(into report: inout Report) {
        report.begin("One medium widget")
        let context = LoweringContext(family: .medium, surroundings: surroundings(at: start))
        let widget = SampleWidget(last: start - 754)
        let view = lower(widget, in: EnvironmentValues(lowering: context))
        let lowering = Stopwatch.microseconds {
            _ = lower(widget, in: EnvironmentValues(lowering: context))
        }
        report.add("lower", lowering, "µs")

        let entry = ArchivedEntry(date: start, view: view)
        let now = surroundings(at: start)
        let layout = Stopwatch.microseconds { _ = measuredSize(of: view, family: .medium, surroundings: now) }
        let whole = Stopwatch.microseconds { _ = draw(entry, family: .medium, surroundings: now) }
        report.add("layout", layout, "µs")
        report.add("paint", max(0, whole - layout), "µs")
        report.add("together", lowering + whole, "µs", limit: 100)
        let grid = draw(entry, family: .medium, surroundings: now).grid
        report.add("write as ANSI", Stopwatch.microseconds { _ = grid.ansi(depth: .full) }, "µs")

        report.begin("Live text")
        var second = 0
        let live = LiveDrawing(entry, family: .medium, surroundings: now)
        report.add(
            "draw again when the words change, and compare",
            Stopwatch.microseconds {
                second = (second + 1) % 3000
                _ = live.drawing(at: start + Double(second)).grid.changes(from: grid)
            }, "µs", limit: 50)
        report.add("a second with 24 ticking widgets", ticking(entry), "µs", limit: 1000)

        report.begin("Sizes computed in a nest of stacks")
        for (depth, limit) in [(2, 25), (4, 89), (6, 213), (8, 434)] {
            let count = sizeComputations(
                of: nest(depth), in: CellSize(columns: 36, rows: 8), surroundings: now)
            report.add("depth \(depth)", Double(count), "", limit: Double(limit))
        }
    }

    private static func ticking(_ entry: ArchivedEntry) -> Double {
        var second = 0
        let widgets = (0..<24).map { _ in
            LiveDrawing(entry, family: .medium, surroundings: surroundings(at: start))
        }
        var grids = widgets.map { $0.drawing(at: start).grid }
        return Stopwatch.microseconds {
            second = (second + 1) % 3000
            for index in grids.indices {
                let next = widgets[index].drawing(at: start + Double(second)).grid
                _ = next.changes(from: grids[index])
                grids[index] = next
            }
        }
    }

    private static func nest(_ depth: Int) -> Node {
        let leaf = Node.text("Hello world")
        return (0..<depth).reduce(leaf) { view, level in
            let axis: Node.Axis = level.isMultiple(of: 2) ? .vertical : .horizontal
            return Node(.stack(Node.Stack(axis, [leaf, view])))
        }
    }

    private static func surroundings(at date: Date) -> Surroundings {
        let size = Family.medium.outerSize
        return Surroundings(size: CellSize(columns: size.columns, rows: size.rows), now: date)
    }
}
