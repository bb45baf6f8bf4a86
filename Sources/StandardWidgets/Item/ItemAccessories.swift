import SwiftUI
import VistazoWords
import WidgetExtras

/// An item in a line: how long ago, how far it has come, its run where there is room.
struct ItemLine: View {
    let facts: ItemFacts
    let words: Words

    var body: some View {
        HStack {
            facts.title.bold() + Text(verbatim: " ") + facts.sentence(words)
            if let clock = facts.mainGoal?.clock {
                clock.progress(words)
            } else {
                ForEach(states, id: \.self) { state in
                    Text(state).foregroundStyle(facts.mainGoal?.tone.color() ?? .primary)
                }
            }
            if let run = facts.mainGoal?.streak, run.count > 0 {
                (Text(Image(systemName: "star.fill")) + Text(verbatim: run.short)).foregroundStyle(.secondary)
                    .layoutPriority(-1)
            }
        }
    }

    /// How far it has come, and what is to be said of that.
    private var states: [String] {
        guard let goal = facts.mainGoal else {
            return [facts.today.isEmpty ? "" : facts.daySum(words)].filter { !$0.isEmpty }
        }
        let ratio = (goal.state == .met ? "✓ " : "") + goal.measuredRatio
        let remark = goal.tone == .over || goal.ratio.isEmpty ? goal.shortRemark : ""
        return [goal.measuredRatio.isEmpty ? "" : ratio, remark].filter { !$0.isEmpty }
    }
}

/// An item in a ring: the ring is the goal, or the way to the next time.
struct ItemRing: View {
    let facts: ItemFacts
    let words: Words

    var body: some View {
        ItemButton(facts: facts, words: words) {
            if let goal = facts.mainGoal, goal.fraction != nil {
                ring(goal).tint(tint(goal)).lineLimit(1).filling(.center)
            } else {
                middle.lineLimit(1).filling(.center)
            }
        }
    }

    @ViewBuilder private func ring(_ goal: GoalFacts) -> some View {
        if let clock = goal.clock {
            ProgressView(
                timerInterval: clock.span, countsDown: false, label: { EmptyView() },
                currentValueLabel: { middle }
            )
            .progressViewStyle(.circular)
        } else {
            Gauge(value: goal.fraction ?? 0) {
                EmptyView()
            } currentValueLabel: {
                middle
            }
            .gaugeStyle(.accessoryCircularCapacity)
        }
    }

    private var middle: some View {
        VStack(spacing: 0) {
            // Each row in the middle of the ring, not of the widest row.
            Text(verbatim: facts.emoji ?? facts.name).frame(maxWidth: .infinity)
            facts.figure(words).bold().foregroundStyle(facts.tint).widgetAccentable().frame(
                maxWidth: .infinity)
            ViewThatFits(in: .horizontal) {
                if let clock = facts.mainGoal?.clock {
                    clock.done
                } else {
                    ForEach(states, id: \.self) { Text($0) }
                }
            }
            .foregroundStyle(facts.mainGoal.map { $0.tone.color(.secondary) } ?? .secondary)
            .frame(maxWidth: .infinity)
        }
    }

    /// The fullest first.
    private var states: [String] {
        guard let goal = facts.mainGoal else { return [facts.today, facts.shortToday] }
        let mark = goal.state == .met ? "✓ " : ""
        if goal.tone == .over, !goal.shortRemark.isEmpty { return [goal.shortRemark, goal.ratio] }
        if goal.ratio.isEmpty { return [goal.shortRemark, goal.state == .met ? "✓" : ""] }
        return [mark + goal.measuredRatio, mark + goal.ratio, goal.ratio, goal.percent(words)]
    }

    private func tint(_ goal: GoalFacts) -> Color {
        goal.tone == .over ? .red : goal.tone == .kept ? .green : facts.tint
    }
}

/// An item in three lines: its name and run, how long ago, how it stands.
struct ItemBadge: View {
    let facts: ItemFacts
    let words: Words

    var body: some View {
        ItemButton(facts: facts, words: words) {
            VStack(alignment: .leading, spacing: 0) {
                Header(title: facts.title, fact: facts.mainGoal?.streak.flatMap(StreakMark.text))
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 1.columns) {
                        sentence
                        Spacer(minLength: 1.columns)
                        if facts.running != nil { since }
                    }
                    sentence
                }
                state
            }
            .lineLimit(1)
            .filling()
        }
    }

    private var sentence: some View {
        facts.sentence(words).bold(facts.running != nil).foregroundStyle(facts.tint).widgetAccentable()
    }

    @Environment(\.locale) private var locale
    private var since: some View { Text(facts.moment(words, locale)).foregroundStyle(.secondary) }

    @ViewBuilder private var state: some View {
        if let goal = facts.mainGoal {
            if goal.tone == .over || goal.ratio.isEmpty {
                ViewThatFits(in: .horizontal) {
                    ForEach(remarks(goal), id: \.self) { Text($0) }
                }
                .foregroundStyle(goal.tone.color(.secondary))
            } else {
                ViewThatFits(in: .horizontal) {
                    if goal.measure != .elapsed, goal.clock == nil {
                        HStack(spacing: 0) {
                            DayStrip(week: facts.week, tint: facts.tint, words: words)
                            Spacer(minLength: 1.columns)
                            ratio(goal.ratio, goal)
                        }
                    }
                    GoalBar(goal: goal, tint: facts.tint, words: words).frame(minWidth: 16.columns)
                    GoalBar(goal: goal, tint: facts.tint, words: words, isMeasured: false)
                }
            }
        } else {
            ViewThatFits(in: .horizontal) {
                ForEach(sums, id: \.self) { Text($0) }
            }
            .foregroundStyle(.secondary)
        }
    }

    /// The fullest first.
    private func remarks(_ goal: GoalFacts) -> [String] {
        let remark = goal.remark.isEmpty ? goal.title : goal.remark
        guard !goal.ratio.isEmpty else { return [remark] }
        return [goal.ratio + " " + remark, goal.ratio + " " + goal.shortRemark, remark]
    }

    /// The fullest first.
    private var sums: [String] {
        if facts.count == 0 { return [facts.isArchived ? "" : facts.action(words)] }
        if facts.daysAhead > 0 { return [facts.moment(words, locale)] }
        return [facts.daySum(words) + " · " + facts.times(words), facts.daySum(words)]
    }

    private func ratio(_ text: String, _ goal: GoalFacts) -> some View {
        Text(verbatim: text).foregroundStyle(goal.tone.color()).fixedSize()
    }
}

/// A run in the smaller families: `★5`, `★1w`.
enum StreakMark {
    /// nil where there is none.
    static func text(_ run: GoalFacts.Run) -> Text? {
        guard run.count > 0 else { return nil }
        let text = Text(Image(systemName: "star.fill")) + Text(verbatim: run.short)
        return run.isAtRisk ? text.foregroundStyle(.yellow) : text
    }
}
