import VistazoArchive
import VistazoDashboard
import VistazoLogbook

/// Does what was chosen in the quick palette, on a thread that may wait; the history says that it came from there.
struct QuickRun {
    private let settings: Settings
    private let console: Console

    init(_ settings: Settings, _ console: Console) {
        self.settings = settings
        var console = console
        console.door = .palette
        self.console = console
    }

    /// Performs an intent; the result is the sentence for the person.
    ///
    /// - Throws: `PlainFault`, `DatabaseError`.
    func perform(_ call: IntentCall, of name: String) throws -> String {
        let dialog =
            if name == PaletteAction.standard {
                try StandardCall(settings, console).perform(call)
            } else {
                try ExtensionCall(settings, console).perform(call, of: name)
            }
        return dialog ?? console.words("cli.quick.done")
    }

    /// Runs a command line of vistazo's own: its exit code. What it says goes to the console.
    func run(_ words: [String]) -> Int32 {
        Program.perform(words.first == "vistazo" ? Array(words.dropFirst()) : words, console)
    }
}
