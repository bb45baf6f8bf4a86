import AppIntents
import SwiftUI
import WidgetKit

// MARK: - Model

struct Quote: Codable, Identifiable, Hashable {
    var id: String { text }
    let text: String
    let author: String
    let topic: String

    static let all: [Quote] = {
        let json = """
            [
              {"text": "Begin anywhere, but begin before noon.", "author": "An early gardener", "topic": "work"},
              {"text": "A map is a promise that somebody has been there.", "author": "A ferryman", "topic": "travel"},
              {"text": "What you water grows, weeds too.", "author": "An early gardener", "topic": "work"},
              {"text": "The long way home is also a way home, and it has the better bakery.", "author": "A postman", "topic": "travel"}
            ]
            """
        return (try? JSONDecoder().decode([Quote].self, from: Data(json.utf8))) ?? []
    }()
}

enum Theme: String, CaseIterable, AppEnum {
    case sunset, forest, paper

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
    static var caseDisplayRepresentations: [Theme: DisplayRepresentation] = [
        .sunset: DisplayRepresentation(title: "Sunset", subtitle: "Warm"),
        .forest: DisplayRepresentation(title: "Forest", image: .init(systemName: "leaf")),
        .paper: "Paper",
    ]

    var colors: [Color] {
        switch self {
        case .sunset: return [Color(hex: "#7A2E4D"), Color(hex: "#B5533C")]
        case .forest: return [Color(hex: 0x0B3D2E), Color(hex: 0x14532D)]
        case .paper: return [Color(white: 0.93), Color(white: 0.87)]
        }
    }

    var ink: Color { self == .paper ? .black : .white }
}

// MARK: - Configuration

struct QuoteIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Quotes"
    static var description = IntentDescription("Choose what you want to read.")

    @Parameter(title: "Theme", default: .sunset)
    var theme: Theme

    @Parameter(title: "Topic", optionsProvider: TopicOptions())
    var topic: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Quotes about \(\.$topic)") {
            \.$theme
        }
    }

    private struct TopicOptions: DynamicOptionsProvider {
        func results() async throws -> [String] {
            Array(Set(Quote.all.map(\.topic))).sorted()
        }
    }
}

// MARK: - Timeline

struct QuoteEntry: TimelineEntry {
    var date: Date
    var quote: Quote
    var theme: Theme = .sunset
}

struct QuoteProvider: AppIntentTimelineProvider {
    typealias Entry = QuoteEntry
    typealias Intent = QuoteIntent

    func placeholder(in context: Context) -> QuoteEntry {
        .init(date: .now, quote: Quote.all[0])
    }

    func snapshot(for configuration: QuoteIntent, in context: Context) async -> QuoteEntry {
        await timeline(for: configuration, in: context).entries.first ?? placeholder(in: context)
    }

    func timeline(for configuration: QuoteIntent, in context: Context) async -> Timeline<QuoteEntry> {
        let quotes = Quote.all.filter { configuration.topic == nil || $0.topic == configuration.topic }
        let entries = quotes.enumerated().map { index, quote in
            QuoteEntry(
                date: Date().addingTimeInterval(Double(index) * 3600), quote: quote,
                theme: configuration.theme)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}

// MARK: - Views

struct QuoteTextStyle: ViewModifier {
    @Environment(\.widgetFamily) private var family
    let theme: Theme

    func body(content: Content) -> some View {
        content
            .font(.system(family == .systemSmall ? .subheadline : .title3, design: .serif))
            .italic()
            .lineSpacing(2)
            .minimumScaleFactor(0.6)
            .foregroundColor(theme.ink)
    }
}

extension View {
    func quoteText(_ theme: Theme) -> some View {
        modifier(QuoteTextStyle(theme: theme))
    }
}

struct QuoteView: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    let entry: QuoteEntry

    var body: some View {
        content
            .widgetURL(
                URL(
                    string:
                        "quotes://show?id=\(entry.quote.id.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "")"
                ))
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .accessoryRectangular:
            Text("“\(entry.quote.text)”")
                .font(.caption)
                .lineLimit(3)
        case .accessoryInline:
            Text(entry.quote.text)
        default:
            VStack(alignment: .leading, spacing: family == .systemSmall ? 4 : 8) {
                Image(systemName: "quote.opening")
                    .font(.headline)
                    .foregroundColor(entry.theme.ink.opacity(0.6))
                Text(entry.quote.text)
                    .quoteText(entry.theme)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                HStack {
                    Rectangle().frame(width: 16, height: 1)
                    Text(entry.quote.author)
                        .font(.caption2)
                        .textCase(.uppercase)
                        .lineLimit(1)
                        .truncationMode(.tail)
                    if family != .systemSmall {
                        Spacer()
                        Link(destination: URL(string: "quotes://like")!) {
                            Image(systemName: "heart.fill")
                        }
                    }
                }
                .foregroundColor(entry.theme.ink.opacity(0.8))
            }
        }
    }
}

extension Color {
    init(hex: String) {
        var value: UInt64 = 0
        Scanner(string: hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)).scanHexInt64(&value)
        self.init(hex: UInt(value))
    }

    init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255,
            opacity: alpha
        )
    }
}

@main
struct QuoteWidget: Widget {
    let kind = "QuoteWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: QuoteIntent.self, provider: QuoteProvider()) { entry in
            QuoteView(entry: entry)
                .containerBackground(for: .widget) {
                    LinearGradient(colors: entry.theme.colors, startPoint: .top, endPoint: .bottom)
                }
        }
        .configurationDisplayName("Quotes")
        .description("Something to think about.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryInline,
        ])
    }
}

#Preview("Sunset", as: .systemMedium, using: QuoteIntent()) {
    QuoteWidget()
} timelineProvider: {
    QuoteProvider()
}
