import VistazoArchive

/// What extensions have found for what people typed, for as long as a window lasts.
package final class FoundValues {
    private var known: [String: JSONValue] = [:]
    /// Texts that are remembered; beyond that all are forgotten.
    private static let limit = 500

    /// Knows nothing.
    package init() {}

    /// By all that the answer may depend on but the time.
    subscript(_ asked: WireRequest) -> JSONValue? {
        get { asked.secrets.isEmpty ? known[Self.key(asked)] : nil }
        set {
            // A key would hold the secret.
            guard asked.secrets.isEmpty else { return }
            if known.count >= Self.limit { known = [:] }
            known[Self.key(asked)] = newValue
        }
    }

    /// Forgets all: the extension is another.
    package func forget() { known = [:] }

    private static func key(_ asked: WireRequest) -> String {
        JSONValue.array([
            .string(asked.kind), .string(asked.intent?.name ?? ""), .string(asked.parameter ?? ""),
            .string(asked.text ?? ""), .object(asked.intent?.parameters ?? asked.configuration),
            .string(asked.locale),
        ]).text
    }
}
