import AppIntents
import SwiftUI
import WidgetKit

let shared = UserDefaults(suiteName: "group.example.water") ?? .standard

struct Drink: AppIntent {
    static let title: LocalizedStringResource = "Drink"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        shared.set(shared.integer(forKey: "glasses") + 1, forKey: "glasses")
        return .result(dialog: "Cheers")
    }
}

struct Glass: TimelineEntry {
    let date: Date
    let count: Int
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Glass { Glass(date: .now, count: 0) }

    func getSnapshot(in context: Context, completion: @escaping (Glass) -> Void) {
        completion(Glass(date: .now, count: 3))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Glass>) -> Void) {
        let glass = Glass(date: .now, count: shared.integer(forKey: "glasses"))
        completion(Timeline(entries: [glass], policy: .never))
    }
}

@main
struct Water: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "water", provider: Provider()) { glass in
            VStack {
                Text("\(glass.count) glasses")
                Button("Drink", intent: Drink())
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall, .accessoryInline])
    }
}
