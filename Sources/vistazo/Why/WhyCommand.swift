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
        let window = try Window.glance(settings, arguments, console)
        try window.showPage(arguments)
        let placed = window.dashboard.pages.flatMap { page in page.all.map { (page, $0) } }
        let wanted = arguments.operand(0)
        let meant = placed.filter { page, widget in
            (wanted == nil || widget.kind == wanted || widget.id.description == wanted)
                && (arguments[.page] == nil || page.name == arguments[.page])
        }
        var answers = meant.compactMap { _, widget in
            window.report(on: widget.id, at: now).map { WhyAnswer(widget, $0, settings, at: now) }
        }
        if let wanted, meant.isEmpty {
            answers = try inLines(wanted, settings, console, at: now)
            if answers.isEmpty || arguments[.page] != nil {
                let known = Set(placed.map(\.1.kind)).sorted().joined(separator: ", ")
                throw PlainFault(
                    .notFound, settings.words("cli.notPlaced", ["name": wanted, "allowed": known]))
            }
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

    /// Of what stands on no page, what there is to say of it in status lines: of a kind in each configuration that one
    /// has shown, else in the one without parameters; of an id alone. Empty for what is neither.
    private static func inLines(
        _ name: String, _ settings: Settings, _ console: Console, at now: Moment
    ) throws -> [WhyAnswer] {
        let store = try Window.store(settings)
        let shown = try store.lines(named: name)
        return try (shown.isEmpty ? [ProviderKey(name)] : shown).compactMap { key in
            let given = key.configuration.map { "\($0.key)=\(Parameters.plain($0.value))" }
            let arguments = try Arguments(["--", key.kind] + given, InlineCommand.command.syntax)
            let window = try LineWindow(
                settings, arguments, console, LineRequest(arguments), store: store, for: .once)
            defer { window.close() }
            window.settle(seconds: 1, forPrograms: false)
            guard let report = window.report(at: now) else { return nil }
            return WhyAnswer(
                PlacedWidget(key.kind, .inline, with: key.configuration), report, settings, at: now)
        }
    }
}

extension HostStore {
    /// What stands in status lines by its kind or its id; by nil all.
    func lines(named name: String?) throws -> [ProviderKey] {
        try lineKeys().filter { key in
            let id = PlacedWidget(key.kind, .inline, with: key.configuration).id
            return name == nil || key.kind == name || id.description == name
        }
    }
}

extension Window {
    /// A window that shows what is stored and asks no program of other people anything: what is explained would else
    /// be another thing.
    static func glance(_ settings: Settings, _ arguments: Arguments, _ console: Console) throws -> Window {
        let window = Window(
            settings, arguments, console, size: CellSize(columns: 80, rows: 24), listens: false,
            store: try Window.store(settings))
        let world = World(settings, console)
        // Code of ours costs next to nothing, and only once it has said what it has can a kind be unknown.
        for provider in world.extensions where !provider.isForeign || provider.isInProcess {
            if case .success(let description) = world.describe(provider) {
                window.host.know(description, of: provider.identifier)
            }
        }
        return window
    }
}
