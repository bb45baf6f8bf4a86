import WidgetKit

struct ViewSizeEntry: TimelineEntry {
    enum Origin: String {
        case placeholder = "Placeholder"
        case snapshot = "Snapshot"
        case timeline = "Timeline"
    }

    let date: Date
    let origin: Origin
}

struct ViewSizeProvider: TimelineProvider {
    typealias Entry = ViewSizeEntry

    func placeholder(in context: Context) -> Entry {
        Entry(date: Date(), origin: .placeholder)
    }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        print("snapshot for", context.family)
        completion(Entry(date: Date(), origin: .snapshot))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        DispatchQueue.global().async {
            completion(Timeline(entries: [Entry(date: Date(), origin: .timeline)], policy: .atEnd))
        }
    }
}
