import AppIntents
import Foundation
import SwiftUI
import VistazoLogbook
import VistazoWords
import WidgetExtras
import WidgetKit

/// A figure from a command's output or a JSON file, how it moves, and its past.
package struct ValueWidget: Widget {
    /// The kind `value`; its commands run by `CommandRunner.current`.
    package init() {}

    /// All seven families.
    package var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "value", intent: ValueConfiguration.self, provider: ValueProvider()) {
            entry in ValueView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.value.title"))
        .description(StandardStore.shared.words("widgets.value.description"))
        .supportedFamilies(.standard + [.systemExtraLarge])
        .capturedAt { (entry: ValueEntry) in entry.captured }
    }
}

/// Whether more is better, which decides the colours of a trend.
enum BetterDirection: String, AppEnum {
    case neither, up, down

    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: catalogued("parameter.better"))
    }

    static var caseDisplayRepresentations: [BetterDirection: DisplayRepresentation] {
        [
            .neither: DisplayRepresentation(title: catalogued("value.neither")),
            .up: DisplayRepresentation(title: catalogued("value.up")),
            .down: DisplayRepresentation(title: catalogued("value.down")),
        ]
    }
}

/// Where the figure comes from, and what is said of it.
struct ValueConfiguration: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { catalogued("value.title") }

    @Parameter(
        title: catalogued("parameter.command"), description: catalogued("parameter.commandDescription"))
    var command: String?
    @Parameter(title: catalogued("parameter.file"), description: catalogued("parameter.fileDescription"))
    var file: String?
    @Parameter(title: catalogued("parameter.path"), description: catalogued("parameter.pathDescription"))
    var path: String?
    @Parameter(title: catalogued("parameter.name")) var name: String?
    @Parameter(title: catalogued("parameter.unit")) var unit: String?
    @Parameter(
        title: catalogued("parameter.every"), description: catalogued("parameter.everyDescription"),
        default: .seconds(1200))
    var every: Duration
    @Parameter(title: catalogued("parameter.decimals"), inclusiveRange: (0, 9)) var decimals: Int?
    @Parameter(
        title: catalogued("parameter.warnAbove"), description: catalogued("parameter.limitDescription"))
    var warnAbove: Double?
    @Parameter(title: catalogued("parameter.alarmAbove")) var alarmAbove: Double?
    @Parameter(title: catalogued("parameter.warnBelow")) var warnBelow: Double?
    @Parameter(title: catalogued("parameter.alarmBelow")) var alarmBelow: Double?
    @Parameter(title: catalogued("parameter.max"), description: catalogued("parameter.maxDescription"))
    var max: Double?
    @Parameter(
        title: catalogued("parameter.better"), description: catalogued("parameter.betterDescription"),
        default: .neither)
    var better: BetterDirection
    @Parameter(
        title: catalogued("parameter.history"), description: catalogued("parameter.historyDescription"),
        default: .seconds(86_400))
    var history: Duration
    @Parameter(
        title: catalogued("parameter.sensitive"), description: catalogued("parameter.sensitiveDescription"),
        default: false)
    var sensitive: Bool
    @Parameter(
        title: catalogued("parameter.limitSeconds"),
        description: catalogued("parameter.limitSecondsDescription"), default: 5, inclusiveRange: (1, 60))
    var seconds: Double
    @Parameter(
        title: catalogued("parameter.secret"), description: catalogued("parameter.secretDescription"),
        isSecret: true)
    var secret: String?

    init() {}
}

/// A figure at a moment.
struct ValueEntry: TimelineEntry {
    let date: Date
    /// When the figure was read; of a file, when it was written. nil for a widget without a figure.
    var captured: Date?
    /// nil where nothing says where the figure comes from.
    var facts: ValueFacts?
}

