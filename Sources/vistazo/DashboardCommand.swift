import Foundation
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoTerminal

/// `vistazo` and `vistazo pane`: the dashboard on the whole terminal, or in one column beside a shell.
enum DashboardCommand {
    static let full = Command(
        "",
        Syntax(
            "[--plain] [--page NAME] [--config FILE]", key: "dashboard", operands: 0...0,
            options: [.plain, .page] + options),
        runsAuthors: true
    ) { try run($0, $1, isPane: false) }

    static let pane = Command(
        "pane", Syntax("pane", key: "pane", operands: 0...0, options: [.page] + options), runsAuthors: true
    ) { try run($0, $1, isPane: true) }

    /// Seconds for which the store keeps what no window renews: sixty days.
    private static let keptFor = 60 * 86_400.0

    private static let options: [Syntax.Option] = [
        .config, .theme, .locale, .zone, .color, .ascii, .mode, .scheme, .lock,
    ]

    private static func run(_ arguments: Arguments, _ console: Console, isPane: Bool) throws -> Int32 {
        var settings = try Settings(arguments, console)
        if arguments.has(.plain) || !console.out.isTTY {
            return try PlainCommand.show(settings, arguments, console)
        }
        let terminal: Terminal
        do {
            terminal = try settings.startTerminal(arguments, console)
        } catch let error as TerminalError {
            console.complain(error.text(settings.words))
            _ = try PlainCommand.show(settings, arguments, console)
            return ExitStatus.failed.rawValue
        }
        defer { terminal.stop() }
        DispatchQueue.main.async { Terminal.guardThread() }
        let store = try Window.store(settings)
        try? store.forget(madeBefore: .now.addingTimeInterval(-keptFor))
        let window = Window(
            settings, arguments, console, size: terminal.size, isPane: isPane, listens: true, store: store)
        if arguments.has(.lock) { window.lock() }
        do {
            try window.showPage(arguments)
        } catch {
            terminal.stop()
            throw error
        }
        return DashboardLoop(window, terminal, arguments, console).run()
    }
}

extension Syntax.Option {
    static let plain = Syntax.Option("--plain")
}
