import Foundation

/// What the host asks an extension: one line of JSON on its standard input.
package struct WireRequest: Hashable, Sendable {
    package enum Name: String, CaseIterable, Sendable {
        case describe, placeholder, snapshot, timeline, perform
    }

    package enum Reason: String, CaseIterable, Sendable {
        case first, timelineEnd, due, wake, intent, center, logbook, configuration, size, locale, zone
        case manual, retry
    }

    /// A family at a size in outer cells; on the wire `small`, or `medium@30x10` where the size differs
    /// from the family's own.
    package struct FamilySize: Hashable, Sendable {
        package var family: Family
        package var columns: Int
        package var rows: Int

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

    package var name: Name
    /// The clock the answer is for: now, or the `--at` of a person.
    package var date: Date
    package var kind: String
    package var families: [FamilySize]
    package var configuration: [JSONValue.Member]
    package var locale: String
    package var zone: String
    package var mode: RenderingMode
    package var scheme: Scheme
    package var theme: String
    package var reason: Reason
    package var isPreview: Bool
    /// Only for `perform`.
    package var intent: IntentCall?

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
    package var identifier: String
    package var kinds: [KindDescription]
    package var intents: [IntentDescription]
    /// App groups it shares with others.
    package var groups: [String]

    package init(
        identifier: String, kinds: [KindDescription], intents: [IntentDescription] = [],
        groups: [String] = []
    ) {
        self.identifier = identifier
        self.kinds = kinds
        self.intents = intents
        self.groups = groups
    }

    package struct KindDescription: Hashable, Sendable {
        package var kind: String
        package var name: String
        package var description: String
        package var families: [Family]
        package var parameters: [ParameterDescription]

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

    package struct IntentDescription: Hashable, Sendable {
        package var name: String
        package var title: String
        package var description: String
        package var parameters: [ParameterDescription]
        package var isDiscoverable: Bool
        package var phrases: [String]

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

    package struct ParameterDescription: Hashable, Sendable {
        package enum ValueType: String, CaseIterable, Sendable {
            case string, integer, number, boolean, date, entity, choice
        }

        package var name: String
        package var title: String
        package var type: ValueType
        package var defaultValue: JSONValue?
        package var options: [JSONValue]

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
