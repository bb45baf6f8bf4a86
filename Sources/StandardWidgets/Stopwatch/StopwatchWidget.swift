import SwiftUI
import VistazoLogbook
import VistazoWords
import WidgetKit

/// The stopwatches that run, and those that a key would start.
struct StopwatchWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "stopwatch", provider: StopwatchProvider()) { entry in
            StopwatchView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.stopwatch.title"))
        .description(StandardStore.shared.words("widgets.stopwatch.description"))
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}

/// Stopwatches at a moment.
struct StopwatchEntry: TimelineEntry {
    struct Content: Hashable, Sendable {
        /// The longest running first.
        var running: [ItemFacts] = []
        /// The one used last first.
        var idle: [ItemFacts] = []
        /// What was timed today, and has ended; empty where nothing was.
        var today = ""
        /// Minutes of each of the last seven days, of what has ended; empty where nothing was timed.
        var week: [Day] = []
    }

    struct Day: Hashable, Sendable {
        /// 0 is Monday.
        var weekday: Int
        var minutes: Double
        /// `1 h 20 min`; empty for nothing.
        var length: String
        /// Whether a private item was timed.
        var isPrivate: Bool
    }

    let date: Date
    var content: Content
}

/// Reads what is timed once, and tells a week ahead what each change of day will make of it.
struct StopwatchProvider: TimelineProvider {
    /// What the large family has room for.
    private static let most = 9

    func placeholder(in context: Context) -> StopwatchEntry {
        let words = StandardStore.shared.words
        var facts = ItemFacts.sample(at: context.date, words)
        (facts.name, facts.emoji, facts.isTimed) = ("Reading", "📖", true)
        return StopwatchEntry(date: context.date, content: .init(idle: Array(repeating: facts, count: 3)))
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (StopwatchEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : entries(in: context)[0])
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<StopwatchEntry>) -> Void)
    {
        let entries = entries(in: context)
        completion(Timeline(entries: entries, policy: entries.count > 1 ? .atEnd : .never))
    }

    private func entries(in context: Context) -> [StopwatchEntry] {
        let now = Instant(context.date)
        let found = StandardStore.shared.read(for: context) { logbook -> [StopwatchEntry] in
            let timed = try logbook.items().filter(\.runsStopwatch)
            guard !timed.isEmpty else { return [] }
            let week = logbook.day(of: now).advanced(by: -6)
            let readings = try logbook.readings(from: week, only: Set(timed.map(\.id)), at: now)
            let judgements = readings.map { logbook.judgements($0, at: now) }
            let instants = [now] + ItemInstants.after(now, readings, judgements, in: logbook)
            return instants.map { instant in
                StopwatchEntry(
                    date: instant == now ? context.date : instant.date,
                    content: .init(readings, most: Self.most, at: instant, in: logbook))
            }
        }
        let entries = found ?? []
        guard !entries.isEmpty else { return [StopwatchEntry(date: context.date, content: .init())] }
        return entries.changes(of: \.content)
    }
}

extension StopwatchEntry.Content {
    init(_ readings: [ItemReading], most: Int, at now: Instant, in logbook: Logbook) {
        let runs = readings.filter { $0.running != nil }
            .sorted { $0.running?.start ?? now < $1.running?.start ?? now }
        let rest = readings.filter { $0.running == nil }
            .enumerated().sorted {
                ($1.element.last?.milliseconds ?? .min, $0.offset) < (
                    $0.element.last?.milliseconds ?? .min, $1.offset
                )
            }
            .map(\.element)
        running = runs.prefix(most).map { logbook.facts($0, at: now) }
        idle = rest.prefix(most).map { logbook.facts($0, at: now) }
        let today = logbook.day(of: now)
        week = (-6...0).map { back in
            let day = today.advanced(by: back)
            let timed = readings.filter { ($0.totals[day]?.amount ?? .zero) > .zero }
            let seconds = timed.reduce(0) {
                $0 + max(0, $1.item.seconds(of: $1.totals[day]?.amount ?? .zero))
            }
            return StopwatchEntry.Day(
                weekday: day.weekday, minutes: Double(seconds / 60),
                length: seconds < 60 ? "" : logbook.words.duration(seconds: seconds / 60 * 60),
                isPrivate: timed.contains(where: \.item.isPrivate))
        }
        self.today = week.last?.length ?? ""
        if week.allSatisfy({ $0.minutes == 0 }) { week = [] }
    }

    /// Whether sums would tell of a private item.
    var isPrivate: Bool { week.contains(where: \.isPrivate) }
}
