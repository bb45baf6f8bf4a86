import SwiftUI
import WidgetKit

/// A figure with a name, as a server would send it.
struct Metric: Sendable {
    let name: LocalizedStringKey
    let symbol: String
    let value: Double
    let unit: String
    let history: [Double]

    init(_ name: LocalizedStringKey, _ symbol: String, _ value: Double, unit: String = "") {
        self.name = name
        self.symbol = symbol
        self.value = value
        self.unit = unit
        history = (0..<12).map { value * (0.7 + 0.3 * abs(sin(Double($0)))) }
    }
}

struct MetricEntry: TimelineEntry {
    let date: Date
    let metric: Metric
}

struct MetricProvider: TimelineProvider {
    let metric: Metric

    func placeholder(in context: Context) -> MetricEntry { MetricEntry(date: .now, metric: metric) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (MetricEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<MetricEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .after(.now + 900)))
    }
}

struct Tile<Header: View, Content: View>: View {
    private let header: Header
    private let content: Content

    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.header = header()
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading) {
            header.font(.caption).foregroundStyle(.secondary)
            Spacer(minLength: 0)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct Bars: View {
    let values: [Double]

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(values.indices, id: \.self) { index in
                Rectangle()
                    .fill(.tint)
                    .frame(width: 8, height: 32 * values[index] / (values.max() ?? 1))
            }
        }
        .frame(height: 32, alignment: .bottom)
    }
}

struct MetricView: View {
    @Environment(\.widgetFamily) private var family
    let entry: MetricEntry

    var body: some View {
        switch family {
        case .accessoryInline:
            Label("\(entry.metric.value.formatted())\(entry.metric.unit)", systemImage: entry.metric.symbol)
        default:
            Tile {
                Text(
                    "\(entry.metric.value.formatted(.number.precision(.fractionLength(0...1))))\(entry.metric.unit)"
                )
                .font(.title2.bold())
                if family == .systemMedium {
                    Bars(values: entry.metric.history)
                }
            } header: {
                Label(entry.metric.name, systemImage: entry.metric.symbol)
            }
            .tint(.mint)
        }
    }
}

protocol MetricWidget: Widget {
    static var kind: String { get }
    static var metric: Metric { get }
}

extension MetricWidget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: MetricProvider(metric: Self.metric)) { entry in
            MetricView(entry: entry)
                .containerBackground(.fill.quinary, for: .widget)
        }
        .configurationDisplayName(Text(Self.metric.name))
        .description("A figure of the server.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
    }
}
