/// Where the value of a secret is kept: a configuration names this and never the value.
package enum SecretSource: Hashable, Sendable {
    /// A file of the user's that nobody else may read; a leading `~` is not yet expanded.
    case file(String)
    /// A program and its arguments, which prints the value; no shell reads it.
    case command([String])

    /// Reads `{file: "~/x"}` or `{command: ["pass", "show", "x"]}`; nil for anything else.
    package init?(_ value: JSONValue) {
        guard case .object(let members) = value, members.count == 1, let member = members.first else {
            return nil
        }
        switch (member.key, member.value) {
        case ("file", .string(let path)) where Self.isWord(path): self = .file(path)
        case ("command", .array(let values)):
            var words: [String] = []
            for value in values {
                guard case .string(let word) = value, !word.contains("\0") else { return nil }
                words.append(word)
            }
            guard let program = words.first, Self.isWord(program) else { return nil }
            self = .command(words)
        default: return nil
        }
    }

    /// An object, on the command line one in JSON5; nil for anything else.
    static func written(_ value: JSONValue, as form: ParameterCheck.Form) -> JSONValue? {
        switch (value, form) {
        case (.object, _): value
        case (.string(let text), .typed) where text.hasPrefix("{"):
            (try? JSONReader.read(text).plain()).flatMap { SecretSource($0) == nil ? nil : $0 }
        default: nil
        }
    }

    /// How both are written, for sentences.
    static let spellings = ["file": #"{ file: "~/…" }"#, "command": #"{ command: ["pass", "show", "…"] }"#]

    private static func isWord(_ text: String) -> Bool { !text.isEmpty && !text.contains("\0") }
}

extension Sequence<JSONValue.Member> {
    /// The members as they may be told to others: without the parameters that are secret, or that are read from
    /// where secrets are.
    package func withoutSecrets(
        of parameters: [ExtensionDescription.ParameterDescription]
    ) -> [JSONValue.Member] {
        let secret = Set(parameters.filter(\.isSecret).map { $0.name.lowercased() })
        return filter { !secret.contains($0.key.lowercased()) && SecretSource($0.value) == nil }
    }

    /// The members as they may be shown to the user: what was written in clear where it should be a secret is
    /// masked, files and commands stay.
    package func maskingSecrets(
        of parameters: [ExtensionDescription.ParameterDescription]
    ) -> [JSONValue.Member] {
        let secret = Set(parameters.filter(\.isSecret).map { $0.name.lowercased() })
        return map { member in
            guard secret.contains(member.key.lowercased()), SecretSource(member.value) == nil else {
                return member
            }
            return .init(member.key, .string("•••"))
        }
    }
}
