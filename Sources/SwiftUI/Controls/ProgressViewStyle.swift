import VistazoArchive

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The styled progress.
    associatedtype Body: View

    /// What a style is told.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The look of one progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a progress view.
public struct ProgressViewStyleConfiguration {
    /// A label.
    public typealias Label = ConfiguredView
    /// A label.
    public typealias CurrentValueLabel = ConfiguredView

    let value: Node.Progress.Value
    /// What goes on.
    public let label: Label?
    /// The value in words.
    public let currentValueLabel: CurrentValueLabel?

    /// 0…1; nil where it is not known, and for intervals, which go on by the clock.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = value { fraction } else { nil }
    }
}

extension ProgressView where Label == ConfiguredView, CurrentValueLabel == ConfiguredView {
    /// The progress that a style was given, for a style that changes only its surroundings.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.value, label: configuration.label, current: configuration.currentValueLabel)
    }
}

/// A style that the host draws.
protocol DrawnProgressStyle: ProgressViewStyle {
    nonisolated var isCircular: Bool { get }
}

/// What the platform would choose: a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle, DrawnProgressStyle {
    /// The style.
    nonisolated public init() {}
    nonisolated var isCircular: Bool { false }
    /// The progress in this style.
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, DrawnProgressStyle {
    /// The style.
    nonisolated public init() {}
    /// The style in a colour; say it by `tint(_:)` instead.
    nonisolated public init(tint: Color) {}
    nonisolated var isCircular: Bool { false }
    /// The progress in this style.
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle, DrawnProgressStyle {
    /// The style.
    nonisolated public init() {}
    /// The style in a colour; say it by `tint(_:)` instead.
    nonisolated public init(tint: Color) {}
    nonisolated var isCircular: Bool { true }
    /// The progress in this style.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).adjusted(environment: { $0.progressStyle = .drawn(isCircular: true) })
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// What the platform would choose: a bar.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style set around a progress view.
enum AnyProgressStyle {
    case drawn(isCircular: Bool)
    case custom(any ProgressViewStyle)
}

extension EnvironmentValues {
    private struct ProgressStyleKey: EnvironmentKey {
        static var defaultValue: AnyProgressStyle { .drawn(isCircular: false) }
    }

    /// The style of progress views within.
    var progressStyle: AnyProgressStyle {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}

extension View {
    /// Progress views within in a style.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let drawn = style as? any DrawnProgressStyle
        return adjusted(environment: {
            $0.progressStyle = drawn.map { .drawn(isCircular: $0.isCircular) } ?? .custom(style)
        })
    }
}
