import Observation
import VistazoArchive

/// A value that a view reads from its surroundings.
///
/// It is read when the view's body is about to be asked for; before that, the default of its key.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?)
        case value(Value)
    }

    private var source: Source

    /// Reads the value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// The value, as it was when the body was asked for. Reading an object that nobody put into the
    /// environment is a mistake of the program and traps, as on Apple's platforms.
    public var wrappedValue: Value {
        switch source {
        case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
        case .value(let value): return value
        case .object(let object):
            guard let value = object(EnvironmentValues()) else {
                preconditionFailure("No \(Value.self) was put into the environment")
            }
            return value
        }
    }
}

extension Environment where Value: AnyObject, Value: Observable {
    /// Reads the object of a type that was put into the environment.
    public init(_ type: Value.Type) { source = .object { $0[ObjectKey<Value>.self] } }
}

extension Environment {
    /// Reads the object of a type, nil where none was put into the environment.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        source = .object { .some($0[ObjectKey<Object>.self]) }
    }
}

extension Environment: EnvironmentReading {
    /// Takes the value where there is one; afterwards nothing is read again.
    package mutating func read(from environment: EnvironmentValues) {
        switch source {
        case .keyPath(let keyPath): source = .value(environment[keyPath: keyPath])
        case .object(let object): if let value = object(environment) { source = .value(value) }
        case .value: break
        }
    }
}

private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension View {
    /// Sets a value of the environment for this view and all it contains.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        adjusted(environment: { $0[keyPath: keyPath] = value })
    }

    /// Puts an object into the environment, to be read by its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        adjusted(environment: { $0[ObjectKey<T>.self] = object })
    }

    /// Changes a value of the environment for this view and all it contains.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        adjusted(environment: { transform(&$0[keyPath: keyPath]) })
    }
}
