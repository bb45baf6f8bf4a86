import AppIntents
import SwiftUI
import WidgetKit

/// Counts presses of + and says how long ago the last one was.
///
///     swift test                                        does it do what it should?
///     vistazo extension check .build/debug/Sample       is anything wrong with what it answers?
///     vistazo extension add .build/debug/Sample         take it into use
@main
struct Sample: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "sample", provider: Provider()) { entry in
            CountView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Sample")
        .description("Counts presses.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline])
    }
}

/// What is counted, kept from one run to the next.
enum Count {
    private static var store: UserDefaults { .standard }

    static var present: Int { store.integer(forKey: "count") }
    static var last: Date? { store.object(forKey: "last") as? Date }

    static func add() {
        store.set(present + 1, forKey: "count")
        store.set(Date.now, forKey: "last")
    }
}

struct AddIntent: AppIntent {
    static var title: LocalizedStringResource = "Count one"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        Count.add()
        return .result(dialog: "\(Count.present)")
    }
}

struct CountEntry: TimelineEntry {
    let date: Date
    let count: Int
    let last: Date?
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> CountEntry { CountEntry(date: .now, count: 3, last: nil) }

    func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
        completion(CountEntry(date: .now, count: Count.present, last: Count.last))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
        // The words "5 minutes" are worked out while the widget is shown: one entry lasts until the next press.
        let entry = CountEntry(date: .now, count: Count.present, last: Count.last)
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct CountView: View {
    var entry: CountEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text("Sample").bold()
            HStack {
                Text("\(entry.count)").bold().foregroundStyle(.orange)
                Button(intent: AddIntent()) { Image(systemName: "plus") }
            }
            if let last = entry.last {
                Text("\(last, style: .relative) ago").foregroundStyle(.secondary)
            } else {
                Text("not yet").foregroundStyle(.secondary)
            }
        }
    }
}
