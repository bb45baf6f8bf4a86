import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoWords

/// `vistazo extension add`: a program or a command line becomes an extension, and what it offers is said at once.
struct ExtensionAddCommand {
    static let command = Command(
        "extension add",
        Syntax(
            "extension add PATH | COMMAND", key: "extension.add", operands: 1...1,
            options: Syntax.Option.extensionLine + [.json, .config]),
        runsAuthors: true
    ) { arguments, console in
        try ExtensionAddCommand(arguments, console).run()
    }

    private enum Change: String {
        case added, changed, unchanged
    }

    private let arguments: Arguments
    private let console: Console
    private let settings: Settings
    private let line: ExtensionLine
    private let program: ExtensionRoster.Identity
    private var words: Words { settings.words }

    private init(_ arguments: Arguments, _ console: Console) throws {
        self.arguments = arguments
        settings = try Settings(arguments, console)
        self.console = settings.console(console)
        let typed = arguments.operand(0) ?? ""
        line = try ExtensionLine(try .init(typed: typed, self.console), arguments, self.console)
        program = ExtensionRoster.Identity(line.program, console.environment)
    }

    private func run() throws -> Int32 {
        let roster = settings.roster(console.environment)
        let present = roster.members.first { $0.program == program }
        let isBare = line == ExtensionLine(line.program)
        if present?.origin == .configuration {
            let said = ["file": settings.configurationFile, "name": present?.identifier ?? ""]
            console.complain(words("cli.extension.configured", said))
            return try tell(.unchanged, problem: nil)
        }
        if let present, isBare || present.line == line { return try tell(.unchanged, problem: nil) }
        let server = line.program(in: console.environment)
        try refuseTakenName(server.identifier, roster, present)
        var problem: RunFailure?
        if case .failure(let failure) = World(settings, console).describe(server) {
            // What cannot start is no extension, nor what never ends; what fails today may do better tomorrow.
            if failure.isBeforeStart || failure.isEndless { throw failure.fault(words) }
            problem = failure
        }
        try ExtensionFile(folders: settings.folders, words: words).change { lines in
            let index = lines.firstIndex {
                ExtensionRoster.Identity($0.program, console.environment) == program
            }
            if let index { lines[index] = line } else { lines.append(line) }
        }
        return try tell(present == nil ? .added : .changed, problem: problem)
    }

    private func refuseTakenName(
        _ name: String, _ roster: ExtensionRoster, _ present: ExtensionRoster.Member?
    ) throws {
        guard let other = roster.members.first(where: { $0.identifier == name && $0.program != program })
        else {
            guard name == "standard" || name == "pushed" else { return }
            throw PlainFault(.failed, words("cli.extension.ownName", ["name": name]))
        }
        let said = ["name": name, "program": other.line.program.text]
        throw PlainFault(.failed, words("cli.extension.takenName", said))
    }

    /// Says what was done, which kinds there are now, and the lines that place them.
    private func tell(_ change: Change, problem: RunFailure?) throws -> Int32 {
        let now = try Settings(arguments, console)
        let world = World(now, console, memory: try? Window.store(now))
        guard let member = world.roster.members.first(where: { $0.program == program }) else {
            return ExitStatus.done.rawValue
        }
        var failure = problem
        let kinds = world.allKinds { name, other in if name == member.identifier { failure = other } }
            .filter { $0.provider.identifier == member.identifier }
        if arguments.has(.json) {
            console.document([
                .init("change", .string(change.rawValue)),
                .init(
                    "extension",
                    .object([.init("identifier", .string(member.identifier))] + member.line.members)),
                .init(
                    "kinds",
                    .array(
                        kinds.map { found in
                            .object([
                                .init("kind", .string(found.name)), .init("name", .string(found.kind.name)),
                                .init("families", .array(found.kind.families.map { .string($0.rawValue) })),
                                .init("place", .string(Self.placing(found))),
                            ])
                        })),
                .init("problem", failure.map { .string($0.sentence(words)) } ?? .null),
            ])
            return ExitStatus.done.rawValue
        }
        let said = ["name": member.identifier, "program": member.line.program.text]
        switch change {
        case .added: console.say(words("cli.extension.added", said))
        case .changed: console.say(words("cli.extension.changed", said))
        case .unchanged: console.say(words("cli.extension.unchanged", said))
        }
        let rows = kinds.map { found in
            [
                "  " + found.name, found.kind.name == found.name ? "" : found.kind.name,
                found.kind.families.map(\.rawValue).joined(separator: " "),
            ]
        }
        for line in TextTable(rows).lines() { console.say(line) }
        if let failure {
            let said = ["name": member.identifier, "problem": failure.sentence(words)]
            console.complain(words("cli.extension.problem", said))
        }
        guard !kinds.isEmpty else { return ExitStatus.done.rawValue }
        console.say(words("cli.extension.place", ["file": now.configurationFile]))
        for found in kinds { console.say("  " + Self.placing(found)) }
        return ExitStatus.done.rawValue
    }

    /// The exact text that places a kind: small where it can be, with a place for what it must be told.
    private static func placing(_ found: World.FoundKind) -> String {
        let families = found.kind.families
        let family = families.contains(.small) ? .small : families.first ?? .small
        var parts = ["kind: \"\(found.name)\"", "family: \"\(family.rawValue)\""]
        let needed = found.kind.parameters.filter(\.isNeeded)
        if !needed.isEmpty {
            let values = needed.map { "\($0.name): \($0.example)" }
            parts.append("with: { \(values.joined(separator: ", ")) }")
        }
        return "{ \(parts.joined(separator: ", ")) }"
    }
}

extension ExtensionDescription.ParameterDescription {
    /// A value that it takes, as JSON.
    fileprivate var example: String {
        if isSecret { return "{ file: \"~/…\" }" }
        if let option = options.first { return option.text }
        if let range { return JSONValue.number(range.lowerBound).text }
        return switch type {
        case .boolean: "true"
        case .integer, .number: "1"
        case .duration: "\"5m\""
        case .url: "\"https://…\""
        case .string, .date, .entity, .choice: "\"…\""
        }
    }
}
