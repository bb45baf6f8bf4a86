import AppIntents
import Foundation
import SwiftUI
import WidgetExtras
import WidgetKit

/// Something that is on or off: a command says which, two others change it.
package struct SwitchWidget: Widget {
    /// The kind `switch`; its commands run by `CommandRunner.current`.
    package init() {}

    /// What has one thing to say, in four families.
    package var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "switch", intent: SwitchConfiguration.self, provider: SwitchProvider()) {
            entry in SwitchView(entry: entry)
        }
        .configurationDisplayName(StandardStore.shared.words("widgets.switch.title"))
        .description(StandardStore.shared.words("widgets.switch.description"))
        .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline])
        .capturedAt { (entry: SwitchEntry) in entry.isOn == nil ? nil : entry.date }
    }

    /// The intents that its toggle carries.
    package static var intents: [any AppIntent.Type] { [SetSwitchIntent.self] }
}

/// The three commands, and what it is called.
struct SwitchConfiguration: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { catalogued("switch.title") }

    @Parameter(title: catalogued("parameter.state"), description: catalogued("parameter.stateDescription"))
    var state: String?
    @Parameter(title: catalogued("parameter.on"), description: catalogued("parameter.onDescription"))
    var on: String?
    @Parameter(title: catalogued("parameter.off"), description: catalogued("parameter.offDescription"))
    var off: String?
    @Parameter(title: catalogued("parameter.name")) var name: String?
    @Parameter(
        title: catalogued("parameter.every"), description: catalogued("parameter.everyDescription"),
        default: .seconds(300))
    var every: Duration
    @Parameter(
        title: catalogued("parameter.limitSeconds"),
        description: catalogued("parameter.limitSecondsDescription"), default: 5, inclusiveRange: (1, 60))
    var seconds: Double

    init() {}
}

/// What is on or off at a moment.
struct SwitchEntry: TimelineEntry {
    let date: Date
    var name = ""
    /// nil where nothing says which.
    var isOn: Bool?
    /// What a press runs; nil where there is no way to change it.
    var intent: SetSwitchIntent?
}

/// Runs the state command.
struct SwitchProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> SwitchEntry { Self.sample(at: context.date) }

    func snapshot(for configuration: SwitchConfiguration, in context: Context) async -> SwitchEntry {
        if context.isPreview { return Self.sample(at: context.date) }
        return await entry(for: configuration, in: context)
    }

    func timeline(
        for configuration: SwitchConfiguration, in context: Context
    ) async -> Timeline<SwitchEntry> {
        let entry = await entry(for: configuration, in: context)
        guard entry.isOn != nil else { return Timeline(entries: [entry], policy: .never) }
        return Timeline(
            entries: [entry], policy: .after(context.date + ValueProvider.interval(configuration.every)))
    }

    private func entry(for configuration: SwitchConfiguration, in context: Context) async -> SwitchEntry {
        func said(_ text: String?) -> String? { text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }
        var entry = SwitchEntry(date: context.date, name: configuration.name ?? "")
        guard let state = said(configuration.state) else { return entry }
        let seconds = min(max(configuration.seconds, 1), 60)
        do throws(CommandRunner.Failure) {
            let printed = try await CommandRunner.run(
                CommandRunner.Order(state, seconds: seconds, ignoresCode: true))
            guard let isOn = SwitchState.read(printed) else {
                throw CommandRunner.Failure(
                    StandardStore.shared.words(
                        "widgets.switch.unclear",
                        ["text": SwitchState.line(printed.output), "code": "\(printed.code)"]))
            }
            entry.isOn = isOn
        } catch {
            context.refuse(error)
        }
        if let on = said(configuration.on), let off = said(configuration.off) {
            entry.intent = SetSwitchIntent(on: on, off: off, seconds: seconds)
        }
        return entry
    }

    /// For the gallery, and under the bars of a placeholder.
    static func sample(at date: Date) -> SwitchEntry {
        SwitchEntry(
            date: date, name: StandardStore.shared.words("widgets.switch.sample"), isOn: true,
            intent: SetSwitchIntent(on: ":", off: ":", seconds: 5))
    }
}

/// Runs the one or the other command; where it fails the toggle flips back.
struct SetSwitchIntent: SetValueIntent {
    static var title: LocalizedStringResource { catalogued("switch.intent") }
    /// It is its widget's alone: whoever may name it may run any command.
    static var isDiscoverable: Bool { false }

    @Parameter(title: catalogued("parameter.value")) var value: Bool
    @Parameter(title: catalogued("parameter.on")) var on: String
    @Parameter(title: catalogued("parameter.off")) var off: String
    @Parameter(title: catalogued("parameter.limitSeconds"), default: 5, inclusiveRange: (1, 60))
    var seconds: Double

    init() {}

    init(on: String, off: String, seconds: Double) {
        self.on = on
        self.off = off
        self.seconds = seconds
    }

    func perform() async throws -> some IntentResult {
        _ = try await CommandRunner.run(CommandRunner.Order(value ? on : off, seconds: seconds))
        return .result()
    }
}
