import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoLogbook

/// `vistazo config`: where the configuration is, whether it is right, and what of it is in force.
enum ConfigCommands {
    static let path = Command(
        "config path", Syntax("config path", key: "config.path", operands: 0...0, options: [.json, .config])
    ) { arguments, console in
        let file = try Settings(arguments, console).configurationFile
        if arguments.has(.json) {
            console.document([
                .init("path", .string(file)),
                .init("exists", .bool(FileManager.default.fileExists(atPath: file))),
            ])
        } else {
            console.say(file)
        }
        return ExitStatus.done.rawValue
    }

    static let check = Command(
        "config check",
        Syntax("config check", key: "config.check", operands: 0...0, options: [.json, .config]),
        runsAuthors: true
    ) { arguments, console in
        let plain = try Settings(arguments, console)
        let world = World(plain, console)
        let known = world.knownKinds()
        let settings = try Settings(arguments, console, kinds: known.kinds)
        let failures = known.failures + world.trials(of: settings, known.found)
        // Those of themes that are not in force, too.
        let faults = settings.faults + settings.themes.faults.filter { !settings.faults.contains($0) }
        let isRight = faults.isEmpty && failures.isEmpty
        if arguments.has(.json) {
            console.document([
                .init("path", .string(settings.configurationFile)),
                .init(
                    "faults",
                    .array(faults.map { $0.document(settings.words) })),
                .init(
                    "failures",
                    .array(
                        failures.map { name, failure in
                            .object([
                                .init("extension", .string(name)),
                                .init("message", .string(failure.sentence(settings.words))),
                            ])
                        })),
            ])
            return (isRight ? ExitStatus.done : .configuration).rawValue
        }
        for fault in faults { console.complain(fault.message(settings.words)) }
        for (name, failure) in failures {
            console.complain("\(settings.configurationFile): \(name): \(failure.sentence(settings.words))")
        }
        guard isRight else { return ExitStatus.configuration.rawValue }
        guard FileManager.default.fileExists(atPath: settings.configurationFile) else {
            console.say(settings.words("cli.config.none", ["file": settings.configurationFile]))
            return ExitStatus.done.rawValue
        }
        console.say(settings.words("cli.config.right", ["file": settings.configurationFile]))
        return ExitStatus.done.rawValue
    }

    static let show = Command(
        "config show",
        Syntax("config show", key: "config.show", operands: 0...0, options: [.json, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        console.document(settings.document(masking: World.secrets(settings, console)))
        return ExitStatus.done.rawValue
    }
}

extension World {
    /// Every kind, by the name it goes by in a configuration, and the extensions that did
    /// not answer: of one of these a kind of its own name is taken to be there.
    func knownKinds() -> (
        kinds: [String: ConfigurationReader.KnownKind], failures: [(name: String, failure: RunFailure)],
        found: [FoundKind]
    ) {
        var failures: [(name: String, failure: RunFailure)] = []
        var kinds: [String: ConfigurationReader.KnownKind] = [:]
        let all = allKinds(hear: { failures.append(($0, $1)) })
        for found in all {
            kinds[found.name] = ConfigurationReader.KnownKind(found.kind)
        }
        for (name, _) in failures where kinds[name] == nil {
            kinds[name] = ConfigurationReader.KnownKind(families: Family.allCases)
        }
        return (kinds, failures, all)
    }

    /// What is wrong with placed widgets that only their extensions or the disk know: what they cannot find, and the
    /// files of secrets. No command is run for that. Faults of the file itself are told where they are.
    func trials(of settings: Settings, _ kinds: [FoundKind]) -> [(name: String, failure: RunFailure)] {
        var failures: [(name: String, failure: RunFailure)] = []
        for widget in (settings.configuration?.pages ?? []).flatMap(\.all) {
            guard let found = kinds.first(where: { $0.name == widget.kind }), found.provider.isForeign else {
                continue
            }
            let check = ParameterCheck(of: found.name, found.kind.parameters)
            guard !found.kind.parameters.isEmpty,
                check.check(widget.configuration, as: .json).faults.isEmpty
            else { continue }
            let request = request(
                .timeline, kind: found.kind.kind, configuration: widget.configuration, reason: .configuration)
            let outcome = ask(request, found.provider, for: found.description, isTrial: true)
            if case .failure(let failure) = outcome.result {
                failures.append((widget.id.description, failure))
            }
        }
        return failures
    }
}

extension ConfigurationReader.KnownKind {
    /// A kind as its extension describes it. One without parameters may be of an extension that says nothing of
    /// itself and takes what it is given.
    init(_ kind: ExtensionDescription.KindDescription) {
        self.init(families: kind.families, parameters: kind.parameters.isEmpty ? nil : kind.parameters)
    }
}
