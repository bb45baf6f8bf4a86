import SwiftUI
import WidgetKit

struct Event {
    let name: String
    let symbol: String
    let start: Date
    let end: Date

    static func upcoming(from now: Date) -> Event {
        Event(
            name: "Trip to Lisbon", symbol: "airplane.departure", start: now.addingTimeInterval(-6 * 86_400),
            end: now.addingTimeInterval(3 * 86_400 + 4 * 3_600 + 90))
    }
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> EventEntry {
        EventEntry(date: Date(), event: .upcoming(from: Date()))
    }

    func getSnapshot(in context: Context, completion: @escaping (EventEntry) -> ()) {
        let entry = EventEntry(date: Date(), event: .upcoming(from: Date()))
        completion(entry)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        let currentDate = Date()
        let event = Event.upcoming(from: currentDate)
        var entries = [EventEntry(date: currentDate, event: event)]
        // One more for the moment it begins.
        entries.append(EventEntry(date: event.end, event: event))

        let timeline = Timeline(entries: entries, policy: .after(event.end.addingTimeInterval(60)))
        completion(timeline)
    }
}

struct EventEntry: TimelineEntry {
    let date: Date
    let event: Event

    var isOver: Bool { date >= event.end }
    var days: Int { Calendar.current.dateComponents([.day], from: date, to: event.end).day ?? 0 }
    var fraction: Double {
        date.timeIntervalSince(event.start) / event.end.timeIntervalSince(event.start)
    }
}

struct CountdownEntryView: View {
    var entry: Provider.Entry
    @Environment(\.widgetFamily) var family

    var body: some View {
        Group {
            switch family {
            case .systemSmall: small
            case .systemMedium: medium
            case .accessoryCircular: circular
            case .accessoryRectangular: rectangular
            case .accessoryInline:
                Label("\(entry.days) days to Lisbon", systemImage: entry.event.symbol)
            default: large
            }
        }
        .widgetBackground(
            LinearGradient(
                gradient: Gradient(colors: [Color("GradientStart"), .indigo]), startPoint: .topLeading,
                endPoint: .bottomTrailing))
    }

    private var title: some View {
        HStack(spacing: 4) {
            Image(systemName: entry.event.symbol)
            Text(entry.event.name)
                .lineLimit(1)
        }
        .font(.caption.weight(.semibold))
        .foregroundColor(.white.opacity(0.8))
    }

    @ViewBuilder
    private var number: some View {
        if entry.isOver {
            Text("Now!").font(.system(size: 44, weight: .heavy, design: .rounded))
        } else {
            Text("\(entry.days)")
                .font(.system(size: 54, weight: .bold, design: .rounded))
                .minimumScaleFactor(0.5)
                .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
        }
    }

    private var small: some View {
        VStack(alignment: .leading, spacing: 0) {
            title
            Spacer(minLength: 0)
            number
            Text("days left")
                .font(.footnote)
                .foregroundColor(.white.opacity(0.7))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .foregroundColor(.white)
    }

    private var medium: some View {
        HStack(alignment: .center) {
            small
            VStack(alignment: .trailing, spacing: 8) {
                Text(entry.event.end, style: .timer)
                    .font(.title2.monospacedDigit())
                    .multilineTextAlignment(.trailing)
                ProgressView(timerInterval: entry.event.start...entry.event.end, countsDown: false) {
                    EmptyView()
                } currentValueLabel: {
                    EmptyView()
                }
                .tint(.yellow)
                Text(entry.event.end, style: .date)
                    .font(.caption2)
            }
            .foregroundStyle(.white)
        }
    }

    private var large: some View {
        VStack(alignment: .leading, spacing: 12) {
            title
            number
            Text(entry.event.end, style: .relative)
                .font(.title3)
            Spacer()
            ZStack(alignment: .leading) {
                GeometryReader { geometry in
                    Capsule()
                        .fill(Color.white.opacity(0.2))
                    Capsule()
                        .fill(Color.yellow)
                        .frame(width: geometry.size.width * CGFloat(min(max(entry.fraction, 0), 1)))
                }
                .frame(height: 16)
            }
            HStack {
                Text(entry.event.start, format: .dateTime.month().day())
                Spacer()
                Text(entry.event.end, format: .dateTime.month().day())
            }
            .font(.caption)
        }
        .foregroundColor(.white)
    }

    private var circular: some View {
        ProgressView(value: min(max(entry.fraction, 0), 1)) {
            Text("\(entry.days)d")
        }
        .progressViewStyle(.circular)
    }

    private var rectangular: some View {
        VStack(alignment: .leading) {
            Text(entry.event.name)
                .font(.headline)
                .widgetAccentable()
            Text(timerInterval: entry.date...max(entry.event.end, entry.date))
                .monospacedDigit()
            ProgressView(value: entry.fraction)
        }
    }
}

extension View {
    func widgetBackground(_ backgroundView: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) {
                backgroundView
            }
        } else {
            return background(backgroundView)
        }
    }
}

@main
struct Countdown: Widget {
    let kind: String = "Countdown"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
            CountdownEntryView(entry: entry)
        }
        .configurationDisplayName("Countdown")
        .description("How long it takes until your next trip.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
            .accessoryInline,
        ])
    }
}

struct Countdown_Previews: PreviewProvider {
    static var previews: some View {
        CountdownEntryView(entry: EventEntry(date: Date(), event: .upcoming(from: Date())))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
        ForEach([WidgetFamily.systemMedium, .systemLarge], id: \.self) { family in
            CountdownEntryView(entry: EventEntry(date: Date(), event: .upcoming(from: Date())))
                .previewContext(WidgetPreviewContext(family: family))
                .previewDisplayName("\(family)")
        }
    }
}
