import SwiftUI
import WidgetKit

struct MonthEntry: TimelineEntry {
    let date: Date
    let day: Date
    let marked: Set<Int>
}

struct MonthProvider: TimelineProvider {
    private var sample: Date {
        Calendar(identifier: .gregorian).date(from: DateComponents(year: 2026, month: 3, day: 12, hour: 9))!
    }

    func placeholder(in context: Context) -> MonthEntry {
        MonthEntry(date: sample, day: sample, marked: [])
    }

    func getSnapshot(in context: Context, completion: @escaping (MonthEntry) -> Void) {
        completion(MonthEntry(date: sample, day: sample, marked: [3, 12, 20, 27]))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MonthEntry>) -> Void) {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: .now)
        let entries = (0..<7).compactMap { offset in
            calendar.date(byAdding: .day, value: offset, to: today)
        }
        .map { MonthEntry(date: $0, day: $0, marked: [3, 12, 20, 27]) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

/// The days of a month in rows of seven, with the empty places before the first.
struct MonthModel {
    let calendar: Calendar
    let day: Date

    var days: [Int?] {
        guard
            let interval = calendar.dateInterval(of: .month, for: day),
            let range = calendar.range(of: .day, in: .month, for: day)
        else { return [] }
        let first = calendar.component(.weekday, from: interval.start)
        let offset = (first - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: offset) + range.map { Optional($0) }
    }

    var weekdays: [String] {
        let symbols = calendar.veryShortStandaloneWeekdaySymbols
        return Array(
            symbols[calendar.firstWeekday - 1..<symbols.count] + symbols[0..<calendar.firstWeekday - 1])
    }

    var today: Int { calendar.component(.day, from: day) }

    func isWeekend(_ index: Int) -> Bool {
        let weekday = (index + calendar.firstWeekday - 1) % 7 + 1
        return weekday == 1 || weekday == 7
    }
}

struct MonthGrid: View {
    @Environment(\.calendar) private var calendar
    let entry: MonthEntry
    var spacing: CGFloat = 2

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

    var body: some View {
        let model = MonthModel(calendar: calendar, day: entry.day)
        LazyVGrid(columns: columns, spacing: spacing) {
            ForEach(Array(model.weekdays.enumerated()), id: \.offset) { index, symbol in
                Text(symbol)
                    .font(.caption2)
                    .fontWeight(.semibold)
                    .foregroundColor(model.isWeekend(index) ? .secondary : .primary)
            }
            ForEach(model.days.indices, id: \.self) { index in
                if let day = model.days[index] {
                    DayCell(
                        day: day, isToday: day == model.today, isMarked: entry.marked.contains(day),
                        isWeekend: model.isWeekend(index))
                } else {
                    Text("")
                }
            }
        }
    }
}

struct DayCell: View {
    let day: Int
    let isToday: Bool
    let isMarked: Bool
    let isWeekend: Bool

    var body: some View {
        Text("\(day)")
            .font(.system(size: 11, weight: isToday ? .bold : .regular, design: .rounded))
            .foregroundColor(isToday ? .white : isWeekend ? .secondary : .primary)
            .frame(maxWidth: .infinity)
            .background {
                if isToday {
                    Circle().fill(Color.red)
                }
            }
            .overlay(alignment: .topTrailing) {
                if isMarked && !isToday {
                    Circle().fill(.orange).frame(width: 4, height: 4)
                }
            }
    }
}

struct MonthEntryView: View {
    @Environment(\.widgetFamily) var family
    var entry: MonthProvider.Entry

    static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateFormat = "EEEE"
        return formatter
    }()

    var body: some View {
        switch family {
        case .systemMedium:
            HStack(spacing: 16) {
                VStack(alignment: .leading) {
                    Text(Self.formatter.string(from: entry.day).uppercased())
                        .font(.caption2.bold())
                        .foregroundColor(.red)
                    Text(entry.day, format: .dateTime.day())
                        .font(.system(size: 40, weight: .light))
                    Spacer(minLength: 0)
                    Text("\(entry.marked.count) events")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                MonthGrid(entry: entry, spacing: 0)
            }
        case .systemLarge, .systemExtraLarge:
            VStack(alignment: .leading, spacing: 8) {
                Text(entry.day, format: .dateTime.month(.wide).year())
                    .font(.title2.bold())
                MonthGrid(entry: entry, spacing: family == .systemLarge ? 16 : 8)
                Spacer(minLength: 0)
                VStack(spacing: 2) {
                    ForEach(entry.marked.sorted(), id: \.self) { day in
                        HStack {
                            RoundedRectangle(cornerRadius: 2).fill(.orange).frame(width: 8, height: 16)
                            Text("Piano lesson")
                            Spacer()
                            Text("\(day).").foregroundStyle(.secondary)
                        }
                        .font(.footnote)
                    }
                }
            }
        default:
            VStack(alignment: .leading, spacing: 0) {
                Text(entry.day, format: .dateTime.month(.wide))
                    .font(.caption.bold())
                    .foregroundColor(.red)
                MonthGrid(entry: entry, spacing: 0)
            }
        }
    }
}

@main
struct MonthWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "com.example.month", provider: MonthProvider()) { entry in
            MonthEntryView(entry: entry)
                .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
        }
        .configurationDisplayName("Month")
        .description("The month at a glance.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    }
}

#Preview("Small", as: .systemSmall) {
    MonthWidget()
} timelineProvider: {
    MonthProvider()
}
