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
    let date: Date
    var rows: [ItemFacts]
}

/// Reads the items once, and tells a week ahead what each change of day will make of them.
struct ItemsProvider: AppIntentTimelineProvider {
    /// What the large family has room for.
    private static let most = 8

    func placeholder(in context: Context) -> ItemsEntry {
        let row = ItemFacts.sample(at: context.date, StandardStore.shared.words)
        return ItemsEntry(date: context.date, rows: Array(repeating: row, count: 4))
    }

    func snapshot(for configuration: ItemsConfiguration, in context: Context) async -> ItemsEntry {
        if context.isPreview { return placeholder(in: context) }
        return entries(configuration, in: context)[0]
    }

    func timeline(
        for configuration: ItemsConfiguration, in context: Context
    ) async -> Timeline<ItemsEntry> {
        let entries = entries(configuration, in: context)
        return Timeline(entries: entries, policy: entries.count > 1 ? .atEnd : .never)
    }

    private func entries(_ configuration: ItemsConfiguration, in context: Context) -> [ItemsEntry] {
        let now = Instant(context.date)
        let chosen = configuration.items?.map(\.id) ?? []
        let found = StandardStore.shared.read(for: context) { logbook in
            let readings = try Self.readings(chosen, logbook, at: now)
            let judgements = readings.map { logbook.judgements($0, at: now) }
            let instants = [now] + ItemInstants.after(now, readings, judgements, in: logbook)
            return instants.map { instant in
                let shown = chosen.isEmpty ? Self.urgent(readings, logbook, at: instant) : readings[...]
                return ItemsEntry(
                    date: instant == now ? context.date : instant.date,
                    rows: shown.prefix(Self.most).map { logbook.facts($0, at: instant).listed })
            }
        }
        let entries = found ?? []
        guard let first = entries.first, !first.rows.isEmpty else {
            return [ItemsEntry(date: context.date, rows: [])]
        }
        return entries.changes(of: \.rows)
    }

    /// In the order they were chosen in; without a choice all, in the person's own.
    private static func readings(_ chosen: [String], _ logbook: Logbook, at now: Instant) throws
        -> [ItemReading]
    {
        let week = logbook.day(of: now).advanced(by: -6)
        guard !chosen.isEmpty else { return try logbook.readings(from: week, at: now) }
        let items = try logbook.items(includingArchived: true).filter { chosen.contains($0.uid) }
        let found = try logbook.readings(from: week, only: Set(items.map(\.id)), at: now)
        return chosen.prefix(most).compactMap { id in found.first { $0.item.uid == id } }
    }

    /// The most urgent first, then the others.
    private static func urgent(
        _ readings: [ItemReading], _ logbook: Logbook, at now: Instant
    ) -> ArraySlice<ItemReading> {
        let places = Dictionary(
            uniqueKeysWithValues: logbook.today(readings, at: now).pending.enumerated().map {
                ($0.element.item.id, $0.offset)
            })
        return readings.enumerated().sorted { left, right in
            (places[left.element.item.id] ?? .max, left.offset) < (
                places[right.element.item.id] ?? .max, right.offset
            )
        }.map(\.element)[...]
    }
}

extension ItemFacts {
    /// Without what two rows do not show, so that what changes there is no change.
    fileprivate var listed: ItemFacts {
        var facts = self
        if daysAhead == 0 { facts.last?.daysAgo = 0 }
        facts.running?.start.daysAgo = 0
        facts.running?.isLong = false
        facts.count = 0
        facts.goals = mainGoal.map { [$0] } ?? []
        for index in facts.goals.indices {
            (facts.goals[index].streak, facts.goals[index].remark) = (nil, "")
        }
        return facts
    }
}

extension Logbook {
    /// What a widget of several items says of one of them.
    func facts(_ reading: ItemReading, at now: Instant) -> ItemFacts {
        ItemFacts(reading, judgements(reading, at: now), at: now, in: self)
    }
}
