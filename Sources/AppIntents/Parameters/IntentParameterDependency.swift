/// The intent under edit, for choices that depend on its other parameters.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    /// Depends on the parameters named.
    public init<each Value>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

    /// The intent as far as it is filled; nil where choices are worked out for no intent, or another.
    public var wrappedValue: Intent? { IntentUnderEdit.current as? Intent }
}

/// The intent whose choices are being worked out.
package enum IntentUnderEdit {
    @TaskLocal package static var current: (any AppIntent)?
}
