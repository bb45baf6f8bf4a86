import SwiftUI
import VistazoWords
import WidgetExtras

/// An item's small family: one figure, how the days and the goal stand, the button.
struct ItemTile: View {
    @Environment(\.locale) private var locale
    let facts: ItemFacts
    let words: Words

    var body: some View {
        Card(title: facts.title, fact: facts.mainGoal?.streak.flatMap(StreakMark.text)) {
            Figure(text: facts.figure(words), tint: facts.tint)
            remark
        } bottom: {
            if let goal = facts.mainGoal, isBar(goal) {
                GoalBar(goal: goal, tint: facts.tint, words: words, isMeasured: false)
            } else {
                DayStrip(week: facts.week, tint: facts.tint, words: words)
            }
            ViewThatFits(in: .horizontal) {
                last(state)
                last(facts.mainGoal?.state == .met ? Text(Image(systemName: "checkmark")) : nil)
                ItemAction(facts: facts, words: words)
            }
        }
    }

    private func isBar(_ goal: GoalFacts) -> Bool {
        !goal.ratio.isEmpty && (goal.clock != nil || goal.measure == .elapsed)
    }

    private func last(_ state: Text?) -> some View {
        HStack(spacing: 1.columns) {
            ItemAction(facts: facts, words: words)
            Spacer(minLength: 1.columns)
            if let state {
                state.foregroundStyle(facts.mainGoal.map { $0.tone.color() } ?? .secondary).lineLimit(1)
                    .fixedSize()
            }
        }
    }

    private var state: Text? {
        guard let goal = facts.mainGoal else {
            return Text(facts.daySum(words))
        }
        if isBar(goal) || goal.ratio.isEmpty || goal.measure == .entry && goal.state != .met { return nil }
        if goal.state == .met {
            return Text(Image(systemName: "checkmark")) + Text(verbatim: " " + goal.ratio)
        }
        return Text(verbatim: goal.ratio)
    }

    /// What is overdue or due before when it was.
    private var remark: some View {
        ViewThatFits(in: .horizontal) {
            if let goal = facts.mainGoal, facts.running == nil,
                [.over, .soon].contains(goal.tone) || goal.ratio.isEmpty && !goal.remark.isEmpty
            {
                Text(goal.remark).foregroundStyle(goal.tone.color(.secondary))
                Text(goal.shortRemark).foregroundStyle(goal.tone.color(.secondary))
            } else {
                moment(facts.moment(words, locale))
                if let running = facts.running { moment(running.start.told(words, locale)) }
                if facts.running == nil, let last = facts.last { moment(last.day(words, locale)) }
            }
        }
        .lineLimit(1)
    }

    private func moment(_ text: String) -> some View {
        Text(text).foregroundStyle(facts.running?.isLong == true ? Color.yellow : Color.secondary)
    }
}

/// An item's medium family: the figure and what explains it, days, the goals' bars, the button.
struct ItemCard: View {
    @Environment(\.locale) private var locale
    let facts: ItemFacts
    let words: Words

    var body: some View {
        Card(title: facts.title, fact: Text(facts.goals.first?.title ?? facts.times(words))) {
            ItemHead(facts: facts, words: words)
        } bottom: {
            ViewThatFits(in: .horizontal) {
                days(isMeasured: true)
                days(isMeasured: false)
                daysBesideFigures(isMeasured: true)
                daysBesideFigures(isMeasured: false)
                DayStrip(week: facts.week, tint: facts.tint, words: words, locale: locale)
            }
            HStack(spacing: 1.columns) {
                ItemAction(facts: facts, words: words)
                Spacer(minLength: 1.columns)
                remark
            }
            .lineLimit(1)
        }
    }

