import AppIntents
import Foundation
import WidgetKit

/// Configures the kind `word` of a test.
struct WordIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Word"
    @Parameter(title: "Word", default: "none") var word: String
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "reload": arguments.dropFirst().forEach(WidgetCenter.shared.reloadTimelines(ofKind:))
case "reloadAll": WidgetCenter.shared.reloadAllTimelines()
case "list":
    for widget in try await WidgetCenter.shared.currentConfigurations() {
        print(
            widget.kind, widget.family,
            widget.widgetConfigurationIntent(of: WordIntent.self)?.word ?? "?")
    }
case "callback":
    await withCheckedContinuation { continuation in
        WidgetCenter.shared.getCurrentConfigurations { result in
            print((try? result.get().count) ?? -1)
            continuation.resume()
        }
    }
default: exit(2)
}
