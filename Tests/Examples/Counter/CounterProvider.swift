import WidgetKit

struct CounterEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct CounterProvider: TimelineProvider {
    func placeholder(in context: Context) -> CounterEntry {
        CounterEntry(date: Date(), count: 0)
    }

    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> ()) {
        let count = context.isPreview ? 5 : CounterStore.shared.count
        completion(CounterEntry(date: Date(), count: count))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> ()) {
        let entry = CounterEntry(date: Date(), count: CounterStore.shared.count)
        completion(Timeline(entries: [entry], policy: .never))
    }
}