/// Runs the command, or reads the file, once for all families.
struct ValueProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ValueEntry { Self.sample(at: context.date) }

    func snapshot(for configuration: ValueConfiguration, in context: Context) async -> ValueEntry {
        if context.isPreview { return Self.sample(at: context.date) }
        return await entry(for: configuration, in: context)
    }

    func timeline(
        for configuration: ValueConfiguration, in context: Context
    ) async -> Timeline<ValueEntry> {
        let entry = await entry(for: configuration, in: context)
        guard entry.facts != nil else { return Timeline(entries: [entry], policy: .never) }
        let pause = Self.interval(configuration.every)
        return Timeline(entries: [entry], policy: .after(context.date + pause))
    }

    /// Ten seconds to a week.
    static func interval(_ every: Duration) -> TimeInterval {
        min(max(every.wholeSeconds, 10), 7 * 86_400)
    }

    private func entry(for configuration: ValueConfiguration, in context: Context) async -> ValueEntry {
        let source = ValueSource(configuration)
        guard let source else { return ValueEntry(date: context.date) }
        do {
            let (bytes, captured) = try await source.read(configuration, at: context.date)
            let figure: ReadFigure
            do throws(ReadFigure.Fault) {
                figure = try ReadFigure(bytes, path: configuration.path)
            } catch {
                throw CommandRunner.Failure(error.sentence(StandardStore.shared.words))
            }
            return ValueEntry(
                date: context.date, captured: captured,
                facts: facts(figure, source, configuration, at: captured))
        } catch {
            context.refuse(error)
            return ValueEntry(date: context.date)
        }
    }

    private func facts(
        _ figure: ReadFigure, _ source: ValueSource, _ configuration: ValueConfiguration, at date: Date
    ) -> ValueFacts {
        var facts = ValueFacts(
            name: configuration.name.flatMap { $0.isEmpty ? nil : $0 } ?? source.name, figure: figure,
            unit: configuration.unit ?? figure.unit)
        facts.decimals = configuration.decimals
        facts.limits = ValueLimits(
            warnBelow: configuration.warnBelow, alarmBelow: configuration.alarmBelow,
            warnAbove: configuration.warnAbove, alarmAbove: configuration.alarmAbove)
        facts.most = configuration.max.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        facts.better = configuration.better
        facts.isSensitive = configuration.sensitive
        facts.span = min(max(configuration.history.wholeSeconds, 60), 400 * 86_400)
        guard let value = facts.value else { return facts }
        let reading = Reading(value, at: Instant(date))
        let series = ReadingSeries("\(source.spelled)\n\(configuration.path ?? "")")
        let span = Int(facts.span)
        let keeps = CommandRunner.current?.keepsReadings ?? false
        // A past that cannot be had is no reason to hide the present.
        let past = try? StandardStore.shared.use { logbook in
            if keeps { try logbook.add(reading, to: series, keeping: span) }
            return try logbook.readings(of: series, since: reading.instant.advanced(bySeconds: -span))
        }
        facts.past = (past ?? []).filter { $0.instant < reading.instant } + [reading]
        return facts
    }

    /// For the gallery, and under the bars of a placeholder.
    static func sample(at date: Date) -> ValueEntry {
        let shape = [
            31, 28, 30, 24, 18, 12, 19, 25, 21, 14, 8, 15, 22, 18, 13, 20, 27, 24, 29, 33, 30, 36, 41, 38, 44,
            40,
            47, 55, 62, 58, 64, 60, 56, 61, 57, 52, 55, 50, 54, 49, 53, 48, 51, 46, 50, 54.0,
        ]
        var facts = ValueFacts(
            name: StandardStore.shared.words("widgets.value.sample"), figure: .number(1284, unit: "EUR"),
            unit: "EUR")
        facts.better = .up
        let now = Instant(date)
        facts.past = shape.enumerated().map { index, value in
            Reading(1230 + value, at: now.advanced(bySeconds: -1878 * (shape.count - 1 - index)))
        }
        return ValueEntry(date: date, captured: date, facts: facts)
    }
}

extension Duration {
    /// Rounded; what no number of seconds holds is at the end of what does.
    var wholeSeconds: Double { Double(components.seconds) }
}
