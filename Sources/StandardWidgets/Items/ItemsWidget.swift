import AppIntents
import SwiftUI
import VistazoLogbook
import VistazoWords
import WidgetKit

/// Several items under one roof, each with its key: those that were chosen, or the most urgent.
struct ItemsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "items", intent: ItemsConfiguration.self, provider: ItemsProvider()) {
            entry in ItemsView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.items.title"))
        .description(StandardStore.shared.words("widgets.items.description"))
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

/// Which items a widget shows; without any the most urgent, then the others in the person's own order.
struct ItemsConfiguration: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { catalogued("items.title") }

    @Parameter(title: catalogued("parameter.items")) var items: [ItemEntity]?

    init() {}
}

/// Items at a moment.
struct ItemsEntry: TimelineEntry {
    /// An item, and how far it has come today.
    struct Row: Sendable {
        var facts: ItemFacts
        /// `2/3`, or the day's amount where no goal asks for more; empty where there is none.
        var progress = ""
        /// All that its goals ask today was done.
        var isDone = false
        var isOverdue = false
    }

    let date: Date
    var rows: [Row]
}

/// Reads the items once, and tells a week ahead how each day will see them.
struct ItemsProvider: AppIntentTimelineProvider {
    /// What the large family has room for.
    private static let most = 8

    func placeholder(in context: Context) -> ItemsEntry {
        var row = ItemsEntry.Row(facts: .sample(at: context.date))
        row.progress = "2/3"
        return ItemsEntry(date: context.date, rows: Array(repeating: row, count: 4))
    }

    func snapshot(for configuration: ItemsConfiguration, in context: Context) async -> ItemsEntry {
        if context.isPreview { return placeholder(in: context) }
        return entries(configuration, at: [context.date], in: context)[0]
    }

    func timeline(
        for configuration: ItemsConfiguration, in context: Context
    ) async -> Timeline<ItemsEntry> {
        let now = entries(configuration, at: [context.date], in: context)[0]
        guard !now.rows.isEmpty else { return Timeline(entries: [now], policy: .never) }
        let settled = now.rows.filter(\.facts.isFresh).compactMap { $0.facts.last.map { $0.date + 60 } }
        let dates = settled + StandardStore.shared.dayBoundaries(after: context.date, days: 7)
        let later = entries(configuration, at: Set(dates).sorted(), in: context)
        return Timeline(entries: [now] + later, policy: .atEnd)
    }

    private func entries(
        _ configuration: ItemsConfiguration, at dates: [Date], in context: Context
    ) -> [ItemsEntry] {
        let chosen = configuration.items?.map(\.id) ?? []
        let found = StandardStore.shared.read(for: context) { logbook in
            try dates.map { date in
                let now = Instant(date)
                let list = try logbook.today(at: now)
                let items = try Self.items(chosen, list, logbook).prefix(Self.most)
                return ItemsEntry(
                    date: date, rows: try items.map { try ItemsEntry.Row($0, list, logbook, at: now) })
            }
        }
        return found ?? dates.map { ItemsEntry(date: $0, rows: []) }
    }

    private static func items(_ chosen: [String], _ list: TodayList, _ logbook: Logbook) throws -> [Item] {
        guard chosen.isEmpty else {
            let all = try logbook.items(includingArchived: true)
            return chosen.compactMap { id in all.first { $0.uid == id } }
        }
        let urgent = list.pending.map(\.item)
        let ids = Set(urgent.map(\.id))
        return urgent + (try logbook.items().filter { !ids.contains($0.id) })
    }
}

extension ItemsEntry.Row {
    init(_ item: Item, _ list: TodayList, _ logbook: Logbook, at now: Instant) throws {
        facts = try ItemFacts(item, in: logbook, recent: [], at: now)
        isDone = list.done.contains { $0.id == item.id }
        guard let pending = list.pending.first(where: { $0.item.id == item.id }) else {
            // Nothing happened yet: nothing need be said.
            progress = facts.week.last?.isLogged == true ? facts.today : ""
            return
        }
        let row = TodayFacts.Row(pending, logbook.words)
        progress = row.shortFact.isEmpty ? row.fact : row.shortFact
        isOverdue = row.isOverdue
    }
}
