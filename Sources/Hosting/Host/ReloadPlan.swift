import Foundation
import VistazoArchive

/// When an archive is to be asked for anew, by its own policy. Pure.
struct ReloadPlan: Hashable, Sendable {
    /// nil for never.
    let due: Date?
    let reason: WireRequest.Reason
    /// From when what is shown counts as stale: as long after `due` as the policy's own interval, at least a
    /// minute.
    let staleFrom: Date?

    /// - Parameter made: When the run that gave the archive ended. A date that has passed by then, or passes within
    ///   a second, means a minute after it.
    init(_ archive: ArchivedTimeline, made: Date) {
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
        let due = wanted > made + 1 ? wanted : made + 60
        self.due = due
        staleFrom = due + max(60, due.timeIntervalSince(made))
    }

    /// Seconds until a failed run is tried again: a minute, then twice as long each time, an hour at most.
    static func retry(afterFailures count: Int) -> Double {
        count <= 0 ? 0 : min(60 * Double(1 << min(count - 1, 6)), 3600)
    }
}
