import VistazoWords

/// What is wrong with a parameter that a person set, or did not set. Values of secrets are in none of these.
package enum ParameterFault: Error, Hashable, Codable, Sendable {
    /// The owner, a kind or an intent, has no parameter of this name.
    case unknown(String, owner: String, known: [String])
    /// Given twice, in whatever case.
    case repeated(String)
    /// The value, as a person would type it, is none that the parameter takes.
    case badValue(parameter: String, value: String, AllowedValues)
    /// It has neither a value nor a default, and may not be without.
    case missing(parameter: String, AllowedValues)
    /// The extension looked for it and found nothing; `known` are values that it suggests.
    case notFound(parameter: String, value: String, known: [String])
    /// The extension looked for it and found several.
    case ambiguous(parameter: String, value: String, candidates: [String])
    /// A secret that was not given as a file or a command.
    case clearSecret(parameter: String)
    /// An object that should be the source of a secret and is none.
    case badSource(parameter: String)

    /// One sentence: the parameter, what was given, the nearest value and what is allowed.
    package func sentence(_ words: Words) -> String {
        switch self {
        case .unknown(let name, let owner, let known):
            if known.isEmpty { return words("archive.parameter.none", ["owner": owner, "name": name]) }
            return suggesting(
                "archive.parameter.unknown", near: known.nearest(to: name),
                ["owner": owner, "name": name, "allowed": list(known, words)], words)
        case .repeated(let name): return words("archive.parameter.repeated", ["name": name])
        case .badValue(let name, let value, let allowed):
            return suggesting(
                "archive.parameter.badValue", near: allowed.nearest(to: value),
                ["name": name, "value": short(value), "allowed": allowed.text(words)], words)
        case .missing(let name, let allowed):
            return words("archive.parameter.missing", ["name": name, "allowed": allowed.text(words)])
        case .notFound(let name, let value, let known):
            let said = ["name": name, "value": short(value), "allowed": list(known, words)]
            if let nearest = known.nearest(to: value) {
                return suggesting("archive.parameter.notFound", near: nearest, said, words)
            }
            return words(
                known.isEmpty ? "archive.parameter.notFound" : "archive.parameter.notFoundKnown", said)
        case .ambiguous(let name, let value, let candidates):
            return words(
                "archive.parameter.ambiguous",
                ["name": name, "value": short(value), "candidates": list(candidates, words)])
        case .clearSecret(let name):
            return words(
                "archive.parameter.clearSecret", SecretSource.spellings.merging(["name": name]) { $1 })
        case .badSource(let name):
            return words("archive.parameter.badSource", SecretSource.spellings.merging(["name": name]) { $1 })
        }
    }

    private func suggesting(
        _ key: String, near: String?, _ arguments: [String: String], _ words: Words
    ) -> String {
        guard let near else { return words(key, arguments) }
        return words(key + "Near", arguments.merging(["nearest": near]) { $1 })
    }
}

/// What a parameter takes, for a sentence.
package enum AllowedValues: Hashable, Codable, Sendable {
    /// One of these.
    case words([String])
    /// Anything of a type, numbers within bounds where there are any.
    case type(ExtensionDescription.ParameterDescription.ValueType, range: ClosedRange<Double>?)
    /// What the extension finds.
    case found
    /// A file or a command that holds it.
    case source
    /// A list of such.
    indirect case list(AllowedValues)

    /// What is allowed, as the end of a sentence.
    package func text(_ words: Words) -> String {
        switch self {
        case .words(let known): return VistazoArchive.list(known, words)
        case .type(let type, nil): return words("archive.parameter.type.\(type.rawValue)")
        case .type(let type, let range?):
            let bounds = [range.lowerBound, range.upperBound].map { JSONValue.number($0).typed }
            return words(
                "archive.parameter.range",
                [
                    "type": words("archive.parameter.type.\(type.rawValue)"), "lowest": bounds[0],
                    "highest": bounds[1],
                ])
        case .found: return words("archive.parameter.type.entity")
        case .source: return words("archive.parameter.source", SecretSource.spellings)
        case .list(let element): return words("archive.parameter.list", ["allowed": element.text(words)])
        }
    }

    func nearest(to value: String) -> String? {
        switch self {
        case .words(let known): known.nearest(to: value)
        case .list(let element): element.nearest(to: value)
        case .type, .found, .source: nil
        }
    }
}

extension JSONValue {
    /// A value as a person would type it on a command line.
    package var typed: String {
        switch self {
        case .null: "null"
        case .bool(let flag): String(flag)
        case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
        case .string(let text): text
        case .array(let values): values.map(\.typed).joined(separator: ",")
        case .object(let members): members.map { "\($0.key)=\($0.value.typed)" }.joined(separator: ",")
        }
    }
}

/// At most a dozen, for a sentence that can be read.
private func list(_ known: [String], _ words: Words) -> String {
    (known.prefix(12).map(short) + (known.count > 12 ? ["…"] : [])).joined(separator: ", ")
}

/// Enough of a text to know it by.
private func short(_ text: String) -> String { text.count <= 80 ? text : text.prefix(80) + "…" }
