/// An object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// The object of the type.
    public init() {}

    /// The object. Reading one that nobody put into the environment is a mistake of the program and traps, as on
    /// Apple's platforms.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure("No \(ObjectType.self) was put into the environment")
        }
        return object
    }

    /// Bindings to the object's values.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: EnvironmentReading {
    /// Takes the nearest object of its type; nil where none was put in.
    package mutating func read(from environment: EnvironmentValues) {
        object = environment[SharedObjectKey<ObjectType>.self]
    }
}

private struct SharedObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension View {
    /// Puts an object into the environment, to be read by its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        adjusted(environment: { $0[SharedObjectKey<T>.self] = object })
    }
}
