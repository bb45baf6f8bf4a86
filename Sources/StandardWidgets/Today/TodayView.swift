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
            case .systemSmall: list(rows: 5, hasDone: false)
            case .systemMedium: list(rows: 4, hasDone: true)
            default: list(rows: 12, hasDone: true)
            }
        }
    }

    /// The rows that fit, each a button; what is done stands below.
    private func list(rows: Int, hasDone: Bool) -> some View {
        Card(title: title, fact: family == .systemSmall ? Text(verbatim: ratio) : left) {
            if facts.pending.isEmpty {
                Text(Image(systemName: "checkmark")) + Text(verbatim: " " + words("widgets.today.allDone"))
            } else {
                // The last row says how many more there are.
                let shown = facts.pending.count > rows ? rows - 1 : rows
                ForEach(Array(facts.pending.prefix(shown).enumerated()), id: \.offset) { index, row in
                    button(index, row)
                }
                if facts.pending.count > shown {
                    Text(words("widgets.today.more", count: facts.pending.count - shown))
                        .foregroundStyle(.secondary)
                }
            }
        } bottom: {
            if hasDone, !facts.done.isEmpty { done }
        }
        .lineLimit(1)
    }

    private func button(_ index: Int, _ row: TodayFacts.Row) -> some View {
        Button(intent: LogItemIntent(item: row.item)) {
            // The reason gives way before the name does.
            ViewThatFits(in: .horizontal) {
                line(index, row, fact: row.fact)
                if !row.shortFact.isEmpty { line(index, row, fact: row.shortFact) }
                if row.isOverdue { line(index, row, fact: "!") }
                line(index, row, fact: "")
            }
            .accessibilityLabel(words("widgets.item.log") + " " + row.item.name)
        }
        .buttonStyle(.plain)
        .privacySensitive(row.isPrivate)
    }

    private func line(_ index: Int, _ row: TodayFacts.Row, fact: String) -> some View {
        HStack(spacing: 1.columns) {
            if index < 9 { Text(verbatim: "\(index + 1)").foregroundStyle(.secondary) }
            name(row)
            Spacer(minLength: fact.isEmpty ? 0 : 1.columns)
            Text(fact).foregroundStyle(row.isOverdue ? Color.red : Color.secondary)
        }
    }

    private func name(_ row: TodayFacts.Row) -> Text {
        Text(verbatim: row.item.emoji.map { "\($0) \(row.item.name)" } ?? row.item.name)
    }

    /// As many of what was done as have room, whole.
    private var done: some View {
        ViewThatFits(in: .horizontal) {
            ForEach(Array((0...min(facts.done.count, 6)).reversed()), id: \.self) { count in
                Text(verbatim: facts.done.prefix(count).map { "✓ " + $0 }.joined(separator: "  "))
            }
        }
        .foregroundStyle(.secondary)
    }

    private var left: Text {
        Text(
            facts.pending.isEmpty
                ? words("widgets.today.done", ["done": "\(facts.doneCount)", "due": "\(facts.due)"])
                : words("widgets.today.left", ["left": "\(facts.pending.count)", "due": "\(facts.due)"]))
    }

    private var ratio: String { "\(facts.doneCount)/\(facts.due)" }

    private var circular: some View {
        Gauge(value: Double(facts.doneCount) / Double(max(facts.due, 1))) {
            Text(words("widgets.today.title")).foregroundStyle(.secondary)
        } currentValueLabel: {
            Text(verbatim: ratio).bold().widgetAccentable()
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(facts.pending.contains(where: \.isOverdue) ? .red : .green)
        .lineLimit(1)
        .filling(.center)
    }

    private var rectangular: some View {
        VStack(alignment: .leading, spacing: 0) {
            Header(title: title, fact: Text(verbatim: ratio))
            if let first = facts.pending.first {
                button(0, first)
                if facts.pending.count > 1 { button(1, facts.pending[1]) }
            } else {
                Text(words("widgets.today.allDone")).foregroundStyle(.green).widgetAccentable()
            }
        }
        .lineLimit(1)
        .filling()
    }

    private var inline: some View {
        HStack {
            title.bold() + Text(verbatim: " " + ratio)
            if let first = facts.pending.first {
                name(first).privacySensitive(first.isPrivate)
            } else {
                Text(words("widgets.today.allDone"))
            }
        }
    }
}
