import SwiftUI
import WidgetKit

struct ViewSizeWidget: Widget {
    private let kind = "ViewSize"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: ViewSizeProvider()) { entry in
            ViewSizeView(entry: entry)
        }
        .configurationDisplayName("View Size")
        .description("Tells how much room a widget has.")
        .supportedFamilies(families)
        .contentMarginsDisabled()
    }

    private var families: [WidgetFamily] {
        var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
        if #available(iOSApplicationExtension 16.0, *) {
            families += [.accessoryCircular, .accessoryRectangular, .accessoryInline]
        }
        return families
    }
}

struct ViewSizeView: View {
    @Environment(\.widgetFamily) private var family
    let entry: ViewSizeEntry

    var body: some View {
        switch family {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
            HomeSizeView(entry: entry)
        case .accessoryCircular:
            CircularSizeView()
        case .accessoryRectangular:
            RectangularSizeView(entry: entry)
        case .accessoryInline:
            InlineSizeView(entry: entry)
        @unknown default:
            EmptyView()
        }
    }
}

struct HomeSizeView: View {
    @Environment(\.widgetContentMargins) private var margins
    let entry: ViewSizeEntry

    var body: some View {
        GeometryReader { proxy in
            VStack(alignment: .leading, spacing: 16) {
                Text(entry.origin.rawValue)
                    .font(.headline)
                Text(sizeText(proxy.size))
                    .monospacedDigit()
                Spacer()
                ViewThatFits(in: .horizontal) {
                    Text("Widgets are drawn ahead of time")
                    Text("Drawn ahead of time")
                    Text("Ahead")
                }
                .font(.footnote)
                .foregroundStyle(.white.opacity(0.8))
            }
            .padding(margins)
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
        }
        .foregroundColor(.white)
        .containerBackground(Color.indigo, for: .widget)
    }
}

struct CircularSizeView: View {
    var body: some View {
        GeometryReader { proxy in
            VStack(spacing: 0) {
                Text("\(Int(proxy.size.width))")
                Text("\(Int(proxy.size.height))")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .containerBackground(for: .widget) {
            AccessoryWidgetBackground()
        }
    }
}

struct RectangularSizeView: View {
    let entry: ViewSizeEntry

    var body: some View {
        GeometryReader { proxy in
            VStack(alignment: .leading) {
                Text(entry.origin.rawValue).bold()
                Text(sizeText(proxy.size))
            }
            .padding(8)
        }
        .containerBackground(.clear, for: .widget)
    }
}

struct InlineSizeView: View {
    let entry: ViewSizeEntry

    var body: some View {
        ViewThatFits {
            Text("This line comes from the \(entry.origin.rawValue.lowercased()) and has no size")
            Text("\(entry.origin.rawValue), no size")
            Text(entry.origin.rawValue)
        }
    }
}

private func sizeText(_ size: CGSize) -> String {
    "\(Int(size.width)) × \(Int(size.height))"
}
