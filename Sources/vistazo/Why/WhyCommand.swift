import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoHosting

/// `vistazo why`: why a placed widget shows what it shows, and when that will change.
enum WhyCommand {
    static let command = Command(
        "why", Syntax("why [KIND|ID]", key: "why", operands: 0...1, options: [.json, .page, .at, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console).withoutClearSecrets(console)
        let now = settings.moment
        // Nothing is asked of anybody: what is explained would else be another thing.
        let window = Window(
            settings, arguments, console, size: CellSize(columns: 80, rows: 24), listens: false,
            store: try Window.store(settings))
        let world = World(settings, console)
        if case .success(let description) = world.describe(world.standard) {
            window.host.know(description, of: world.standard.identifier)
        }
        try window.showPage(arguments)
        let placed = window.dashboard.pages.flatMap { page in page.all.map { (page, $0) } }
        let wanted = arguments.operand(0)
        let meant = placed.filter { page, widget in
            (wanted == nil || widget.kind == wanted || widget.id.description == wanted)
                && (arguments[.page] == nil || page.name == arguments[.page])
        }
        if let wanted, meant.isEmpty {
            let known = Set(placed.map(\.1.kind)).sorted().joined(separator: ", ")
            throw PlainFault(
                .notFound, settings.words("cli.notPlaced", ["name": wanted, "allowed": known]))
        }
        let answers = meant.compactMap { _, widget in
            window.report(on: widget.id, at: now).map { WhyAnswer(widget, $0, settings, at: now) }
        }
        if arguments.has(.json) {
            console.document([.init("widgets", .array(answers.map(\.document)))])
        } else {
            for (index, answer) in answers.enumerated() {
                if index > 0 { console.say("") }
                for line in answer.lines { console.say(line) }
            }
        }
        window.host.close(patience: 0)
        return ExitStatus.done.rawValue
    }
}