    private func days(isMeasured: Bool) -> some View {
        HStack(alignment: .bottom, spacing: 3.columns) {
            DayStrip(week: facts.week, tint: facts.tint, words: words, locale: locale)
            if bars.isEmpty {
                Spacer(minLength: 1.columns)
                if facts.goals.isEmpty { Text(facts.daySum(words)).foregroundStyle(.secondary).fixedSize() }
            } else {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(bars.prefix(1), id: \.self) { goal in
                        GoalBar(goal: goal, tint: facts.tint, words: words, isMeasured: isMeasured)
                    }
                }
                .frame(minWidth: 12.columns)
            }
        }
        .lineLimit(1)
    }

    /// In a pane that has no room for a bar.
    @ViewBuilder private func daysBesideFigures(isMeasured: Bool) -> some View {
        if let goal = bars.first {
            HStack(alignment: .bottom, spacing: 2.columns) {
                DayStrip(week: facts.week, tint: facts.tint, words: words, locale: locale)
                Spacer(minLength: 1.columns)
                GoalFigures(goal: goal, words: words, isMeasured: isMeasured).fixedSize()
            }
            .lineLimit(1)
        }
    }

    private var bars: [GoalFacts] {
        facts.goals.filter { $0.fraction != nil && !$0.ratio.isEmpty && $0.measure != .entry }
    }

    /// What is overdue or due; else how a second goal stands, or what is left.
    @ViewBuilder private var remark: some View {
        if let goal = facts.mainGoal {
            let isUrgent = [.over, .soon].contains(goal.tone)
            if !isUrgent, bars.count > 1 {
                Text(bars[1].measuredRatio + " " + bars[1].span).foregroundStyle(bars[1].tone.color())
                    .fixedSize()
            } else if !goal.remark.isEmpty, goal.state != .met || bars.isEmpty {
                Text(goal.remark).foregroundStyle(goal.tone.color(.secondary)).fixedSize()
            }
        }
    }
}

/// The figure and what explains it; how often and the run stand right where there is room.
struct ItemHead: View {
    @Environment(\.locale) private var locale
    let facts: ItemFacts
    let words: Words

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: 2.columns) {
                explained
                Spacer(minLength: 1.columns)
                tally(
                    facts.mainGoal?.streak.map { $0.isAtRisk ? "widgets.item.risk" : "widgets.item.streak" })
            }
            HStack(alignment: .top, spacing: 2.columns) {
                explained
                Spacer(minLength: 1.columns)
                tally(nil)
            }
            if !facts.goals.isEmpty, facts.running != nil || facts.last != nil {
                HStack(alignment: .top, spacing: 2.columns) {
                    explained(by: shortMoment)
                    Spacer(minLength: 1.columns)
                    tally(nil)
                }
            }
            explained
        }
        .lineLimit(1)
    }

    private var explained: some View {
        explained(
            by: ViewThatFits(in: .horizontal) {
                Text(facts.moment(words, locale))
                shortMoment
            })
    }

    /// Since when it runs, or the day it was last.
    @ViewBuilder private var shortMoment: some View {
        if let running = facts.running {
            Text(running.start.told(words, locale))
        } else if let last = facts.last {
            Text(last.day(words, locale))
        }
    }

    private func explained(by moment: some View) -> some View {
        HStack(alignment: .top, spacing: 2.columns) {
            // "0 min" beside "just now" tells a listener nothing.
            Figure(text: facts.figure(words), tint: facts.tint).accessibilityHidden(facts.isFresh)
            VStack(alignment: .leading, spacing: 0) {
                if let caption = facts.caption(words) { Text(caption) } else { Text(verbatim: " ") }
                moment.foregroundStyle(facts.running?.isLong == true ? Color.yellow : Color.secondary)
            }
        }
    }

    /// - Parameter key: Of the words around the run; nil tells it without words.
    private func tally(_ key: String?) -> some View {
        VStack(alignment: .trailing, spacing: 0) {
            if !facts.goals.isEmpty, facts.count > 0 { Text(facts.times(words)).foregroundStyle(.secondary) }
            if let run = facts.mainGoal?.streak, run.count > 0 {
                (key.map { Text(words($0, ["streak": run.text])) }
                    ?? Text(Image(systemName: "star.fill")) + Text(verbatim: " " + run.text))
                    .foregroundStyle(run.isAtRisk ? Color.yellow : Color.green)
            }
        }
        .fixedSize()
    }
}
