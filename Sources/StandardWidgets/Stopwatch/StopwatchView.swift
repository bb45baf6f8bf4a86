import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// What runs, its time alive, with a key that stops it; below it what a key would start.
struct StopwatchView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    let entry: StopwatchEntry

    private var words: Words { Words(language: locale.identifier) }
    private var content: StopwatchEntry.Content { entry.content }
    private var isLarge: Bool { family == .systemLarge }

    var body: some View {
        if content.running.isEmpty && content.idle.isEmpty {
            EmptyState(
                name: words("widgets.stopwatch.title"), symbol: "stopwatch",
                sentence: words("widgets.stopwatch.empty"))
        } else if content.running.count == 1, let facts = content.running.first {
            one(facts)
        } else {
            several
        }
    }

    /// The one that runs, its time as the figure.
    private func one(_ facts: ItemFacts) -> some View {
        Card(
            title: facts.title,
            fact: Text(facts.moment(words, locale)).foregroundStyle(
                facts.running?.isLong == true ? Color.yellow : Color.secondary)
        ) {
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .top, spacing: 2.columns) {
                    figure(facts)
                    Spacer(minLength: 1.columns)
                    goal(facts)
                }
                figure(facts)
            }
            if isLarge {
                VStack(alignment: .leading, spacing: 0) {
                    bar(facts)
                    ItemButton(facts: facts, words: words) {
                        HStack(spacing: 1.columns) {
                            RowKey(key: 1)
                            ActionLabel(
                                symbol: facts.actionSymbol, word: facts.action(words), color: facts.tint)
                        }
                    }
                    rest(after: 1)
                }
                .padding(.top, 1.rows)
                .lineLimit(1)
            }
        } bottom: {
            if isLarge {
                week
            } else {
                bar(facts)
                HStack(spacing: 2.columns) {
                    ItemAction(facts: facts, words: words)
                    starts
                }
                .lineLimit(1)
            }
        }
        .privacySensitive(facts.isPrivate)
    }

    private func figure(_ facts: ItemFacts) -> some View {
        Figure(text: facts.figure(words), tint: facts.tint, rows: 3)
    }

    /// What its goal asks, and how far it has come by the clock.
    @ViewBuilder private func goal(_ facts: ItemFacts) -> some View {
        if let goal = facts.mainGoal {
            VStack(alignment: .trailing, spacing: 0) {
                Text(goal.title).foregroundStyle(.secondary)
                if goal.state == .met {
                    (Text(Image(systemName: "checkmark")) + Text(verbatim: " " + goal.remark))
                        .foregroundStyle(.green)
                }
            }
            .lineLimit(1)
            .fixedSize()
        }
    }

    @ViewBuilder private func bar(_ facts: ItemFacts) -> some View {
        if let goal = facts.mainGoal, goal.fraction != nil {
            GoalBar(goal: goal, tint: facts.tint, words: words).padding(.bottom, 1.rows)
        }
    }

    /// Keys of the others on one row, as many as have room.
    private var starts: some View {
        ViewThatFits(in: .horizontal) {
            ForEach(Array((0...min(content.idle.count, 3)).reversed()), id: \.self) { count in
                HStack(spacing: 2.columns) {
                    ForEach(Array(content.idle.prefix(count).enumerated()), id: \.offset) { _, facts in
                        ItemButton(facts: facts, words: words, namesItem: true) {
                            ActionLabel(symbol: facts.actionSymbol, word: facts.name, color: facts.tint)
                        }
                        .privacySensitive(facts.isPrivate)
                    }
                }
            }
        }
    }

    /// Rows, those that run first.
    private var several: some View {
        Card(
            title: Text(words("widgets.stopwatch.title")),
            fact: content.today.isEmpty
                ? nil : Text(words("widgets.item.today", ["today": content.today]))
        ) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(content.running.prefix(limit).enumerated()), id: \.offset) { index, facts in
                    row(index, facts)
                }
                rest(after: content.running.count)
            }
            .lineLimit(1)
        } bottom: {
            if isLarge { week }
        }
    }

    /// Rows of the widget.
    private var limit: Int { isLarge ? 8 : 6 }

    private func rest(after count: Int) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            let room = max(limit - (content.running.count == 1 ? 4 : count), 0)
            ForEach(Array(content.idle.prefix(room).enumerated()), id: \.offset) { index, facts in
                row(count + index, facts)
            }
        }
        .lineLimit(1)
    }

    private func row(_ index: Int, _ facts: ItemFacts) -> some View {
        ItemButton(facts: facts, words: words, namesItem: true) {
            ViewThatFits(in: .horizontal) {
                line(index, facts, hasPast: true)
                line(index, facts, hasPast: false)
            }
        }
        .privacySensitive(facts.isPrivate)
    }

    private func line(_ index: Int, _ facts: ItemFacts, hasPast: Bool) -> some View {
        HStack(spacing: 1.columns) {
            // The one that runs alone is the first button.
            RowKey(key: index + 1)
            Text(Image(systemName: facts.actionSymbol)).foregroundStyle(facts.tint)
            facts.title.bold(facts.running != nil)
            Spacer(minLength: hasPast ? 1.columns : 0)
            if facts.running != nil {
                if hasPast {
                    Text(facts.moment(words, locale)).foregroundStyle(
                        facts.running?.isLong == true ? Color.yellow : Color.secondary)
                }
                facts.sentence(words).bold().foregroundStyle(facts.tint).widgetAccentable().fixedSize()
            } else if hasPast {
                Text(facts.today.isEmpty ? facts.moment(words, locale) : facts.daySum(words))
                    .foregroundStyle(.secondary).fixedSize()
            }
        }
    }

    /// A bar a day, its initial below.
    @ViewBuilder private var week: some View {
        if !content.week.isEmpty {
            VStack(alignment: .leading, spacing: 0) {
                Bars(content.week.map(\.minutes)).tint(.teal).frame(width: 35.columns, height: 3.rows)
                    .widgetAccentable()
                let initials = weekdayInitials(locale)
                HStack(spacing: 0) {
                    ForEach(Array(content.week.enumerated()), id: \.offset) { _, day in
                        Text(verbatim: initials[(day.weekday % 7 + 7) % 7]).frame(width: 4.columns)
                            .padding(.trailing, 1.columns)
                    }
                }
                .foregroundStyle(.secondary)
            }
            .privacySensitive(content.isPrivate)
        }
    }
}
