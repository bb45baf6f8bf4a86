import SwiftUI
import WidgetKit

struct CounterWidget: Widget {
    let kind: String = "GlassCounter"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: CounterProvider()) { entry in
            if #available(iOS 17.0, *) {
                CounterView(entry: entry)
                    .containerBackground(.fill.tertiary, for: .widget)
            } else {
                CounterView(entry: entry)
                    .padding()
                    .background()
            }
        }
        .configurationDisplayName("Glasses")
        .description("Counts the glasses of water you drink.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

struct CounterView: View {
    @Environment(\.widgetFamily) var family
    var entry: CounterProvider.Entry

    var body: some View {
        switch family {
        case .accessoryInline:
            Text("Glasses \(entry.count)")
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                VStack(spacing: 0) {
                    Text("\(entry.count)")
                        .font(.title)
                        .widgetAccentable()
                    Text("glasses")
                        .font(.caption2)
                        .minimumScaleFactor(0.5)
                }
            }
        case .accessoryRectangular:
            HStack {
                VStack(alignment: .leading) {
                    Text("Glasses")
                        .font(.headline)
                        .widgetAccentable()
                    Text("\(entry.count) today")
                }
                Spacer()
                CounterButtons(size: 16)
            }
        default:
            VStack {
                Text("Glasses")
                    .font(.headline)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Spacer()
                Text(entry.count, format: .number)
                    .font(.system(size: 56, weight: .bold, design: .rounded))
                    .foregroundStyle(.blue)
                    .contentTransition(.numericText())
                Spacer()
                CounterButtons(size: 32)
            }
        }
    }
}

struct CounterButtons: View {
    let size: CGFloat

    var body: some View {
        HStack(spacing: 24) {
            Button(intent: RemoveGlass()) {
                Image(systemName: "minus.circle.fill")
                    .font(.system(size: size))
            }
            Button(intent: AddGlass()) {
                Image(systemName: "plus.circle.fill")
                    .font(.system(size: size))
            }
        }
        .buttonStyle(.plain)
    }
}

struct CounterWidget_Previews: PreviewProvider {
    static var previews: some View {
        CounterView(entry: CounterEntry(date: Date(), count: 3))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
            .previewDisplayName("Small")
    }
}
