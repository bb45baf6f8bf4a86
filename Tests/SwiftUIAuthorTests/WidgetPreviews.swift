import AppIntents
import SwiftUI
import WidgetKit

private struct Moment: TimelineEntry {
    let date: Date
    var name = "moment"
}

private struct MomentProvider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        completion(Moment(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> ()) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

private struct MomentWidget: Widget {
    let kind = "moment"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: MomentProvider()) { entry in
            Text(entry.name).containerBackground(.fill.tertiary, for: .widget)
        }
    }
}

#Preview(as: .systemSmall) {
    MomentWidget()
} timeline: {
    Moment(date: .now)
    Moment(date: .now, name: "later")
}

#Preview("Accessory", as: .accessoryCircular) {
    MomentWidget()
} timeline: {
    let start = Date()
    Moment(date: start)
    for minute in 1...3 { Moment(date: start + Double(minute) * 60) }
    if start > .distantPast { Moment(date: .distantFuture) }
}

#Preview(as: .systemMedium, widget: { MomentWidget() }, timeline: { Moment(date: .now) })

#Preview("Provider", as: .systemLarge) {
    MomentWidget()
} timelineProvider: {
    MomentProvider()
}

struct Moment_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("a").previewContext(WidgetPreviewContext(family: .systemSmall))
            Text("b")
                .previewContext(WidgetPreviewContext(family: .accessoryInline))
                .previewDisplayName("Inline")
        }
    }
}
