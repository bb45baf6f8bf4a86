import Foundation
import StandardWidgets
import VistazoArchive
import VistazoHosting
import VistazoLogbook
import WidgetKit

/// Performs intents of the standard bundle for a person who came through a door of their own.
///
/// The store that widgets of this process use is not touched: in a dashboard it goes on as it is.
struct StandardCall {
    private let settings: Settings
    private let bundle: InProcessExtension

    /// - Parameter console: Whose door stands in the history, in whose words the dialog is.
    init(_ settings: Settings, _ console: Console) {
        self.settings = settings
        bundle = World.standard(settings, console, through: StandardStore())
    }

    /// Performs it and waits for the end; the result is what it says.
    ///
    /// - Throws: `PlainFault`.
    func perform(_ call: IntentCall) throws -> String? {
        let surroundings = settings.surroundings
        let request = WireRequest(
            .perform, date: surroundings.now, kind: "", families: [], configuration: [],
            locale: surroundings.locale.identifier, zone: surroundings.zone.identifier,
            mode: surroundings.mode, scheme: surroundings.scheme, theme: surroundings.theme.name,
            reason: .intent, intent: call)
        switch World.ask(request, bundle).result {
        case .failure(let failure): throw failure.fault(settings.words)
        case .success(let decoded):
            guard case .performed(let dialog, _) = decoded.value else { return nil }
            return dialog
        }
    }
}
