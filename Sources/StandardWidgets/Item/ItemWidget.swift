import AppIntents
import SwiftUI
import VistazoLogbook
import WidgetKit

/// What is tracked: how long ago it happened, how often, and a key to log it.
struct ItemWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "item", intent: ItemConfiguration.self, provider: ItemProvider()) {
            entry in ItemView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.item.title"))
        .description(StandardStore.shared.words("widgets.item.description"))
        .supportedFamilies(.standard)
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
    enum Content: Sendable {
        case facts(ItemFacts)
        /// There is no item yet, or the one that was meant has gone.
        case empty
    }

    let date: Date
    let content: Content
}

/// What a widget says of an item.
struct ItemFacts: Sendable {
    var item: ItemEntity
    var color: String?
    var isPrivate = false
    /// How often in all, and on the day, with the unit where it has one.
    var count = 0
    var today = ""
    var last: Moment?
    /// From when it is counted how long ago that was: the last time, and now where a clock set back leaves
    /// that to come.
    var since: Date?
    /// Whether the last time is less than a minute ago.
    var isFresh = false
    /// The seven days up to this one: whether there was an entry. The weekday is 0 for Monday.
    var week: [(weekday: Int, isLogged: Bool)] = []
    /// The latest entries, for the large family.
    var recent: [(moment: Moment, amount: String)] = []

    /// When something happened, as a clock beside it showed it.
    struct Moment: Sendable {
        var date: Date
        /// Seconds east of Greenwich.
        var offset: Int
        /// Calendar days before now: 0 is today.
        var daysAgo: Int
    }
}

/// Reads the item once, and tells a week ahead how each day will see it.
struct ItemProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ItemEntry {
        ItemEntry(date: context.date, content: .facts(.sample(at: context.date)))
    }

    func snapshot(for configuration: ItemConfiguration, in context: Context) async -> ItemEntry {
        if context.isPreview { return placeholder(in: context) }
        return entries(for: configuration.item?.id, at: [context.date], in: context)[0]
    }

    func timeline(
        for configuration: ItemConfiguration, in context: Context
    ) async -> Timeline<ItemEntry> {
        let id = configuration.item?.id
        let now = entries(for: id, at: [context.date], in: context)
        guard case .facts(let facts) = now[0].content else { return Timeline(entries: now, policy: .never) }
        var dates = StandardStore.shared.dayBoundaries(after: context.date, days: 7)
        if facts.isFresh, let last = facts.last { dates.insert(last.date + 60, at: 0) }
        return Timeline(entries: now + entries(for: id, at: dates, in: context), policy: .atEnd)
    }

    private func entries(for id: String?, at dates: [Date], in context: Context) -> [ItemEntry] {
        let found = StandardStore.shared.read(for: context) { logbook -> [ItemEntry]? in
            let items = try logbook.items(includingArchived: true)
            guard let item = items.first(where: { $0.uid == id }) else { return nil }
            let recent = try logbook.entries(of: item, limit: 6)
            return try dates.map { date in
                let facts = try ItemFacts(item, in: logbook, recent: recent, at: Instant(date))
                return ItemEntry(date: date, content: .facts(facts))
            }
        }
        return found.flatMap { $0 } ?? dates.map { ItemEntry(date: $0, content: .empty) }
    }
}

extension ItemFacts {
    init(_ item: Item, in logbook: Logbook, recent: [LogEntry], at now: Instant) throws {
        let words = logbook.words
        self.item = ItemEntity(item)
        color = item.color
        isPrivate = item.isPrivate
        let today = logbook.zone.local(at: now).day
        if let summary = try logbook.summary(of: item.id, at: now) {
            count = summary.all.count
            self.today = words.amount(summary.today.amount, unit: item.unit)
            if let last = summary.last {
                self.last = Moment(last, offset: summary.lastOffset, today: today)
                since = min(last, now).date
                isFresh = now.milliseconds - last.milliseconds < 60_000
            }
        }
        let day = logbook.day(of: now)
        let totals = try logbook.totals(of: item, from: day.advanced(by: -6), through: day)
        // Day 0, 1 January 1970, was a Thursday.
        week = (-6...0).map { back in
            let other = day.advanced(by: back)
            return (((other.number + 3) % 7 + 7) % 7, (totals[other]?.count ?? 0) > 0)
        }
        self.recent = recent.map { entry in
            (
                Moment(entry.instant, offset: entry.zoneOffset, today: today),
                words.amount(entry.amount ?? .one, unit: item.unit)
            )
        }
    }

    /// For the gallery and the skeleton.
    static func sample(at now: Date) -> ItemFacts {
        var facts = ItemFacts(item: ItemEntity(id: "", name: "Café", emoji: nil))
        let instant = Instant(now)
        facts.count = 42
        facts.today = "2"
        facts.since = now.addingTimeInterval(-3 * 3600)
        facts.last = Moment(
            instant.advanced(bySeconds: -3 * 3600), offset: 0, today: Zone.named(.gmt).local(at: instant).day)
        facts.week = (0..<7).map { ($0, $0 != 2) }
        return facts
    }
}

extension ItemFacts.Moment {
    init(_ instant: Instant, offset: Int, today: Day) {
        let zone = TimeZone(secondsFromGMT: offset) ?? .gmt
        self.init(
            date: instant.date, offset: offset,
            daysAgo: today.number - Zone.named(zone).local(at: instant).day.number)
    }
}
