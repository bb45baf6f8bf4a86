import Foundation
import VistazoArchive
import VistazoRendering

/// Reads a `config.json5`: what is right is taken, what is wrong is left out and named.
package struct ConfigurationReader {
    /// What a file gave: all that was right, and what was not.
    package struct Reading: Hashable, Sendable {
        /// nil where the text is not JSON5 or no object: then whatever was valid before stays.
        package let configuration: Configuration?
        /// In the order of the file.
        package let faults: [ConfigurationFault]

        /// What a file gives that holds nothing.
        package static let empty = Reading(configuration: Configuration(), faults: [])

        /// What a file gives that is there and cannot be read; `reason` in the system's own words.
        package static func unreadable(file: String, reason: String) -> Reading {
            Reading(configuration: nil, faults: [ConfigurationFault(file: file, unreadable: reason)])
        }
    }

    /// What a kind allows a page to say of it.
    package struct KnownKind: Hashable, Sendable {
        /// What it can be placed as; any other family is a fault of the configuration.
        package var families: [Family]
        /// What `with` may say; nil where that is not known, and then anything is taken.
        package var parameters: [ExtensionDescription.ParameterDescription]?

        /// Without `parameters` they count as not known, so that `with` may name any.
        package init(
            families: [Family], parameters: [ExtensionDescription.ParameterDescription]? = nil
        ) {
            self.families = families
            self.parameters = parameters
        }
    }

    let file: String
    /// nil where kinds are not to be checked.
    let kinds: [String: KnownKind]?
    let themes: [String]?
    var faults: [ConfigurationFault] = []

    /// - Parameters:
    ///   - file: the name that faults give.
    ///   - kinds: every kind there is; nil takes any.
    ///   - themes: every theme there is; nil takes any.
    package static func read(
        _ bytes: [UInt8], file: String, kinds: [String: KnownKind]? = nil, themes: [String]? = nil
    ) -> Reading {
        var reader = ConfigurationReader(file: file, kinds: kinds, themes: themes)
        do throws(JSONFault) {
            let root = try JSONReader.read(bytes).object()
            let configuration = reader.configuration(root)
            let faults = reader.faults.sorted { $0.place.offset < $1.place.offset }
            return Reading(configuration: configuration, faults: faults)
        } catch {
            return Reading(configuration: nil, faults: [ConfigurationFault(file: file, error)])
        }
    }

    init(file: String, kinds: [String: KnownKind]?, themes: [String]?) {
        self.file = file
        self.kinds = kinds
        self.themes = themes
    }

    private mutating func configuration(_ root: JSONObject) -> Configuration {
        var root = root
        var result = Configuration()
        result.theme = root.take("theme").flatMap { theme($0) }
        result.frames = value(root.take("frames")) { node throws(JSONFault) in
            try node.choice(FrameStyle.self)
        }
        result.locale = root.take("locale").flatMap { locale($0) }
        result.zone = root.take("zone").flatMap { zone($0) }
        result.dayStartsAt = root.take("dayStartsAt").flatMap { timeOfDay($0) }
        result.weekStartsOn = value(root.take("weekStartsOn")) { node throws(JSONFault) in
            try node.choice(DayOfWeek.self).number
        }
        result.glyphs = value(root.take("glyphs")) { node throws(JSONFault) in
            try node.choice(Surroundings.Glyphs.self)
        }
        result.mouse = value(root.take("mouse")) { node throws(JSONFault) in try node.bool() }
        result.pages = root.take("pages").flatMap { pages($0) }
        result.keys = root.take("keys").map { keys($0) } ?? [:]
        result.quick = root.take("quick").flatMap { strings($0) } ?? []
        result.extensions = root.take("extensions").map { extensions($0) } ?? []
        result.changedHook = root.take("hooks").flatMap { changedHook($0) }
        result.reminders = root.take("reminders").map { reminders($0) } ?? result.reminders
        finish(root)
        return result
    }

    /// Of `hooks: { changed: "command" }`.
    private mutating func changedHook(_ node: JSONNode) -> String? {
        guard var hooks = object(node) else { return nil }
        defer { finish(hooks) }
        guard let changed = hooks.take("changed"),
            let command = value(changed, { node throws(JSONFault) in try node.string() })
        else { return nil }
        guard command.contains(where: { !$0.isWhitespace }) else {
            fault(at: changed, .emptyText)
            return nil
        }
        return command
    }

    mutating func theme(_ node: JSONNode) -> String? {
        value(node) { [themes] node throws(JSONFault) in
            let name = try node.string()
            if let themes, !themes.contains(name.lowercased()) {
                throw node.fault(.unknownWord(name, known: themes))
            }
            return name
        }
    }

    private enum DayOfWeek: String, CaseIterable {
        case sunday, monday, tuesday, wednesday, thursday, friday, saturday

        /// 1 is Sunday, as in Foundation's calendars.
        var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
    }

    private mutating func zone(_ node: JSONNode) -> String? {
        guard let name = value(node, { node throws(JSONFault) in try node.string() }) else { return nil }
        guard TimeZone(identifier: name) != nil else {
            fault(at: node, .unknownZone(name))
            return nil
        }
        return name
    }

    private mutating func locale(_ node: JSONNode) -> String? {
        guard let name = value(node, { node throws(JSONFault) in try node.string() }) else { return nil }
        guard Locale(identifier: name).isOfKnownLanguage else {
            fault(at: node, .unknownLocale(name))
            return nil
        }
        return name
    }

    mutating func timeOfDay(_ node: JSONNode) -> Int? {
        guard let text = value(node, { node throws(JSONFault) in try node.string() }) else { return nil }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
            let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<24).contains(hour),
            (0..<60).contains(minute)
        else {
            fault(at: node, .unknownTime(text))
            return nil
        }
        return hour * 60 + minute
    }

    private mutating func keys(_ node: JSONNode) -> [Key: [String]] {
        guard let object = object(node) else { return [:] }
        var keys: [Key: [String]] = [:]
        for member in object.rest {
            guard let key = Key(named: member.key) else {
                fault(at: member.value, .unknownKeyName(member.key))
                continue
            }
            guard KeyTable.command(for: key, on: .always) == nil else {
                fault(at: member.value, .reservedKey(member.key))
                continue
            }
            guard keys[key] == nil else {
                fault(at: member.value, .sameKey(member.key))
                continue
            }
            guard let lines = strings(member.value), !lines.isEmpty else { continue }
            keys[key] = lines
        }
        return keys
    }

    /// A string, or an array of strings of which the wrong ones are left out.
    mutating func strings(_ node: JSONNode) -> [String]? {
        if case .string(let line) = node.value { return [line] }
        return elements(node, .string, .array)?.compactMap { element in
            value(element) { element throws(JSONFault) in try element.string() }
        }
    }

    /// What `read` makes of a value that is there; where it throws the fault is kept and the value left out.
    mutating func value<T>(_ node: JSONNode?, _ read: (JSONNode) throws(JSONFault) -> T) -> T? {
        guard let node else { return nil }
        do throws(JSONFault) {
            return try read(node)
        } catch {
            faults.append(ConfigurationFault(file: file, error))
            return nil
        }
    }

    /// The value of a key that must be there; its absence is a fault.
    mutating func needed(_ key: String, of object: inout JSONObject) -> JSONNode? {
        do throws(JSONFault) {
            return try object.need(key)
        } catch {
            faults.append(ConfigurationFault(file: file, error))
            return nil
        }
    }

    mutating func object(_ node: JSONNode) -> JSONObject? {
        value(node) { node throws(JSONFault) in try node.object() }
    }

    /// The elements of an array; `expected` is what the fault says was expected.
    mutating func elements(_ node: JSONNode, _ expected: JSONNode.Kind...) -> [JSONNode]? {
        if case .array(let elements) = node.value { return elements }
        wrongType(node, expected)
        return nil
    }

    /// Says which types a value could have had.
    mutating func wrongType(_ node: JSONNode, _ expected: [JSONNode.Kind]) {
        faults.append(
            ConfigurationFault(file: file, node.fault(.wrongType(found: node.kind, expected: expected))))
    }

    mutating func fault(at node: JSONNode, _ problem: ConfigurationFault.Problem) {
        faults.append(ConfigurationFault(file: file, at: node, problem))
    }

    /// Names every key of the object that nobody asked for.
    mutating func finish(_ object: JSONObject) {
        // A key that was meant to be one that is needed has its fault already.
        let told = Set(faults.map(\.place))
        faults += object.unknownKeys.filter { !told.contains($0.place) }
            .map { ConfigurationFault(file: file, $0) }
    }
}
