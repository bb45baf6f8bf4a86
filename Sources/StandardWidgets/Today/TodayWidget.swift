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
struct TodayFacts: Sendable {
    /// An item with something left to do.
    struct Row: Sendable {
        var item: ItemEntity
        var color: String?
        var isPrivate = false
        /// Why it is there: `2 days overdue`, `2 of 3`, `due`.
        var fact: String
        /// The same where room is short; empty where only whole words say it.
        var shortFact = ""
        var isOverdue = false
    }

    /// The most urgent first.
    var pending: [Row] = []
    /// The titles of what was done today and asks for no more; those of private items are left out.
    var done: [String] = []
    var doneCount = 0
    /// Items of which something is or was asked; 0 where no goal asks anything today.
    var due = 0
}

/// Reads the goals once, and tells how each day of a week ahead will begin.
struct TodayProvider: TimelineProvider {
    func placeholder(in context: Context) -> TodayEntry {
        TodayEntry(date: context.date, facts: .sample(StandardStore.shared.words))
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (TodayEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : entries(at: [context.date], in: context)[0])
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TodayEntry>) -> Void) {
        let days = StandardStore.shared.dayBoundaries(after: context.date, days: 7)
        completion(Timeline(entries: entries(at: [context.date] + days, in: context), policy: .atEnd))
    }

    private func entries(at dates: [Date], in context: Context) -> [TodayEntry] {
        let found = StandardStore.shared.read(for: context) { logbook in
            var last: Day?
            return try dates.compactMap { date -> TodayEntry? in
                let day = logbook.day(of: Instant(date))
                // Midnight begins no day where days begin later.
                guard day != last else { return nil }
                last = day
                return TodayEntry(date: date, facts: try TodayFacts(logbook, at: Instant(date)))
            }
        }
        return found ?? [TodayEntry(date: dates[0], facts: TodayFacts())]
    }
}

extension TodayFacts {
    init(_ logbook: Logbook, at now: Instant) throws {
        let list = try logbook.today(at: now)
        pending = list.pending.map { Row($0, logbook.words) }
        done = list.done.filter { !$0.isPrivate }.map(\.title)
        doneCount = list.done.count
        due = list.due
    }

    /// For the gallery and the skeleton.
    static func sample(_ words: Words) -> TodayFacts {
        func row(_ name: String, _ done: Int, _ needed: Int) -> Row {
            Row(
                item: ItemEntity(id: "", name: name, emoji: nil),
                fact: words.progress(Amount(done), of: Amount(needed), unit: nil),
                shortFact: "\(done)/\(needed)")
        }
        return TodayFacts(
            pending: [row("Vitamins", 0, 1), row("Reading", 20, 30), row("Café", 2, 3)],
            done: ["Run", "Floss"],
            doneCount: 2, due: 5)
    }
}

extension TodayFacts.Row {
    init(_ pending: TodayList.PendingItem, _ words: Words) {
        self.init(
            item: ItemEntity(pending.item), color: pending.item.color, isPrivate: pending.item.isPrivate,
            fact: "")
        if pending.daysOverdue > 0 {
            isOverdue = true
            fact = words("widgets.today.overdue", count: pending.daysOverdue)
            shortFact = words("widgets.today.shortOverdue", ["n": "\(pending.daysOverdue)"])
            return
        }
        guard let goal = pending.goals.first else { return }
        switch goal.goal {
        case .every, .weekdays: fact = words("widgets.today.due")
        default:
            let isCounted = if case .window = goal.goal { false } else { true }
            fact = words.progress(goal.done, of: goal.needed, unit: isCounted ? pending.item.unit : nil)
            shortFact = words.amount(goal.done, unit: nil) + "/" + words.amount(goal.needed, unit: nil)
        }
    }
}
