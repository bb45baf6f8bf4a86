import SwiftUI
import WidgetKit

struct TimesEntry: TimelineEntry {
    let date: Date

    var meeting: ClosedRange<Date> {
        date.addingTimeInterval(45 * 60)...date.addingTimeInterval(105 * 60)
    }

    var tea: ClosedRange<Date> {
        date...date.addingTimeInterval(5 * 60)
    }
}

struct TimesProvider: TimelineProvider {
    func placeholder(in context: Context) -> TimesEntry {
        TimesEntry(date: .now)
    }

    func getSnapshot(in context: Context, completion: @escaping (TimesEntry) -> Void) {
        completion(TimesEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TimesEntry>) -> Void) {
        Task {
            completion(Timeline(entries: [TimesEntry(date: .now)], policy: .never))
        }
    }
}

struct TimesView: View {
    @Environment(\.widgetFamily) var family
    let entry: TimesEntry

    var body: some View {
        switch family {
        case .accessoryInline:
            Label {
                Text(timerInterval: entry.tea)
            } icon: {
                Image(systemName: "timer")
            }
        case .accessoryCircular:
            ProgressView(timerInterval: entry.tea, countsDown: true) {
                Text("Tea")
            }
            .progressViewStyle(.circular)
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Text("Meeting").font(.headline)
                Text(entry.meeting)
                Text(entry.meeting.lowerBound, style: .relative)
            }
        case .systemSmall:
            VStack(alignment: .leading) {
                Text("Tea").font(.headline)
                Text(timerInterval: entry.tea, countsDown: true)
                    .font(.title)
                Spacer()
                ProgressView(timerInterval: entry.tea, countsDown: false)
            }
        default:
            VStack(alignment: .leading) {
                row("Relative", Text(entry.date, style: .relative))
                row("Offset", Text(entry.meeting.lowerBound, style: .offset))
                row("Timer", Text(entry.date, style: .timer))
                row("Date", Text(entry.date, style: .date))
                row("Time", Text(entry.date, style: .time))
                row("Range", Text(entry.meeting.lowerBound...entry.meeting.upperBound))
                row("Tea", Text(timerInterval: entry.tea, pauseTime: nil, countsDown: true))
                ProgressView(timerInterval: entry.tea) {
                    EmptyView()
                } currentValueLabel: {
                    EmptyView()
                }
            }
        }
    }

    private func row(_ title: LocalizedStringKey, _ value: Text) -> some View {
        HStack {
            Text(title).foregroundStyle(.secondary)
            Spacer()
            value.multilineTextAlignment(.trailing)
        }
    }
}

@main
struct TimesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Times", provider: TimesProvider()) { entry in
            TimesView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Times")
        .description("Every way a text can follow the clock.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}
