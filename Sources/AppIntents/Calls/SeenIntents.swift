import Foundation

/// The intent types that buttons of this process have carried. A `private` type cannot be found by its
/// mangled name; after its view has been lowered once it stands here.
package enum SeenIntents {
    nonisolated(unsafe) private static var types: [any AppIntent.Type] = []
    private static let lock = NSLock()

    /// Adds a type, once.
    package static func remember(_ type: any AppIntent.Type) {
        lock.withLock {
            if !types.contains(where: { $0 == type }) { types.append(type) }
        }
    }

    /// In the order they were first seen.
    package static var all: [any AppIntent.Type] { lock.withLock { types } }
}
