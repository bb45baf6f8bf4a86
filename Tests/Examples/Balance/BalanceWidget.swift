import SwiftUI
import WidgetKit

struct BalanceWidget: Widget {
    static let kind = "Balance"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: BalanceIntent.self, provider: BalanceProvider()) {
            entry in
            BalanceView(entry: entry)
                .containerBackground(for: .widget) {
                    Color(red: 0.05, green: 0.25, blue: 0.2)
                }
        }
        .configurationDisplayName("Balance")
        .description("What is in the account, and what will be.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct BalanceView: View {
    @Environment(\.widgetFamily) var family
    let entry: BalanceEntry

    var body: some View {
        Group {
            switch family {
            case .systemMedium: MediumBalance(entry: entry)
            case .systemLarge: LargeBalance(entry: entry)
            default: SmallBalance(entry: entry)
            }
        }
        .widgetURL(URL(string: "example-bank://account/\(entry.configuration.account.rawValue)"))
    }
}

struct SmallBalance: View {
    let entry: BalanceEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.configuration.account.name)
                .font(.caption)
                .foregroundStyle(.secondary)
            Spacer()
            AmountText(entry: entry)
                .font(.title2)
            Spacer()
            AgeLabel(entry: entry)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct MediumBalance: View {
    let entry: BalanceEntry

    var body: some View {
        HStack(alignment: .top) {
            SmallBalance(entry: entry)
            Divider()
            VStack(alignment: .leading) {
                Text("Next")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                Spacer()
                if let next = entry.projections.first {
                    Text(next.amount, format: .currency(code: "EUR"))
                        .privacySensitive()
                    Text(next.date, style: .time)
                        .font(.caption)
                } else {
                    Text("–")
                }
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

struct LargeBalance: View {
    let entry: BalanceEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Label(entry.configuration.account.name, systemImage: "creditcard")
                    .font(.headline)
                Spacer()
                AgeLabel(entry: entry)
            }
            AmountText(entry: entry)
                .font(.largeTitle)
            Divider()
            ForEach(entry.projections) { projection in
                HStack {
                    Text(projection.date, style: .time)
                        .foregroundStyle(.secondary)
                    Spacer()
                    Text(projection.amount, format: .currency(code: "EUR"))
                        .monospacedDigit()
                        .privacySensitive()
                }
            }
            Spacer(minLength: 0)
            if let note = entry.configuration.note {
                Text(note).italic()
            }
        }
    }
}

/// In colour green or red; accented in the accent group; vibrant with a word for what colour says.
struct AmountText: View {
    @Environment(\.widgetRenderingMode) private var mode
    let entry: BalanceEntry

    private var amount: Text {
        Text(
            entry.amount,
            format: .currency(code: "EUR").precision(.fractionLength(entry.configuration.showsCents ? 2 : 0)))
    }

    private var isLow: Bool { entry.amount < 1000 }

    var body: some View {
        switch mode {
        case .fullColor:
            amount.bold()
                .foregroundStyle(isLow ? .red : .green)
                .privacySensitive()
        case .accented:
            amount.bold()
                .widgetAccentable()
                .privacySensitive()
        default:
            VStack(alignment: .leading, spacing: 0) {
                amount.bold()
                    .privacySensitive()
                Text(isLow ? "low" : "enough")
                    .font(.caption)
            }
        }
    }
}

struct AgeLabel: View {
    let entry: BalanceEntry

    var body: some View {
        if entry.isStale {
            Text("as of \(entry.capturedAt, style: .time)")
                .font(.caption2)
                .foregroundStyle(.orange)
        } else {
            Text("up to date")
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
    }
}
