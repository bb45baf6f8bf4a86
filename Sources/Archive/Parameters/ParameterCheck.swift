/// Holds what a person chose against the parameters of a kind or an intent: the one place that says whether a value
/// will do. What an extension must look for itself, it looks for later.
package struct ParameterCheck: Sendable {
    /// How a value came.
    package enum Form: Sendable {
        /// As text, of which values of other types are made: the command line.
        case typed
        /// As JSON, whose types count: a configuration.
        case json
    }

    /// What became of the members: those that will do, by the parameters' own names and in their plainest form, and
    /// what is wrong with the others.
    package struct Result: Hashable, Sendable {
        /// In the order they were given; without those that are null, which means none.
        package var members: [JSONValue.Member] = []
        /// The place among the members given, nil for what is missing.
        package var faults: [Fault] = []

        /// What is wrong, and with which member.
        package struct Fault: Hashable, Sendable {
            /// Counted from 0; nil for a parameter that was not given.
            package var index: Int?
            /// Names the parameter.
            package var fault: ParameterFault
        }
    }

    /// The kind or intent, as a person calls it.
    package let owner: String
    /// All there are; a name that is none of theirs is a fault.
    package let parameters: [ExtensionDescription.ParameterDescription]

    /// - Parameter owner: As a person calls it, for sentences.
    package init(of owner: String, _ parameters: [ExtensionDescription.ParameterDescription]) {
        self.owner = owner
        self.parameters = parameters
    }

    /// The parameter that a name means: exactly, else in any case.
    package func parameter(_ name: String) -> ExtensionDescription.ParameterDescription? {
        parameters.first { $0.name == name }
            ?? parameters.first { $0.name.lowercased() == name.lowercased() }
    }

    /// Checks all members, and that nothing that is needed is missing.
    package func check(_ given: [JSONValue.Member], as form: Form) -> Result {
        var result = Result()
        var seen: Set<String> = []
        for (index, member) in given.enumerated() {
            do throws(ParameterFault) {
                guard let parameter = parameter(member.key) else {
                    throw .unknown(member.key, owner: owner, known: parameters.map(\.name))
                }
                guard seen.insert(parameter.name).inserted else { throw .repeated(parameter.name) }
                if member.value == .null, !parameter.isNeeded { continue }
                let value = try parameter.value(of: member.value, as: form)
                result.members.append(.init(parameter.name, value))
            } catch {
                result.faults.append(.init(index: index, fault: error))
            }
        }
        for parameter in parameters where parameter.isNeeded && !seen.contains(parameter.name) {
            let fault = ParameterFault.missing(parameter: parameter.name, parameter.allowed)
            result.faults.append(.init(index: nil, fault: fault))
        }
        return result
    }
}

extension ExtensionDescription.ParameterDescription {
    /// Whether it must be given: it has no default, is no list and may not be without a value.
    package var isNeeded: Bool { defaultValue == nil && !isOptional && !isList }

    /// What it takes, for people.
    package var allowed: AllowedValues {
        let one: AllowedValues =
            isSecret
            ? .source
            : isFinite
                ? .words(spelledOptions)
                : isLookedFor && type == .entity ? .found : .type(type, range: range)
        return isList ? .list(one) : one
    }

    /// Whether its options are all there are. Those of what is looked for are suggestions.
    private var isFinite: Bool { !options.isEmpty && !isLookedFor && type != .entity }

    /// A value in its plainest form: of its own type, a choice as the options spell it.
    package func value(of given: JSONValue, as form: ParameterCheck.Form) throws(ParameterFault) -> JSONValue
    {
        if isSecret { return try source(given, as: form) }
        if takesSource, case .object(let value)? = SecretSource.written(given, as: form) {
            guard SecretSource(.object(value)) != nil else { throw .badSource(parameter: name) }
            return .object(value)
        }
        guard isList else { return try single(given, as: form) }
        let parts: [JSONValue] =
            switch (given, form) {
            case (.array(let parts), _): parts
            case (.null, _): []
            case (.string(let text), .typed):
                text.split(separator: ",").map { .string(trimmed($0)) }
            default: [given]
            }
        var values: [JSONValue] = []
        for part in parts { values.append(try single(part, as: form)) }
        return .array(values)
    }

