import SwiftUI
import WidgetExtras

/// How far a goal has come: a bar, the figures beside it, never on it. The clock fills it while a stopwatch runs.
struct GoalBar: View {
    let goal: GoalFacts
    let tint: Color
    /// Whether what is counted is named: `750/2000 ml`.
    var isMeasured = true

    var body: some View {
        HStack(spacing: 1.columns) {
            bar.tint(color).widgetAccentable()
            figures.lineLimit(1).layoutPriority(1)
        }
    }

    @ViewBuilder private var bar: some View {
        if let clock = goal.clock {
            ProgressView(
                timerInterval: clock, countsDown: false, label: { EmptyView() },
                currentValueLabel: { EmptyView() })
        } else {
            ProgressView(value: goal.fraction ?? 0)
        }
    }

    private var figures: Text {
        let ratio = Text(verbatim: isMeasured ? goal.measuredRatio : goal.ratio)
        guard goal.state == .met else { return ratio.foregroundStyle(goal.tone.color()) }
        return (Text(Image(systemName: "checkmark")) + Text(verbatim: " ") + ratio).foregroundStyle(.green)
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
