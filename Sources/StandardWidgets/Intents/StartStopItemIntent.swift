import AppIntents
import VistazoLogbook
import WidgetKit

/// Starts or stops an item's stopwatch; without a word which, whichever it is not.
struct StartStopItemIntent: LiveActivityIntent {
    static var title: LocalizedStringResource { catalogued("startStop.title") }
    static var description: IntentDescription? { IntentDescription(catalogued("startStop.description")) }

    static var parameterSummary: some ParameterSummary {
        Summary("\(\.$action) \(\.$item)")
    }

    @Parameter(title: catalogued("parameter.item")) var item: ItemEntity
    @Parameter(title: catalogued("parameter.action")) var action: StopwatchAction?

    init() {}

    /// Of an item that is still to be said.
    init(action: StopwatchAction) { self.action = action }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let sentence = try StandardStore.shared.use { logbook in
            let item = try logbook.item(of: self.item)
            let isRunning = try logbook.running(of: item) != nil
            switch action ?? (isRunning ? .stop : .start) {
            case .start: return try logbook.start(item, at: .now()).sentence
            case .stop: return try logbook.stop(item, at: .now()).sentence
            }
        }
        return .result(dialog: IntentDialog(said: sentence))
    }
}

/// What to do with a stopwatch.
enum StopwatchAction: String, AppEnum {
    case start, stop

    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: catalogued("parameter.action"))
    }

    static var caseDisplayRepresentations: [StopwatchAction: DisplayRepresentation] {
        [
            .start: DisplayRepresentation(title: catalogued("startStop.start")),
            .stop: DisplayRepresentation(title: catalogued("startStop.stop")),
        ]
    }
}
