import AppIntents
import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// Items below each other, two rows each: its name and how far it has come, how long ago it was.
struct ItemsView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    let entry: ItemsEntry

    private var words: Words { Words(language: locale.identifier) }

    var body: some View {
        if entry.rows.isEmpty {
            EmptyState(
                name: words("widgets.items.title"), symbol: "circle.dotted",
                sentence: words("widgets.item.empty"))
        } else if family == .systemLarge {
            Card(title: Text(words("widgets.items.title"))) {
                list(8)
            } bottom: {
                EmptyView()
            }
        } else {
            list(4).filling()
        }
    }

    private func list(_ count: Int) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(entry.rows.prefix(count).enumerated()), id: \.offset) { index, facts in
                ItemButton(facts: facts, words: words, namesItem: true) {
                    VStack(alignment: .leading, spacing: 0) {
                        head(index, facts)
                        foot(facts)
                    }
                }
                .privacySensitive(facts.isPrivate)
            }
        }
        .lineLimit(1)
    }

    private func head(_ index: Int, _ facts: ItemFacts) -> some View {
        RowHead(
            key: facts.isArchived ? nil : entry.key(at: index),
            title: facts.isArchived ? facts.title.foregroundStyle(.secondary) : facts.title.bold(),
            facts: facts.mainGoal?.clock == nil ? facts.progressWords(words) : [],
            live: facts.mainGoal?.clock?.progress(words))
    }

    private func foot(_ facts: ItemFacts) -> some View {
        HStack(spacing: 1.columns) {
            if facts.running != nil {
                Text(Image(systemName: "play.fill")).foregroundStyle(facts.tint)
                facts.sentence(words).foregroundStyle(facts.tint).widgetAccentable()
            } else {
                facts.sentence(words).foregroundStyle(.secondary)
            }
            Spacer(minLength: 1.columns)
            if family != .systemSmall { DayStrip(week: facts.week, tint: facts.tint, words: words) }
        }
        .padding(.leading, 2.columns)
    }
}

extension ItemsEntry {
    /// The key of a row: those of archived items have none.
    func key(at index: Int) -> Int { rows[...index].filter { !$0.isArchived }.count }
}

extension ItemFacts {
    /// How far it has come, the fullest words first; none where there is nothing to say.
    func progressWords(_ words: Words) -> [RowFact] {
        if isArchived { return [RowFact(words("widgets.item.archived"), .quiet)] }
        guard let goal = mainGoal else { return today.isEmpty ? [] : [RowFact(today, .quiet)] }
        switch goal.tone {
        case .over: return [RowFact(goal.shortRemark, .over), RowFact("!", .over)]
        case .kept where !goal.isLimit: return [RowFact("✓ " + goal.ratio, .kept), RowFact("✓", .kept)]
        case .kept, .plain:
            return [goal.measuredRatio, goal.ratio, goal.percent(words)].map { RowFact($0, .plain) }
        case .soon, .quiet:
            return goal.shortRemark.isEmpty
                ? [RowFact(goal.ratio, goal.tone)] : [RowFact(goal.shortRemark, goal.tone)]
        }
    }
}
