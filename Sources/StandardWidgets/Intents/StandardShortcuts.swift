import AppIntents
import Foundation
import VistazoWords

/// What can be said to Vistazo, in every language there is.
///
/// A phrase works whatever the person's own language is; theirs comes first, so that its first phrase is the label.
struct StandardShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        let own = StandardStore.shared.words.language
        return shortcuts(in: [own] + Catalogue.languages.filter { $0 != own })
    }

    @AppShortcutsBuilder static func shortcuts(in languages: [String]) -> [AppShortcut] {
        AppShortcut(
            intent: LogItemIntent(), phrases: phrases("log", languages), shortTitle: LogItemIntent.title)
        AppShortcut(
            intent: StartStopItemIntent(action: .start), phrases: phrases("start", languages),
            shortTitle: catalogued("startStop.start"))
        AppShortcut(
            intent: StartStopItemIntent(action: .stop), phrases: phrases("stop", languages),
            shortTitle: catalogued("startStop.stop"))
        AppShortcut(
            intent: SkipItemIntent(), phrases: phrases("skip", languages), shortTitle: SkipItemIntent.title)
        AppShortcut(intent: UndoIntent(), phrases: phrases("undo", languages), shortTitle: UndoIntent.title)
        AppShortcut(intent: RedoIntent(), phrases: phrases("redo", languages), shortTitle: RedoIntent.title)
        AppShortcut(
            intent: HowLongAgoIntent(), phrases: phrases("ago", languages),
            shortTitle: HowLongAgoIntent.title)
    }

    private static func phrases<Intent: AppIntent>(
        _ key: String, _ languages: [String]
    ) -> [AppShortcutPhrase<Intent>] {
        languages.flatMap { StandardBundle.phrases(of: key, in: $0) }.map {
            AppShortcutPhrase(stringLiteral: $0)
        }
    }
}

extension StandardBundle {
    /// The phrases of all its shortcuts.
    package nonisolated static var shortcuts: [AppShortcut] { StandardShortcuts.appShortcuts }

    /// Those of some languages alone.
    package nonisolated static func shortcuts(in languages: [String]) -> [AppShortcut] {
        StandardShortcuts.shortcuts(in: languages)
    }

    /// What a person can say in a language, `${item}` for the item; a line of the catalogue, parted by bars.
    ///
    /// - Parameter key: `log`, `start`, `stop`, `skip`, `undo`, `redo` or `ago`.
    package nonisolated static func phrases(of key: String, in language: String) -> [String] {
        let line = Catalogue.lines(under: ["widgets", "phrases"], in: language)[key] ?? ""
        return line.split(separator: "|").map { phrase in
            phrase.trimmingCharacters(in: .whitespaces).replacing("{item}", with: "${item}")
        }.filter { !$0.isEmpty }
    }
}
