import Foundation
import Glibc

/// The rules that turn instants into local times.
///
/// The system's own zone is asked of the C library, which answers in microseconds; Foundation's first
/// answer takes milliseconds, too long for `vistazo log`.
package enum Zone: Hashable, Sendable {
    /// The zone of `TZ` or `/etc/localtime`.
    case system
    case named(TimeZone)

    /// For what needs Foundation's own type.
    package var timeZone: TimeZone {
        switch self {
        case .system: .current
        case .named(let zone): zone
        }
    }

    /// Seconds east of Greenwich at an instant.
    package func offset(at instant: Instant) -> Int {
        switch self {
        case .named(let zone): return zone.secondsFromGMT(for: instant.date)
        case .system:
            var seconds = time_t(instant.seconds)
            var parts = tm()
            guard localtime_r(&seconds, &parts) != nil else { return 0 }
            return parts.tm_gmtoff
        }
    }

    /// The day and the seconds after midnight that a wall clock shows at an instant.
    package func local(at instant: Instant) -> (day: Day, second: Int) {
        instant.clock(offset: offset(at: instant))
    }

    /// The instant at which a wall clock shows so many seconds after midnight of a day.
    ///
    /// A local time that exists twice is the first of the two; one that does not exist becomes the
    /// first instant after the gap.
    package func instant(of day: Day, second: Int) -> Instant {
        let shown = day.number * 86_400 + second
        // No zone's clock changes twice within two days.
        let before = offset(at: Instant(seconds: shown - 86_400))
        let after = offset(at: Instant(seconds: shown + 86_400))
        let candidates = [shown - before, shown - after].map { Instant(seconds: $0) }
        if let found = candidates.filter({ $0.seconds + offset(at: $0) == shown }).min() { return found }
        var (low, high) = (shown - max(before, after), shown - min(before, after))
        while low + 1 < high {
            let middle = low + (high - low) / 2
            if offset(at: Instant(seconds: middle)) == before { low = middle } else { high = middle }
        }
        return Instant(seconds: high)
    }
}

/// The day that an instant counts for: the one decision of this kind, for readers and writers alike.
///
/// A day lasts from its `dayStart` on the wall clock to the next day's.
///
/// - Parameter dayStart: Seconds after midnight, 0 up to 86,399.
package func day(of instant: Instant, zone: Zone, dayStart: Int) -> Day {
    let shown = zone.local(at: instant).day
    // Where a clock goes back over a day's start the day has begun all the same.
    for candidate in [shown.advanced(by: 1), shown] {
        if zone.instant(of: candidate, second: dayStart) <= instant { return candidate }
    }
    return shown.advanced(by: -1)
}
