import Foundation
import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoLogbook

/// `vistazo reload`: how to have asked for anew what is placed, or stands in a status line.
enum HostCommands {
    static let reload = Command(
        "reload", Syntax("reload [KIND|ID]", key: "reload", operands: 0...1, options: [.config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let wanted = arguments.operand(0)
        let placed = pages(settings).flatMap(\.all).filter { widget in
            wanted == nil || widget.kind == wanted || widget.id.description == wanted
        }
        let store = try Window.store(settings)
        // What stands in status lines alone is read again by the next line that is asked for.
        let lines = Set((try? store.lines(named: wanted))?.map(\.kind) ?? [])
        if let wanted, placed.isEmpty, lines.isEmpty {
            let known = Set(pages(settings).flatMap(\.all).map(\.kind)).sorted().joined(separator: ", ")
            let arguments = ["name": wanted, "allowed": known]
            throw PlainFault(.notFound, settings.words("cli.notPlaced", arguments))
        }
        // What a program without a terminal asks for, such as a job or a hook, is charged; what a person does is not.
        let isCharged = ![STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { isatty($0) == 1 }
        for kind in lines.union(placed.map(\.kind)) {
            try? store.noteChange(of: kind, isCharged: isCharged, at: .now)
        }
        // Whoever shows them asks for them; where nobody does, this process does and stores what comes.
        let kinds = wanted == nil ? [""] : lines.union(placed.map(\.kind)).sorted()
        let word = isCharged ? "center" : "reload"
        let heard = kinds.map {
            Poke.send($0.isEmpty ? word : "\(word) \($0)", folder: settings.folders.runtime)
        }
        if heard.allSatisfy({ $0 == 0 }) {
            let window = Window(
                settings, arguments, console, size: CellSize(columns: 80, rows: 24), listens: false,
                store: store)
            let kinds = Set(placed.map(\.kind))
            window.host.reload(isCharged ? .center : .manual, at: .now()) { kinds.contains($0.kind) }
            window.settle(seconds: 30)
            window.host.close()
        }
        return ExitStatus.done.rawValue
    }

    static func pages(_ settings: Settings) -> [Page] {
        Dashboard(
            configuration: settings.inForce, surroundings: settings.surroundings,
            words: settings.words, size: .zero
        ).pages
    }
}
