/// Finds entities by their identifiers, and suggests some to choose from.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable
where DefaultValue == Entity {
    /// The entities it finds.
    associatedtype Entity: AppEntity
    /// One of them.
    associatedtype DefaultValue = Entity
    /// An array of them, or an `IntentItemCollection`.
    associatedtype Result = [Entity]

    /// A query that needs nothing.
    init()

    /// The entities with these identifiers; those that no longer exist are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// What an editor offers; nothing by default.
    func suggestedEntities() async throws -> Result

    /// Every entity there is; only an `EnumerableEntityQuery` is asked. It stands here so that the compiler
    /// finds `Entity` in a query that declares nothing else.
    func allEntities() async throws -> [Entity]

    /// The one entity there is; only a `UniqueAppEntityQuery` is asked. Here for the compiler, too.
    func entity() async throws -> Entity
}

extension EntityQuery {
    /// A value that the program hands to its intents at start.
    public typealias Dependency = AppDependency

    /// None, for this query does not enumerate.
    public func allEntities() async throws -> [Entity] { [] }

    /// Throws, for this query knows no single one.
    public func entity() async throws -> Entity { throw CancellationError() }

    /// What is suggested.
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    /// Nothing.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by what a person types.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that a text may mean, best first.
    func entities(matching string: String) async throws -> Result
}

/// Knows all its entities, for they are few.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Every entity there is.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// Those of all entities that have these identifiers, in the identifiers' order.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let all = try await allEntities()
        return identifiers.compactMap { id in all.first { $0.id == id } }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    /// All of them.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Finds the one entity of a type that exists once.
public protocol UniqueAppEntityQuery: EntityQuery {
    /// The one.
    func entity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// The one, if it is asked for.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let one = try await entity()
        return identifiers.contains(one.id) ? [one] : []
    }

    /// The one.
    public func defaultResult() async -> Entity? { try? await entity() }
}

extension UniqueAppEntityQuery where Result == [Entity] {
    /// The one.
    public func suggestedEntities() async throws -> [Entity] { [try await entity()] }
}
