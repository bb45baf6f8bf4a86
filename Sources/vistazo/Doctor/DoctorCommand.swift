import Foundation
import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoTerminal
import VistazoWords

extension Syntax.Option {
    static let tmuxLines = Syntax.Option("--tmux", key: "doctor.tmux")
    static let probe = Syntax.Option("--probe", key: "doctor.probe")
}

/// `vistazo doctor`: whether everything that Vistazo needs is there and as it should be. It writes nothing, starts no
/// extension, and asks the terminal nothing unless it is told to.
enum DoctorCommand {
    static let command = Command(
        "doctor",
        Syntax(
            "doctor [--tmux]", key: "doctor", operands: 0...0, options: [.json, .tmuxLines, .probe, .config])
    ) { arguments, console in
        let settings: Settings?
        var missing = "HOME"
        do {
            settings = try Settings(arguments, console)
        } catch FolderError.noHome(let variable) {
            // The rest can be looked at all the same.
            settings = nil
            missing = variable
        }
        let words = settings?.words ?? console.words
        if arguments.has(.tmuxLines) { return tmux(arguments, console, words) }
        let parts = read(settings, missing: missing, arguments, console, words)
        let all = parts.flatMap(\.diagnoses)
        let lines = Diagnosis.Area.allCases.flatMap { area in all.filter { $0.area == area } }
        let problems = lines.count { $0.grade == .problem }
        let notes = lines.count { $0.grade == .note }
        if arguments.has(.json) {
            console.document([
                .init("lines", .array(lines.map { $0.document(words) })),
                .init("problems", .number(Double(problems))), .init("notes", .number(Double(notes))),
            ])
        } else {
            for line in DoctorReport(lines, words).lines { console.say(line) }
        }
        return (problems == 0 ? ExitStatus.done : .failed).rawValue
    }

    private static func read(
        _ settings: Settings?, missing: String, _ arguments: Arguments, _ console: Console, _ words: Words
    ) -> [any Examined] {
        let environment = console.environment
        let user = geteuid()
        var terminal = TerminalFacts(
            look: TerminalLook(options: TerminalOptions(environment: environment)), environment: environment)
        if let settings {
            terminal.theme = settings.surroundings.theme
            terminal.scheme = settings.surroundings.scheme
        }
        var widths = WidthFacts.read()
        if arguments.has(.probe) {
            let measured = WidthProbe.columns(of: WidthFacts.samples)
            widths.measured = measured ?? WidthFacts.samples.map { _ in nil }
        }
        var parts: [any Examined] = [
            terminal, widths, TmuxFacts.read(environment),
            LocaleFacts.read(environment, settings?.configuration, zone: console.zone.timeZone),
            FolderFacts.read(settings?.folders, missing: missing, user: user),
            ProgramFacts.read(settings, environment, words),
        ]
        guard let settings else { return parts }
        let folders = settings.folders
        let roster = settings.roster(environment)
        let stores = StoreFacts.read(folders, user: user)
        let presses = stores.stores.first { $0.name == .host }?.condition?.counts["press"] ?? 0
        parts +=
            [
                stores,
                HostFacts.read(folders, extensions: roster.members.map(\.identifier), presses: presses),
                groups(folders, user: user),
                ExtensionFacts.read(roster, unusable: settings.added.unusable, environment),
            ] as [any Examined]
        return parts
    }

    private static func groups(_ folders: Folders, user: UInt32) -> GroupFacts {
        let path = folders.data + "/groups"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return GroupFacts(
            folders: names.sorted().map { .init(name: $0, file: FileFacts(reading: "\(path)/\($0)")) },
            user: user)
    }

    /// The names of the items that may stand in a menu; none where there is no logbook, which is not made for it.
    private static func itemNames(_ console: Console) -> [String] {
        guard let folders = try? Folders(environment: console.environment),
            FileManager.default.fileExists(atPath: folders.store),
            let items = try? console.configured().openLogbook().items()
        else { return [] }
        return items.filter { !$0.isPrivate }.map(\.name)
    }

    /// The lines for `tmux.conf`, those first that this tmux lacks.
    private static func tmux(_ arguments: Arguments, _ console: Console, _ words: Words) -> Int32 {
        let program = ProgramFacts.read(nil, console.environment, words)
        let setup = TmuxSetup(
            program: program.onPath == nil ? program.program : "vistazo",
            items: itemNames(console))
        let lacking = TmuxFacts.read(console.environment).lacking
        if arguments.has(.json) {
            func lines(_ lines: [String]) -> JSONValue { .array(lines.map { .string($0) }) }
            console.document([
                .init(
                    "lines",
                    .object([
                        .init("lacking", lines(lacking)), .init("pulling", lines(setup.pulling)),
                        .init("pushing", lines(setup.pushing)), .init("keys", lines(setup.keys)),
                        .init("popups", lines(setup.popups)), .init("clicks", lines(setup.clicks)),
                    ]))
            ])
        } else {
            if !lacking.isEmpty {
                for line in ["# " + words("cli.tmux.lacking")] + lacking + [""] { console.say(line) }
            }
            console.out.raw(setup.text(words))
        }
        return ExitStatus.done.rawValue
    }
}

/// The lines as people read them: a heading an area, a row for each thing, and under it what to do.
struct DoctorReport {
    private let diagnoses: [Diagnosis]
    private let words: Words

    init(_ diagnoses: [Diagnosis], _ words: Words) {
        self.diagnoses = diagnoses
        self.words = words
    }

    var lines: [String] {
        var lines: [String] = []
        for area in Diagnosis.Area.allCases {
            let own = diagnoses.filter { $0.area == area }
            guard !own.isEmpty else { continue }
            lines.append(words("cli.doctor.area.\(area.rawValue)"))
            var former = ""
            lines += TextTable(
                own.flatMap { diagnosis in
                    let label = diagnosis.label(words)
                    defer { former = label }
                    let row = [
                        " ", words("cli.doctor.grade.\(diagnosis.grade.rawValue)"),
                        label == former ? "" : label, diagnosis.sentence(words),
                    ]
                    let advice = diagnosis.advice(words).map { [" ", "", "", "→ " + $0] }
                    return [row] + (advice.map { [$0] } ?? [])
                }
            ).lines()
        }
        let problems = diagnoses.count { $0.grade == .problem }
        let notes = diagnoses.count { $0.grade == .note }
        let summary =
            problems + notes == 0
            ? words("cli.doctor.allWell")
            : words("cli.doctor.problems", count: problems) + ", " + words("cli.doctor.notes", count: notes)
        return lines + ["", summary]
    }
}
