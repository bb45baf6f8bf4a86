import Foundation

/// What the host asks an extension: one line of JSON on its standard input.
package struct WireRequest: Hashable, Sendable {
    /// What is asked: what it offers, sample content, one entry, all entries, to run an intent, or what a parameter
    /// can be.
    package enum Name: String, CaseIterable, Sendable {
        case describe, placeholder, snapshot, timeline, perform, options
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
    /// For `perform`; for `options` where the parameter is an intent's.
    package var intent: IntentCall?
    /// Only for `options`: the one whose values are looked for.
    package var parameter: String?
    /// Only for `options`: what a person typed; nil asks for suggestions.
    package var text: String?
    /// What parameters that were left out are by default, for the environment alone; not on the wire.
    package var defaults: [JSONValue.Member] = []
    /// Values that nobody but the program may see; not on the wire by themselves.
    package var secrets: [String] = []
    /// The colours that the window can show; an archive need not mind, for they are mapped when it is drawn.
    package var colors = Colors.full
    /// Whether what is sensitive is hidden in the window now. An archive marks it and need not leave it out.
    package var isPrivate = false
    /// The placed widgets of the extension that is asked, for `WidgetCenter.currentConfigurations`.
    package var placed: [Placed] = []

    /// How many colours a window can show, by the words of the wire.
    package enum Colors: String, CaseIterable, Sendable {
        case full = "24bit"
        case indexed = "256"
        case sixteen = "16"
        case none
    }

    /// A widget as it is placed somewhere: by its extension's own name for the kind.
    package struct Placed: Hashable, Sendable {
        /// Without the extension's prefix.
        package var kind: String
        /// The family, in outer cells.
        package var size: FamilySize
        /// Without parameters that are secret.
        package var configuration: [JSONValue.Member]

        /// By default without parameters.
        package init(kind: String, size: FamilySize, configuration: [JSONValue.Member] = []) {
            self.kind = kind
            self.size = size
            self.configuration = configuration
        }
    }

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
    /// What a parameter can be, best first.
    case options([ParameterOption])
}

/// One value that an extension offers for a parameter.
package struct ParameterOption: Hashable, Sendable {
    /// What the configuration is given.
    package var value: JSONValue
    /// What a person calls it; empty where the value says it.
    package var title: String
    /// What tells it from others of the same title; may be empty.
    package var subtitle: String

    /// By default called like its value.
    package init(_ value: JSONValue, title: String = "", subtitle: String = "") {
        self.value = value
        self.title = title
        self.subtitle = subtitle
    }
}
