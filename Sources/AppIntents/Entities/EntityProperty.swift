import Foundation

/// A value of an entity that other programs may read: `@Property(title: "Name") var name: String`.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value?
    /// As its author titled it.
    public let title: LocalizedStringResource?

    /// Without a title.
    public init() { title = nil }

    /// With a title.
    public init(title: LocalizedStringResource) { self.title = title }

    /// With a title and a name under which search finds it.
    public convenience init(title: LocalizedStringResource, indexingKey: String) { self.init(title: title) }

    /// The value; an unset one reads as an unset `@Parameter` does.
    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ stored }) { return value }
            guard let value = neutralValue(of: Value.self) as? Value else {
                preconditionFailure("A property of an entity is read before it has a value.")
            }
            return value
        }
        set { lock.withLock { stored = newValue } }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}
