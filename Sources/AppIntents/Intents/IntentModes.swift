/// Where an intent may run. In a terminal it always runs in the background, in the widget's own program.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// When the app comes to the front.
    public enum ForegroundMode: Hashable, Sendable {
        /// At once.
        case immediate
        /// While it runs.
        case deferred
        /// When the intent asks for it.
        case dynamic
    }

    /// One bit a mode.
    public let rawValue: Int
    /// Modes by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Without the app.
    public static let background = IntentModes(rawValue: 1)
    /// With the app in front; here there is none.
    public static let foreground = IntentModes(rawValue: 2)
    /// With the app in front, at some time; here there is none.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { foreground }
}

extension AppIntent {
    /// In the background.
    public static var supportedModes: IntentModes { .background }
}
