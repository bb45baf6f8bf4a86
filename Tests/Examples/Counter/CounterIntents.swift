import AppIntents
import WidgetKit

struct AddGlass: AppIntent {
    static var title: LocalizedStringResource = "Add a Glass"
    static var description = IntentDescription("Counts one more glass of water.")
    static var openAppWhenRun: Bool = false

    func perform() async throws -> some IntentResult {
        CounterStore.shared.change(by: 1)
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

struct RemoveGlass: AppIntent {
    static var title: LocalizedStringResource = "Remove a Glass"
    static var description = IntentDescription("Takes one glass back, if there is one.")
    static var openAppWhenRun: Bool = false

    func perform() async throws -> some IntentResult {
        CounterStore.shared.change(by: -1)
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}
