import Synchronization

/// Counts what a run prints, which is told on whatever thread reads it.
final class PrintedBytes: Sendable {
    private let total = Mutex(0)

    var count: Int { total.withLock { $0 } }

    func add(_ count: Int) { total.withLock { $0 += count } }
}
