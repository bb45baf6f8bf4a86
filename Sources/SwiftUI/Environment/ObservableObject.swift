/// An object that tells when it changes. A widget's view is lowered once and never asked again, so nobody
/// listens: the protocol and its wrappers let sources shared with an app compile, and are read as they stand.
public protocol ObservableObject: AnyObject {}

/// Tells that an object is about to change. Nobody listens.
public struct ObservableObjectPublisher: Sendable {
    /// Does nothing.
    public func send() {}
}

extension ObservableObject {
    /// Tells that the object is about to change. Nobody listens.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A value of an observed object.
@propertyWrapper
public struct Published<Value> {
    /// The value.
    public var wrappedValue: Value

    /// The first value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The first value.
    public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that a view owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box {
        lazy var object = make()
        private let make: () -> ObjectType
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private let box: Box

    /// Made when it is first asked for.
    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { box = Box(wrappedValue) }

    /// The object.
    public var wrappedValue: ObjectType { box.object }

    /// Bindings to the object's values.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: box.object) }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the values of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a value of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// An object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Bindings to the object's values.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

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

/// Bindings to the values of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
    /// The object.
    public var wrappedValue: Value

    /// An object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// An object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The wrapper itself.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a value of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// A length that grows with the size of text; a terminal has its own size, so it stays.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The length as it was given.
    public let wrappedValue: Value

    /// A length in points.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A length in points, beside a style of text.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}
