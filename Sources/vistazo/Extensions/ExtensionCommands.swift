import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoWords

/// `vistazo extension list` and `remove`: what there is beside the standard bundle, and how to be rid of it.
enum ExtensionCommands {
    static let list = Command(
        "extension list",
        Syntax("extension list", key: "extension.list", operands: 0...0, options: [.json, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let world = World(settings, console, memory: try Window.store(settings))
        for fault in settings.added.faults { console.complain(fault.message(settings.words)) }
        var failures: [String: RunFailure] = [:]
        let kinds = world.allKinds { failures[$0] = $1 }
        let members = world.roster.members
        if arguments.has(.json) {
            let documents: [JSONValue] = members.map { member in
                let own = kinds.filter { $0.provider.identifier == member.identifier }
                return .object(
                    [
                        .init("identifier", .string(member.identifier)),
                        .init("origin", .string(member.origin.rawValue)),
                    ] + member.line.members + [
                        .init("kinds", .array(own.map { .string($0.name) })),
                        .init(
                            "problem",
                            failures[member.identifier].map { .string($0.sentence(settings.words)) } ?? .null),
                    ])
            }
            console.document([
                .init("extensions", .array(documents)),
                .init("unusable", .array(settings.added.unusable.map { .string($0) })),
            ])
            return ExitStatus.done.rawValue
        }
        let rows = members.map { member in
            let own = kinds.filter { $0.provider.identifier == member.identifier }
            return [
                member.identifier, settings.words("cli.extension.origin.\(member.origin.rawValue)"),
                member.line.program.text,
                failures[member.identifier]?.sentence(settings.words)
                    ?? own.map(\.name).joined(separator: " "),
            ]
        }
        for line in TextTable(rows).lines() { console.say(line) }
        for path in settings.added.unusable {
            let arguments = ["file": path, "command": ExtensionLine.Program.chmod(path)]
            console.complain(settings.words("cli.extension.unusable", arguments))
        }
        return ExitStatus.done.rawValue
    }

    static let remove = Command(
        "extension remove",
        Syntax("extension remove NAME", key: "extension.remove", operands: 1...1, options: [.config])
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let words = settings.words
        let typed = arguments.operand(0) ?? ""
        let roster = settings.roster(console.environment)
        guard let member = roster.member(typed, console.environment) else {
            let names = roster.members.map(\.identifier)
            let near = nearest(to: typed, among: names)
            throw PlainFault(
                .notFound,
                near.map { words("cli.extension.unknownNear", ["name": typed, "near": $0]) }
                    ?? words("cli.extension.unknown", ["name": typed]))
        }
        let said = ["name": member.identifier, "program": member.line.program.text]
        switch member.origin {
        case .configuration:
            let file = settings.configurationFile
            throw PlainFault(
                .failed, words("cli.extension.inConfiguration", said.merging(["file": file]) { $1 }))
        case .added:
            try ExtensionFile(folders: settings.folders, words: words).change { lines in
                lines.removeAll {
                    ExtensionRoster.Identity($0.program, console.environment) == member.program
                }
            }
            console.say(words("cli.extension.removed", said))
        case .folder:
            // It is the person's file: it is put out of use, not thrown away.
            let path = member.line.program.text
            let aside = try Self.putAside(path, words)
            console.say(words("cli.extension.turnedOff", said.merging(["file": aside]) { $1 }))
        }
        return ExitStatus.done.rawValue
    }

    private static func putAside(_ path: String, _ words: Words) throws -> String {
        var aside = path + ".off"
        var number = 2
        while access(aside, F_OK) == 0, number < 100 {
            aside = "\(path).\(number).off"
            number += 1
        }
        guard rename(path, aside) == 0 else {
            let reason = String(cString: strerror(errno))
            throw PlainFault(.storage, words("cli.cannotWriteFile", ["file": path, "reason": reason]))
        }
        return aside
    }
}
