import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoWords

extension Syntax.Option {
    static let clear = Syntax.Option("--clear", key: "push.clear")
}

/// `vistazo push`: puts an archive in from outside, of a build that ended or a job that nobody should ask again.
///
/// It is shown at once wherever its kind is placed. A kind that no extension has becomes one of its own by that;
/// nothing ever runs for it, and by its policy it only grows stale.
enum PushCommand {
    static let command = Command(
        "push",
        Syntax(
            "push KIND [K=V …] < archive.json", key: "push", operands: 1...100,
            options: [.clear, .json, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let words = settings.words
        let kind = arguments.operand(0) ?? ""
        let archives = PushedArchives(state: settings.folders.state)
        let found = World(settings, console, memory: try? Window.store(settings)).known(kind)
        let isOwn = found == nil || found?.provider.identifier == PushedExtension.name
        if let found, !found.provider.isForeign || found.provider.isInProcess, !isOwn {
            throw PlainFault(.usage, words("cli.push.standard", ["kind": kind]))
        }
        guard !isOwn || isName(kind) else {
            throw PlainFault(.usage, words("cli.push.badKind", ["kind": kind]))
        }
        let key = ProviderKey(kind, try configuration(arguments, isOwn ? nil : found, words))
        if arguments.has(.clear) {
            unlink(archives.path(of: key))
            try? Window.store(settings).noteChange(of: kind, at: .now)
            Poke.send("reload \(kind)", folder: settings.folders.runtime)
            return ExitStatus.done.rawValue
        }
        let reply = try read(console.words)
        do {
            if isOwn {
                try Folders.make(archives.folder)
                let text = PushedArchives.text(reply, for: key, at: .now)
                try AtomicFile.write(Array(text.utf8), to: archives.path(of: key))
                try? Window.store(settings).noteChange(of: kind, at: .now)
            } else if let found {
                let store = try Window.store(settings)
                // A terminal without colours has a mode of its own, and so have status lines.
                let windows = [RenderingMode.fullColor, .accented, .vibrant].map { mode in
                    var surroundings = settings.hostSurroundings
                    surroundings.mode = mode
                    return surroundings
                }
                try store.push(reply, for: key, in: windows, families: found.kind.families, at: .now)
            }
        } catch let error as AtomicFile.Unwritable {
            let said = ["file": archives.path(of: key), "reason": error.reason]
            throw PlainFault(.storage, words("cli.cannotWriteFile", said))
        }
        let windows = Poke.send(
            isOwn ? "reload \(kind)" : "host \(kind) \(getpid())", folder: settings.folders.runtime)
        if arguments.has(.json) {
            console.document([
                .init("kind", .string(kind)), .init("isNew", .bool(found == nil)),
                .init("windows", .number(Double(windows))),
            ])
        } else if found == nil {
            console.say(words("cli.push.new", ["kind": kind]))
            console.say(words("cli.extension.place", ["file": settings.configurationFile]))
            console.say("  " + placing(key))
        }
        return ExitStatus.done.rawValue
    }

    /// Something that a page can name: no blanks at its ends, no slash, nothing that cannot be seen.
    private static func isName(_ kind: String) -> Bool {
        !kind.isEmpty && kind.utf8.count <= 100 && kind.trimmingCharacters(in: .whitespaces) == kind
            && kind.unicodeScalars.allSatisfy {
                $0 != "/" && ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
            }
    }

    private static func configuration(
        _ arguments: Arguments, _ found: World.FoundKind?, _ words: Words
    ) throws -> [JSONValue.Member] {
        if let found {
            return try Parameters.read(
                arguments, from: 1, for: found.kind.parameters, of: found.name, words)
        }
        let (pairs, bare) = try arguments.assignments(from: 1)
        if let word = bare.first { throw UsageError.surplus(word) }
        return pairs.map { .init($0.0, .string($0.1)) }
    }

    /// The reply on standard input, by the same rules as one of an extension.
    ///
    /// - Throws: `PlainFault` with line and key, as bad data.
    private static func read(_ words: Words) throws -> WireReply {
        let name = words("cli.standardInput")
        func fault(_ sentence: String) -> PlainFault { PlainFault(.badData, "\(name): \(sentence)") }
        let bytes: [UInt8]
        do {
            bytes = try FileContents.read("-")
        } catch {
            throw PlainFault(.failed, words("cli.noFile", ["file": name, "reason": error.reason]))
        }
        let decoded: Decoded<WireReply>
        do {
            decoded = try WireReply.decode(bytes)
        } catch {
            throw fault(error.sentence(words))
        }
        let archives: [String?: ArchivedTimeline]
        switch decoded.value {
        case .archive(let archive): archives = [nil: archive]
        case .archives(let all):
            archives = Dictionary(uniqueKeysWithValues: all.map { (Optional($0.key), $0.value) })
        case .description, .performed, .options: throw fault(RunFailure.wrongReply.sentence(words))
        }
        if archives.isEmpty { throw fault(RunFailure.emptyTimeline(family: nil).sentence(words)) }
        for (family, archive) in archives where archive.entries.isEmpty {
            throw fault(RunFailure.emptyTimeline(family: family).sentence(words))
        }
        return decoded.value
    }

    private static func placing(_ key: ProviderKey) -> String {
        var parts = ["kind: \(JSONValue.string(key.kind).text)", "family: \"small\""]
        if !key.configuration.isEmpty { parts.append("with: \(JSONValue.object(key.configuration).text)") }
        return "{ \(parts.joined(separator: ", ")) }"
    }
}

extension World {
    /// The kind of that name, nil where nobody has it: then nothing is wrong.
    fileprivate func known(_ kind: String) -> FoundKind? {
        let all = allKinds(until: kind)
        return all.last.flatMap { $0.name == kind ? $0 : nil }
    }
}

extension Settings {
    /// What archives depend on besides kind, configuration and family.
    fileprivate var hostSurroundings: HostSurroundings {
        HostSurroundings(
            locale: surroundings.locale.identifier, zone: surroundings.zone.identifier,
            mode: surroundings.mode,
            scheme: surroundings.scheme, theme: surroundings.theme.name)
    }
}
