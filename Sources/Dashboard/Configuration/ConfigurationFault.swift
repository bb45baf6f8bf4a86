import VistazoArchive
import VistazoWords

/// A mistake in a configuration file: where it is, what it is, and what would be right.
package struct ConfigurationFault: Hashable, Sendable, Error {
    /// A case for each way to be wrong; sentences are made from it in one place.
    package enum Problem: Hashable, Sendable {
        /// What the JSON reader found.
        case json(JSONFault.Cause)
        case unknownKind(String, known: [String])
        case unknownZone(String)
        case unknownTime(String)
        case unknownLocale(String)
        /// A key that no binding may take.
        case reservedKey(String)
        case unknownKeyName(String)
        /// The object names none of these, or several.
        case needsOneOf([String])
        /// Two spellings of one key.
        case sameKey(String)
        case samePage(String)
        /// Two lines for one program.
        case sameExtension(String)
        /// A path or a command that says nothing.
        case emptyText
        /// An identifier that can name no folder.
        case badExtensionName(String)
        case badGroup(String)
        case badDuration(String)
        case badSize(String)
        /// An amount beyond what is allowed, both as people write them.
        case outside(String, String)
        /// What is wrong with a parameter of a widget.
        case parameter(ParameterFault)
        /// The file is there and cannot be read, for this reason of the system.
        case unreadable(String)
    }

    /// The file's name as people know it.
    package let file: String
    /// Line and column from 1.
    package let place: JSONPlace
    /// `pages[0].widgets[2].family`; empty for the file as a whole.
    package let key: String
    /// What is wrong, and with which word.
    package let problem: Problem

    /// What a reader of JSON5 found in a file.
    package init(file: String, _ fault: JSONFault) {
        self.file = file
        place = fault.place
        key = fault.pathText
        problem = .json(fault.cause)
    }

    init(file: String, at node: JSONNode, _ problem: Problem) {
        // The cause is not used: the reader only says where the value stands.
        let fault = node.fault(.notFinite)
        self.file = file
        place = fault.place
        key = fault.pathText
        self.problem = problem
    }

    /// The fault of a file that cannot be read at all.
    package init(file: String, unreadable reason: String) {
        self.file = file
        place = JSONPlace(line: 1, column: 1, offset: 0)
        key = ""
        problem = .unreadable(reason)
    }

    /// One line for people: file, line, key, what is wrong, what is nearest and what is allowed. `isShort`
    /// leaves out the file's folders.
    package func message(_ words: Words, isShort: Bool = false) -> String {
        let file = isShort ? String(file.split(separator: "/").last ?? "") : file
        if case .unreadable = problem { return "\(file): " + sentence(words) }
        let place = "\(file):\(place.line): "
        return (key.isEmpty ? place : place + "\(key): ") + sentence(words)
    }

    /// What is wrong, what is nearest and what is allowed, without the place.
    package func sentence(_ words: Words) -> String {
        switch problem {
        case .json(.unknownKey(let found, let known)):
            words("dashboard.fault.unknownKey", ["key": found]) + Self.hint(found, known, words)
        case .json(.unknownWord(let found, let known)):
            words("dashboard.fault.unknownWord", ["value": found]) + Self.hint(found, known, words)
        case .json(let cause):
            JSONFault(place: place, cause: cause).causeSentence(words)
        case .unknownKind(let kind, let known):
            words("dashboard.fault.unknownKind", ["kind": kind]) + Self.hint(kind, known, words)
        case .unknownZone(let zone):
            words("dashboard.fault.unknownZone", ["zone": zone])
        case .unknownLocale(let name):
            words("dashboard.fault.unknownLocale", ["locale": name])
        case .unknownTime(let text):
            words("dashboard.fault.unknownTime", ["text": text])
        case .reservedKey(let name):
            words("dashboard.fault.reservedKey", ["key": name])
        case .unknownKeyName(let name):
            words("dashboard.fault.unknownKeyName", ["key": name]) + Self.hint(name, Key.names, words)
        case .needsOneOf(let keys):
            words("dashboard.fault.needsOneOf", ["keys": keys.joined(separator: ", ")])
        case .sameKey(let name):
            words("dashboard.fault.sameKey", ["key": name])
        case .unreadable(let reason):
            words("dashboard.fault.unreadable", ["reason": reason])
        case .samePage(let name):
            words("dashboard.fault.samePage", ["name": name])
        case .sameExtension(let program):
            words("dashboard.fault.sameExtension", ["program": program])
        case .emptyText: words("dashboard.fault.emptyText")
        case .badExtensionName(let name):
            words("dashboard.fault.badExtensionName", ["name": name])
        case .badGroup(let name): words("dashboard.fault.badGroup", ["name": name])
        case .badDuration(let text): words("dashboard.fault.badDuration", ["text": text])
        case .badSize(let text): words("dashboard.fault.badSize", ["text": text])
        case .parameter(let fault): fault.sentence(words)
        case .outside(let text, let range):
            words("dashboard.fault.outside", ["text": text, "range": range])
        }
    }

    private static func hint(_ found: String, _ known: [String], _ words: Words) -> String {
        var hint = ""
        if let nearest = known.nearest(to: found) {
            hint += " " + words("dashboard.fault.nearest", ["value": nearest])
        }
        if !known.isEmpty {
            hint += " " + words("dashboard.fault.allowed", ["values": known.joined(separator: ", ")])
        }
        return hint
    }
}
