import SwiftUI
import VistazoWords
import WidgetExtras

/// How far a goal has come: a bar, the figures beside it, never on it. The clock fills it while a stopwatch runs.
struct GoalBar: View {
    let goal: GoalFacts
    let tint: Color
    let words: Words
    /// Whether what is counted is named: `750/2000 ml`.
    var isMeasured = true

    var body: some View {
        HStack(spacing: 1.columns) {
            bar.tint(color).widgetAccentable()
            GoalFigures(goal: goal, words: words, isMeasured: isMeasured).layoutPriority(1)
        }
    }

    @ViewBuilder private var bar: some View {
        if let clock = goal.clock {
            ProgressView(
                timerInterval: clock.span, countsDown: false, label: { EmptyView() },
                currentValueLabel: { EmptyView() })
        } else {
            ProgressView(value: goal.fraction ?? 0)
        }
    }

    private var color: Color {
        switch goal.tone {
        case .over: .red
        case .kept: .green
        case .soon where goal.isLimit: .yellow
        case .soon, .plain, .quiet: tint
        }
    }
}

/// How far a goal has come, in figures.
struct GoalFigures: View {
    let goal: GoalFacts
    let words: Words
    /// Whether what is counted is named.
    let isMeasured: Bool

    var body: some View { figures.lineLimit(1) }

    private var figures: Text {
        if let clock = goal.clock, isMeasured, goal.state != .met { return clock.progress(words) }
        let ratio = Text(verbatim: goal.clock?.target ?? (isMeasured ? goal.measuredRatio : goal.ratio))
        guard goal.state == .met else { return ratio.foregroundStyle(goal.tone.color()) }
        return (Text(Image(systemName: "checkmark")) + Text(verbatim: " ") + ratio).foregroundStyle(.green)
    }
}

extension GoalFacts.Clock {
    /// `24 min of 30`, alive.
    func progress(_ words: Words) -> Text {
        let parts = words("logbook.progress", ["done": "\u{0}", "needed": needed]).components(
            separatedBy: "\u{0}")
        return Text(parts[0]) + done + Text(parts.count > 1 ? parts[1] : "")
    }

    /// `24 min`, alive.
    var done: Text {
        Text(
            .currentDate,
            format: .timer(
                countingUpIn: zero..<zero.addingTimeInterval(366 * 86_400), maxFieldCount: 2,
                maxPrecision: .seconds(60)))
    }
}
