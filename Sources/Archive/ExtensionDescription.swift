/// What an extension says of itself.
package struct ExtensionDescription: Hashable, Sendable {
    /// A file's name without its ending, by which its kinds are told from others'.
    package var identifier: String
    /// In the order of the gallery.
    package var kinds: [KindDescription]
    /// Those that buttons and shortcuts can run.
    package var intents: [IntentDescription]
    /// App groups it shares with others.
    package var groups: [String]

    /// By default without intents and groups.
    package init(
        identifier: String, kinds: [KindDescription], intents: [IntentDescription] = [],
        groups: [String] = []
    ) {
        self.identifier = identifier
        self.kinds = kinds
        self.intents = intents
        self.groups = groups
    }

    /// One widget as the gallery lists it.
    package struct KindDescription: Hashable, Sendable {
        /// Lasts through versions: pages and stored archives name it.
        package var kind: String
        /// For people, in the language of the request.
        package var name: String
        /// One sentence for the gallery; may be empty.
        package var description: String
        /// Those its author supports, in the author's order.
        package var families: [Family]
        /// In the order of their declaration; empty where nothing can be chosen.
        package var parameters: [ParameterDescription]

        /// By default in every family, with nothing to choose.
        package init(
            kind: String, name: String, description: String = "", families: [Family] = Family.allCases,
            parameters: [ParameterDescription] = []
        ) {
            self.kind = kind
            self.name = name
            self.description = description
            self.families = families
            self.parameters = parameters
        }
    }

    /// One action that can be run by its name.
    package struct IntentDescription: Hashable, Sendable {
        /// The persistent identifier that calls carry.
        package var name: String
        /// For people, in the language of the request.
        package var title: String
        /// May be empty.
        package var description: String
        /// In the order of their declaration.
        package var parameters: [ParameterDescription]
        /// False where only buttons run it and no list shows it.
        package var isDiscoverable: Bool
        /// What the author's shortcuts call it, the first its label; may be empty.
        package var phrases: [SpokenPhrase]
        /// Whether it runs while a dashboard is locked.
        package var authenticationPolicy: AuthenticationPolicy
        /// Whether its author wants the app in front when it runs. A terminal has none; nothing depends on it.
        package var openAppWhenRun: Bool
        /// True for an intent that on Apple's platforms runs in the app: the host gives it to the extension's `app`
        /// where there is one.
        package var runsInApp: Bool

        /// By default listed, without parameters, at any time and in the extension itself.
        package init(
            name: String, title: String, description: String = "",
            parameters: [ParameterDescription] = [], isDiscoverable: Bool = true,
            phrases: [SpokenPhrase] = [],
            authenticationPolicy: AuthenticationPolicy = .alwaysAllowed, openAppWhenRun: Bool = false,
            runsInApp: Bool = false
        ) {
            self.name = name
            self.title = title
            self.description = description
            self.parameters = parameters
            self.isDiscoverable = isDiscoverable
            self.phrases = phrases
            self.authenticationPolicy = authenticationPolicy
            self.openAppWhenRun = openAppWhenRun
            self.runsInApp = runsInApp
        }
    }

    /// One value that a person can choose.
    package struct ParameterDescription: Hashable, Sendable {
        /// How a value is written and asked for; `entity` and `choice` take one of the options, `duration` is a number
        /// of seconds.
        package enum ValueType: String, CaseIterable, Codable, Sendable {
            case string, integer, number, boolean, date, duration, url, entity, choice
        }

        /// The key in configurations and calls.
        package var name: String
        /// For people, in the language of the request.
        package var title: String
        /// Values of another type are refused.
        package var type: ValueType
        /// nil where the author gave none.
        package var defaultValue: JSONValue?
        /// Values to choose from, empty where any will do.
        package var options: [JSONValue]
        /// What it means, for people; may be empty.
        package var description: String
        /// The least and the greatest number that is taken, both included; nil where there are no bounds.
        package var range: ClosedRange<Double>?
        /// A password or a key: read from a file or a command, handed to runs only, never stored or shown.
        package var isSecret: Bool
        /// The name of the entities' type, for `entity`; nil where it is not said.
        package var entityType: String?
        /// Whether it takes several values, each of `type`.
        package var isList: Bool
        /// Whether it may be left without a value though it has no default.
        package var isOptional: Bool
        /// Whether the extension itself finds what a person means by a text: then the options are suggestions.
        package var isLookedFor: Bool
        /// The parameters whose values decide what it offers; in the order they should be chosen.
        package var dependsOn: [String]
        /// What people call the options, as many as there are, empty ones for those that are called as they are
        /// spelled; none at all where all are.
        package var titles: [String] = []

        /// By default any text, not needed to be said.
        package init(
            name: String, title: String, type: ValueType = .string, defaultValue: JSONValue? = nil,
            options: [JSONValue] = [], description: String = "", range: ClosedRange<Double>? = nil,
            isSecret: Bool = false, entityType: String? = nil, isList: Bool = false, isOptional: Bool = false,
            isLookedFor: Bool = false, dependsOn: [String] = []
        ) {
            self.name = name
            self.title = title
            self.type = type
            self.defaultValue = defaultValue
            self.options = options
            self.description = description
            self.range = range
            self.isSecret = isSecret
            self.entityType = entityType
            self.isList = isList
            self.isOptional = isOptional
            self.isLookedFor = isLookedFor
            self.dependsOn = dependsOn
        }
    }
}
