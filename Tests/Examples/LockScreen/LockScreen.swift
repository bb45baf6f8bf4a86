import SwiftUI
import WidgetKit

struct Vitals {
    var steps = 6_420
    var goal = 8_000
    var battery = 0.34
    var heart = 72
    var heartRange = 54...148
    var sunset = DateComponents(hour: 18, minute: 42)

    var share: Double { Double(steps) / Double(goal) }
}

struct VitalsEntry: TimelineEntry {
    let date: Date
    let vitals: Vitals
}

final class VitalsProvider: TimelineProvider {
    typealias Entry = VitalsEntry

    func placeholder(in context: Context) -> VitalsEntry {
        VitalsEntry(date: .now, vitals: Vitals())
    }

    func getSnapshot(in context: Context, completion: @escaping (VitalsEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<VitalsEntry>) -> Void) {
        DispatchQueue.global().async {
            let entry = VitalsEntry(date: .now, vitals: Vitals())
            DispatchQueue.main.async {
                completion(Timeline(entries: [entry], policy: .after(.now.advanced(by: 15 * 60))))
            }
        }
    }
}

// MARK: - Steps

struct StepsView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode
    let entry: VitalsEntry

    var body: some View {
        switch family {
        case .accessoryCircular:
            Gauge(value: min(entry.vitals.share, 1)) {
                Image(systemName: "figure.walk")
            } currentValueLabel: {
                Text(entry.vitals.steps, format: .number.notation(.compactName))
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(renderingMode == .fullColor ? .green : nil)
        case .accessoryRectangular:
            VStack(alignment: .leading, spacing: 2) {
                Label("Steps", systemImage: "figure.walk")
                    .font(.headline)
                    .widgetAccentable()
                Text("\(entry.vitals.steps.formatted()) of \(entry.vitals.goal.formatted())")
                Gauge(value: entry.vitals.share, in: 0...1) {
                    EmptyView()
                }
                .gaugeStyle(.accessoryLinearCapacity)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        case .accessoryInline:
            ViewThatFits {
                Text(
                    "\(Image(systemName: "figure.walk")) \(entry.vitals.steps) of \(entry.vitals.goal) steps today"
                )
                Text("\(Image(systemName: "figure.walk")) \(entry.vitals.steps) steps")
            }
        default:
            EmptyView()
        }
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: VitalsProvider()) { entry in
            StepsView(entry: entry)
                .containerBackground(.clear, for: .widget)
        }
        .configurationDisplayName("Steps")
        .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}

// MARK: - Battery

struct BatteryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "battery", provider: VitalsProvider()) { entry in
            ZStack {
                AccessoryWidgetBackground()
                VStack(spacing: 1) {
                    Image(systemName: entry.vitals.battery < 0.2 ? "battery.25" : "battery.75")
                    Text(entry.vitals.battery, format: .percent)
                        .font(.system(.headline, design: .rounded))
                        .minimumScaleFactor(0.7)
                }
            }
            .containerBackground(for: .widget) {}
            .widgetLabel("Battery")
        }
        .configurationDisplayName("Battery")
        .supportedFamilies([.accessoryCircular])
    }
}

// MARK: - Heart

struct HeartView: View {
    @Environment(\.widgetFamily) private var family
    let entry: VitalsEntry

    private let gradient = Gradient(colors: [.blue, .green, .yellow, .red])

    var body: some View {
        let range = entry.vitals.heartRange
        if family == .accessoryCircular {
            Gauge(value: Double(entry.vitals.heart), in: Double(range.lowerBound)...Double(range.upperBound))
            {
                Text("BPM")
            } currentValueLabel: {
                Text("\(entry.vitals.heart)")
            } minimumValueLabel: {
                Text("\(range.lowerBound)")
            } maximumValueLabel: {
                Text("\(range.upperBound)")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(gradient)
        } else {
            HStack {
                Image(systemName: "heart.fill")
                    .font(.title3)
                    .foregroundStyle(.red)
                    .symbolEffect(.pulse)
                VStack(alignment: .leading) {
                    HStack(alignment: .firstTextBaseline, spacing: 2) {
                        Text("\(entry.vitals.heart)").font(.title2.bold())
                        Text("BPM").font(.caption2).foregroundStyle(.secondary)
                    }
                    Text("\(entry.date, style: .relative) ago")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
            }
        }
    }
}

struct HeartWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "heart", provider: VitalsProvider()) { entry in
            HeartView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Heart")
        .supportedFamilies([.accessoryCircular, .accessoryRectangular])
    }
}

@main
struct LockScreenWidgets: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        if #available(iOS 16.0, *) {
            StepsWidget()
            BatteryWidget()
        }
        HeartWidget()
    }
}
