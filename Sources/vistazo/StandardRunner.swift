import StandardWidgets
import WidgetKit

/// The standard bundle's runner: its widgets are asked in this process, on the main actor.
@MainActor
enum StandardRunner {
    static let shared = ExtensionRunner(
        StandardBundle().body, identifier: "standard", intents: StandardBundle.intents,
        shortcuts: StandardBundle.shortcuts)
}
