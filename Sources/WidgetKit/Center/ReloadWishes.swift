import Foundation

/// The reloads that code asked for. Those of a request are kept apart from those of others that run beside
/// it in the same process.
package final class ReloadWishes: @unchecked Sendable {
    /// Which widgets a wish is for.
    package enum Scope: Hashable, Sendable {
        case kinds([String])
        case all

        /// What either asks for.
        package func union(_ other: Scope) -> Scope {
            guard case .kinds(let own) = self, case .kinds(let others) = other else { return .all }
            return .kinds(own + others.filter { !own.contains($0) })
        }
    }

    /// Where the wishes of this task go.
    @TaskLocal static var current: ReloadWishes?

    private let lock = NSLock()
    private var scope = Scope.kinds([])

    func add(_ kind: String) { lock.withLock { scope = scope.union(.kinds([kind])) } }
    func addAll() { lock.withLock { scope = .all } }

    /// Hands the wishes over and forgets them.
    func take() -> Scope {
        lock.withLock {
            defer { scope = .kinds([]) }
            return scope
        }
    }
}
