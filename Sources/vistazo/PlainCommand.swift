import Foundation
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoRendering

/// The dashboard once, in words: for screen readers and pipes. At a terminal it ends with numbered actions and
/// one prompt.
enum PlainCommand {
    static func show(_ settings: Settings, _ arguments: Arguments, _ console: Console) throws -> Int32 {
        let window = Window(
            settings, arguments, console, size: CellSize(columns: 80, rows: 24), listens: false,
            store: try Window.store(settings))
        try window.showPage(arguments)
        if arguments.has(.lock) { window.lock() }
        window.settle(seconds: 6)
        defer { window.host.close() }
        let text = window.plainText(at: settings.moment)
        for line in text.lines { console.say(line) }
        guard console.out.isTTY, isatty(STDIN_FILENO) == 1, !text.actions.isEmpty else {
            return ExitStatus.done.rawValue
        }
        console.say("")
        for line in text.actionLines { console.say(line) }
        console.out.raw(settings.words("cli.plain.prompt") + " ")
        console.out.flush()
        guard let answer = readLine() else {
            // The end of input, Ctrl-D, leaves the prompt's row open.
            console.say("")
            return ExitStatus.done.rawValue
        }
        guard let index = choice(answer, of: text.actions.count) else {
            if answer.allSatisfy(\.isWhitespace) { return ExitStatus.done.rawValue }
            return console.fail(.notFound, settings.words("cli.plain.noNumber", ["number": answer]))
        }
        let action = text.actions[index]
        guard let outcome = window.perform(action.call, on: action.widget, seconds: 10) else {
            return console.fail(.failed, settings.words("dashboard.failed"))
        }
        switch outcome {
        case .done(let dialog): console.say(dialog ?? settings.words("dashboard.done"))
        case .failed(let reason): return console.fail(.failed, reason)
        }
        return ExitStatus.done.rawValue
    }

    /// The index of the action whose number was typed, nil for anything else.
    static func choice(_ answer: String, of count: Int) -> Int? {
        guard let number = Int(answer.trimmingCharacters(in: .whitespacesAndNewlines)), number >= 1,
            number <= count
        else { return nil }
        return number - 1
    }
}
