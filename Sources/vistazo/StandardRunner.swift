import StandardWidgets
import WidgetKit

/// The standard bundle's runner: its widgets are asked in this process, on the main actor.
@MainActor
enum StandardRunner {
    static let shared = ExtensionRunner(
        StandardBundle().body, identifier: "standard", intents: StandardBundle.intents,
        shortcuts: StandardBundle.shortcuts)

    /// Those of the kinds that go by commands; they have no part in the bundle's.
    static func runner(of kind: CommandKind) -> ExtensionRunner {
        switch kind {
        case .value: value
        case .toggle: toggle
        }
    }

    private static let value = ExtensionRunner(ValueWidget(), identifier: "standard.value")
    private static let toggle = ExtensionRunner(
        SwitchWidget(), identifier: "standard.switch", intents: SwitchWidget.intents)
}
