import AppIntents
import VistazoLogbook
import WidgetKit

/// Takes the last step of the logbook back, whichever door it came by.
struct UndoIntent: AppIntent {
    static var title: LocalizedStringResource { catalogued("undo.title") }
    static var description: IntentDescription? { IntentDescription(catalogued("undo.description")) }

    init() {}

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: IntentDialog(said: try turn("cli.undo.done") { try $0.undo() }))
    }
}

/// Does the step again that was undone last.
struct RedoIntent: AppIntent {
    static var title: LocalizedStringResource { catalogued("redo.title") }
    static var description: IntentDescription? { IntentDescription(catalogued("redo.description")) }

    init() {}

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: IntentDialog(said: try turn("cli.redo.done") { try $0.redo() }))
    }
}

/// Turns the history by a step and says which it was.
private func turn(_ key: String, _ body: (Logbook) throws -> HistoryStep) throws -> String {
    let sentence = try StandardStore.shared.use { logbook in
        let step = try body(logbook)
        return logbook.words(key, ["step": logbook.words.step(step, at: .now(), zone: logbook.zone)])
    }
    for kind in ["counter", "timer"] { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    return sentence
}
