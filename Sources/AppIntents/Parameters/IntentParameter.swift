import Foundation

/// A value of an intent that whoever runs the intent fills in: `@Parameter(title: "Name") var name: String`.
///
/// A reference, as on Apple's platforms: setting the property changes the intent even where it is a `let`,
/// and copies of an intent share their values. Without a default the property has no value until it is
/// set; an optional one is then nil, a text empty, a number 0, a choice its first, a list empty. Reading
/// any other type before it is set is a programmer's mistake and traps.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value?
    /// What its author wrote in the attribute; lasts as long as the property.
    package let declaration: ParameterDeclaration

    /// Titled by the property's name, without a value until one is set.
    public init() { declaration = ParameterDeclaration() }

    /// With what is said of it, and a value where there is one from the start.
    package init(_ declaration: ParameterDeclaration, value: Value? = nil) {
        self.declaration = declaration
        stored = value
    }

    /// The value; see the type for what an unset one reads as.
    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ stored }) { return value }
            guard let value = neutralValue(of: Value.self) as? Value else {
                preconditionFailure("The parameter \(declaration.title) is read before it has a value.")
            }
            return value
        }
        set { lock.withLock { stored = newValue } }
    }

    /// The parameter itself, as summaries and requests take it.
    public var projectedValue: IntentParameter<Value> { self }

    /// How a number is edited.
    public enum ControlStyle: Hashable, Sendable {
        /// With plus and minus.
        case stepper
        /// As text.
        case field
        /// On a scale.
        case slider
    }

    /// Which parts of a date count.
    public enum DateKind: Hashable, Sendable {
        /// The day.
        case date
        /// The time of day.
        case time
        /// Both.
        case dateTime
    }
}

/// Where a parameter's value comes from when one intent runs after another.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// The system decides.
    case `default`
    /// From the result of the intent before.
    case connectToPreviousIntentResult
    /// Never from an intent before.
    case never
}

/// What a parameter says of itself.
package struct ParameterDeclaration: Sendable {
    /// As its author titled it; empty where only the property's name tells.
    package var title = ""
    /// Empty where its author gave none.
    package var description = ""
    /// The bounds of a number; nil is none.
    package var range: ClosedRange<Double>?
    /// Where its choices come from.
    package var options: (any DynamicOptionsProvider)?
    /// Read from a file or a command, handed to runs only, never stored or shown.
    package var isSecret = false

    /// By default anything of its type, titled by the property's name.
    package init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        range: ClosedRange<Double>? = nil, options: (any DynamicOptionsProvider)? = nil
    ) {
        self.title = title.map { String(localized: $0) } ?? ""
        self.description = description.map { String(localized: $0) } ?? ""
        self.range = range
        self.options = options
    }
}

/// A parameter without its type, as calls are written and read.
package protocol ParameterSlot: AnyObject {
    var declaration: ParameterDeclaration { get }
    var valueType: Any.Type { get }
    /// nil where no value was ever given.
    var given: Any? { get }
    /// False where the value is of another type.
    func give(_ value: Any) -> Bool
}

extension IntentParameter: ParameterSlot {
    /// The type as written, `Optional` included.
    package var valueType: Any.Type { Value.self }
    /// Read under the lock; copies of the intent share it.
    package var given: Any? { lock.withLock { stored.map { $0 as Any } } }

    /// Takes a value of exactly the declared type; nothing is converted.
    package func give(_ value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        wrappedValue = value
        return true
    }
}

/// Each parameter of an intent by its property's name, in the order of declaration.
package func slots(of intent: any AppIntent) -> [(name: String, slot: any ParameterSlot)] {
    var found: [(name: String, slot: any ParameterSlot)] = []
    var mirror: Mirror? = Mirror(reflecting: intent)
    while let current = mirror {
        let own = current.children.compactMap { child -> (name: String, slot: any ParameterSlot)? in
            guard let label = child.label, let slot = child.value as? any ParameterSlot else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, slot)
        }
        found.insert(contentsOf: own, at: 0)
        mirror = current.superclassMirror
    }
    return found
}
