import VistazoArchive
import VistazoDashboard
import VistazoLogbook
import VistazoWords

/// `pages.json`: pages and theme as they were chosen inside, which stand where the configuration names none.
struct Choices: Sendable {
    /// Nothing where the file is not there, and where it cannot be read.
    var chosen: Configuration
    /// What is wrong with the file.
    var faults: [ConfigurationFault]
    /// There is a file and it cannot be read, so that a new one would lose what it holds.
    let isUnreadable: Bool

    /// - Parameters: as those of `ConfigurationReader.read`.
    init(_ folders: Folders, kinds: [String: ConfigurationReader.KnownKind]? = nil, themes: [String]? = nil) {
        let reading = Self.read(folders.choices, kinds, themes)
        chosen = reading.configuration ?? Configuration()
        faults = reading.faults
        isUnreadable = reading.configuration == nil
    }

    private static func read(
        _ file: String, _ kinds: [String: ConfigurationReader.KnownKind]?, _ themes: [String]?
    ) -> ConfigurationReader.Reading {
        do {
            let bytes = try FileContents.read(file, isFileOnly: true)
            if bytes.allSatisfy({ [9, 10, 13, 32].contains($0) }) { return .empty }
            return ConfigurationReader.readChoices(bytes, file: file, kinds: kinds, themes: themes)
        } catch {
            return error.isMissing ? .empty : .unreadable(file: file, reason: error.reason)
        }
    }

    /// Keeps a theme's name. What else the file holds stays as it is written there, also what is not known here; a
    /// symlink stays one, and its target's mode and owner too.
    ///
    /// - Throws: `PlainFault` where the file holds what cannot be read, which a new one would lose, and where it cannot
    ///   be written: then it is as it was.
    static func keep(theme: String, in folders: Folders, _ words: Words) throws {
        try keep(JSONValue.Member("theme", .string(theme)), in: folders, words)
    }

    /// Keeps pages, as `keep(theme:in:_:)` keeps a theme.
    static func keep(pages: [Page], in folders: Folders, _ words: Words) throws {
        try keep(JSONValue.Member("pages", .array(pages.map(\.json))), in: folders, words)
    }

    private static func keep(_ member: JSONValue.Member, in folders: Folders, _ words: Words) throws {
        try Folders.make(folders.data)
        try AtomicFile.whileLocking(folders.data) {
            var members = try members(folders, words)
            if let index = members.firstIndex(where: { $0.key == member.key }) {
                members[index] = member
            } else {
                members.insert(member, at: min(1, members.count))
            }
            do {
                try AtomicFile.write(text(members), to: folders.choices)
            } catch let error as AtomicFile.Unwritable {
                let arguments = ["file": "pages.json", "reason": error.reason]
                throw PlainFault(.storage, words("cli.cannotWriteFile", arguments))
            }
        }
    }

    private static func members(_ folders: Folders, _ words: Words) throws -> [JSONValue.Member] {
        let format = JSONValue.Member("format", .number(1))
        let bytes: [UInt8]
        do {
            bytes = try FileContents.read(folders.choices, isFileOnly: true)
        } catch  where error.isMissing {
            return [format]
        } catch {
            let fault = ConfigurationFault(file: folders.choices, unreadable: error.reason)
            throw PlainFault(
                .configuration, words("cli.fileIsWrong", ["fault": fault.message(words, isShort: true)]))
        }
        if bytes.allSatisfy({ [9, 10, 13, 32].contains($0) }) { return [format] }
        do {
            let node = try JSONReader.read(bytes)
            guard case .object(let members) = try node.plain() else { throw node.mismatch(.object) }
            return members
        } catch let fault as JSONFault {
            let sentence = ConfigurationFault(file: folders.choices, fault).message(words, isShort: true)
            throw PlainFault(.configuration, words("cli.fileIsWrong", ["fault": sentence]))
        }
    }

    /// A member a line, and of an array an element a line: a person may look at it, too.
    private static func text(_ members: [JSONValue.Member]) -> [UInt8] {
        let lines = members.map { member in
            let key = JSONValue.string(member.key).text
            guard case .array(let elements) = member.value, !elements.isEmpty else {
                return "  \(key): \(member.value.text)"
            }
            return "  \(key): [\n" + elements.map { "    " + $0.text }.joined(separator: ",\n") + "\n  ]"
        }
        return Array("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
    }
}

extension Folders {
    /// Pages and theme as chosen inside.
    var choices: String { data + "/pages.json" }
}
