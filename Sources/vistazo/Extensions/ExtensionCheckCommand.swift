import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoWords

extension Syntax.Option {
    static let perform = Syntax.Option("--perform", key: "extension.perform")
}

/// `vistazo extension check`: everything that a host asks, and what is wrong with the answers.
enum ExtensionCheckCommand {
    static let command = Command(
        "extension check",
        Syntax(
            "extension check PATH|NAME [K=V …]", key: "extension.check", operands: 1...100,
            options: Syntax.Option.extensionLine + [.perform, .json, .locale, .zone, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let words = settings.words
        let line = try ExtensionLine(named: arguments, settings, console)
        let pairs = try arguments.assignments(from: 1)
        if let word = pairs.words.first { throw UsageError.surplus(word) }
        let check = ExtensionCheck(
            line, World(settings, console), console.environment,
            configuration: pairs.pairs.map { .init($0.0, .string($0.1)) },
            isPerforming: arguments.has(.perform))
        check.run()
        let faults = check.findings.count(where: \.isFault)
        let status = (faults == 0 ? ExitStatus.done : .failed).rawValue
        if arguments.has(.json) {
            console.document([
                .init("findings", .array(check.findings.map { $0.document(words) })),
                .init("runs", .array(check.runs.map(document))),
            ])
            return status
        }
        for finding in check.findings {
            let grade = words(finding.isFault ? "cli.check.fault" : "cli.check.note")
            let place = finding.place.text
            console.say("\(grade) \(finding.code.rawValue)" + (place.isEmpty ? "" : ": " + place))
            console.say("    " + finding.sentence(words))
            console.say("    " + finding.hint(words))
        }
        console.say(summary(check, words))
        return status
    }

    static let debug = Command(
        "extension debug",
        Syntax(
            "extension debug PATH|NAME [K=V …]", key: "extension.debug", operands: 1...100,
            options: [.form, .every, .locale, .zone, .theme, .scheme, .mode, .ascii, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let line = try ExtensionLine(named: arguments, settings, console)
        let pairs = try arguments.assignments(from: 1)
        if let word = pairs.words.first { throw UsageError.surplus(word) }
        return ExtensionDebugger(
            line, World(settings, console), console, console.environment,
            configuration: pairs.pairs.map { .init($0.0, .string($0.1)) }
        ).run()
    }

    private static func summary(_ check: ExtensionCheck, _ words: Words) -> String {
        let faults = check.findings.count(where: \.isFault)
        let runs = check.runs
        let said = [
            "faults": words("cli.check.faults", count: faults),
            "notes": words("cli.check.notes", count: check.findings.count - faults),
            "seconds": ExtensionCheck.short(runs.map(\.outcome.seconds).max() ?? 0),
            "memory": "\((runs.map(\.outcome.peak).max() ?? 0) >> 10)MiB",
            "output": "\(((runs.map(\.output).max() ?? 0) + 1023) >> 10)KiB",
        ]
        return words("cli.check.summary", count: runs.count, said)
    }

    private static func document(_ run: ExtensionCheck.Run) -> JSONValue {
        .object([
            .init("request", .string(run.request.name.rawValue)), .init("kind", .string(run.request.kind)),
            .init("date", .string(WireDate.text(run.request.date))),
            .init("seconds", .number(run.outcome.seconds)),
            .init("memory", .number(Double(run.outcome.peak << 10))),
            .init("output", .number(Double(run.output))),
        ])
    }
}

extension ExtensionLine {
    /// The extension that the first operand means: one by its name, else a program, with the options that are given.
    init(named arguments: Arguments, _ settings: Settings, _ console: Console) throws {
        let typed = arguments.operand(0) ?? ""
        let known = settings.roster(console.environment).member(typed, console.environment)
        let options = Syntax.Option.extensionLine.filter { arguments.has($0) }
        if let known, options.isEmpty {
            self = known.line
        } else if let known {
            self = try ExtensionLine(known.line.program, arguments, settings.console(console))
        } else {
            let words = settings.console(console)
            self = try ExtensionLine(try .init(typed: typed, words), arguments, words)
        }
    }
}
