import VistazoArchive

/// What a plugin's file says of itself, anywhere in it: `<xbar.title>…</xbar.title>` and the like.
package struct ScriptMetadata: Hashable, Sendable {
    /// For the gallery; nil where the file says none.
    package private(set) var title: String?
    /// One sentence; nil where the file says none.
    package private(set) var description: String?
    /// What a person may choose, in the file's order.
    package private(set) var variables: [Variable] = []
    /// Variables that every run has.
    package private(set) var environment: [String: String] = [:]
    /// Lines of cron, of which the earliest counts; empty where the file names none.
    package private(set) var schedule: [Cron] = []
    /// The word by which it says that it never ends, nil where it does end.
    package private(set) var endless: String?
    /// True where any of it is SwiftBar's.
    package private(set) var isSwiftBars = false

    /// One `xbar.var`: a variable of the plugin's environment.
    package struct Variable: Hashable, Sendable {
        /// As in the environment.
        package var name: String
        /// As the plugin is given it where nobody chose.
        package var value: String
        /// For people.
        package var text: String
        /// How a value is written.
        package var type: ExtensionDescription.ParameterDescription.ValueType
        /// Values to choose from; empty where any will do.
        package var options: [String]
    }

    /// Says nothing.
    package init() {}

    /// - Parameter text: The file's, or its beginning.
    package init(_ text: String) {
        for match in text.matches(
            of: /<(xbar|bitbar|swiftbar)\.([A-Za-z]+)>([^\n]*?)<\/(?:xbar|bitbar|swiftbar)\.[A-Za-z]+>/
        ).prefix(500) {
            let value = match.output.3.trimmingBlanks
            if match.output.1 == "swiftbar" { isSwiftBars = true }
            switch match.output.2.lowercased() {
            case "title": title = title ?? value.nonEmpty
            case "desc": description = description ?? value.nonEmpty
            case "var": if let variable = Variable(value) { variables.append(variable) }
            case "environment": environment.merge(Self.environment(value)) { $1 }
            case "schedule": schedule += value.split(separator: "|").compactMap { Cron(String($0)) }
            case "type" where value.lowercased() == "streamable": endless = "streamable"
            case "persistent" where value.lowercased() == "true": endless = "persistent"
            default: break
            }
        }
    }

    /// `[a=1, b:2]`
    private static func environment(_ text: String) -> [String: String] {
        var environment: [String: String] = [:]
        for part in text.filter({ $0 != "[" && $0 != "]" }).split(separator: ",") {
            guard let mark = part.firstIndex(where: { $0 == "=" || $0 == ":" }) else { continue }
            let name = part[..<mark].trimmingBlanks
            guard Variable.isName(name) else { continue }
            environment[name] = part[part.index(after: mark)...].trimmingBlanks.unquoted
        }
        return environment
    }
}

extension ScriptMetadata.Variable {
    /// `select(NAME="a"): What it is for. [a, b]`; nil for what is not of that form.
    init?(_ text: String) {
        guard
            let match = text.wholeMatch(
                of: /([A-Za-z]+)\(\s*([A-Za-z_][A-Za-z0-9_]*)\s*(?:=(.*?))?\)\s*:?\s*(.*)/)
        else { return nil }
        name = String(match.output.2)
        value = (match.output.3 ?? "").trimmingBlanks.unquoted
        var words = match.output.4
        options = []
        if let open = words.lastIndex(of: "["), words.last == "]" {
            options = words[words.index(after: open)...].dropLast().split(separator: ",").map {
                $0.trimmingBlanks.unquoted
            }
            words = words[..<open]
        }
        self.text = words.trimmingBlanks
        switch match.output.1.lowercased() {
        case "number": type = .number
        case "boolean": type = .boolean
        case "select": type = .choice
        case "string": type = .string
        default: return nil
        }
        if type != .choice { options = [] }
    }

    static func isName(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
    }

    /// As a kind's parameter, with what is chosen beside the plugin as its default.
    func parameter(chosen: String?) -> ExtensionDescription.ParameterDescription {
        let value = chosen ?? value
        let json: JSONValue? =
            switch type {
            case .boolean: .bool(["true", "1", "t"].contains(value.lowercased()))
            case .number: Double(value).flatMap { $0.isFinite ? .number($0) : nil }
            default: .string(value)
            }
        return ExtensionDescription.ParameterDescription(
            name: name, title: text.isEmpty ? name : text, type: type, defaultValue: json,
            options: options.map { .string($0) }, isOptional: true)
    }
}

extension JSONValue {
    /// As a variable of an environment; nil for what is no single value.
    var variable: String? {
        switch self {
        case .string(let text): text
        case .bool(let isOn): isOn ? "true" : "false"
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case .null, .array, .object: nil
        }
    }
}

extension String {
    var trimmingBlanksAtEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension StringProtocol {
    var trimmingBlanks: String {
        var text = self[...].drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }

    /// Without the quotes around it.
    fileprivate var unquoted: String {
        guard count >= 2, let first, "'\"".contains(first), last == first else { return self }
        return String(dropFirst().dropLast())
    }
}
