/// A value kept in user defaults under a key, read whenever it is asked for.
///
/// Views only read it; an intent that writes it goes through `UserDefaults` and is seen by the next archive.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    private init(
        key: String, store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
        write: @escaping (UserDefaults, String, Value) -> Void
    ) {
        let store = store ?? .standard
        self.read = { read(store, key) }
        self.write = { write(store, key, $0) }
    }

    /// The value kept, or the default where none of its type is.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// A way to read and write it from other views.
    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

    private init(plain defaultValue: Value, key: String, store: UserDefaults?) {
        self.init(
            key: key, store: store, read: { $0.object(forKey: $1) as? Value ?? defaultValue },
            write: { $0.set($2, forKey: $1) })
    }
}

extension AppStorage where Value == Bool {
    /// A truth value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: wrappedValue, key: key, store: store)
    }
}

extension AppStorage where Value == Int {
    /// A whole number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: wrappedValue, key: key, store: store)
    }
}

extension AppStorage where Value == Double {
    /// A number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: wrappedValue, key: key, store: store)
    }
}

extension AppStorage where Value == String {
    /// A string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: wrappedValue, key: key, store: store)
    }
}

extension AppStorage where Value == Data {
    /// Bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: wrappedValue, key: key, store: store)
    }
}

extension AppStorage where Value == URL {
    /// An address.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key: key, store: store, read: { $0.url(forKey: $1) ?? wrappedValue },
            write: { $0.set($2, forKey: $1) })
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// A choice by its number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key: key, store: store,
            read: { ($0.object(forKey: $1) as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// A choice by its name.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key: key, store: store,
            read: { $0.string(forKey: $1).flatMap { Value(rawValue: $0) } ?? wrappedValue },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A value of a kind that user defaults keep, nil where there is none.
    public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(
            key: key, store: store, read: { $0.object(forKey: $1) as? Wrapped },
            write: { store, key, value in
                if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }
}
