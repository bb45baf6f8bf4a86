import AppIntents

/// How toggles look, drawn by an author; the press stays with the toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The styled toggle.
    associatedtype Body: View

    /// What a style is told of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// The look of one toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a toggle.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public typealias Label = ConfiguredView

    /// The label.
    public let label: Label
    /// Whether it is on. What is written is lost: the host flips it.
    @Binding public var isOn: Bool
    let intent: (any AppIntent)?

    /// Some are on, some off; never in a widget.
    public var isMixed: Bool { false }
}

/// What the platform would choose: a mark beside the label.
public struct DefaultToggleStyle: ToggleStyle {
    /// The style.
    nonisolated public init() {}
    /// The toggle.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A mark beside the label.
public struct SwitchToggleStyle: ToggleStyle {
    /// The style.
    nonisolated public init() {}
    /// The style in a colour; say it by `tint(_:)` instead.
    nonisolated public init(tint: Color) {}
    /// The toggle.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A mark beside the label; a cell has no room for a pressed button.
public struct ButtonToggleStyle: ToggleStyle {
    /// The style.
    nonisolated public init() {}
    /// The toggle.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// What the platform would choose: a mark beside the label.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A mark beside the label.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A mark beside the label.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
    private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: (any ToggleStyle)? { nil } }

    /// The author's style of toggles within, nil for the host's own.
    var toggleStyle: (any ToggleStyle)? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Toggles within in a style.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let isDrawn = style is DefaultToggleStyle || style is SwitchToggleStyle || style is ButtonToggleStyle
        return adjusted(environment: { $0.toggleStyle = isDrawn ? nil : style })
    }
}
