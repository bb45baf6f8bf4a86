import Foundation
import VistazoDashboard

/// Every extension but the standard bundle, each once, in the order in which kinds are given out: those of the
/// configuration, those that were added, those of the folder.
struct ExtensionRoster: Sendable {
    /// Where an extension is named.
    enum Origin: String, Sendable {
        case configuration, added, folder
    }

    struct Member: Sendable {
        /// With a name where its own was taken.
        let line: ExtensionLine
        let origin: Origin
        /// By which its kinds are told from equal ones of others.
        let identifier: String
        /// What tells it from all others.
        let program: Identity
    }

    /// A program, however its path is spelled.
    enum Identity: Hashable, Sendable {
        /// With no symlink left in it, where the file is there.
        case file(String)
        case command(String)

        init(_ program: ExtensionLine.Program, _ environment: [String: String]) {
            switch program {
            case .command(let command): self = .command(command)
            case .path(let path):
                let expanded = World.expanded(path, environment)
                guard let resolved = realpath(expanded, nil) else {
                    self = .file(URL(filePath: expanded).standardizedFileURL.path(percentEncoded: false))
                    return
                }
                defer { free(resolved) }
                self = .file(String(cString: resolved))
            }
        }
    }

    let members: [Member]

    /// The first line of a program counts, so that one of the configuration takes the place of one that was added.
    init(
        configuration: [ExtensionLine], added: AddedExtensions, environment: [String: String]
    ) {
        let lines =
            configuration.map { ($0, Origin.configuration) } + (added.lines ?? []).map { ($0, Origin.added) }
            + added.found.map { ($0, Origin.folder) }
        var members: [Member] = []
        var programs: Set<Identity> = []
        var names: Set<String> = ["standard", "pushed"]
        for (line, origin) in lines where programs.insert(Identity(line.program, environment)).inserted {
            var line = line
            let own = line.name ?? line.ownName
            var identifier = own
            var number = 2
            while !names.insert(identifier).inserted {
                identifier = "\(own)-\(number)"
                number += 1
            }
            if identifier != own { line.name = identifier }
            members.append(
                Member(
                    line: line, origin: origin, identifier: identifier,
                    program: Identity(line.program, environment)))
        }
        self.members = members
    }

    /// The one of a name, or of a program as it was written.
    func member(_ text: String, _ environment: [String: String]) -> Member? {
        members.first { $0.identifier == text }
            ?? members.first { $0.program == .command(text) || $0.line.program.text == text }
            ?? members.first { $0.program == Identity(.path(text), environment) }
    }
}
