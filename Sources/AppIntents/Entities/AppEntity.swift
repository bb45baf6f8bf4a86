import Foundation

/// A thing of the author's that intents take as a value: a city, a list, an account.
///
/// Only its `id` is archived; the default query finds it again.
public protocol AppEntity: Identifiable, InstanceDisplayRepresentable, TypeDisplayRepresentable,
    PersistentlyIdentifiable, Sendable
where ID: EntityIdentifierConvertible & Sendable {
    /// The query that finds entities of this type.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// Finds entities by their identifiers, and suggests some.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A value of the entity that other programs may read.
    public typealias Property = EntityProperty
}

/// An entity that lives only as long as the intent that made it.
public protocol TransientAppEntity: InstanceDisplayRepresentable, TypeDisplayRepresentable, Sendable {
    /// An empty one.
    init()
}

/// An identifier that can be written as text and read again.
public protocol EntityIdentifierConvertible {
    /// The identifier as text.
    var entityIdentifierString: String { get }
    /// The identifier that a text names, nil where it names none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    /// Its description.
    public var entityIdentifierString: String { description }
    /// What the text reads as.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        Self(entityIdentifierString)
    }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int32: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UInt64: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
    /// The usual 36 characters.
    public var entityIdentifierString: String { uuidString }
    /// What the 36 characters read as.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension URL: EntityIdentifierConvertible {
    /// The whole address.
    public var entityIdentifierString: String { absoluteString }
    /// What the address reads as.
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}
