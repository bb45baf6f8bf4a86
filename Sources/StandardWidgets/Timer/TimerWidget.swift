import AppIntents
import SwiftUI
import VistazoLogbook
import WidgetKit

/// A countdown with a start, a pause and a way back; it runs the same in every window.
struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "timer", intent: TimerConfiguration.self, provider: TimerProvider()) {
            entry in
            if let occasion = entry.occasion {
                OccasionView(
                    name: entry.isNamed ? entry.name : nil, spelled: entry.name, occasion: occasion,
                    now: entry.date)
            } else {
                TimerView(entry: entry)
            }
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
    /// When it comes round again; then it counts down to that, and is not started.
    @Parameter(title: catalogued("parameter.at"), description: catalogued("parameter.atDescription"))
    var at: String?

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
    /// What it counts down to, where it is not started by hand; all of the above but `date` and `name` mean nothing then.
    var occasion: Occasion?
    /// Whether the name of an occasion is a person's, not the words that tell when it comes round.
    var isNamed = true
}

/// Reads the countdown once; of one that runs it knows the end.
struct TimerProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TimerEntry {
        TimerEntry(
            date: context.date, name: TimerConfiguration.defaultName, minutes: 25, length: 25 * 60,
            state: .ready)
    }

    func snapshot(for configuration: TimerConfiguration, in context: Context) async -> TimerEntry {
        if let at = configuration.at, !at.isEmpty {
            return occasions(at, configuration, in: context, count: 1).first ?? placeholder(in: context)
        }
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
        if let at = configuration.at, !at.isEmpty {
            let entries = occasions(at, configuration, in: context, count: Occasion.most)
            // Nothing comes after what happens once.
            let isOver = entries.last?.occasion?.state == .past || entries.isEmpty
            return Timeline(entries: entries, policy: isOver ? .never : .atEnd)
        }
        let now = await snapshot(for: configuration, in: context)
        guard case .running(let until) = now.state else { return Timeline(entries: [now], policy: .never) }
        let end = TimerEntry(
            date: until, name: now.name, minutes: now.minutes, length: now.length, state: .ended)
        return Timeline(entries: [now, end], policy: .never)
    }

    /// What there is to see of something that comes round; none where the text does not say when, which `context` is
    /// told, and where the logbook cannot be opened.
    private func occasions(
        _ at: String, _ configuration: TimerConfiguration, in context: Context, count: Int
    ) -> [TimerEntry] {
        let recurrence: Recurrence
        do throws(RecurrenceFault) {
            recurrence = try Recurrence(parsing: at)
        } catch {
            context.refuse(
                IntentCallError.badValue(
                    intent: "timer", parameter: "at", value: error.text, allowed: RecurrenceFault.examples))
            return []
        }
        guard let zone = StandardStore.shared.read(for: context, { $0.zone }) else { return [] }
        let isNamed = configuration.name != TimerConfiguration.defaultName
        return Occasion.seen(of: recurrence, from: Instant(context.date), in: zone, most: count).map {
            date, occasion in
            TimerEntry(
                date: date, name: isNamed ? configuration.name : at, minutes: configuration.minutes,
                length: 0,
                state: .ready, occasion: occasion, isNamed: isNamed)
        }
    }
}
