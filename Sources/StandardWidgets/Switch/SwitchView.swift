import AppIntents
import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// A switch in each family: drawn, and in a word, so that it reads without colour; a press flips all of it at once.
struct SwitchView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    let entry: SwitchEntry

    private var words: Words { Words(language: locale.identifier) }
    private var name: String { entry.name.isEmpty ? words("widgets.switch.title") : entry.name }

    var body: some View {
        if let isOn = entry.isOn {
            if let intent = entry.intent {
                Toggle(isOn: isOn, intent: intent) { Text(name) }
                    .toggleStyle(SwitchStyle(name: name, family: family, words: words, canChange: true))
            } else {
                SwitchFace(isOn: isOn, name: name, family: family, words: words, canChange: false)
            }
        } else {
            EmptyState(
                name: name, symbol: "switch.2",
                sentence: words("widgets.switch.empty"), brief: words("widgets.switch.emptyBrief"))
        }
    }
}

/// Draws a toggle as the whole content of its widget.
private struct SwitchStyle: ToggleStyle {
    let name: String
    let family: WidgetFamily
    let words: Words
    let canChange: Bool

    func makeBody(configuration: Configuration) -> some View {
        SwitchFace(
            isOn: configuration.isOn, name: name, family: family, words: words, canChange: canChange)
    }
}

/// The switch as it stands.
private struct SwitchFace: View {
    let isOn: Bool
    let name: String
    let family: WidgetFamily
    let words: Words
    let canChange: Bool

    private var tint: Color { isOn ? .green : .secondary }
    private var state: String { words(isOn ? "widgets.switch.on" : "widgets.switch.off") }
    private var stateText: Text { Text(state).bold(isOn).foregroundStyle(tint) }

    var body: some View {
        switch family {
        case .accessoryInline:
            Text(name) + Text(verbatim: " ") + Text(verbatim: isOn ? "● " : "○ ").foregroundStyle(tint)
                + stateText
        case .accessoryCircular:
            VStack(spacing: 0) {
                Text(name).foregroundStyle(.secondary).frame(maxWidth: .infinity)
                slide(4).frame(maxWidth: .infinity)
                stateText.frame(maxWidth: .infinity)
            }
            .lineLimit(1)
            .filling(.center)
            .accessibilityLabel(told)
        case .accessoryRectangular:
            VStack(alignment: .leading, spacing: 0) {
                Text(name).bold()
                Spacer(minLength: 0)
                HStack(spacing: 1.columns) {
                    slide(6)
                    stateText
                    Spacer(minLength: 1.columns)
                }
            }
            .lineLimit(1)
            .filling()
            .accessibilityLabel(told)
        default:
            Card(title: Text(name)) {
                HStack(alignment: .center, spacing: 1.columns) {
                    housing
                    stateText.lineLimit(1)
                }
            } bottom: {
                if canChange {
                    ActionLabel(
                        symbol: "power",
                        word: words(isOn ? "widgets.switch.turnOff" : "widgets.switch.turnOn"),
                        color: tint)
                }
            }
            .accessibilityLabel(told)
        }
    }

    private var told: String { "\(name), \(state)" }

    /// One row: the knob on its track, filled and right where it is on, hollow and left where it is off.
    private func slide(_ columns: Int) -> some View {
        let track = Text(verbatim: String(repeating: "─", count: columns - 1)).foregroundStyle(tint)
        let knob = Text(verbatim: isOn ? "●" : "○").foregroundStyle(tint)
        return (isOn ? track + knob : knob + track).accessibilityHidden(true).widgetAccentable()
    }

    /// Three rows: a knob in its housing.
    private var housing: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "╭──────╮")
            Text(verbatim: isOn ? "│   ██ │" : "│ ▒▒   │")
            Text(verbatim: "╰──────╯")
        }
        .foregroundStyle(tint)
        .lineLimit(1)
        .fixedSize()
        .widgetAccentable()
        .accessibilityHidden(true)
    }
}