    /// Any text may be kept where secrets are.
    private var takesSource: Bool { type == .string && !isList && !isFinite }

    private func source(_ given: JSONValue, as form: ParameterCheck.Form) throws(ParameterFault) -> JSONValue
    {
        let value = SecretSource.written(given, as: form) ?? given
        switch value {
        case .object where SecretSource(value) != nil: return value
        case .object: throw .badSource(parameter: name)
        case .string(let text) where form == .typed && text.hasPrefix("{"): throw .badSource(parameter: name)
        case .null: throw .missing(parameter: name, allowed)
        default: throw .clearSecret(parameter: name)
        }
    }

    private func single(_ given: JSONValue, as form: ParameterCheck.Form) throws(ParameterFault) -> JSONValue
    {
        // Of a text that would do as a number or a truth value the quotes are what is wrong.
        var isText = false
        if form == .json, case .string = given { isText = [.integer, .number, .boolean].contains(type) }
        let refusal = ParameterFault.badValue(
            parameter: name, value: isText ? given.text : given.typed, allowed)
        if isFinite {
            guard let option = option(given) else { throw refusal }
            return option
        }
        guard let value = plain(given, as: form) else { throw refusal }
        if let range, case .number(let number) = value, !range.contains(number) { throw refusal }
        return value
    }

    /// The option that is meant: exactly, else in any case and without accents, where that fits but one.
    private func option(_ given: JSONValue) -> JSONValue? {
        switch given {
        case .string, .number, .bool: break
        default: return nil
        }
        if let exact = options.first(where: { $0.typed == given.typed }) { return exact }
        guard case .string(let text) = given else { return nil }
        let folded = text.looselySpelled
        let near = titledOptions.filter {
            $0.value.typed.looselySpelled == folded || $0.title.looselySpelled == folded
        }
        return near.count == 1 ? near[0].value : nil
    }

    private func plain(_ given: JSONValue, as form: ParameterCheck.Form) -> JSONValue? {
        let isTyped = form == .typed
        switch (type, given) {
        case (.string, .string), (.choice, .string), (.choice, .number), (.entity, .string):
            return given
        case (.entity, .number): return .string(given.typed)
        case (.boolean, .bool): return given
        case (.boolean, .string(let text)) where isTyped:
            switch text.lowercased() {
            case "true", "yes", "on", "1": return .bool(true)
            case "false", "no", "off", "0": return .bool(false)
            default: return nil
            }
        case (.integer, .number(let number)): return Int(exactly: number) == nil ? nil : given
        case (.integer, .string(let text)) where isTyped: return Int(text).map { .number(Double($0)) }
        case (.number, .number(let number)): return number.isFinite ? given : nil
        case (.number, .string(let text)) where isTyped:
            return Double(text).flatMap { $0.isFinite && isDecimal(text) ? .number($0) : nil }
        case (.duration, .number(let number)): return number.isFinite && number >= 0 ? given : nil
        case (.duration, .string(let text)): return WireDuration.seconds(text).map { .number($0) }
        case (.date, .string(let text)): return WireDate.isDateOrDay(text) ? given : nil
        case (.url, .string(let text)): return isAddress(text) ? given : nil
        default: return nil
        }
    }

    /// `Double` reads `0x1p3` and `nan` too.
    private func isDecimal(_ text: String) -> Bool {
        text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    }

    /// A scheme, a colon, and something without blanks.
    private func isAddress(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return false }
        let scheme = text[..<colon]
        return scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
            && text.index(after: colon) != text.endIndex
            && !text.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 }
    }

    private func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
