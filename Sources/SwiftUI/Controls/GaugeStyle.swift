import VistazoArchive

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The styled gauge.
    associatedtype Body: View

    /// What a style is told of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// The look of one gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a gauge.
public struct GaugeStyleConfiguration {
    /// A label of the gauge.
    public typealias Label = ConfiguredView
    /// A label of the gauge.
    public typealias CurrentValueLabel = ConfiguredView
    /// A label of the gauge.
    public typealias MinimumValueLabel = ConfiguredView
    /// A label of the gauge.
    public typealias MaximumValueLabel = ConfiguredView

    /// 0…1.
    public var value: Double
    /// What the gauge measures.
    public var label: Label
    /// The value in words.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound.
    public var maximumValueLabel: MaximumValueLabel?
}

/// A style that the host draws; its body is the gauge itself in that style.
protocol DrawnGaugeStyle: GaugeStyle {
    nonisolated var node: Node.Gauge.Style { get }
}

extension GaugeStyleConfiguration {
    /// The gauge again, in a style that the host draws.
    @MainActor func gauge(_ style: Node.Gauge.Style) -> some View {
        Gauge(
            value: value, label: { label }, currentValueLabel: { currentValueLabel },
            minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel }
        )
        .adjusted(environment: { $0.gaugeStyle = .drawn(style) })
    }
}

/// The style set around a gauge.
enum AnyGaugeStyle {
    case drawn(Node.Gauge.Style)
    case custom(any GaugeStyle)
}

extension EnvironmentValues {
    private struct GaugeStyleKey: EnvironmentKey {
        static var defaultValue: AnyGaugeStyle { .drawn(.automatic) }
    }

    /// The style of gauges within.
    var gaugeStyle: AnyGaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }

    private struct RingKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

    /// Whether gauges within are the frame of the widget; nil where that follows from style and family.
    package var gaugeIsRing: Bool? {
        get { self[RingKey.self] }
        set { self[RingKey.self] = newValue }
    }
}

extension View {
    /// Gauges within in a style.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let drawn = style as? any DrawnGaugeStyle
        return adjusted(environment: { $0.gaugeStyle = drawn.map { .drawn($0.node) } ?? .custom(style) })
    }
}

/// What the family calls for.
public struct DefaultGaugeStyle: GaugeStyle, DrawnGaugeStyle {
    /// The style.
    nonisolated public init() {}
    nonisolated var node: Node.Gauge.Style { .automatic }
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.gauge(node) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// What the family calls for.
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle, DrawnGaugeStyle {
    /// The style.
    nonisolated public init() {}
    nonisolated var node: Node.Gauge.Style { .linearCapacity }
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.gauge(node) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar filled up to the value.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, DrawnGaugeStyle {
    /// The style.
    nonisolated public init() {}
    nonisolated var node: Node.Gauge.Style { .linear }
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.gauge(node) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A bar filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, DrawnGaugeStyle {
    /// The style.
    nonisolated public init() {}
    nonisolated var node: Node.Gauge.Style { .linearCapacity }
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.gauge(node) }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar filled up to the value.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

/// A ring with a mark at the value; in the circular family the frame.
public struct AccessoryCircularGaugeStyle: GaugeStyle, DrawnGaugeStyle {
    /// The style.
    nonisolated public init() {}
    nonisolated var node: Node.Gauge.Style { .circular }
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.gauge(node) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring with a mark at the value; in the circular family the frame.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

/// A ring filled up to the value; in the circular family the frame.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, DrawnGaugeStyle {
    /// The style.
    nonisolated public init() {}
    nonisolated var node: Node.Gauge.Style { .circularCapacity }
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.gauge(node) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring filled up to the value; in the circular family the frame.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A bar with a mark at the value.
public typealias LinearGaugeStyle = AccessoryLinearGaugeStyle

/// A ring with a mark at the value.
public typealias CircularGaugeStyle = AccessoryCircularGaugeStyle

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value, as on a watch.
    nonisolated public static var linear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring with a mark at the value, as on a watch.
    nonisolated public static var circular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
