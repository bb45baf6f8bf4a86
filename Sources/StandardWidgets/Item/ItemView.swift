import AppIntents
import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// An item in each family: how long ago, how it stands, and the key that logs it.
struct ItemView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    let entry: ItemEntry

    private var words: Words { Words(language: locale.identifier) }

    var body: some View {
        switch entry.content {
        case .facts(let facts):
            Group {
                switch family {
                case .accessoryInline: ItemLine(facts: facts, words: words)
                case .accessoryCircular: ItemRing(facts: facts, words: words)
                case .accessoryRectangular: ItemBadge(facts: facts, words: words)
                case .systemExtraLarge: ItemSpread(facts: facts, words: words)
                case .systemLarge: ItemPage(facts: facts, words: words)
                case .systemMedium: ItemCard(facts: facts, words: words)
                default: ItemTile(facts: facts, words: words)
                }
            }
            .privacySensitive(facts.isPrivate)
        case .empty:
            EmptyState(
                name: words("widgets.item.title"), symbol: "circle.dotted",
                sentence: words("widgets.item.empty"))
        }
    }
}

/// A button that does the one action of an item: logs it, or starts or stops its stopwatch. The label says which;
/// an archived item has none.
struct ItemButton<Label: View>: View {
    let facts: ItemFacts
    let words: Words
    /// Whether the item is named to a listener: where several stand in one widget.
    var namesItem = false
    @ViewBuilder let label: Label

    var body: some View {
        if facts.isArchived {
            label
        } else {
            Button(intent: LogItemIntent(item: facts.entity)) {
                label.accessibilityLabel(
                    facts.action(words) + (namesItem ? " " + facts.name : ""))
            }
            .buttonStyle(.plain)
        }
    }
}

/// The last row of an item's card: the button, its word beside its mark.
struct ItemAction: View {
    let facts: ItemFacts
    let words: Words

    var body: some View {
        if facts.isArchived {
            Text(words("widgets.item.archived")).foregroundStyle(.secondary).lineLimit(1)
        } else {
            ItemButton(facts: facts, words: words) {
                ActionLabel(symbol: facts.actionSymbol, word: facts.action(words), color: facts.tint)
            }
        }
    }
}

extension ItemFacts {
    /// What its key does: `Log`, `Start`, `Stop`.
    func action(_ words: Words) -> String {
        words(running != nil ? "widgets.item.stop" : isTimed ? "widgets.item.start" : "widgets.item.log")
    }

    var actionSymbol: String { running != nil ? "stop.fill" : isTimed ? "play.fill" : "plus.circle" }
}
