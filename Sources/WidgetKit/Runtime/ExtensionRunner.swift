import AppIntents
import SwiftUI
import VistazoArchive
import VistazoCells
import VistazoRendering

/// Answers requests for the widgets of a bundle, in an extension's own process and in the host's alike.
@MainActor
package final class ExtensionRunner {
    /// The name its kinds are prefixed with.
    package let identifier: String
    /// What the bundle's views asked for that an archive cannot keep, since it was last taken.
    package private(set) var diagnostics: [LoweringContext.Diagnostic] = []

    /// How many intents may follow each other; one that opens itself ends here.
    static let longestChain = 8

    /// The intents that views' buttons were seen to carry.
    var buttonIntents: [any AppIntent.Type] = []
    let intents: [any AppIntent.Type]
    /// Made when they are first asked for: they are the author's code.
    private(set) lazy var shortcuts = makeShortcuts()
    private let makeShortcuts: () -> [AppShortcut]
    private let widgets: [any Widget]

    /// A runner for a widget or the body of a bundle. `intents` can be performed by name whether or not a
    /// button carries them; `shortcuts` lend them phrases.
    package convenience init<W: Widget>(
        _ widget: W, identifier: String, intents: [any AppIntent.Type] = [],
        shortcuts: @autoclosure @escaping () -> [AppShortcut] = []
    ) {
        self.init(
            WidgetBundleBuilder.members(of: widget), identifier: identifier, intents: intents,
            shortcuts: shortcuts())
    }

    /// A runner for widgets one by one.
    init(
        _ widgets: [any Widget], identifier: String, intents: [any AppIntent.Type] = [],
        shortcuts: @autoclosure @escaping () -> [AppShortcut] = []
    ) {
        self.identifier = identifier
        self.intents = intents
        makeShortcuts = shortcuts
        self.widgets = widgets
        WidgetCenter.shared.beginServing()
    }

    /// The kinds as the bundle defines them now; of two with one identifier the first.
    var definitions: [WidgetDefinition] {
        var seen: Set<String> = []
        return widgets.compactMap { widget in definition(of: widget) }.filter {
            seen.insert($0.kind).inserted
        }
    }

    private func definition<W: Widget>(of widget: W) -> WidgetDefinition? {
        WidgetKit.definition(of: widget.body)
    }

    func definition(ofKind kind: String) throws -> WidgetDefinition {
        let all = definitions
        guard let found = all.first(where: { $0.kind == kind }) else {
            throw ExtensionError.unknownKind(kind, known: all.map(\.kind))
        }
        return found
    }

    /// The answer to a request. Throws `ExtensionError`, `IntentCallError`, and what the author's intents
    /// and queries throw. What author code changed in `UserDefaults` is written before the answer, also where it
    /// throws: Foundation would keep it in memory.
    package func reply(to request: WireRequest) async throws -> WireReply {
        defer { UserDefaults.standard.synchronize() }
        switch request.name {
        case .describe: return .description(await description())
        case .options: return .options(try await options(for: request))
        case .perform: return try await performed(request)
        case .placeholder, .snapshot, .timeline: return try await archives(for: request)
        }
    }

    /// Hands over the diagnostics and forgets them.
    package func takeDiagnostics() -> [LoweringContext.Diagnostic] {
        defer { diagnostics = [] }
        return diagnostics
    }

    func note(_ found: [LoweringContext.Diagnostic]) {
        for diagnostic in found where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
