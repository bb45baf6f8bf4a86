/// A value that goes up from a view to those around it. Views are lowered once, so nothing hears of it.
public protocol PreferenceKey {
    /// What goes up.
    associatedtype Value
    /// Where nothing was set.
    static var defaultValue: Value { get }
    /// Puts the values of several views together.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
    /// Goes nowhere.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View { self }

    /// Never called: views are lowered once.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { ineffective("onPreferenceChange") }
}
