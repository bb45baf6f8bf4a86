import Foundation

extension UserDefaults {
    /// The value under a key, as key-value coding reads it; Linux's Foundation has none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets or removes the value under a key, as key-value coding does.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
