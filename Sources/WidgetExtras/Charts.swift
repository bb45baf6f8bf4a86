import SwiftUI
import VistazoArchive

/// Values as marks, drawn over the room it is offered.
///
/// What stands beside the marks is shown where there is room: `Sparkline(values).scale().labels(["Mon", "Sun"])`.
nonisolated public protocol ValueChart: View {
    /// What the marks are drawn with.
    var settings: ChartSettings { get set }
}

/// What stands beside the marks of a chart, and what its height stands for.
public struct ChartSettings: Sendable {
    var domain: ClosedRange<Double>?
    var scale: Node.Chart.Scale?
    var labels: [String] = []
}

extension ValueChart {
    /// What the height stands for, whatever the values are; values outside are drawn at its ends.
    nonisolated public func domain(_ domain: ClosedRange<Double>) -> Self {
        with { $0.domain = domain.lowerBound.isFinite && domain.upperBound.isFinite ? domain : nil }
    }

    /// The least and the greatest value at the side, as the locale writes numbers.
    nonisolated public func scale() -> Self { with { $0.scale = .numbers } }

    /// Words at the side, from the low end to the high end; of a heat map one a row, from the top.
    nonisolated public func scale(_ words: [String]) -> Self { with { $0.scale = .words(words) } }

    /// Words below: each under its own value where there are as many, of a heat map under its week, else spread evenly
    /// from the first value to the last.
    nonisolated public func labels(_ labels: [String]) -> Self { with { $0.labels = labels } }

    nonisolated private func with(_ change: (inout ChartSettings) -> Void) -> Self {
        var copy = self
        change(&copy.settings)
        return copy
    }
}

/// A line through values, drawn in braille.
public struct Sparkline: ValueChart {
    private let values: [Double?]
    /// What stands beside it.
    nonisolated public var settings = ChartSettings()

    /// Values from the oldest to the newest; nil, and what is not finite, leaves a gap.
    nonisolated public init(_ values: [Double?]) { self.values = values }

    /// The line.
    public var body: some View { Series(form: .line, values: values, settings: settings) }
}

/// A line through values and all that lies below it, drawn in braille.
public struct Area: ValueChart {
    private let values: [Double?]
    /// What stands beside it.
    nonisolated public var settings = ChartSettings()

    /// Values from the oldest to the newest; nil, and what is not finite, leaves a gap.
    nonisolated public init(_ values: [Double?]) { self.values = values }

    /// The line and its area.
    public var body: some View { Series(form: .area, values: values, settings: settings) }
}

/// A bar for each value, drawn in eighth blocks.
public struct Bars: ValueChart {
    private let values: [Double?]
    /// What stands beside them.
    nonisolated public var settings = ChartSettings()

    /// Values from the oldest to the newest; nil, and what is not finite, leaves a gap.
    nonisolated public init(_ values: [Double?]) { self.values = values }

    /// The bars.
    public var body: some View { Series(form: .bars, values: values, settings: settings) }
}

/// A square for each value, in five shades of the tint, a week a column: two cells wide, one where a longer time is to
/// be shown whole.
public struct HeatMap: ValueChart {
    private let values: [Double?]
    /// What stands beside it.
    nonisolated public var settings = ChartSettings()

    /// Values from the oldest day to the newest; nil, and what is not finite, leaves a gap.
    nonisolated public init(_ values: [Double?]) { self.values = values }

    /// The squares.
    public var body: some View { Series(form: .heat, values: values, settings: settings) }
}

/// Values as marks.
private struct Series {
    let form: Node.Chart.Form
    let values: [Double?]
    let settings: ChartSettings
}

extension Series: View, PrimitiveView {
    typealias Body = Never

    func nodes(in environment: EnvironmentValues) -> [Node] {
        let finite = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
        let chart = Node.Chart(
            .series(form, finite), domain: settings.domain, scale: settings.scale, labels: settings.labels)
        return [Node(.chart(chart))]
    }
}
