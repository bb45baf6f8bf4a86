import Foundation
import Synchronization
import VistazoLogbook
import VistazoWords
import WidgetKit

/// The logbook that the standard widgets and their intents use, and the words of their sentences.
///
/// Opened when it is first needed and kept open; one reader or writer at a time. Without a setup it is the
/// logbook of this process's environment, in English.
package final class StandardStore: Sendable {
    /// The one of the task where it has its own, else that of this process.
    package static var shared: StandardStore { ofTask ?? ofProcess }
    private static let ofProcess = StandardStore()
    /// For a task that comes through another door, or speaks another language, than the process does.
    @TaskLocal package static var ofTask: StandardStore?

    private struct State {
        var words = Words(language: "en")
        var open: @Sendable (Words) throws -> Logbook = { words in
            try Logbook(folders: .ofProcess(), words: words, door: .widget)
        }
        var logbook: Logbook?
        var firstWeekday: Int?
    }

    private let state = Mutex(State())

    /// A store of its own; see `setUp`.
    package init() {}

    /// Says in which language intents and parameters are named, and how the logbook is opened.
    ///
    /// - Parameter firstWeekday: Of weeks, 1 is Sunday; nil where the locale decides.
    package func setUp(
        words: Words, firstWeekday: Int? = nil, open: @escaping @Sendable (Words) throws -> Logbook
    ) {
        state.withLock { state in
            state.firstWeekday = firstWeekday
            state.words = words
            state.open = open
            state.logbook = nil
        }
    }

    /// The words of names and dialogs; a view takes those of its own locale.
    package var words: Words { state.withLock { $0.words } }

    /// On which day weeks begin, 1 is Sunday; nil where the person has not said so, and the locale decides.
    var firstWeekday: Int? { state.withLock { $0.firstWeekday } }

    /// Reads or writes the logbook.
    ///
    /// - Throws: What opening it throws, and what `body` does.
    func use<Result: Sendable>(_ body: (Logbook) throws -> Result) throws -> Result {
        try state.withLock { state in
            let logbook = try state.logbook ?? state.open(state.words)
            state.logbook = logbook
            return try body(logbook)
        }
    }
}

extension StandardStore {
    /// Reads the logbook for a provider. Where it cannot be read the request fails, and nil is returned: an
    /// error must not look like nothing to do.
    func read<Result: Sendable>(
        for context: TimelineProviderContext, _ body: (Logbook) throws -> Result
    ) -> Result? {
        do {
            return try use(body)
        } catch {
            context.refuse(UnreadableLogbook(cause: error))
            return nil
        }
    }
}

/// Why a standard widget has nothing to show.
package struct UnreadableLogbook: LocalizedError {
    /// What the logbook said.
    package let cause: any Error

    /// In the language of the program, without the cause: that is for logs.
    package var errorDescription: String? { StandardStore.shared.words("widgets.unreadable") }
}
