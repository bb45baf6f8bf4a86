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
