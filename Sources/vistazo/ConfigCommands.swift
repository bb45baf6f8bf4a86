import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoRendering

/// `vistazo config`: where the configuration is, whether it is right, and what of it is in force.
enum ConfigCommands {
    static let path = Command(
        "config path", Syntax("config path", key: "config.path", operands: 0...0, options: [.config])
    ) { arguments, console in
        console.say(try Settings(arguments, console).configurationFile)
        return ExitStatus.done.rawValue
    }

    static let check = Command(
        "config check", Syntax("config check", key: "config.check", operands: 0...0, options: [.config]),
        runsAuthors: true
    ) { arguments, console in
        let plain = try Settings(arguments, console)
        let (kinds, failures) = World(plain, console).knownKinds()
        let settings = try Settings(arguments, console, kinds: kinds)
        for fault in settings.configurationFaults { console.complain(fault.message(settings.words)) }
        for (name, failure) in failures {
            console.complain("\(settings.configurationFile): \(name): \(failure.sentence(settings.words))")
        }
        guard settings.configurationFaults.isEmpty, failures.isEmpty else {
            return ExitStatus.configuration.rawValue
        }
        guard FileManager.default.fileExists(atPath: settings.configurationFile) else {
            console.say(settings.words("cli.config.none", ["file": settings.configurationFile]))
            return ExitStatus.done.rawValue
        }
        console.say(settings.words("cli.config.right", ["file": settings.configurationFile]))
        return ExitStatus.done.rawValue
    }

    static let show = Command(
        "config show", Syntax("config show", key: "config.show", operands: 0...0, options: [.config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let surroundings = settings.surroundings
        let pages = Dashboard(
            configuration: settings.configuration, surroundings: surroundings, words: settings.words,
            size: .zero
        ).pages
        console.document([
            .init("theme", .string(surroundings.theme.name)),
            .init("locale", .string(surroundings.locale.identifier)),
            .init("zone", .string(surroundings.zone.identifier)),
            .init("glyphs", .string(surroundings.glyphs.rawValue)),
            .init("pages", .array(pages.map(document))),
        ])
        return ExitStatus.done.rawValue
    }

    private static func document(_ page: Page) -> JSONValue {
        func widgets(_ widgets: [PlacedWidget]) -> JSONValue {
            .array(
                widgets.map { widget in
                    .object([
                        .init("kind", .string(widget.kind)), .init("family", .string(widget.family.rawValue)),
                        .init("with", .object(widget.configuration)),
                    ])
                })
        }
        return .object([
            .init("name", .string(page.name)), .init("widgets", widgets(page.widgets)),
            .init("strip", widgets(page.strip)), .init("top", widgets(page.top)),
        ])
    }
}

extension World {
    /// Every kind, by the name it goes by in a configuration, and the extensions that did
    /// not answer: of one of these a kind of its own name is taken to be there.
    func knownKinds() -> (
        kinds: [String: ConfigurationReader.KnownKind], failures: [(name: String, failure: RunFailure)]
    ) {
        var failures: [(name: String, failure: RunFailure)] = []
        var kinds: [String: ConfigurationReader.KnownKind] = [:]
        for found in allKinds(hear: { failures.append(($0, $1)) }) {
            kinds[found.name] = ConfigurationReader.KnownKind(found.kind)
        }
        for (name, _) in failures where kinds[name] == nil {
            kinds[name] = ConfigurationReader.KnownKind(families: Family.allCases)
        }
        return (kinds, failures)
    }
}

extension ConfigurationReader.KnownKind {
    /// A kind as its extension describes it.
    init(_ kind: ExtensionDescription.KindDescription) {
        self.init(families: kind.families, parameters: kind.parameters.map(\.name))
    }
}
