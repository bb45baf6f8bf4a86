import VistazoArchive

/// How far something has come, or how far the clock is through an interval.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let value: Node.Progress.Value
    let label: Label?
    let currentValueLabel: CurrentValueLabel?

    init(_ value: Node.Progress.Value, label: Label?, current: CurrentValueLabel?) {
        self.value = value
        self.label = label
        currentValueLabel = current
    }
}

/// A value of a total as a fraction; nil is not known, and a total that is not positive gives nothing.
private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Node.Progress.Value {
    .fraction(value.map { total > 0 ? Double($0 / total).clampedToUnit : 0 })
}

/// The clock's way through an interval.
private func interval(_ dates: ClosedRange<Date>, countsDown: Bool) -> Node.Progress.Value {
    .interval(LiveText.TimerSpan(from: dates.lowerBound, to: dates.upperBound, countsDown: countsDown))
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// It is not known how far.
    public init() { self.init(.fraction(nil), label: nil, current: nil) }

    /// As far as a progress has come at this moment.
    public init(_ progress: Foundation.Progress) {
        self.init(
            .fraction(progress.isIndeterminate ? nil : progress.fractionCompleted.clampedToUnit), label: nil,
            current: nil)
    }

    /// A value of a total; nil is not known.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction(value, of: total), label: nil, current: nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// It is not known how far; with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(.fraction(nil), label: label(), current: nil) }

    /// A value of a total with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction(value, of: total), label: label(), current: nil)
    }
}

extension ProgressView {
    /// A value of a total with a label and the value in words.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction(value, of: total), label: label(), current: currentValueLabel())
    }

    /// The clock's way through an interval, with labels. It empties, or fills where `countsDown` is false.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            interval(timerInterval, countsDown: countsDown), label: label(), current: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// The clock's way through an interval with a label, and the time left below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            interval(timerInterval, countsDown: countsDown), label: label(),
            current: Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// The clock's way through an interval, and the time left below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            interval(timerInterval, countsDown: countsDown), label: nil,
            current: Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// It is not known how far; with a title.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(.fraction(nil), label: Text(titleKey), current: nil)
    }

    /// It is not known how far; with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(.fraction(nil), label: Text(title), current: nil) }

    /// A value of a total with a title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction(value, of: total), label: Text(titleKey), current: nil)
    }

    /// A value of a total with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(fraction(value, of: total), label: Text(title), current: nil)
    }
}

extension ProgressView: View, PrimitiveView {
    /// One bar or ring, or what the author's own style draws.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        switch environment.progressStyle {
        case .drawn(let isCircular):
            let progress = Node.Progress(
                value, isCircular: isCircular,
                label: label.flatMap { optionalNode(of: $0, along: .horizontal, in: environment) },
                currentValueLabel: currentValueLabel.flatMap {
                    optionalNode(of: $0, along: .horizontal, in: environment)
                })
            return [Node(.progress(progress))]
        case .custom(let style):
            var inner = environment
            inner.progressStyle = .drawn(isCircular: false)
            return body(of: style, in: inner)
        }
    }

    @MainActor private func body<S: ProgressViewStyle>(of style: S, in environment: EnvironmentValues)
        -> [Node]
    {
        var style = style
        resolveProperties(of: &style, in: environment)
        let configuration = ProgressViewStyleConfiguration(
            value: value, label: label.map { ConfiguredView(view: $0) },
            currentValueLabel: currentValueLabel.map { ConfiguredView(view: $0) })
        return SwiftUI.nodes(of: style.makeBody(configuration: configuration), in: environment)
    }
}
