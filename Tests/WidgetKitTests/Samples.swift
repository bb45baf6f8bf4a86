import AppIntents
import SwiftUI
import WidgetKit

struct NumberEntry: TimelineEntry {
    var date: Date
    var number = 0
    var relevance: TimelineEntryRelevance?
}

/// Answers as it is told to, and counts how often it is asked.
final class Asked: @unchecked Sendable {
    var timelines = 0
    var contexts: [TimelineProviderContext] = []
}

struct NumberProvider: TimelineProvider {
    var asked = Asked()
    var looks = false
    var answer: @Sendable (@escaping @Sendable (Timeline<NumberEntry>) -> Void) -> Void = { completion in
        completion(Timeline(entries: [NumberEntry(date: Date(timeIntervalSince1970: 0))], policy: .never))
    }

    init(looks: Bool = false) { self.looks = looks }

    init(_ answer: @escaping @Sendable (@escaping @Sendable (Timeline<NumberEntry>) -> Void) -> Void) {
        self.answer = answer
    }

    init(_ entries: [NumberEntry], policy: TimelineReloadPolicy = .never) {
        let timeline = Timeline(entries: entries, policy: policy)
        let handed = UncheckedTimeline(timeline: timeline)
        answer = { $0(handed.timeline) }
    }

    func placeholder(in context: Context) -> NumberEntry {
        NumberEntry(date: Date(timeIntervalSince1970: 0), number: -1)
    }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (NumberEntry) -> Void) {
        completion(NumberEntry(date: Date(timeIntervalSince1970: 0), number: context.isPreview ? 1 : 2))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NumberEntry>) -> Void) {
        asked.timelines += 1
        asked.contexts.append(context)
        if looks { _ = context.displaySize }
        answer(completion)
    }
}

struct UncheckedTimeline: @unchecked Sendable {
    let timeline: Timeline<NumberEntry>
}

/// One kind around a provider.
struct NumberWidget: Widget {
    var provider = NumberProvider()
    var kind = "number"
    var families: [WidgetFamily] = [.systemSmall, .accessoryInline]

    init() {}
    init(_ provider: NumberProvider) { self.provider = provider }
    init(kind: String) { self.kind = kind }
    init(families: [WidgetFamily]) { self.families = families }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: provider) { entry in
            Text(verbatim: "\(entry.number)")
        }
        .configurationDisplayName("Number")
        .description("A \("plain") number")
        .supportedFamilies(families)
    }
}

struct PressIntent: AppIntent {
    static let title: LocalizedStringResource = "Press"
    @Parameter(title: "Step") var step: Int

    init() {}
    init(step: Int) { self.step = step }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if step > 100 { throw TooFar() }
        WidgetCenter.shared.reloadTimelines(ofKind: "other")
        if step > 10 { WidgetCenter.shared.reloadAllTimelines() }
        return .result(dialog: "Pressed by \(step)")
    }
}

struct TooFar: LocalizedError {
    var errorDescription: String? { "That is too far." }
}

/// Opens itself for ever.
struct CircleIntent: AppIntent {
    static let title: LocalizedStringResource = "Circle"
    func perform() async throws -> some IntentResult {
        .result(opensIntent: CircleIntent(), dialog: "Round")
    }
}

private struct BuriedIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Found") }
}

/// Its buttons carry intents that only lowering can find.
struct ButtonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "buttons", provider: NumberProvider()) { entry in
            VStack {
                Button("Press", intent: PressIntent(step: 1))
                if entry.number >= 0 { Button("Hidden", intent: BuriedIntent()) }
            }
        }
        .supportedFamilies([.systemSmall])
    }
}

struct WordIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Word"
    @Parameter(title: "Word", default: "none") var word: String
}

struct WordEntry: TimelineEntry {
    let date: Date
    let word: String
}

struct WordProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WordEntry {
        WordEntry(date: Date(timeIntervalSince1970: 0), word: "…")
    }
    func snapshot(for configuration: WordIntent, in context: Context) async -> WordEntry {
        WordEntry(date: Date(timeIntervalSince1970: 0), word: configuration.word)
    }
    func timeline(for configuration: WordIntent, in context: Context) async -> Timeline<WordEntry> {
        WidgetCenter.shared.reloadAllTimelines()
        return Timeline(
            entries: [WordEntry(date: Date(timeIntervalSince1970: 0), word: configuration.word)],
            policy: .after(Date(timeIntervalSince1970: 60)))
    }
}

struct WordWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "word", provider: WordProvider()) { Text(verbatim: $0.word) }
            .contentMarginsDisabled()
    }
}

/// Says what stands in its environment.
struct SurroundingsView: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.widgetRenderingMode) var mode
    @Environment(\.widgetContentMargins) var margins
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    @Environment(\.redactionReasons) var reasons
    @Environment(\.colorScheme) var scheme
    @Environment(\.locale) var locale
    @Environment(\.timeZone) var zone

    var body: some View {
        Text(
            verbatim: [
                "\(family)", "\(mode)", "\(Int(margins.leading))", "\(showsBackground)",
                "\(reasons.contains(.placeholder))", "\(scheme)", locale.identifier, zone.identifier,
            ].joined(separator: " "))
    }
}

struct SurroundingsWidget: Widget {
    var isRemovable = true

    init() {}
    init(isRemovable: Bool) { self.isRemovable = isRemovable }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "surroundings", provider: NumberProvider()) { _ in SurroundingsView() }
            .supportedFamilies(WidgetFamily.allCases)
            .containerBackgroundRemovable(isRemovable)
    }
}
