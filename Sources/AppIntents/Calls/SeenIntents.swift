import Foundation

/// The intent types that buttons of this process have carried. A `private` type cannot be found by its
/// mangled name; after its view has been lowered once it stands here.
package enum SeenIntents {
    nonisolated(unsafe) private static var types: [any AppIntent.Type] = []
    /// What `during` collects, the innermost last.
    nonisolated(unsafe) private static var collections: [[any AppIntent.Type]] = []
    private static let lock = NSLock()

    /// Adds a type, once.
    package static func remember(_ type: any AppIntent.Type) {
        lock.withLock {
            add(type, to: &types)
            for index in collections.indices { add(type, to: &collections[index]) }
        }
    }

    /// In the order they were first seen.
    package static var all: [any AppIntent.Type] { lock.withLock { types } }

    /// The types that buttons carry which are archived while `body` runs, whether or not they were seen before:
    /// those of one bundle where a process holds several. On the main actor, where all views are lowered.
    @MainActor
    package static func during(_ body: () -> Void) -> [any AppIntent.Type] {
        lock.withLock { collections.append([]) }
        body()
        return lock.withLock { collections.removeLast() }
    }

    private static func add(_ type: any AppIntent.Type, to types: inout [any AppIntent.Type]) {
        if !types.contains(where: { $0 == type }) { types.append(type) }
    }
}
