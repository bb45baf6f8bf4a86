import Foundation
import VistazoArchive

/// When an archive is to be asked for anew, by its own policy. Pure.
package struct ReloadPlan: Hashable, Sendable {
    /// As its author wrote it.
    package let policy: ReloadPolicy
    /// When the run that gave the archive ended.
    package let made: Date
    /// The date of its first entry, nil where it has none.
    package let begins: Date?
    /// By the wall clock, nil for never.
    package let due: Date?
    /// What a reload at `due` is told.
    package let reason: WireRequest.Reason
    /// From when what is shown counts as stale: as long after `due` as the policy's own interval, at least a
    /// minute; nil for never.
    package let staleFrom: Date?

    /// A date that has passed when the run ends, or is no date at all, means a minute after the run. Dates beyond the year 4000 mean that year.
    package init(_ archive: ArchivedTimeline, made: Date) {
        self.made = made
        policy = archive.reload
        begins = archive.entries.first?.date
        let wanted: Date?
        switch archive.reload {
        case .never: (wanted, reason) = (nil, .due)
        case .after(let date): (wanted, reason) = (date, .due)
        case .atEnd: (wanted, reason) = (archive.entries.last?.date ?? made, .timelineEnd)
        }
        guard let wanted else {
            (due, staleFrom) = (nil, nil)
            return
        }
        let due = wanted > made ? min(wanted, .distantFuture) : made + 60
        self.due = due
        staleFrom = due + max(60, due.timeIntervalSince(made))
    }

    /// When a reload is due as seen from `now`: at `due`, but at once where the archive is from a time to come.
    /// `never` is never due.
    package func due(at now: Date) -> Date? { due.map { isFromFuture(at: now) ? min($0, now) : $0 } }

    /// Whether the clock was set back so far that `due` says nothing: by more than the policy's own interval, or to
    /// before the first entry, so that there is nothing to show.
    func isFromFuture(at now: Date) -> Bool {
        guard let due, due > now else { return false }
        let isFar = made.timeIntervalSince(now) > max(60, due.timeIntervalSince(made))
        return isFar || begins.map { $0 > now + Self.slack && $0 <= made } ?? false
    }

    /// Seconds by which two readings of the clock may differ without its having been set.
    static let slack = 5.0

    /// Seconds until a failed run is tried again: a minute, then twice as long each time, an hour at most.
    package static func retry(afterFailures count: Int) -> Double {
        count <= 0 ? 0 : min(60 * Double(1 << min(count - 1, 6)), 3600)
    }
}
