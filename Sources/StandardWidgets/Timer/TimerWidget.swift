import AppIntents
import SwiftUI
import VistazoLogbook
import WidgetKit

/// A countdown with a start, a pause and a way back; it runs the same in every window.
struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "timer", intent: TimerConfiguration.self, provider: TimerProvider()) {
            entry in TimerView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.timer.title"))
        .description(StandardStore.shared.words("widgets.timer.description"))
        .supportedFamilies(.standard)
    }
}

/// Which countdown a widget shows, and how long it is when it is started.
struct TimerConfiguration: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { catalogued("timer.title") }
    static let defaultName = "timer"

    @Parameter(title: catalogued("parameter.name"), default: Self.defaultName) var name: String
    @Parameter(title: catalogued("parameter.minutes"), default: 25, inclusiveRange: (1, 43_200))
    var minutes: Int

    init() {}
}

/// A countdown at a moment.
struct TimerEntry: TimelineEntry {
    enum State: Hashable, Sendable {
        /// Stands at its whole length.
        case ready
        case running(until: Date)
        case paused(rest: TimeInterval)
        case ended
    }

    let date: Date
    let name: String
    /// Minutes of the next start.
    let minutes: Int
    /// Seconds of the one that is shown.
    var length: TimeInterval
    var state: State
}

/// Reads the countdown once; of one that runs it knows the end.
struct TimerProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TimerEntry {
        TimerEntry(
            date: context.date, name: TimerConfiguration.defaultName, minutes: 25, length: 25 * 60,
            state: .ready)
    }

    func snapshot(for configuration: TimerConfiguration, in context: Context) async -> TimerEntry {
        let minutes = min(max(configuration.minutes, 1), 43_200)
        var entry = TimerEntry(
            date: context.date, name: configuration.name, minutes: minutes,
            length: TimeInterval(minutes * 60), state: .ready)
        let found = StandardStore.shared.read(for: context) { try $0.countdown(configuration.name) }
        guard let countdown = found ?? nil else { return entry }
        entry.length = TimeInterval(countdown.length) / 1000
        switch countdown.state {
        case .running(let until) where until.date > context.date: entry.state = .running(until: until.date)
        case .running: entry.state = .ended
        case .paused(let rest): entry.state = .paused(rest: TimeInterval(rest) / 1000)
        }
        return entry
    }

    func timeline(
        for configuration: TimerConfiguration, in context: Context
    ) async -> Timeline<TimerEntry> {
        let now = await snapshot(for: configuration, in: context)
        guard case .running(let until) = now.state else { return Timeline(entries: [now], policy: .never) }
        let end = TimerEntry(
            date: until, name: now.name, minutes: now.minutes, length: now.length, state: .ended)
        return Timeline(entries: [now, end], policy: .never)
    }
}
