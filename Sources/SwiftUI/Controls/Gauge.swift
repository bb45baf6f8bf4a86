import VistazoArchive

/// A value between two bounds.
///
/// In the circular family a gauge of a circular style is drawn as the widget's own frame.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    /// 0…1 of the way from the lower bound to the upper.
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let minimumLabel: BoundsLabel?
    let maximumLabel: BoundsLabel?

    init<V: BinaryFloatingPoint>(
        _ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel,
        minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        fraction = length > 0 ? ((Double(value) - Double(bounds.lowerBound)) / length).clampedToUnit : 0
        self.label = label
        currentValueLabel = current
        minimumLabel = minimum
        maximumLabel = maximum
    }

    /// A value with all its labels. Values outside the bounds count as the nearest bound, NaN as the lower.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value with its label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, in: bounds, label: label(), current: EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value with its label and the value in words.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, in: bounds, label: label(), current: currentValueLabel())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// A value with its label, the value in words, and marks, which cells do not draw.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, in: bounds, label: label(), current: currentValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A value with its label, the value in words, and its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Gauge where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value with its label and its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, in: bounds, label: label(), current: EmptyView(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Gauge: View, PrimitiveView {
    /// One gauge, or what the author's own style draws.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        switch environment.gaugeStyle {
        case .drawn(let style): return [drawn(style, in: environment)]
        case .custom(let style):
            var inner = environment
            inner.gaugeStyle = .drawn(.automatic)
            return body(of: style, in: inner)
        }
    }

    @MainActor private func drawn(_ style: Node.Gauge.Style, in environment: EnvironmentValues) -> Node {
        func part<Part: View>(_ view: Part?) -> Node? {
            view.flatMap { optionalNode(of: $0, along: .horizontal, in: environment) }
        }
        let isCircular = style == .circular || style == .circularCapacity
        return Node(
            .gauge(
                Node.Gauge(
                    value: fraction, style: style,
                    isRing: environment.gaugeIsRing
                        ?? (isCircular && environment.lowering?.family == .circular),
                    label: part(label), currentValueLabel: part(currentValueLabel),
                    minimumLabel: part(minimumLabel), maximumLabel: part(maximumLabel))))
    }

    @MainActor private func body<S: GaugeStyle>(of style: S, in environment: EnvironmentValues) -> [Node] {
        var style = style
        resolveProperties(of: &style, in: environment)
        func part<Part: View>(_ view: Part?) -> ConfiguredView? {
            Part.self == EmptyView.self ? nil : view.map { ConfiguredView(view: $0) }
        }
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: ConfiguredView(view: label), currentValueLabel: part(currentValueLabel),
            minimumValueLabel: part(minimumLabel), maximumValueLabel: part(maximumLabel))
        return SwiftUI.nodes(of: style.makeBody(configuration: configuration), in: environment)
    }
}
