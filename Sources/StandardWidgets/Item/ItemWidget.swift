import AppIntents
import SwiftUI
import VistazoLogbook
import VistazoWords
import WidgetExtras
import WidgetKit

/// What is tracked: how long ago it happened, how it stands, and a key to log it.
struct ItemWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "item", intent: ItemConfiguration.self, provider: ItemProvider()) {
            entry in ItemView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.item.title"))
        .description(StandardStore.shared.words("widgets.item.description"))
        .supportedFamilies(.standard + [.systemExtraLarge])
    }
}

/// Which item a widget shows; the first of the logbook where none is named.
struct ItemConfiguration: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { catalogued("item.title") }

    @Parameter(title: catalogued("parameter.item")) var item: ItemEntity?

    init() {}
}

/// An item at a moment.
struct ItemEntry: TimelineEntry {
    enum Content: Hashable, Sendable {
        case facts(ItemFacts)
        /// There is no item yet, or the one that was meant has gone.
        case empty
    }

    let date: Date
    let content: Content
}

/// Reads the item once, and tells a week ahead what each change of day will make of it.
struct ItemProvider: AppIntentTimelineProvider {
    /// Of entries, what the largest family shows.
    private static let recent = 6

    func placeholder(in context: Context) -> ItemEntry {
        ItemEntry(date: context.date, content: .facts(.sample(at: context.date, StandardStore.shared.words)))
    }

    func snapshot(for configuration: ItemConfiguration, in context: Context) async -> ItemEntry {
        if context.isPreview { return placeholder(in: context) }
        return entries(for: configuration.item?.id, in: context)[0]
    }

    func timeline(
        for configuration: ItemConfiguration, in context: Context
    ) async -> Timeline<ItemEntry> {
        let entries = entries(for: configuration.item?.id, in: context)
        return Timeline(entries: entries, policy: entries.count > 1 ? .atEnd : .never)
    }

    private func entries(for id: String?, in context: Context) -> [ItemEntry] {
        let now = Instant(context.date)
        let found = StandardStore.shared.read(for: context) { logbook -> [ItemEntry] in
            guard let id,
                let item = try logbook.items(includingArchived: true).first(where: { $0.uid == id }),
                let reading = try logbook.reading(of: item, at: now)
            else { return [] }
            let recent = try logbook.entries(of: item, limit: Self.recent)
            let present = logbook.judgements(reading, at: now)
            let later = ItemInstants.after(now, [reading], [present], in: logbook)
            let judgements = logbook.judgements(reading, at: [now] + later)
            return zip([now] + later, judgements).map { instant, judgements in
                let facts = ItemFacts(reading, judgements, recent: recent, at: instant, in: logbook)
                return ItemEntry(
                    date: instant == now ? context.date : instant.date, content: .facts(facts))
            }
        }
        let entries = found ?? []
        return entries.isEmpty
            ? [ItemEntry(date: context.date, content: .empty)] : entries.changes(of: \.content)
    }
}

extension Array where Element: TimelineEntry {
    /// Without those that show what the one before them shows.
    func changes<Content: Equatable>(of content: (Element) -> Content) -> [Element] {
        var found: [Element] = []
        for entry in self where found.last.map(content) != content(entry) { found.append(entry) }
        return found
    }
}

extension ItemFacts {
    /// For the gallery and the skeleton.
    static func sample(at now: Date, _ words: Words) -> ItemFacts {
        var facts = ItemFacts(name: "Café", emoji: "☕")
        let instant = Instant(now)
        let today = Zone.named(.gmt).local(at: instant).day
        facts.count = 42
        facts.today = "2"
        facts.since = now.addingTimeInterval(-3 * 3600)
        facts.last = Moment(instant.advanced(bySeconds: -3 * 3600), offset: 0, today: today)
        var goal = GoalFacts(title: words.goal(.atLeast(Amount(3), .day), unit: nil), state: .pending)
        (goal.fraction, goal.ratio, goal.measuredRatio) = (0.66, "2/3", "2/3")
        goal.progress = words.progress(Amount(2), of: Amount(3), unit: nil)
        goal.streak = GoalFacts.Run(
            count: 5, text: words.streak(5, .day), short: "5", longest: 9, best: words.streak(9, .day),
            days: 5,
            isAtRisk: false)
        facts.goals = [goal]
        let marks: [DayDots.Day] = [.met, .met, .missed, .met, .met, .met, .pending]
        facts.week = marks.indices.map { DayMark(weekday: $0, mark: marks[$0]) }
        facts.heat = Heat(
            first: today.firstOfWeek(startingOn: 0).advanced(by: -7 * (Heat.weeks - 1)),
            values: (0..<Heat.weeks * 7).map { Double($0 * 7 % 5) / 4 })
        facts.figures = [
            Figure(label: words("widgets.figure.day"), value: goal.progress, fraction: 0.66),
            Figure(label: words("widgets.figure.streak"), value: words.streak(5, .day), tone: .kept),
            Figure(label: words("widgets.figure.best"), value: words.streak(9, .day)),
            Figure(label: words("widgets.figure.all"), value: words("widgets.item.times", count: 42)),
        ]
        facts.recent = (1...4).map { back in
            let then = instant.advanced(bySeconds: -back * 3 * 3600)
            return Recent(moment: Moment(then, offset: 0, today: today), amount: "")
        }
        return facts
    }
}
