import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// Runs below each other: the medium family with the last days, the large with the best run as the measure.
struct StreaksView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    let entry: StreaksEntry

    private var words: Words { Words(language: locale.identifier) }

    var body: some View {
        if entry.runs.rows.isEmpty {
            EmptyState(
                name: words("widgets.streaks.title"), symbol: "star",
                sentence: words("widgets.streaks.empty"))
        } else {
            Card(title: Text(words("widgets.streaks.title")), fact: fact) {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(Array(entry.runs.rows.prefix(isLarge ? 8 : 6).enumerated()), id: \.offset) {
                        index, facts in
                        row(index, facts).privacySensitive(facts.isPrivate)
                    }
                }
                .lineLimit(1)
            } bottom: {
                EmptyView()
            }
        }
    }

    private var isLarge: Bool { family == .systemLarge }

    private var fact: Text? {
        entry.runs.atRisk > 0
            ? Text(words("widgets.streaks.risk", count: entry.runs.atRisk)).foregroundStyle(.yellow) : nil
    }

    /// What can still be done today has a key.
    @ViewBuilder private func row(_ index: Int, _ facts: ItemFacts) -> some View {
        if facts.isPending {
            ItemButton(facts: facts, words: words, namesItem: true) {
                content(facts, key: entry.runs.key(at: index))
            }
        } else {
            content(facts, key: nil)
        }
    }

    private func content(_ facts: ItemFacts, key: Int?) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ViewThatFits(in: .horizontal) {
                head(facts, key: key, hasDays: true)
                head(facts, key: key, hasDays: false)
            }
            if isLarge { measure(facts) }
        }
    }

    private func head(_ facts: ItemFacts, key: Int?, hasDays: Bool) -> some View {
        HStack(spacing: 1.columns) {
            mark(facts, key: key)
            facts.title.bold(isLarge)
            Spacer(minLength: 1.columns)
            if hasDays { DayStrip(week: facts.week, tint: facts.tint, words: words) }
            run(facts).fixedSize().frame(minWidth: 9.columns, alignment: .trailing)
        }
    }

    @ViewBuilder private func mark(_ facts: ItemFacts, key: Int?) -> some View {
        if let key {
            RowKey(key: key)
        } else if facts.runGoal?.state == .met {
            Text(Image(systemName: "checkmark")).foregroundStyle(.green)
        } else {
            Text(verbatim: " ")
        }
    }

    private func run(_ facts: ItemFacts) -> Text {
        guard let run = facts.runGoal?.streak, run.count > 0 else {
            return Text(verbatim: "–").foregroundStyle(.secondary)
        }
        return Text(run.text).bold().foregroundStyle(run.isAtRisk ? .yellow : .green)
    }

    private func best(_ run: GoalFacts.Run?) -> String {
        guard let run else { return "" }
        return run.count == run.longest
            ? words("widgets.streaks.record") : words("widgets.streaks.best", ["streak": run.best])
    }

    /// The run as a part of the best there was.
    @ViewBuilder private func measure(_ facts: ItemFacts) -> some View {
        HStack(spacing: 1.columns) {
            let run = facts.runGoal?.streak
            ProgressView(value: run.map { Double($0.count) / Double(max($0.longest, 1)) } ?? 0)
                .tint(facts.tint).widgetAccentable().frame(width: 14.columns)
            Text(best(run)).foregroundStyle(.secondary).fixedSize()
        }
        .padding(.leading, 2.columns)
    }
}

extension StreaksEntry.Runs {
    /// The key of a row: only what can be done today has one.
    func key(at index: Int) -> Int { rows[...index].filter(\.isPending).count }
}

extension ItemFacts {
    /// Something that a key would do is left for today, or for the period that today lies in.
    var isPending: Bool { !isArchived && goals.contains { $0.state == .pending && !$0.isLimit } }
}
