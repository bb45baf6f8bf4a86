import Testing
import VistazoArchive

@testable import SwiftUI
@testable import WidgetExtras

/// The charts of `WidgetExtras` and what stands beside their marks.
@MainActor
struct ValueChartTests {
    private func chart(_ view: some View) -> Node.Chart? {
        if case .chart(let chart) = lower(view, in: EnvironmentValues(lowering: context())).content {
            return chart
        }
        return nil
    }

    @Test func `each form keeps its values, its scale and its labels`() {
        #expect(chart(Sparkline([1, nil, 2])) == Node.Chart(.series(.line, [1, nil, 2])))
        #expect(chart(Area([1, .nan])) == Node.Chart(.series(.area, [1, nil])))
        #expect(
            chart(Bars([1, 2]).domain(0...10).scale().labels(["a", "b"]))
                == Node.Chart(.series(.bars, [1, 2]), domain: 0...10, scale: .numbers, labels: ["a", "b"]))
        #expect(
            chart(HeatMap([1]).scale(["M", ""])) == Node.Chart(.series(.heat, [1]), scale: .words(["M", ""])))
    }

    @Test func `a domain without an end is none`() {
        #expect(chart(Bars([1]).domain(0...Double.infinity))?.domain == nil)
    }
}
