/// A value that belongs to a view. A widget's view lives for one archive, so it has its initial value there
/// unless the body itself sets another.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    /// The initial value.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// The initial value.
    public init(initialValue: Value) { box = Box(initialValue) }

    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// A way to read and write it from other views.
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Nothing yet.
    public init() { self.init(wrappedValue: nil) }
}
