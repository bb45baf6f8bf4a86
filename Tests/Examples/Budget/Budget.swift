import AppIntents
import SwiftUI
import WidgetKit

struct Category: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let symbol: String
    let color: Color
    let spent: Decimal
    let limit: Decimal

    var share: Double {
        NSDecimalNumber(decimal: spent).doubleValue / NSDecimalNumber(decimal: limit).doubleValue
    }

    static let samples = [
        Category(name: "Groceries", symbol: "cart", color: .green, spent: 312.4, limit: 400),
        Category(name: "Transport", symbol: "tram", color: .blue, spent: 61, limit: 90),
        Category(name: "Eating out", symbol: "fork.knife", color: .orange, spent: 148.75, limit: 120),
    ]
}

struct BudgetEntry: TimelineEntry {
    let date: Date
    let categories: [Category]

    var spent: Decimal { categories.map(\.spent).reduce(0, +) }
    var limit: Decimal { categories.reduce(Decimal(0)) { $0 + $1.limit } }
}

struct BudgetProvider: TimelineProvider {
    typealias Entry = BudgetEntry

    func placeholder(in _: Context) -> BudgetEntry { BudgetEntry(date: .now, categories: Category.samples) }
    func getSnapshot(in context: Context, completion: @escaping (BudgetEntry) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<BudgetEntry>) -> Void) {
        completion(.init(entries: [placeholder(in: context)], policy: .never))
    }
}

struct AddExpenseIntent: AppIntent {
    static var title: LocalizedStringResource = "Add Expense"
    static var openAppWhenRun = true

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Added.")
    }
}

// MARK: - Shapes and styles

struct Slice: Shape {
    let start: Double
    let end: Double

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        return Path { path in
            path.addArc(
                center: center, radius: radius, startAngle: .degrees(start * 360 - 90),
                endAngle: .degrees(end * 360 - 90), clockwise: false)
            path.addArc(
                center: center, radius: radius * 0.55, startAngle: .degrees(end * 360 - 90),
                endAngle: .degrees(start * 360 - 90), clockwise: true)
            path.closeSubpath()
        }
    }
}

struct Donut: View {
    let categories: [Category]

    private var slices: [(category: Category, start: Double, end: Double)] {
        let total = categories.map(\.spent).reduce(0, +)
        var start = 0.0
        return categories.map { category in
            let part = NSDecimalNumber(decimal: category.spent / total).doubleValue
            defer { start += part }
            return (category, start, start + part)
        }
    }

    var body: some View {
        ZStack {
            ForEach(slices, id: \.category) { slice in
                Slice(start: slice.start, end: slice.end)
                    .fill(slice.category.color)
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .privacySensitive()
    }
}

struct PillProgressStyle: ProgressViewStyle {
    var color: Color

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                configuration.label
                Spacer()
                configuration.currentValueLabel
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            GeometryReader { geo in
                RoundedRectangle(cornerRadius: 4)
                    .fill(color.opacity(0.25))
                    .overlay(alignment: .leading) {
                        RoundedRectangle(cornerRadius: 4)
                            .fill(color)
                            .frame(width: geo.size.width * min(configuration.fractionCompleted ?? 0, 1))
                    }
            }
            .frame(height: 8)
        }
    }
}

struct PillButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.footnote.bold())
            .padding(.vertical, 4)
            .padding(.horizontal, 10)
            .background(Capsule().fill(Color.accentColor))
            .foregroundColor(.white)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: PillButtonStyle { PillButtonStyle() }
}

// MARK: - Views

private let currency = Decimal.FormatStyle.Currency(code: "EUR").precision(.fractionLength(0))

struct BudgetView: View {
    @Environment(\.widgetFamily) private var family
    var entry: BudgetProvider.Entry

    var total: some View {
        ViewThatFits(in: .horizontal) {
            Text("\(entry.spent, format: currency) of \(entry.limit, format: currency) spent this month")
            Text("\(entry.spent, format: currency) of \(entry.limit, format: currency)")
            Text(entry.spent, format: currency)
        }
        .font(.headline)
        .privacySensitive()
    }

    var body: some View {
        switch family {
        case .systemSmall:
            VStack(alignment: .leading) {
                Donut(categories: entry.categories)
                total
            }
        case .systemMedium:
            HStack(spacing: 16) {
                Donut(categories: entry.categories)
                Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
                    GridRow {
                        total.gridCellColumns(3)
                    }
                    Divider()
                    ForEach(entry.categories) { category in
                        GridRow {
                            Image(systemName: category.symbol).foregroundStyle(category.color)
                            Text(category.name)
                            Text(category.spent, format: currency)
                                .gridColumnAlignment(.trailing)
                                .privacySensitive()
                        }
                        .font(.footnote)
                    }
                }
            }
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Text("Budget").font(.headline)
                ProgressView(value: 0.85)
                Text(entry.spent, format: currency).privacySensitive()
            }
        default:
            VStack(alignment: .leading, spacing: 12) {
                HStack {
                    Text("Budget").font(.title2.bold())
                    Spacer()
                    Button("Add", intent: AddExpenseIntent())
                        .buttonStyle(.pill)
                }
                total
                ForEach(entry.categories) { category in
                    ProgressView(value: category.share) {
                        Label(category.name, systemImage: category.symbol)
                    } currentValueLabel: {
                        Text(category.share, format: .percent.precision(.fractionLength(0)))
                            .foregroundStyle(
                                category.share > 1 ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
                    }
                    .progressViewStyle(PillProgressStyle(color: category.color))
                }
                Spacer(minLength: 0)
            }
        }
    }
}

@main
struct BudgetWidget: Widget {
    static let kind = "budget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: BudgetProvider()) { entry in
            BudgetView(entry: entry)
                .containerBackground(Color(UIColor.secondarySystemBackground), for: .widget)
        }
        .configurationDisplayName(LocalizedStringKey("Budget"))
        .description(LocalizedStringKey("What is left of this month."))
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular])
    }
}
