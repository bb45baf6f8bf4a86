import AppIntents
import VistazoLogbook
import WidgetKit

/// Starts a countdown, or lets a paused one go on.
struct StartTimerIntent: AppIntent {
    static var title: LocalizedStringResource { catalogued("timer.startIntent") }

    @Parameter(title: catalogued("parameter.name"), default: TimerConfiguration.defaultName) var name: String
    @Parameter(title: catalogued("parameter.minutes"), default: 25, inclusiveRange: (1, 43_200))
    var minutes: Int

    init() {}

    init(name: String, minutes: Int) {
        self.name = name
        self.minutes = minutes
    }

    func perform() async throws -> some IntentResult {
        let length = min(max(minutes, 1), 43_200) * 60_000
        try StandardStore.shared.changeTimer { try $0.startCountdown(name, length: length, at: .now()) }
        return .result()
    }
}

/// Lets a countdown stand where it is.
struct PauseTimerIntent: AppIntent {
    static var title: LocalizedStringResource { catalogued("timer.pauseIntent") }

    @Parameter(title: catalogued("parameter.name"), default: TimerConfiguration.defaultName) var name: String

    init() {}

    init(name: String) { self.name = name }

    func perform() async throws -> some IntentResult {
        try StandardStore.shared.changeTimer { try $0.pauseCountdown(name, at: .now()) }
        return .result()
    }
}

/// Takes a countdown back to its whole length.
struct ResetTimerIntent: AppIntent {
    static var title: LocalizedStringResource { catalogued("timer.resetIntent") }

    @Parameter(title: catalogued("parameter.name"), default: TimerConfiguration.defaultName) var name: String

    init() {}

    init(name: String) { self.name = name }

    func perform() async throws -> some IntentResult {
        try StandardStore.shared.changeTimer { try $0.resetCountdown(name) }
        return .result()
    }
}

extension StandardStore {
    fileprivate func changeTimer(_ change: (Logbook) throws -> Void) throws {
        try use(change)
        WidgetCenter.shared.reloadTimelines(ofKind: "timer")
    }
}
