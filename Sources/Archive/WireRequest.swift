import Foundation

/// What the host asks an extension: one line of JSON on its standard input.
package struct WireRequest: Hashable, Sendable {
    /// What is asked: what it offers, sample content, one entry, all entries, or to run an intent.
    package enum Name: String, CaseIterable, Sendable {
        case describe, placeholder, snapshot, timeline, perform
    }

    /// What made the host ask: the clock, a change it heard of, a person, or a run that failed before.
    package enum Reason: String, CaseIterable, Sendable {
        case first, timelineEnd, due, wake, intent, center, logbook, configuration, size, locale, zone
        case manual, retry
    }

    /// A family at a size in outer cells; on the wire `small`, or `medium@30x10` where the size differs
    /// from the family's own.
    package struct FamilySize: Hashable, Sendable {
        /// The shape, whatever its size.
        package var family: Family
        /// Outer cells, frame and margin included.
        package var columns: Int
        /// Outer cells, frame and margin included.
        package var rows: Int

        /// Without numbers, the family's own size.
        package init(_ family: Family, columns: Int? = nil, rows: Int? = nil) {
            self.family = family
            self.columns = columns ?? family.outerSize.columns
            self.rows = rows ?? family.outerSize.rows
        }

        /// The key of `families` on the wire and of stored archives.
        package var key: String {
            family.outerSize == (columns, rows) ? family.rawValue : "\(family.rawValue)@\(columns)x\(rows)"
        }
    }

    /// Says which of the other fields matter.
    package var name: Name
    /// The clock the answer is for: now, or the `--at` of a person.
    package var date: Date
    /// Without the extension's prefix; empty for `describe` and `perform`.
    package var kind: String
    /// Every size the kind stands in; one answer serves all.
    package var families: [FamilySize]
    /// The person's choices by parameter; what is left out takes the author's default.
    package var configuration: [JSONValue.Member]
    /// A name such as `es_ES`.
    package var locale: String
    /// A time zone's name such as `Europe/Madrid`.
    package var zone: String
    /// The one that the widget will be drawn in.
    package var mode: RenderingMode
    /// The ground it will be drawn on.
    package var scheme: Scheme
    /// The theme's name; an archive names roles, so that it seldom matters.
    package var theme: String
    /// What made the host ask now; an answer need not depend on it.
    package var reason: Reason
    /// True in the gallery, where sample data will do.
    package var isPreview: Bool
    /// Only for `perform`.
    package var intent: IntentCall?

    /// By default a first request in English, in UTC, on a dark ground.
    package init(
        _ name: Name, date: Date, kind: String = "", families: [FamilySize] = [],
        configuration: [JSONValue.Member] = [], locale: String = "en_US", zone: String = "UTC",
        mode: RenderingMode = .fullColor, scheme: Scheme = .dark, theme: String = "terminal",
        reason: Reason = .first, isPreview: Bool = false, intent: IntentCall? = nil
    ) {
        self.name = name
        self.date = date
        self.kind = kind
        self.families = families
        self.configuration = configuration
        self.locale = locale
        self.zone = zone
        self.mode = mode
        self.scheme = scheme
        self.theme = theme
        self.reason = reason
        self.isPreview = isPreview
        self.intent = intent
    }
}

/// What an extension answers: one line of JSON on its standard output.
package enum WireReply: Hashable, Sendable {
    case description(ExtensionDescription)
    /// One archive for all families asked for.
    case archive(ArchivedTimeline)
    /// An archive for each `FamilySize.key`.
    case archives([String: ArchivedTimeline])
    /// The intent ran: a sentence for the person, and kinds that want a reload.
    case performed(dialog: String?, reload: [String])
}

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
        /// What the author's shortcuts call it; may be empty.
        package var phrases: [String]

        /// By default listed, without parameters.
        package init(
            name: String, title: String, description: String = "",
            parameters: [ParameterDescription] = [], isDiscoverable: Bool = true, phrases: [String] = []
        ) {
            self.name = name
            self.title = title
            self.description = description
            self.parameters = parameters
            self.isDiscoverable = isDiscoverable
            self.phrases = phrases
        }
    }

    /// One value that a person can choose.
    package struct ParameterDescription: Hashable, Sendable {
        /// How a value is written and asked for; `entity` and `choice` take one of the options.
        package enum ValueType: String, CaseIterable, Sendable {
            case string, integer, number, boolean, date, entity, choice
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

        /// By default any text.
        package init(
            name: String, title: String, type: ValueType = .string, defaultValue: JSONValue? = nil,
            options: [JSONValue] = []
        ) {
            self.name = name
            self.title = title
            self.type = type
            self.defaultValue = defaultValue
            self.options = options
        }
    }
}
