import Foundation

/// A value that the program hands to its intents and queries at start: `@Dependency var store: Store`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: String?

    /// The value registered for its type.
    public init() { key = nil }

    /// The value registered under a key.
    public init(key: String) { self.key = key }

    /// The value. To read one that was never registered is a programmer's mistake and traps.
    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.value(Value.self, key: key) else {
            preconditionFailure("No dependency of type \(Value.self) is registered.")
        }
        return value
    }
}

/// Holds what intents and queries depend on. The name is Apple's.
public final class AppDependencyManager: @unchecked Sendable {
    /// The one there is.
    public static let shared = AppDependencyManager()

    private let lock = NSRecursiveLock()
    private var makers: [String: @Sendable () -> any Sendable] = [:]
    private var made: [String: any Sendable] = [:]

    private init() {}

    /// Registers a value, which is made when it is first read; a later one of the same type and key takes
    /// its place.
    public func add<Value: Sendable>(
        key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
    ) {
        add(key: key, dependencyProvider: dependency)
    }

    /// Registers what makes a value when it is first read.
    public func add<Value: Sendable>(
        key: String? = nil, dependencyProvider: @escaping @Sendable () -> Value
    ) {
        lock.withLock {
            let name = Self.name(Value.self, key)
            makers[name] = dependencyProvider
            made[name] = nil
        }
    }

    func value<Value: Sendable>(_ type: Value.Type, key: String?) -> Value? {
        lock.withLock {
            let name = Self.name(type, key)
            if let value = made[name] as? Value { return value }
            guard let value = makers[name]?() as? Value else { return nil }
            made[name] = value
            return value
        }
    }

    private static func name(_ type: Any.Type, _ key: String?) -> String {
        "\(ObjectIdentifier(type).hashValue) \(key ?? "")"
    }
}
