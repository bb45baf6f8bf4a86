import VistazoArchive

/// How buttons look, drawn by an author: the style gives the whole view, the press stays with the button.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The styled button.
    associatedtype Body: View

    /// What a style is told of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// The look of one button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    public typealias Label = ConfiguredView

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Always false: a press is shown by the host.
    public let isPressed = false
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The styled button.
    associatedtype Body: View

    /// What a style is told of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The look of one button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    public typealias Label = ConfiguredView

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label

    /// Does nothing: a widget's button acts by its intent, in the host.
    public func trigger() {}
}

/// A style of this module that the host draws.
protocol DrawnButtonStyle: PrimitiveButtonStyle {
    nonisolated var node: Node.Button.Style { get }
}

/// What the platform would choose: the label alone.
public struct DefaultButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// The default style.
    nonisolated public init() {}
    nonisolated var node: Node.Button.Style { .automatic }
    /// The label.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// The plain style.
    nonisolated public init() {}
    nonisolated var node: Node.Button.Style { .plain }
    /// The label.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// The borderless style.
    nonisolated public init() {}
    nonisolated var node: Node.Button.Style { .automatic }
    /// The label.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label on a faint ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// The bordered style.
    nonisolated public init() {}
    nonisolated var node: Node.Button.Style { .bordered }
    /// The label.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// The prominent style.
    nonisolated public init() {}
    nonisolated var node: Node.Button.Style { .borderedProminent }
    /// The label.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// What the platform would choose: the label alone.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a faint ground.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on the tint.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// The style set around a button.
enum AnyButtonStyle {
    case drawn(Node.Button.Style)
    case custom(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)

    /// A button's label in this style, and how the host is to dress it.
    @MainActor
    func dressed<Label: View>(
        _ label: Label, role: ButtonRole?, in environment: EnvironmentValues
    ) -> (Node, Node.Button.Style) {
        var inner = environment
        inner.shortcut = nil
        switch self {
        case .drawn(let style):
            return (node(of: label, along: .horizontal, in: inner), style)
        case .custom(let style):
            // The style's own views may hold buttons; those are not in it.
            inner.buttonStyle = .drawn(.automatic)
            return (body(of: style, role: role, label: label, in: inner), .plain)
        case .primitive(let style):
            inner.buttonStyle = .drawn(.automatic)
            return (body(of: style, role: role, label: label, in: inner), .plain)
        }
    }

    @MainActor
    private func body<S: ButtonStyle, Label: View>(
        of style: S, role: ButtonRole?, label: Label, in environment: EnvironmentValues
    ) -> Node {
        var style = style
        resolveProperties(of: &style, in: environment)
        let configuration = ButtonStyleConfiguration(role: role, label: .init(view: label))
        return node(of: style.makeBody(configuration: configuration), along: .horizontal, in: environment)
    }

    @MainActor
    private func body<S: PrimitiveButtonStyle, Label: View>(
        of style: S, role: ButtonRole?, label: Label, in environment: EnvironmentValues
    ) -> Node {
        var style = style
        resolveProperties(of: &style, in: environment)
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(view: label))
        return node(of: style.makeBody(configuration: configuration), along: .horizontal, in: environment)
    }
}

extension EnvironmentValues {
    private struct ButtonStyleKey: EnvironmentKey {
        static var defaultValue: AnyButtonStyle { .drawn(.automatic) }
    }

    /// The style of buttons within.
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Buttons within in an author's style.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        adjusted(environment: { $0.buttonStyle = .custom(style) })
    }

    /// Buttons within in a style.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let drawn = style as? any DrawnButtonStyle
        return adjusted(environment: { $0.buttonStyle = drawn.map { .drawn($0.node) } ?? .primitive(style) })
    }

    /// The corners of bordered buttons; in cells they have none.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

    /// Buttons and toggles within act or not; once disabled, nothing within is enabled again.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        adjusted(environment: { $0.isEnabled = $0.isEnabled && !disabled })
    }
}

/// The corners of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    private let value: UInt8
    /// As the platform likes.
    public static let automatic = ButtonBorderShape(value: 0)
    /// Round ends.
    public static let capsule = ButtonBorderShape(value: 1)
    /// Round corners.
    public static let roundedRectangle = ButtonBorderShape(value: 2)
    /// Round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
    /// Round.
    public static let circle = ButtonBorderShape(value: 3)
}
