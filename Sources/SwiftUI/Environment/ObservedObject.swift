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
