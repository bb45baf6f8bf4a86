import SwiftUI
import VistazoLogbook
import VistazoWords
import WidgetKit

/// The longest runs that are kept now, and those that would end today.
struct StreaksWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "streaks", provider: StreaksProvider()) { entry in StreaksView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.streaks.title"))
        .description(StandardStore.shared.words("widgets.streaks.description"))
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}

/// Runs at a moment.
struct StreaksEntry: TimelineEntry {
    struct Runs: Hashable, Sendable {
        /// The longest first, as many as a widget may show.
        var rows: [ItemFacts] = []
        /// How many are in danger, of all there are.
        var atRisk = 0
    }

    let date: Date
    var runs = Runs()
}

/// Looks at a quarter of a year of every item, and at the whole past of those whose run may be longer, or is shown.
struct StreaksProvider: TimelineProvider {
    /// What the large family has room for.
    private static let most = 8
    /// Days of every item that are looked at first.
    private static let reach = 92

    func placeholder(in context: Context) -> StreaksEntry {
        let row = ItemFacts.sample(at: context.date, StandardStore.shared.words)
        return StreaksEntry(date: context.date, runs: .init(rows: Array(repeating: row, count: 5)))
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (StreaksEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : entries(in: context)[0])
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<StreaksEntry>) -> Void) {
        let entries = entries(in: context)
        completion(Timeline(entries: entries, policy: entries.count > 1 ? .atEnd : .never))
    }

    private func entries(in context: Context) -> [StreaksEntry] {
        let now = Instant(context.date)
        let found = StandardStore.shared.read(for: context) { logbook -> [StreaksEntry] in
            let first = logbook.day(of: now).advanced(by: -Self.reach)
            let near = try logbook.readings(from: first, withGoals: true, at: now).map { reading in
                let isCut = logbook.judgements(reading, at: now).contains(where: \.isUnbroken)
                return isCut ? try logbook.reading(of: reading.item, at: now) ?? reading : reading
            }
            let present = near.map { logbook.judgements($0, at: now) }
            let instants = [now] + ItemInstants.after(now, near, present, in: logbook)
            let later = near.map { logbook.judgements($0, at: instants) }
            let orders = instants.indices.map { moment in
                Self.order(later.map { $0[moment] }, near)
            }
            // The longest run there ever was is told of those that are shown.
            var shown: [Int: ItemReading] = [:]
            for index in Set(orders.flatMap { $0 }) {
                shown[index] = try logbook.reading(of: near[index].item, at: now) ?? near[index]
            }
            let whole = shown.mapValues { logbook.judgements($0, at: instants) }
            return zip(instants, orders).enumerated().map { moment, found in
                let (instant, order) = found
                let rows = order.compactMap { index -> ItemFacts? in
                    guard let reading = shown[index], let judgements = whole[index]?[moment] else {
                        return nil
                    }
                    return ItemFacts(reading, judgements, at: instant, in: logbook).still
                }
                let risks = later.indices.count { index in
                    let facts = ItemFacts(near[index], later[index][moment], at: instant, in: logbook)
                    return facts.goals.contains { $0.streak?.isAtRisk == true }
                }
                return StreaksEntry(
                    date: instant == now ? context.date : instant.date, runs: .init(rows: rows, atRisk: risks)
                )
            }
        }
        let entries = found ?? []
        guard !entries.isEmpty else { return [StreaksEntry(date: context.date)] }
        return entries.changes(of: \.runs)
    }

    /// The places of those with the longest runs; of items without one those with a goal in their own order.
    private static func order(_ judgements: [[Judgement]], _ readings: [ItemReading]) -> [Int] {
        let days = judgements.map { $0.map(\.daysOfRun).max() }
        return days.indices.filter { days[$0] != nil }
            .sorted { (days[$1] ?? 0, $0) < (days[$0] ?? 0, $1) }.prefix(most).map { $0 }
    }
}

extension Judgement {
    /// Whether nothing within the days that were judged ends the run, so that it may be longer than they tell.
    var isUnbroken: Bool { streak.count > 0 && !periods.contains { $0.state.isKept == false } }

    /// About how many days its run took, for comparing runs of different units.
    var daysOfRun: Int {
        switch (streak.unit, periods.last?.goal) {
        case (.week, _): streak.count * 7
        case (.month, _): streak.count * 30
        case (.time, .every(let days)?): streak.count * min(days, 366)
        case (.time, .weekdays(let weekdays)?): streak.count * 7 / max(weekdays.numbers.count, 1)
        default: streak.count
        }
    }
}

extension ItemFacts {
    /// Without what a list of runs does not show, so that what changes there is no change.
    fileprivate var still: ItemFacts {
        var facts = self
        (facts.isFresh, facts.since, facts.last, facts.running, facts.today) = (false, nil, nil, nil, "")
        (facts.count, facts.shortToday) = (0, "")
        facts.goals = goals.map { goal in
            var told = GoalFacts(title: "", state: goal.state, isLimit: goal.isLimit)
            told.streak = goal.streak
            return told
        }
        return facts
    }

    /// The goal whose run is told: the longest.
    var runGoal: GoalFacts? { goals.max { ($0.streak?.days ?? -1) < ($1.streak?.days ?? -1) } }
}
