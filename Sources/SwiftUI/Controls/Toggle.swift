import AppIntents
import VistazoArchive

/// A label with a mark that is on or off.
///
/// In a widget only a toggle with an intent does anything: the host flips the mark at once, performs the intent
/// with the new value, and flips it back should that fail.
public struct Toggle<Label: View> {
    let isOn: Bool
    let intent: (any AppIntent)?
    let label: Label

    init(isOn: Bool, intent: (any AppIntent)?, label: Label) {
        self.isOn = isOn
        self.intent = intent
        self.label = label
    }

    /// Shows the value, and does nothing in a widget.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn.wrappedValue, intent: nil, label: label())
    }

    /// Performs an intent; a `SetValueIntent` is given the new value.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, intent: intent, label: label())
    }
}

extension Toggle where Label == Text {
    /// A title that shows the value, and does nothing in a widget.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, intent: nil, label: Text(titleKey))
    }

    /// A title that shows the value, and does nothing in a widget.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, intent: nil, label: Text(title))
    }

    /// A title that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent, label: Text(titleKey))
    }

    /// A title that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent, label: Text(title))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// A title with a symbol that shows the value, and does nothing in a widget.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, intent: nil, label: Label(titleKey, systemImage: systemImage))
    }

    /// A title with a symbol that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent, label: Label(title, systemImage: systemImage))
    }

    /// A title with a symbol that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent, label: Label(titleKey, systemImage: systemImage))
    }
}

extension Toggle where Label == ConfiguredView {
    /// The toggle that a style was given, for a style that changes only its surroundings.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.isOn, intent: configuration.intent, label: configuration.label)
    }
}

extension Toggle: View, PrimitiveView {
    /// One toggle, with a mark or as the author's own style draws it on and off.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let call = intent.flatMap { environment.call(of: $0, newValue: !isOn) }
        var inner = environment
        inner.shortcut = nil
        guard let style = environment.toggleStyle else {
            let label =
                environment.hidesLabels ? .empty : node(of: label, along: .horizontal, in: inner)
            return [
                Node(.toggle(Node.Toggle(label: label, isOn: isOn, intent: call, key: environment.shortcut)))
            ]
        }
        inner.toggleStyle = nil
        // Drawn both ways: the host shows the other as soon as it is pressed.
        let (label, flipped) = (
            body(of: style, isOn: isOn, in: inner), body(of: style, isOn: !isOn, in: inner)
        )
        return [
            Node(
                .toggle(
                    Node.Toggle(
                        label: label, flipped: flipped, isOn: isOn, intent: call, key: environment.shortcut)))
        ]
    }

    @MainActor private func body<S: ToggleStyle>(
        of style: S, isOn: Bool, in environment: EnvironmentValues
    ) -> Node {
        var style = style
        resolveProperties(of: &style, in: environment)
        let configuration = ToggleStyleConfiguration(
            label: ConfiguredView(view: label), isOn: .constant(isOn), intent: intent)
        return node(of: style.makeBody(configuration: configuration), along: .horizontal, in: environment)
    }
}

extension EnvironmentValues {
    private struct HiddenLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether toggles within show their mark alone.
    var hidesLabels: Bool {
        get { self[HiddenLabelsKey.self] }
        set { self[HiddenLabelsKey.self] = newValue }
    }
}

extension View {
    /// Toggles within show their mark without their label.
    nonisolated public func labelsHidden() -> some View { adjusted(environment: { $0.hidesLabels = true }) }
}
