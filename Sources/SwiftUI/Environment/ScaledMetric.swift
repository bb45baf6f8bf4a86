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
