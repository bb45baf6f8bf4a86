import AppIntents
import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// A countdown in each family: what is left, as figures and as a bar or the ring, and its keys.
struct TimerView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var zone
    let entry: TimerEntry

    private var words: Words { Words(language: locale.identifier) }

    var body: some View {
        switch family {
        case .accessoryInline: inline
        case .accessoryCircular: main { circular }
        case .accessoryRectangular: main { rectangular }
        default: home
        }
    }

    /// A countdown that nobody named is called what it is.
    private var name: String {
        entry.name == TimerConfiguration.defaultName ? words("widgets.timer.title") : entry.name
    }

    /// For the ring, which has room for a short name alone.
    private var shortName: String {
        entry.name == TimerConfiguration.defaultName
            ? words("widgets.timer.shortMinutes", ["n": "\(Int(entry.length / 60))"]) : entry.name
    }

    private var home: some View {
        Card(title: Text(name), fact: family == .systemSmall ? nil : length) {
            Figure(
                text: remaining, tint: tint, rows: family == .systemLarge ? 5 : 3)
            caption.foregroundStyle(entry.state == .ended ? Color.green : Color.secondary).lineLimit(1)
                .padding(.top, family == .systemLarge ? 1.rows : 0)
        } bottom: {
            bar
            actions
        }
    }

    private var circular: some View {
        Group {
            if case .running(let until) = entry.state {
                ProgressView(timerInterval: start(until)...until, countsDown: true) {
                    Text(shortName).foregroundStyle(.secondary)
                } currentValueLabel: {
                    remaining.bold()
                }
                .progressViewStyle(.circular)
            } else {
                Gauge(value: share) {
                    Text(shortName).foregroundStyle(.secondary)
                } currentValueLabel: {
                    remaining.bold()
                }
                .gaugeStyle(.accessoryCircularCapacity)
            }
        }
        .tint(barTint)
        .lineLimit(1)
        .filling(.center)
    }

    private var rectangular: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 1.columns) {
                Text(name).bold().layoutPriority(1)
                Spacer(minLength: 1.columns)
                remaining.bold().foregroundStyle(tint).widgetAccentable()
            }
            caption.foregroundStyle(entry.state == .ended ? Color.green : Color.secondary)
            Spacer(minLength: 0)
            bar
        }
        .lineLimit(1)
        .filling()
    }

    private var inline: some View {
        Text(Image(systemName: symbol)) + Text(verbatim: " \(name) ") + remaining
    }

    private var symbol: String {
        switch entry.state {
        case .running: "play.fill"
        case .paused: "pause"
        case .ended: "checkmark"
        case .ready: "timer"
        }
    }

    private var tint: Color {
        switch entry.state {
        case .running: .teal
        case .ended: .green
        case .ready: .primary
        case .paused: .secondary
        }
    }

    /// Of the bar and the ring, which are quiet until there is something to watch.
    private var barTint: Color { entry.state == .ready ? .secondary : tint }

    /// What is left; it runs by itself while the countdown does.
    private var remaining: Text {
        let rest: TimeInterval
        switch entry.state {
        case .running(let until): return timer(start(until)...until, pausedAt: nil)
        case .paused(let left): rest = left
        case .ended: rest = 0
        case .ready: rest = entry.length
        }
        let end = entry.date + rest
        return timer(start(end)...end, pausedAt: entry.date)
    }

    private func timer(_ interval: ClosedRange<Date>, pausedAt: Date?) -> Text {
        // Up to 99 minutes, minutes alone have room in pixel type.
        Text(
            timerInterval: interval, pauseTime: pausedAt, countsDown: true,
            showsHours: entry.length >= 6_000)
    }

    private func start(_ end: Date) -> Date { end - max(entry.length, 0) }

    /// What is left of the whole, 0…1.
    private var share: Double {
        switch entry.state {
        case .paused(let rest): entry.length > 0 ? rest / entry.length : 0
        case .ended: 0
        case .ready, .running: 1
        }
    }

    @ViewBuilder
    private var bar: some View {
        if case .running(let until) = entry.state {
            ProgressView(timerInterval: start(until)...until, countsDown: true) {
            } currentValueLabel: {
            }
            .tint(tint)
        } else {
            ProgressView(value: share).tint(barTint)
        }
    }

    private var caption: Text {
        switch entry.state {
        case .running(let until):
            var style = Date.FormatStyle(locale: locale)
            style.timeZone = zone
            return Text(words("widgets.timer.ends", ["time": until.formatted(style.hour().minute())]))
        case .paused: return Text(words("widgets.timer.paused"))
        case .ended: return Text(words("widgets.timer.ended"))
        case .ready: return Text(words("widgets.timer.ready"))
        }
    }

    private var length: Text {
        Text(words("widgets.timer.minutes", count: Int(entry.length / 60)))
    }

    /// Where the words of both are too long for the row, the way back is its symbol alone.
    private var actions: some View {
        ViewThatFits(in: .horizontal) {
            actions(reset: words("widgets.timer.reset"))
            actions(reset: nil)
        }
    }

    private func actions(reset: String?) -> some View {
        HStack(spacing: 0) {
            main { mainLabel }
            Spacer(minLength: 1.columns)
            if entry.state != .ready {
                Button(intent: ResetTimerIntent(name: entry.name)) {
                    let symbol = "arrow.counterclockwise"
                    if let reset {
                        ActionLabel(symbol: symbol, word: reset, color: .secondary)
                    } else {
                        Image(systemName: symbol).foregroundStyle(.secondary)
                            .accessibilityLabel(words("widgets.timer.reset"))
                    }
                }
                .buttonStyle(.plain)
            }
        }
    }

    private var mainLabel: some View {
        switch entry.state {
        case .running: ActionLabel(symbol: "pause", word: words("widgets.timer.pause"), color: .teal)
        default: ActionLabel(symbol: "play.fill", word: startWord, color: .teal)
        }
    }

    private var startWord: String {
        if case .paused = entry.state { return words("widgets.timer.goOn") }
        return words("widgets.timer.start")
    }

    /// The button that fits the state: pause where it runs, else start.
    @ViewBuilder
    private func main(@ViewBuilder label: () -> some View) -> some View {
        let label = label()
        if case .running = entry.state {
            Button(intent: PauseTimerIntent(name: entry.name)) {
                label.accessibilityLabel(words("widgets.timer.pause"))
            }
            .buttonStyle(.plain)
        } else {
            Button(intent: StartTimerIntent(name: entry.name, minutes: entry.minutes)) {
                label.accessibilityLabel(startWord)
            }
            .buttonStyle(.plain)
        }
    }
}
