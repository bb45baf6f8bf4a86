import VistazoArchive

/// What one reading feeds: a kind and its configuration, in whatever families it is placed.
package struct ProviderKey: Hashable, Sendable {
    package let kind: String
    package let configuration: [JSONValue.Member]
    /// The configuration as one text, the same whatever order its members were written in.
    package let configurationText: String

    package init(_ kind: String, _ configuration: [JSONValue.Member] = []) {
        self.kind = kind
        self.configuration = configuration
        configurationText = JSONValue.object(Self.sorted(configuration)).text
    }

    package static func == (a: ProviderKey, b: ProviderKey) -> Bool {
        a.kind == b.kind && a.configurationText == b.configurationText
    }

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
    package let provider: ProviderKey
    package let size: WireRequest.FamilySize
    /// False on a page that is not in view.
    package var isVisible: Bool

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
    package var locale: String
    package var zone: String
    package var mode: RenderingMode
    package var scheme: Scheme
    package var theme: String

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
