import VistazoArchive
import VistazoWords

/// Values for a kind's or an intent's parameters, as they are typed: `K=V`, or one bare word for the first.
enum Parameters {
    /// - Throws: `UsageError` for a second bare word, and `PlainFault` for a parameter that is not there or a
    ///   value that does not fit.
    static func read(
        _ arguments: Arguments, from start: Int, for parameters: [ExtensionDescription.ParameterDescription],
        of owner: String, _ words: Words
    ) throws -> [JSONValue.Member] {
        let (pairs, bare) = try arguments.assignments(from: start)
        var typed = pairs
        if let word = bare.first {
            guard let first = parameters.first else { throw UsageError.surplus(word) }
            if bare.count > 1 { throw UsageError.surplus(bare[1]) }
            if typed.contains(where: { $0.0 == first.name }) { throw UsageError.repeated(first.name) }
            typed.insert((first.name, word), at: 0)
        }
        return try typed.map { name, value in
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                throw PlainFault(.usage, unknown(name, parameters, owner, words))
            }
            return JSONValue.Member(name, try read(value, parameter, words))
        }
    }

    private static func read(
        _ text: String, _ parameter: ExtensionDescription.ParameterDescription, _ words: Words
    ) throws -> JSONValue {
        func refused(_ allowed: String) -> PlainFault {
            let arguments = ["name": parameter.name, "value": text, "allowed": allowed]
            return PlainFault(.usage, words("cli.badParameter", arguments))
        }
        // The options of an entity are suggestions: its query knows other spellings, and more.
        if !parameter.options.isEmpty, parameter.type != .entity {
            let names = parameter.options.map(plain)
            guard let index = names.firstIndex(of: text) else { throw refused(names.joined(separator: ", ")) }
            return parameter.options[index]
        }
        switch parameter.type {
        case .string, .date, .entity, .choice: return .string(text)
        case .integer:
            guard let number = Int(text) else { throw refused("1, 2, 3") }
            return .number(Double(number))
        case .number:
            guard let number = Double(text), number.isFinite else { throw refused("1, 2.5") }
            return .number(number)
        case .boolean:
            guard let flag = ["true": true, "yes": true, "false": false, "no": false][text.lowercased()]
            else {
                throw refused("true, false")
            }
            return .bool(flag)
        }
    }

    private static func unknown(
        _ name: String, _ parameters: [ExtensionDescription.ParameterDescription], _ owner: String,
        _ words: Words
    ) -> String {
        if parameters.isEmpty { return words("cli.noParameters", ["owner": owner, "name": name]) }
        let known = parameters.map(\.name).joined(separator: ", ")
        return words("cli.unknownParameter", ["owner": owner, "name": name, "allowed": known])
    }

    /// A value as a person would type it.
    static func plain(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): String(flag)
        case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
        case .string(let text): text
        case .array(let values): values.map(plain).joined(separator: ",")
        case .object(let members): members.map { "\($0.key)=\(plain($0.value))" }.joined(separator: ",")
        }
    }
}
