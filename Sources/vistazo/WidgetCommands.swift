import Foundation
import StandardWidgets
import VistazoArchive
import VistazoCells
import VistazoHosting
import VistazoLogbook
import VistazoWords

/// The commands that name a kind: what there is, its archive, its intents.
enum WidgetCommands {
    static let timeline = Command(
        "timeline",
        Syntax(
            "timeline KIND [K=V …]", key: "timeline", operands: 1...100,
            options: [.family, .size, .at, .mode, .locale, .zone, .theme, .scheme, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let family = try arguments.choice(.family, of: Family.self)
        let size = try arguments.cellSize()
        let archive = try World(settings, console).archive(arguments, family, size)
        console.out.raw(archive.line + "\n")
        return ExitStatus.done.rawValue
    }

    static let perform = Command(
        "perform",
        Syntax(
            "perform KIND INTENT [K=V …]", key: "perform", operands: 2...100,
            options: [.json, .at, .locale, .zone, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let world = World(
            settings, console, standard: World.standard(settings, console, through: StandardStore()),
            commandKinds: World.commandKinds(settings, console, keepsReadings: false))
        let words = settings.words
        let found = try world.find(kind: arguments.operand(0) ?? "")
        let typed = arguments.operand(1) ?? ""
        let intent = found.intents.first { isName(typed, of: $0.name) }
        let parameters: [JSONValue.Member]
        if let intent {
            parameters = try Parameters.read(
                arguments, from: 2, for: intent.parameters, of: intent.name, words)
        } else if found.intents.isEmpty {
            // An extension that describes nothing takes what it is given.
            parameters = try arguments.assignments(from: 2).pairs.map { .init($0.0, .string($0.1)) }
        } else {
            let known = found.intents.map(\.name).joined(separator: ", ")
            throw PlainFault(.notFound, words("cli.unknownIntent", ["name": typed, "allowed": known]))
        }
        let call = IntentCall(name: intent?.name ?? typed, parameters: parameters)
        let outcome = world.ask(
            world.request(.perform, kind: found.kind.kind, reason: .intent, intent: call), found.provider,
            for: found.description, intent: intent?.parameters ?? [])
        switch outcome.result {
        case .failure(let failure): throw failure.fault(words)
        case .success(let decoded):
            guard case .performed(let dialog, let reload) = decoded.value else { break }
            announce([found.kind.kind] + reload, found, settings)
            if arguments.has(.json) {
                let text = dialog.map { JSONValue.string($0) } ?? .null
                console.document([.init("intent", .string(call.name)), .init("dialog", text)])
            } else if let dialog {
                console.say(dialog)
            }
            return ExitStatus.done.rawValue
        }
        announce([found.kind.kind], found, settings)
        return ExitStatus.done.rawValue
    }

    /// Whether a person's spelling means an intent: in any case, with or without the ending `Intent`.
    static func isName(_ typed: String, of name: String) -> Bool {
        func plain(_ text: String) -> String {
            let lowered = text.lowercased()
            return lowered.hasSuffix("intent") ? String(lowered.dropLast(6)) : lowered
        }
        return plain(typed) == plain(name)
    }

    /// Tells running dashboards that archives of kinds are out of date, and by the store whoever looks later. What
    /// the standard bundle changes is in the logbook, which speaks for itself.
    private static func announce(_ kinds: [String], _ found: World.FoundKind, _ settings: Settings) {
        let folders = settings.folders
        if found.provider.isForeign {
            try? Window.store(settings).noteChange(of: found.name, at: .now)
        }
        for kind in Set(kinds + [found.name]).sorted() {
            _ = Poke.send("reload \(kind)", folder: folders.runtime)
        }
    }
}

extension World {
    /// The archive of the kind that the first operand names, configured by the operands after it.
    func archive(_ arguments: Arguments, _ family: Family?, _ size: CellSize?) throws -> ArchivedTimeline {
        guard let kind = arguments.operand(0) else { throw UsageError.missingOperand("render KIND") }
        let found = try find(kind: kind)
        let configuration = try Parameters.read(
            arguments, from: 1, for: found.kind.parameters, of: kind, settings.words)
        let family =
            family ?? (found.kind.families.contains(.small) ? .small : found.kind.families.first) ?? .small
        if !found.kind.families.contains(family) {
            let allowed = found.kind.families.map(\.rawValue).joined(separator: ", ")
            throw UsageError.badValue(option: "--family", value: family.rawValue, allowed: allowed)
        }
        let own = family.outerSize
        let name: WireRequest.Name =
            arguments.has(.placeholder) ? .placeholder : arguments.has(.snapshot) ? .snapshot : .timeline
        return try archive(
            name, found, configuration: configuration, family: family,
            size: size ?? CellSize(columns: own.columns, rows: own.rows))
    }
}

extension Console {
    /// Prints one JSON document on a line.
    func document(_ members: [JSONValue.Member]) {
        var writer = JSONWriter()
        writer.object(members)
        out.raw(writer.text + "\n")
    }
}
