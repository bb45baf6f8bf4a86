import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// A counter in each family: one figure, and the keys that change it.
struct CounterView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    let entry: CounterEntry

    private var words: Words { Words(language: locale.identifier) }

    var body: some View {
        switch family {
        case .accessoryInline: Text(verbatim: "\(entry.name) \(entry.value)")
        case .accessoryCircular: circular(entry.value)
        case .accessoryRectangular: rectangular(entry.value)
        case .systemLarge: large(entry.value)
        case .systemMedium: medium(entry.value)
        default: small(entry.value)
        }
    }

    /// A counter that nobody named is called what it is.
    private var name: String {
        entry.name == CounterConfiguration.defaultName ? words("widgets.counter.title") : entry.name
    }

    private func small(_ value: Int) -> some View {
        Card(title: Text(name)) {
            figure(value)
        } bottom: {
            actions(less: "−", more: "+")
        }
    }

    private func medium(_ value: Int) -> some View {
        Card(title: Text(name)) {
            figure(value)
        } bottom: {
            Tally(value: value, rows: 1).padding(.bottom, 1.rows)
            actions(less: words("widgets.counter.less"), more: words("widgets.counter.more"))
        }
    }

    private func large(_ value: Int) -> some View {
        Card(title: Text(name)) {
            Figure(text: Text(verbatim: "\(value)"), tint: .blue, rows: 5)
        } bottom: {
            Tally(value: value, rows: 6).padding(.bottom, 1.rows)
            actions(less: words("widgets.counter.less"), more: words("widgets.counter.more"))
        }
    }

    private func circular(_ value: Int) -> some View {
        VStack(spacing: 0) {
            // Each row in the middle of the ring, not of the widest row.
            Text(name).foregroundStyle(.secondary).lineLimit(1).frame(maxWidth: .infinity)
            number(value).bold().foregroundStyle(.blue).lineLimit(1).widgetAccentable()
                .frame(maxWidth: .infinity)
            HStack(spacing: 2.columns) {
                button(.less) { Image(systemName: "minus.circle").foregroundStyle(.red) }
                button(.more) { Image(systemName: "plus.circle").foregroundStyle(.green) }
            }
            .frame(maxWidth: .infinity)
        }
        .filling(.center)
    }

    private func rectangular(_ value: Int) -> some View {
        HStack(alignment: .top, spacing: 1.columns) {
            VStack(alignment: .leading, spacing: 0) {
                Text(name).bold().lineLimit(1)
                Spacer(minLength: 0)
                HStack(spacing: 2.columns) {
                    button(.less) { Image(systemName: "minus.circle").foregroundStyle(.red) }
                    button(.more) { Image(systemName: "plus.circle").foregroundStyle(.green) }
                }
            }
            Spacer(minLength: 1.columns)
            figure(value).layoutPriority(1)
        }
        .filling()
    }

    @ViewBuilder private func figure(_ value: Int) -> some View {
        if "\(value)".count <= Self.plainDigits {
            Figure(text: Text(verbatim: "\(value)"), tint: .blue)
        } else {
            number(value).bold().foregroundStyle(.blue).lineLimit(1).widgetAccentable().frame(height: 3.rows)
        }
    }

    /// The number, or the longest short form of it that there is room for: a figure is never cut.
    @ViewBuilder private func number(_ value: Int) -> some View {
        if "\(value)".count <= Self.plainDigits {
            Text(verbatim: "\(value)")
        } else {
            ViewThatFits(in: .horizontal) {
                Text(verbatim: "\(value)")
                ForEach([8, 6, 5, 4], id: \.self) { columns in
                    Text(verbatim: ShortNumber(words).text(Double(value), columns: columns))
                }
            }
        }
    }

    /// Digits that stand in every family.
    private static let plainDigits = 8

    private func actions(less: String, more: String) -> some View {
        HStack(spacing: 0) {
            button(.less) { ActionLabel(symbol: "minus.circle", word: less, color: .red) }
            Spacer(minLength: 1.columns)
            button(.more) { ActionLabel(symbol: "plus.circle", word: more, color: .green, isMirrored: true) }
        }
    }

    private enum Action { case less, more }

    @ViewBuilder
    private func button(_ action: Action, @ViewBuilder label: () -> some View) -> some View {
        let label = label()
        switch action {
        case .less:
            Button(intent: DecrementIntent(name: entry.name)) {
                label.accessibilityLabel(words("widgets.counter.less"))
            }
            .buttonStyle(.plain)
        case .more:
            Button(intent: IncrementIntent(name: entry.name)) {
                label.accessibilityLabel(words("widgets.counter.more"))
            }
            .buttonStyle(.plain)
            .keyboardShortcut(.defaultAction)
        }
    }
}

/// A number as dots in fives, thirty a row; nothing where it is more than the rows hold.
struct Tally: View {
    let value: Int
    let rows: Int

    private static let perRow = 30

    var body: some View {
        if value > 0, value <= rows * Self.perRow {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
                    Text(verbatim: line).foregroundStyle(.blue).lineLimit(1)
                }
            }
            .accessibilityHidden(true)
        }
    }

    private var lines: [String] {
        stride(from: 0, to: value, by: Self.perRow).map { start in
            let count = min(value - start, Self.perRow)
            return stride(from: 0, to: count, by: 5)
                .map { String(repeating: "●", count: min(count - $0, 5)) }.joined(separator: " ")
        }
    }
}
