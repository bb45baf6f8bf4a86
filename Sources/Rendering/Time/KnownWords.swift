import Foundation
import Synchronization
import VistazoArchive

/// Words of live text that were worked out, kept for as long as they hold: most are asked for again long before they
/// change, and some are dear.
enum KnownWords {
    /// All that the words depend on besides the clock.
    struct Key: Hashable {
        let text: LiveText
        let locale: String
        let zone: String
        let variant: TextVariant
    }

    private struct Entry {
        let since: Date
        let live: LiveString

        func holds(at now: Date) -> Bool { now >= since && live.nextChange.map { now < $0 } ?? true }
    }

    /// More than any screen shows.
    private static let limit = 1024
    private static let known = Mutex<[Key: Entry]>([:])

    /// The words at an instant: those that are known to hold then, else what `make` works out.
    static func words(_ key: Key, at now: Date, _ make: () -> LiveString) -> LiveString {
        if let entry = known.withLock({ $0[key] }), entry.holds(at: now) { return entry.live }
        let live = make()
        known.withLock { known in
            if known.count >= limit { known = [:] }
            known[key] = Entry(since: now, live: live)
        }
        return live
    }
}
