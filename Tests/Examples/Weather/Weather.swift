import SwiftUI
import WidgetKit

struct HourForecast: Identifiable {
    let id = UUID()
    let hour: Int
    let symbol: String
    let degrees: Int
}

struct DayForecast: Identifiable {
    var id: String { name }
    let name: String
    let symbol: String
    let low: Double
    let high: Double
}

struct Conditions {
    var place = "Cusco"
    var degrees = 17
    var symbol = "cloud.sun.fill"
    var summary = "Partly cloudy"
    var windDegrees = 225.0
    var hours: [HourForecast] = zip(
        10..<16,
        [
            ("cloud.sun.fill", 17), ("sun.max.fill", 18), ("sun.max.fill", 19), ("cloud.fill", 18),
            ("cloud.rain.fill", 15), ("cloud.bolt.rain.fill", 13),
        ]
    ).map { HourForecast(hour: $0, symbol: $1.0, degrees: $1.1) }
    var days = [
        DayForecast(name: "Mon", symbol: "cloud.sun.fill", low: 6, high: 19),
        DayForecast(name: "Tue", symbol: "cloud.rain.fill", low: 4, high: 15),
        DayForecast(name: "Wed", symbol: "sun.max.fill", low: 2, high: 21),
        DayForecast(name: "Thu", symbol: "cloud.fog.fill", low: 5, high: 18),
    ]
}

struct WeatherEntry: TimelineEntry {
    let date: Date
    var conditions = Conditions()
}

struct WeatherProvider: TimelineProvider {
    func placeholder(in context: Context) -> WeatherEntry { WeatherEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> ()) {
        completion(WeatherEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> ()) {
        Task {
            let entry = await load()
            completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(1800))))
        }
    }

    private func load() async -> WeatherEntry {
        try? await Task.sleep(nanoseconds: 1_000_000)
        return WeatherEntry(date: Date())
    }
}

// MARK: - Parts

/// Where the day's temperatures lie among those of the week.
struct TemperatureBar: View {
    let day: DayForecast
    let range: ClosedRange<Double>

    var body: some View {
        GeometryReader { proxy in
            let span = range.upperBound - range.lowerBound
            let start = (day.low - range.lowerBound) / span * proxy.size.width
            let width = (day.high - day.low) / span * proxy.size.width
            ZStack(alignment: .leading) {
                Capsule()
                    .fill(.black.opacity(0.2))
                Capsule()
                    .fill(
                        LinearGradient(
                            colors: [.cyan, .yellow], startPoint: .leading, endPoint: .trailing)
                    )
                    .frame(width: width)
                    .offset(x: start)
            }
        }
        .frame(height: 6)
    }
}

/// Hills along the lower edge.
struct Hills: Shape {
    var phase: CGFloat = 0

    var animatableData: CGFloat {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        stride(from: rect.minX, through: rect.maxX, by: 4).forEach { x in
            let relative = x / rect.width
            let y = sin(relative * .pi * 2 + phase) * rect.height * 0.2 + rect.midY
            path.addLine(to: CGPoint(x: x, y: y))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct HourColumn: View {
    let hour: HourForecast

    var body: some View {
        VStack(spacing: 4) {
            Text("\(hour.hour)")
                .font(.caption2)
                .foregroundStyle(.white.opacity(0.7))
            Image(systemName: hour.symbol)
                .symbolRenderingMode(.multicolor)
                .frame(height: 16)
            Text("\(hour.degrees)°")
                .font(.footnote.weight(.medium))
        }
        .frame(maxWidth: .infinity)
    }
}

struct WeatherView: View {
    @Environment(\.widgetFamily) var family: WidgetFamily
    @Environment(\.colorScheme) var colorScheme: ColorScheme
    var entry: WeatherProvider.Entry

    private var conditions: Conditions { entry.conditions }

    @ViewBuilder
    var body: some View {
        switch family {
        case .systemSmall:
            header(alignment: .leading)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .overlay(alignment: .bottomTrailing) {
                    Image(systemName: "location.north.fill")
                        .rotationEffect(.degrees(conditions.windDegrees))
                }
                .foregroundColor(.white)
        case .systemMedium:
            VStack(spacing: 8) {
                HStack(alignment: .top) {
                    header(alignment: .leading)
                    Spacer()
                    VStack(alignment: .trailing) {
                        Image(systemName: conditions.symbol)
                        Text(conditions.summary).font(.caption)
                    }
                }
                HStack { ForEach(conditions.hours) { HourColumn(hour: $0) } }
            }
            .foregroundColor(.white)
        default:
            VStack(alignment: .leading, spacing: 12) {
                HStack {
                    header(alignment: .leading)
                    Spacer()
                    Hills(phase: 0.8)
                        .fill(Color.green.opacity(0.6))
                        .frame(width: 96, height: 48)
                }
                HStack { ForEach(conditions.hours) { HourColumn(hour: $0) } }
                Divider().overlay(.white.opacity(0.4))
                ForEach(conditions.days) { day in
                    HStack(spacing: 8) {
                        Text(day.name).frame(width: 40, alignment: .leading)
                        Image(systemName: day.symbol).frame(width: 16)
                        Text(day.low, format: .number.precision(.fractionLength(0)))
                            .foregroundColor(.white.opacity(0.7))
                            .frame(width: 24, alignment: .trailing)
                        TemperatureBar(day: day, range: 2...21)
                        Text("\(day.high, specifier: "%.0f")°")
                            .frame(width: 32, alignment: .trailing)
                    }
                    .font(.subheadline)
                }
            }
            .foregroundColor(.white)
        }
    }

    private func header(alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 0) {
            HStack(spacing: 2) {
                Text(conditions.place)
                Image(systemName: "location.fill").imageScale(.small)
            }
            .font(.subheadline.bold())
            Text("\(conditions.degrees)°")
                .font(.system(size: 42, weight: .thin))
                .fixedSize()
        }
    }
}

struct WeatherWidget: Widget {
    let kind = "WeatherWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: WeatherProvider()) { entry in
            if #available(iOS 17.0, *) {
                WeatherView(entry: entry)
                    .containerBackground(for: .widget) { background }
            } else {
                ZStack {
                    background
                    WeatherView(entry: entry).padding()
                }
            }
        }
        .configurationDisplayName("Weather")
        .description("The sky over your head.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }

    private var background: some View {
        LinearGradient(
            stops: [
                .init(color: Color(red: 0.13, green: 0.29, blue: 0.53), location: 0),
                .init(color: Color(red: 0.22, green: 0.44, blue: 0.68), location: 1),
            ], startPoint: .top, endPoint: .bottom)
    }
}

@main
struct WeatherBundle: WidgetBundle {
    var body: some Widget { WeatherWidget() }
}
