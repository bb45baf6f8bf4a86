/// A named action with its parameters, as a button carries it and `perform` sends it.
package struct IntentCall: Hashable, Sendable {
    /// The intent's persistent identifier, by default its type name.
    package var name: String
    /// Parameters by name, in the order of their declaration.
    package var parameters: [JSONValue.Member]
    /// The mangled type name by which the Swift runtime finds the intent again; nil from scripts.
    package var type: String?
    /// Whether it runs while a dashboard is locked, as the button says; the intent's description may forbid it too.
    package var authenticationPolicy: AuthenticationPolicy
    /// Whether the extension's `app` is to run it, as the button says; the intent's description may ask for that too.
    package var runsInApp: Bool

    /// By default without parameters, at any time and in the extension itself, as scripts call.
    package init(
        name: String, parameters: [JSONValue.Member] = [], type: String? = nil,
        authenticationPolicy: AuthenticationPolicy = .alwaysAllowed, runsInApp: Bool = false
    ) {
        self.name = name
        self.parameters = parameters
        self.type = type
        self.authenticationPolicy = authenticationPolicy
        self.runsInApp = runsInApp
    }
}

/// Whether an intent runs while a dashboard is locked. The names are Apple's; a terminal cannot tell the last two
/// apart.
package enum AuthenticationPolicy: String, CaseIterable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication

    /// True only for `alwaysAllowed`.
    package var allowsLocked: Bool { self == .alwaysAllowed }
}
