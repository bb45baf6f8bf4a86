import AppIntents
import VistazoArchive

/// What a control is for.
public struct ButtonRole: Hashable, Sendable {
    private let value: UInt8
    /// Deletes something.
    public static let destructive = ButtonRole(value: 0)
    /// Leaves without doing anything.
    public static let cancel = ButtonRole(value: 1)
    /// Confirms.
    public static let confirm = ButtonRole(value: 2)
    /// Closes.
    public static let close = ButtonRole(value: 3)
}

/// A label that a key or a click sets off.
///
/// In a widget only a button with an intent does anything: its view is gone when it is pressed. One with a
/// closure is drawn and does nothing, as on Apple's platforms.
public struct Button<Label: View> {
    let intent: (any AppIntent)?
    let role: ButtonRole?
    let label: Label

    init(intent: (any AppIntent)?, role: ButtonRole?, label: Label) {
        self.intent = intent
        self.role = role
        self.label = label
    }

    /// Drawn, and does nothing in a widget.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(intent: nil, role: nil, label: label())
    }

    /// Drawn, and does nothing in a widget.
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(intent: nil, role: role, label: label())
    }

    /// Performs an intent. One with an unset parameter is refused when the view is lowered.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(intent: intent, role: nil, label: label())
    }

    /// Performs an intent. One with an unset parameter is refused when the view is lowered.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(intent: intent, role: role, label: label())
    }
}

extension Button: View, PrimitiveView {
    /// One button; without an action that an archive can carry it does nothing.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let (label, style) = environment.buttonStyle.dressed(label, role: role, in: environment)
        let call = intent.flatMap { environment.call(of: $0) }
        return [
            Node(.button(Node.Button(label: label, intent: call, key: environment.shortcut, style: style)))
        ]
    }
}

extension EnvironmentValues {
    /// The call of a control's intent; nil, with a note to the author, where it has an unset parameter, and
    /// where the control is disabled. `newValue` is what a toggle sets.
    @MainActor
    func call(of intent: any AppIntent, newValue: Bool? = nil) -> IntentCall? {
        do {
            let call = try archivedCall(of: intent, newValue: newValue.map { .bool($0) })
            return isEnabled ? call : nil
        } catch let error as IntentCallError {
            lowering?.report(.refusedIntent(error))
        } catch {
            lowering?.report(.missing(String(describing: type(of: intent))))
        }
        return nil
    }
}

extension Button where Label == Text {
    /// A title that does nothing in a widget.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(intent: nil, role: nil, label: Text(titleKey))
    }

    /// A title that does nothing in a widget.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(intent: nil, role: role, label: Text(titleKey))
    }

    /// A title that does nothing in a widget.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(intent: nil, role: nil, label: Text(title))
    }

    /// A title that does nothing in a widget.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(intent: nil, role: role, label: Text(title))
    }

    /// A title that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
        self.init(intent: intent, role: role, label: Text(titleKey))
    }

    /// A title that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I) {
        self.init(intent: intent, role: role, label: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A title with a symbol that does nothing in a widget.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(intent: nil, role: role, label: Label(titleKey, systemImage: systemImage))
    }

    /// A title with a symbol that does nothing in a widget.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(intent: nil, role: role, label: Label(title, systemImage: systemImage))
    }

    /// A title with a symbol that performs an intent.
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(intent: intent, role: role, label: Label(titleKey, systemImage: systemImage))
    }

    /// A title with a symbol that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(intent: intent, role: role, label: Label(title, systemImage: systemImage))
    }
}
