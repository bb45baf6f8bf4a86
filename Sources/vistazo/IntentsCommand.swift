import VistazoArchive
import VistazoHosting
import VistazoWords

/// `vistazo intents`: every action that a button, a command or a phrase can do, with what it takes.
enum IntentsCommand {
    static let command = Command(
        "intents", Syntax("intents", key: "intents", operands: 0...0, options: [.json, .locale, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let world = World(settings, console, memory: try Window.store(settings))
        var found: [Found] = []
        for provider in world.extensions {
            switch world.describe(provider) {
            case .failure(let failure):
                console.complain("\(provider.identifier): \(failure.sentence(settings.words))")
            case .success(let description):
                found += description.intents.map {
                    Found(
                        intent: $0, provider: provider.identifier, kinds: description.kinds.map(\.kind),
                        hasApp: provider.app != nil)
                }
            }
        }
        if arguments.has(.json) {
            console.document([.init("intents", .array(found.map(\.document)))])
        } else {
            for line in TextTable(found.map { $0.row(settings.words) }).lines() { console.say(line) }
        }
        return ExitStatus.done.rawValue
    }

    /// An intent and whose it is.
    struct Found {
        let intent: ExtensionDescription.IntentDescription
        /// The extension that performs it.
        let provider: String
        /// Its kinds, any of which `perform` takes.
        let kinds: [String]
        /// Whether the extension names a program that stands for the app.
        let hasApp: Bool

        /// As it is typed: any case will do, and the ending `Intent` need not be said.
        private var name: String {
            intent.name.hasSuffix("Intent") && intent.name.count > 6
                ? String(intent.name.dropLast(6)) : intent.name
        }

        func row(_ words: Words) -> [String] {
            var notes: [String] = []
            if !intent.authenticationPolicy.allowsLocked { notes.append(words("cli.intents.notLocked")) }
            if intent.openAppWhenRun { notes.append(words("cli.intents.opensApp")) }
            if intent.runsInApp, hasApp { notes.append(words("cli.intents.inApp")) }
            if !intent.isDiscoverable { notes.append(words("cli.intents.hidden")) }
            let parameters = intent.parameters.map(\.assignment).joined(separator: " ")
            return [provider, name, intent.title, parameters, notes.joined(separator: ", ")]
        }

        /// Always the same keys.
        var document: JSONValue {
            .object([
                .init("name", .string(intent.name)), .init("title", .string(intent.title)),
                .init("description", .string(intent.description)), .init("extension", .string(provider)),
                .init("kinds", .array(kinds.map { .string($0) })),
                .init("parameters", .array(intent.parameters.map { $0.document() })),
                .init("phrases", .array(intent.phrases.map { .string($0.text) })),
                .init("isDiscoverable", .bool(intent.isDiscoverable)),
                .init("authenticationPolicy", .string(intent.authenticationPolicy.rawValue)),
                .init("openAppWhenRun", .bool(intent.openAppWhenRun)),
                .init("runsInApp", .bool(intent.runsInApp)),
            ])
        }
    }
}

extension ExtensionDescription.ParameterDescription {
    /// As it would be typed, with its default or with its type where it has none; in brackets where it may be left
    /// out, with dots where it takes several.
    fileprivate var assignment: String {
        let value = isSecret ? nil : defaultValue.map(Parameters.plain)
        let text = "\(name)=\(value ?? type.rawValue.uppercased())" + (isList ? "…" : "")
        return isOptional && defaultValue == nil ? "[\(text)]" : text
    }

    /// All that is said of it, always the same keys, null for what there is not.
    ///
    /// - Parameter options: nil for its own; of a secret there are none, and no default either.
    func document(options: [JSONValue]? = nil) -> JSONValue {
        let bounds = range.map { JSONValue.array([.number($0.lowerBound), .number($0.upperBound)]) }
        return .object([
            .init("name", .string(name)), .init("title", .string(title)),
            .init("description", .string(description)), .init("type", .string(type.rawValue)),
            .init("isNeeded", .bool(isNeeded)), .init("default", isSecret ? .null : defaultValue ?? .null),
            .init("options", .array(isSecret ? [] : options ?? self.options)),
            .init("range", bounds ?? .null), .init("isList", .bool(isList)),
            .init("isSecret", .bool(isSecret)), .init("isLookedFor", .bool(isLookedFor)),
            .init("dependsOn", .array(dependsOn.map { .string($0) })),
        ])
    }
}
