import AppIntents
import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// A day's list in each family.
struct TodayView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    let entry: TodayEntry

    private var words: Words { Words(language: locale.identifier) }
    private var facts: TodayFacts { entry.facts }
    private var isAccessory: Bool {
        [.accessoryInline, .accessoryCircular, .accessoryRectangular].contains(family)
    }
    private var title: Text { Text(words("widgets.today.title")) }

    var body: some View {
        if facts.due == 0 {
            EmptyState(
                name: words("widgets.today.title"), symbol: "checklist",
                sentence: words(isAccessory ? "widgets.today.nothing" : "widgets.today.empty"))
        } else {
            switch family {
            case .accessoryInline: inline
            case .accessoryCircular: circular
            case .accessoryRectangular: rectangular
            default: facts.left == 0 ? AnyView(allDone) : AnyView(list)
            }
        }
    }

    /// The rows that fit, each a button; what is done stands below.
    private var list: some View {
        Card(title: title, fact: family == .systemSmall ? Text(verbatim: ratio) : left) {
            let isShort = family == .systemSmall || decided.isEmpty
            let rows = (family == .systemLarge ? 16 : 6) - (isShort ? 0 : family == .systemLarge ? 3 : 2)
            // The last row says how many more there are.
            let shown = facts.left > rows ? rows - 1 : rows
            // Where there is air enough, a blank row stands between two.
            VStack(alignment: .leading, spacing: facts.left * 2 - 1 <= rows ? 1.rows : 0) {
                ForEach(Array(facts.pending.prefix(shown).enumerated()), id: \.offset) { index, row in
                    button(index, row)
                }
                if facts.left > shown {
                    Text(verbatim: "  " + words("widgets.today.more", count: facts.left - shown))
                        .foregroundStyle(.secondary)
                }
            }
        } bottom: {
            if family != .systemSmall, !decided.isEmpty {
                if family == .systemLarge { Divider() }
                decidedRow
            }
        }
        .lineLimit(1)
    }

    private var allDone: some View {
        Card(title: title) {
            Figure(
                text: Text(verbatim: ratio), tint: isAllDone ? .green : .primary,
                rows: family == .systemLarge ? 5 : 3)
            ending.padding(.top, family == .systemLarge ? 1.rows : 0)
        } bottom: {
            if !decided.isEmpty { decidedRow }
        }
        .lineLimit(1)
    }

    private func button(_ index: Int, _ row: ItemFacts) -> some View {
        ItemButton(facts: row, words: words, namesItem: true) {
            RowHead(
                key: index + 1, title: row.isUrgent ? row.title.bold() : row.title,
                facts: row.dayWords(words),
                live: row.running.map { Text(timerFrom: $0.start.date).foregroundStyle(row.tint) })
        }
        .privacySensitive(row.isPrivate)
    }

    /// What is decided, done or given up, each with its mark.
    private var decided: [Text] {
        facts.done.map { title in
            Text(Image(systemName: "checkmark")).foregroundStyle(.green)
                + Text(verbatim: " " + title).foregroundStyle(.secondary)
        }
            + facts.missed.map { title in
                (Text(Image(systemName: "xmark")) + Text(verbatim: " " + title)).foregroundStyle(.secondary)
            }
    }

    /// As many of what is decided as have room, whole.
    private var decidedRow: some View {
        let texts = decided
        return ViewThatFits(in: .horizontal) {
            ForEach(Array((0...min(texts.count, 6)).reversed()), id: \.self) { count in
                HStack(spacing: 2.columns) {
                    ForEach(Array(texts.prefix(count).enumerated()), id: \.offset) { $1 }
                }
            }
        }
    }

    /// Nothing was given up either.
    private var isAllDone: Bool { facts.missedCount == 0 }

    /// What is said where nothing is left.
    private var ending: some View {
        Text(words(isAllDone ? "widgets.today.allDone" : "widgets.today.noneLeft"))
            .foregroundStyle(isAllDone ? Color.green : Color.secondary)
    }

    private var left: Text {
        Text(words("widgets.today.left", ["left": "\(facts.left)", "due": "\(facts.due)"]))
    }

    private var ratio: String { "\(facts.doneCount)/\(facts.due)" }

    private var circular: some View {
        Gauge(value: Double(facts.doneCount) / Double(max(facts.due, 1))) {
            Text(words("widgets.today.title")).foregroundStyle(.secondary)
        } currentValueLabel: {
            Text(verbatim: ratio).bold().widgetAccentable()
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(facts.isAnyOverdue ? .red : .green)
        .lineLimit(1)
        .filling(.center)
    }

    private var rectangular: some View {
        VStack(alignment: .leading, spacing: 0) {
            Header(title: title, fact: Text(verbatim: ratio))
            if let first = facts.pending.first {
                button(0, first)
                if facts.pending.count > 1 { button(1, facts.pending[1]) }
            } else if isAllDone {
                (Text(Image(systemName: "checkmark")) + Text(verbatim: " " + words("widgets.today.allDone")))
                    .foregroundStyle(.green).widgetAccentable()
            } else {
                ending
            }
        }
        .lineLimit(1)
        .filling()
    }

    private var inline: some View {
        HStack {
            title.bold() + Text(verbatim: " " + ratio)
            if let first = facts.pending.first {
                first.title.privacySensitive(first.isPrivate)
            } else {
                Text(words(isAllDone ? "widgets.today.allDone" : "widgets.today.noneLeft"))
            }
        }
    }
}

extension ItemFacts {
    /// Overdue, or due on this very day.
    var isUrgent: Bool { [.over, .soon].contains(mainGoal?.tone) }

    /// What is left of the day's part, the fullest words first.
    func dayWords(_ words: Words) -> [RowFact] {
        guard let goal = mainGoal else { return [] }
        switch goal.tone {
        case .over:
            return [RowFact(goal.remark, .over), RowFact(goal.shortRemark, .over), RowFact("!", .over)]
        case .soon: return [RowFact(goal.shortRemark, .soon)]
        default:
            if running != nil { return [] }
            return [goal.progress, goal.ratio, goal.percent(words)].map { RowFact($0, .plain) }
        }
    }
}
