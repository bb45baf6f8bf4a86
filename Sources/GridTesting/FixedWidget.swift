import SwiftUI
import WidgetKit

/// A widget of one entry, in every family, that shows a view it was given.
struct FixedWidget<Content: View>: Widget {
    private let content: Content?

    init() { content = nil }

    init(content: Content) { self.content = content }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "view", provider: FixedProvider()) { _ in content }
            .supportedFamilies(WidgetFamily.allCases)
    }
}

/// One entry that is valid since ever.
private struct FixedProvider: TimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
    }

    private var entry: Entry { Entry(date: Date(timeIntervalSince1970: 0)) }

    func placeholder(in context: Context) -> Entry { entry }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        completion(entry)
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}
