import VistazoArchive

/// A key of the environment and the value it has until someone sets it.
public protocol EnvironmentKey {
    /// What is kept under the key.
    associatedtype Value

    /// What a view reads where nothing was set.
    static var defaultValue: Value { get }
}

/// What surrounds a view: values that go down from a view to all it contains.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]

    /// How many views stand around the one that is lowered.
    var depth = 0

    /// Views nested deeper than this are left out; far more than any archive may hold.
    static let deepest = 400

    /// An environment of defaults.
    public init() {}

    /// The value under a key, or its default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // Unwrapped first: a missing value must not pass for an optional that is nil.
            guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The keys that were set, for debugging.
    public var description: String { "EnvironmentValues(\(values.count) set)" }
}

/// Makes a variable of `EnvironmentValues` a value of the environment: `@Entry var name: Type = value`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VistazoPreviewMacros", type: "EntryMacro")

extension EnvironmentValues {
    private struct LoweringKey: EnvironmentKey {
        static var defaultValue: LoweringContext? { nil }
    }

    /// What this lowering knows and gathers; nil outside of one.
    package var lowering: LoweringContext? { self[LoweringKey.self] }

    /// The environment of a widget: locale, calendar, zone, colour scheme and redaction are those of the
    /// context's surroundings.
    package init(lowering context: LoweringContext) {
        self.init()
        self[LoweringKey.self] = context
        let surroundings = context.surroundings
        locale = surroundings.locale
        timeZone = surroundings.zone
        var calendar = surroundings.locale.calendar
        calendar.locale = surroundings.locale
        calendar.timeZone = surroundings.zone
        self.calendar = calendar
        colorScheme = surroundings.scheme == .dark ? .dark : .light
        redactionReasons = RedactionReasons(surroundings.redaction)
    }
}
