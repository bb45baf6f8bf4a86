/// Whose plugin it is, where that makes a difference.
package enum ScriptDialect: String, CaseIterable, Sendable {
    /// BitBar's too.
    case xbar
    case swiftbar
    case argos

    /// Seconds that each of several header lines is shown.
    var headerPeriod: Double { self == .argos ? 3 : 5 }

    /// Whether several header lines stand in the menu too.
    var listsHeaders: Bool { self != .xbar }

    /// Where a line's command runs that does not say.
    var opensTerminal: Bool { self != .xbar }

    /// Seconds between runs of a plugin whose name says none: a minute, or never again.
    var standardInterval: Double? { self == .xbar ? 60 : nil }
}
