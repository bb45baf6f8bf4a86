import AppIntents
import SwiftUI
import VistazoWords
import WidgetKit

/// The widgets that come with Vistazo, written as any author would write them.
public struct StandardBundle: WidgetBundle {
    /// The bundle; its widgets find the logbook through `StandardStore`.
    public init() {}

    /// In the gallery's order.
    public var body: some Widget {
        ItemWidget()
        ItemsWidget()
        TodayWidget()
        StreaksWidget()
        StopwatchWidget()
        CounterWidget()
        ClockWidget()
        CalendarWidget()
        TimerWidget()
        SizeWidget()
    }

    /// The intents of all its widgets, for a runner that finds them by name before any view is drawn.
    package static var intents: [any AppIntent.Type] {
        [
            LogItemIntent.self, StartStopItemIntent.self, SkipItemIntent.self, UndoIntent.self,
            RedoIntent.self,
            HowLongAgoIntent.self, IncrementIntent.self, DecrementIntent.self, StartTimerIntent.self,
            PauseTimerIntent.self, ResetTimerIntent.self,
        ]
    }
}

/// A sentence of the catalogue as names and titles of intents and parameters take it.
func catalogued(_ key: String) -> LocalizedStringResource {
    LocalizedStringResource(stringLiteral: StandardStore.shared.words("widgets." + key))
}
