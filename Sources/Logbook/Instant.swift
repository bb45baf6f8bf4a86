import Foundation
import Glibc

/// A point in time in whole milliseconds since 1970, as the logbook stores it.
package struct Instant: Hashable, Comparable, Sendable {
    package var milliseconds: Int64

    package init(milliseconds: Int64) { self.milliseconds = milliseconds }

    package init(seconds: Int) { milliseconds = Int64(seconds) * 1000 }

    /// The instant of a date, cut to the millisecond and to the years that a logbook knows (1 to 9999).
    package init(_ date: Date) {
        let seconds = date.timeIntervalSince1970
        let limited = seconds.isNaN ? 0 : min(max(seconds, Double(Self.first)), Double(Self.last))
        milliseconds = Int64((limited * 1000).rounded(.down))
    }

    /// Whole seconds, cut towards the past.
    package var seconds: Int { quotient(Int(milliseconds), 1000) }

    package var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

    package func advanced(bySeconds seconds: Int) -> Instant {
        Instant(milliseconds: milliseconds + Int64(seconds) * 1000)
    }

    /// The date and the seconds after midnight that a clock shows so many seconds east of Greenwich.
    package func clock(offset: Int) -> (day: Day, second: Int) {
        let shown = seconds + offset
        let day = quotient(shown, 86_400)
        return (Day(number: day), shown - day * 86_400)
    }

    package static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

    /// The present instant by the system's wall clock.
    package static func now() -> Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    private static let first = Day(year: 1, month: 1, day: 2).map { $0.number * 86_400 } ?? 0
    private static let last = Day(year: 9999, month: 12, day: 30).map { $0.number * 86_400 } ?? 0
}

/// The quotient rounded towards the past, as calendars need it.
func quotient(_ number: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
}
