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
            ForEach(Array(entry.rows.prefix(count).enumerated()), id: \.offset) { index, row in
                Button(intent: LogItemIntent(item: row.facts.item)) {
                    VStack(alignment: .leading, spacing: 0) {
                        head(index, row)
                        foot(row)
                    }
                    .accessibilityLabel(words("widgets.item.log") + " " + row.facts.item.name)
                }
                .buttonStyle(.plain)
                .privacySensitive(row.facts.isPrivate)
            }
        }
        .lineLimit(1)
    }

    /// The progress gives way before the name does.
    private func head(_ index: Int, _ row: ItemsEntry.Row) -> some View {
        ViewThatFits(in: .horizontal) {
            line(index, row, progress: row.isDone ? "✓ " + row.progress : row.progress)
            line(index, row, progress: row.isDone ? "✓" : row.isOverdue ? "!" : "")
            line(index, row, progress: "")
        }
    }

    private func line(_ index: Int, _ row: ItemsEntry.Row, progress: String) -> some View {
        HStack(spacing: 1.columns) {
            Text(verbatim: "\(index + 1)").foregroundStyle(.secondary)
            row.facts.title.bold()
            Spacer(minLength: progress.isEmpty ? 0 : 1.columns)
            Text(progress.trimmingCharacters(in: .whitespaces))
                .foregroundStyle(row.isDone ? Color.green : row.isOverdue ? Color.red : row.facts.tint)
                .widgetAccentable()
        }
    }

    private func foot(_ row: ItemsEntry.Row) -> some View {
        HStack(spacing: 1.columns) {
            row.facts.sentence(words).foregroundStyle(.secondary)
            Spacer(minLength: 0)
            if family != .systemSmall {
                DayRow(
                    week: row.facts.week, tint: row.facts.tint, locale: locale, words: words, hasNames: false)
            }
        }
        .padding(.leading, 2.columns)
    }
}
