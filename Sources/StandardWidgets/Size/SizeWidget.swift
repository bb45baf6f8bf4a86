import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// How large a view may be in each family, in cells and in points: for those who write widgets.
struct SizeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "size", provider: SizeProvider()) { _ in SizeView() }
            .configurationDisplayName(StandardStore.shared.words("widgets.size.title"))
            .description(StandardStore.shared.words("widgets.size.description"))
            .supportedFamilies(.standard)
    }
}

struct SizeEntry: TimelineEntry {
    let date: Date
}

/// One entry for ever: what it shows is the view's own.
struct SizeProvider: TimelineProvider {
    func placeholder(in context: Context) -> SizeEntry { SizeEntry(date: context.date) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (SizeEntry) -> Void) {
        completion(SizeEntry(date: context.date))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SizeEntry>) -> Void) {
        completion(Timeline(entries: [SizeEntry(date: context.date)], policy: .never))
    }
}

/// The size as a `GeometryReader` sees it.
struct SizeView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale

    private var words: Words { Words(language: locale.identifier) }

    var body: some View {
        if family == .accessoryInline {
            Text(words("widgets.size.inline"))
        } else {
            GeometryReader { proxy in
                content(proxy.size)
            }
        }
    }

    private func content(_ size: CGSize) -> some View {
        let columns = Int(size.width / 1.columns)
        let rows = Int(size.height / 1.rows)
        let cells = "\(columns) × \(rows)"
        let points = words("widgets.size.points", ["size": "\(Int(size.width)) × \(Int(size.height))"])
        return Group {
            switch family {
            case .accessoryCircular:
                VStack(spacing: 0) {
                    Text(name).foregroundStyle(.secondary).lineLimit(1)
                    Text(verbatim: cells).bold().foregroundStyle(.purple).lineLimit(1).widgetAccentable()
                    Text(verbatim: "\(Int(size.width))×\(Int(size.height))").foregroundStyle(.secondary)
                        .lineLimit(1)
                }
                .filling(.center)
            case .accessoryRectangular:
                VStack(alignment: .leading, spacing: 0) {
                    Text(name).bold().lineLimit(1)
                    Text(words("widgets.size.cells", ["size": cells])).foregroundStyle(.purple).lineLimit(1)
                        .widgetAccentable()
                    Text(points).foregroundStyle(.secondary).lineLimit(1)
                }
                .filling()
            default:
                Card(
                    title: Text(name), fact: family == .systemSmall ? nil : Text(words("widgets.size.title"))
                ) {
                    HStack(spacing: 1.columns) {
                        Figure(text: Text(verbatim: "\(columns)"), tint: .purple)
                        Text(verbatim: "×").foregroundStyle(.secondary)
                        Figure(text: Text(verbatim: "\(rows)"), tint: .purple)
                    }
                } bottom: {
                    Text(words("widgets.size.cells", ["size": cells])).lineLimit(1)
                    Text(points).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
    }

    private var name: String {
        switch family {
        case .systemMedium: words("widgets.size.medium")
        case .systemLarge: words("widgets.size.large")
        case .accessoryCircular: words("widgets.size.circular")
        case .accessoryRectangular: words("widgets.size.rectangular")
        default: words("widgets.size.small")
        }
    }
}
