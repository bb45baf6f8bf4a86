import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoTerminal

/// `vistazo quick`: the quick palette alone; without a terminal it does what is meant beyond doubt.
enum QuickCommand {
    static let command = Command(
        "quick",
        Syntax(
            "quick [WORDS]", key: "quick", operands: 0...100,
            options: [.json, .config, .theme, .locale, .color, .ascii, .mode, .scheme]),
        runsAuthors: true, run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
        var settings = try Settings(arguments, console)
        var console = settings.console(console)
        console.door = .palette
        console.tellsNews = !console.out.isTTY
        let content = try content(settings, console)
        let text = arguments.operands.joined(separator: " ")
        guard console.out.isTTY, isatty(STDIN_FILENO) == 1, !arguments.has(.json) else {
            return try answer(text, content, settings, arguments, console)
        }
        let terminal: Terminal
        do {
            terminal = try settings.startTerminal(arguments, console)
        } catch let error as TerminalError {
            console.complain(error.text(settings.words))
            return try answer(text, content, settings, arguments, console)
        }
        DispatchQueue.main.async { Terminal.guardThread() }
        let prompt = QuickPrompt(
            content, text: text, surroundings: settings.surroundings, words: settings.words,
            size: terminal.size)
        let chosen = QuickLoop(terminal, prompt).run()
        terminal.stop()
        guard let chosen else { return ExitStatus.done.rawValue }
        return try perform(chosen, settings, arguments, console)
    }

    /// What can be done, from what is stored: no program is run for it.
    private static func content(_ settings: Settings, _ console: Console) throws -> PaletteContent {
        let logbook = try console.openLogbook()
        var extensions: [(extension: String, description: ExtensionDescription)] = []
        if let store = try? Window.store(settings) {
            for provider in settings.roster(console.environment).members.map({
                $0.line.program(in: console.environment)
            }) {
                guard let said = (try? store.description(of: provider))?.said else { continue }
                extensions.append((provider.identifier, said))
            }
        }
        return try QuickActions(
            words: console.words, now: console.now, pinnedLines: settings.configuration?.quick ?? [],
            extensions: extensions
        ).content(logbook)
    }

    private static func perform(
        _ command: PaletteAction.Command, _ settings: Settings, _ arguments: Arguments, _ console: Console
    ) throws -> Int32 {
        let quick = QuickRun(settings, console)
        switch command {
        case .intent(let name, let call):
            let dialog = try quick.perform(call, of: name)
            if arguments.has(.json) {
                console.document([
                    .init("intent", .string(call.name)), .init("extension", .string(name)),
                    .init("dialog", .string(dialog)),
                ])
            } else {
                console.say(dialog)
            }
            return ExitStatus.done.rawValue
        case .line(let line):
            if line.hasPrefix("!") {
                guard let notice = Errands.shell(String(line.dropFirst()), console) else {
                    return ExitStatus.done.rawValue
                }
                throw PlainFault(.failed, notice.text)
            }
            guard let words = ShellWords.split(line), !words.isEmpty else {
                throw PlainFault(.configuration, console.words("cli.unbalancedQuote", ["line": line]))
            }
            return quick.run(words)
        }
    }

    /// Without a terminal: what the words mean beyond doubt is done; what they may mean is listed.
    private static func answer(
        _ text: String, _ content: PaletteContent, _ settings: Settings, _ arguments: Arguments,
        _ console: Console
    ) throws -> Int32 {
        let palette = QuickPalette(content, text: text)
        if palette.showsPinned {
            list(palette, key: "pinned", arguments, console)
            return ExitStatus.done.rawValue
        }
        if let command = palette.certain { return try perform(command, settings, arguments, console) }
        list(palette, key: "candidates", arguments, console)
        let isUnknown = palette.candidates.isEmpty
        throw PlainFault(
            .notFound, console.words("cli.quick.\(isUnknown ? "unknown" : "unclear")", ["typed": text]))
    }

    /// A dozen is enough to see that more letters are needed.
    private static func list(
        _ palette: QuickPalette, key: String, _ arguments: Arguments, _ console: Console
    ) {
        let actions = palette.candidates.prefix(12)
        if arguments.has(.json) {
            let rows = actions.map { action in
                JSONValue.object([
                    .init("title", .string(action.title)), .init("detail", .string(action.detail)),
                ])
            }
            return console.document([.init(key, .array(rows))])
        }
        for line in TextTable(actions.map { [$0.title, $0.detail] }).lines() { console.say(line) }
    }
}
