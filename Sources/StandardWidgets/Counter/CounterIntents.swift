import AppIntents
import VistazoLogbook
import WidgetKit

/// Adds one to a counter.
struct IncrementIntent: AppIntent {
    static var title: LocalizedStringResource { catalogued("counter.increment") }

    @Parameter(title: catalogued("parameter.name"), default: CounterConfiguration.defaultName)
    var name: String

    init() {}

    init(name: String) { self.name = name }

    func perform() async throws -> some IntentResult {
        try StandardStore.shared.changeCounter(name, by: 1)
        return .result()
    }
}

/// Takes one from a counter that is above 0.
struct DecrementIntent: AppIntent {
    static var title: LocalizedStringResource { catalogued("counter.decrement") }

    @Parameter(title: catalogued("parameter.name"), default: CounterConfiguration.defaultName)
    var name: String

    init() {}

    init(name: String) { self.name = name }

    func perform() async throws -> some IntentResult {
        try StandardStore.shared.changeCounter(name, by: -1)
        return .result()
    }
}

extension StandardStore {
    fileprivate func changeCounter(_ name: String, by amount: Int) throws {
        _ = try use { try $0.changeCounter(name, by: amount, at: .now()) }
        WidgetCenter.shared.reloadTimelines(ofKind: "counter")
    }
}
