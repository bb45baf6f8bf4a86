import VistazoArchive

/// What one reading feeds: a kind and its configuration, in whatever families it is placed.
package struct ProviderKey: Hashable, Sendable {
    /// As the page spells it: the kind's own name, or `extension/kind`.
    package let kind: String
    /// In the order it was written; equality does not look at the order.
    package let configuration: [JSONValue.Member]
    /// The configuration as one text, the same whatever order its members were written in.
    package let configurationText: String

    /// The order of the members makes no difference to equality.
    package init(_ kind: String, _ configuration: [JSONValue.Member] = []) {
        self.kind = kind
        self.configuration = configuration
        configurationText = JSONValue.object(Self.sorted(configuration)).text
    }

    /// By kind and configuration, whatever the order of the members.
    package static func == (a: ProviderKey, b: ProviderKey) -> Bool {
        a.kind == b.kind && a.configurationText == b.configurationText
    }

    /// Goes by the sorted text, as equality does.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(configurationText)
    }

    private static func sorted(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
        members.map { JSONValue.Member($0.key, sorted($0.value)) }.sorted { $0.key < $1.key }
    }

    private static func sorted(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let members): .object(sorted(members))
        case .array(let elements): .array(elements.map(sorted))
        default: value
        }
    }
}

/// A widget as a window shows it: what feeds it and the size it has there.
package struct HostedWidget: Hashable, Sendable {
    /// Shared by every widget of the same kind and configuration.
    package let provider: ProviderKey
    /// The family in outer cells.
    package let size: WireRequest.FamilySize
    /// False on a page that is not in view.
    package var isVisible: Bool

    /// In view unless it says otherwise.
    package init(
        _ kind: String, _ size: WireRequest.FamilySize, configuration: [JSONValue.Member] = [],
        isVisible: Bool = true
    ) {
        provider = ProviderKey(kind, configuration)
        self.size = size
        self.isVisible = isVisible
    }
}

/// What archives depend on besides provider and size: the values of one window.
package struct HostSurroundings: Hashable, Sendable {
    /// A name such as `es_ES`.
    package var locale: String
    /// A time zone's name such as `Europe/Madrid`.
    package var zone: String
    /// How colours are used.
    package var mode: RenderingMode
    /// Whether the ground is light or dark.
    package var scheme: Scheme
    /// The theme's name.
    package var theme: String

    /// By default English, in UTC, on a dark ground.
    package init(
        locale: String = "en_US", zone: String = "UTC", mode: RenderingMode = .fullColor,
        scheme: Scheme = .dark,
        theme: String = "terminal"
    ) {
        self.locale = locale
        self.zone = zone
        self.mode = mode
        self.scheme = scheme
        self.theme = theme
    }

    /// Those a request names.
    package init(_ request: WireRequest) {
        self.init(
            locale: request.locale, zone: request.zone, mode: request.mode, scheme: request.scheme,
            theme: request.theme)
    }

    /// Why archives made for `old` are asked for anew.
    func reason(after old: HostSurroundings) -> WireRequest.Reason {
        if locale != old.locale { return .locale }
        return zone != old.zone ? .zone : .configuration
    }
}
