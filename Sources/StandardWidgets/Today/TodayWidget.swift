import SwiftUI
import VistazoLogbook
import VistazoWords
import WidgetKit

/// What is still to be done today, the most urgent first, each with its key.
struct TodayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "today", provider: TodayProvider()) { entry in TodayView(entry: entry) }
            .configurationDisplayName(StandardStore.shared.words("widgets.today.title"))
            .description(StandardStore.shared.words("widgets.today.description"))
            .supportedFamilies(.standard)
    }
}

/// A day's list at a moment.
struct TodayEntry: TimelineEntry {
    let date: Date
    let facts: TodayFacts
}

/// What a widget says of a day.
struct TodayFacts: Hashable, Sendable {
    /// The most urgent first, as many as a widget may show.
    var pending: [ItemFacts] = []
    /// All that are pending.
    var left = 0
    /// The titles of what was done today and asks for no more; those of private items are left out.
    var done: [String] = []
    var doneCount = 0
    /// What was given up by hand: decided, but not done. The titles leave private items out.
    var missed: [String] = []
    var missedCount = 0

    /// Items of which something is or was asked; 0 where no goal asks anything today.
    var due: Int { left + doneCount + missedCount }
    var isAnyOverdue: Bool { pending.contains { $0.mainGoal?.tone == .over } }

    /// What the large family has room for.
    static let most = 14
}

/// Reads the goals once, and tells how each day of a week ahead will begin.
struct TodayProvider: TimelineProvider {
    func placeholder(in context: Context) -> TodayEntry {
        TodayEntry(date: context.date, facts: .sample(at: context.date, StandardStore.shared.words))
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (TodayEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : entries(in: context)[0])
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TodayEntry>) -> Void) {
        completion(Timeline(entries: entries(in: context), policy: .atEnd))
    }

    private func entries(in context: Context) -> [TodayEntry] {
        let now = Instant(context.date)
        let found = StandardStore.shared.read(for: context) { logbook -> [TodayEntry] in
            let week = logbook.day(of: now).advanced(by: -6)
            let readings = try logbook.readings(from: week, withGoals: true, at: now)
            let judgements = readings.map { logbook.judgements($0, at: now) }
            let instants = [now] + ItemInstants.after(now, readings, judgements, in: logbook)
            return instants.map { instant in
                TodayEntry(
                    date: instant == now ? context.date : instant.date,
                    facts: TodayFacts(readings, in: logbook, at: instant))
            }
        }
        let entries = found ?? []
        guard !entries.isEmpty else { return [TodayEntry(date: context.date, facts: TodayFacts())] }
        return entries.changes(of: \.facts)
    }
}

extension TodayFacts {
    init(_ readings: [ItemReading], in logbook: Logbook, at now: Instant) {
        let list = logbook.today(readings, at: now)
        let byID = Dictionary(uniqueKeysWithValues: readings.map { ($0.item.id, $0) })
        pending = list.pending.prefix(Self.most).compactMap { pending in
            byID[pending.item.id].map { logbook.facts($0, at: now).settled }
        }
        left = list.pending.count
        done = list.done.filter { !$0.isPrivate }.map(\.title)
        doneCount = list.done.count
        missed = list.missed.filter { !$0.isPrivate }.map(\.title)
        missedCount = list.missed.count
    }

    /// For the gallery and the skeleton.
    static func sample(at now: Date, _ words: Words) -> TodayFacts {
        let rows = [("Vitamins", "💊", 0, 1), ("Reading", "📖", 20, 30), ("Café", "☕", 2, 3)].map {
            name, emoji, done, needed in
            var facts = ItemFacts.sample(at: now, words)
            (facts.name, facts.emoji) = (name, emoji)
            facts.goals[0].ratio = "\(done)/\(needed)"
            facts.goals[0].progress = words.progress(Amount(done), of: Amount(needed), unit: nil)
            return facts
        }
        return TodayFacts(pending: rows, left: 3, done: ["Run", "Floss"], doneCount: 2)
    }
}

extension ItemFacts {
    /// Without what a list does not show, so that what does not change there is no change.
    fileprivate var settled: ItemFacts {
        var facts = self
        facts.isFresh = false
        facts.since = nil
        facts.last = nil
        facts.week = []
        facts.count = 0
        facts.figures = []
        facts.running?.start.daysAgo = 0
        for index in facts.goals.indices { facts.goals[index].streak = nil }
        return facts
    }
}
