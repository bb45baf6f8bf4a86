import Foundation
import Glibc

/// A point in time in whole milliseconds since 1970, as the logbook stores it, in the years 1 to 9999;
/// what lies outside becomes the first or last instant of these.
package struct Instant: Hashable, Comparable, Sendable {
    /// Since 1970 in UTC, without leap seconds.
    package let milliseconds: Int64

    /// Limited to the years 1 to 9999.
    package init(milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, Self.first), Self.last)
    }

    /// Whole seconds since 1970, limited to the years 1 to 9999.
    package init(seconds: Int) {
        let (product, overflows) = Int64(seconds).multipliedReportingOverflow(by: 1000)
        self.init(milliseconds: overflows ? (seconds < 0 ? .min : .max) : product)
    }

    /// The instant of a date, cut to the millisecond; NaN is 1970.
    package init(_ date: Date) {
        let milliseconds = date.timeIntervalSince1970 * 1000
        let limited = min(max(milliseconds, Double(Self.first)), Double(Self.last))
        self.init(milliseconds: milliseconds.isNaN ? 0 : Int64(limited.rounded(.down)))
    }

    /// Whole seconds, cut towards the past.
    package var seconds: Int { quotient(Int(milliseconds), 1000) }

    /// Exact to the millisecond.
    package var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

    /// Later, by negative seconds earlier; limited to the years 1 to 9999.
    package func advanced(bySeconds seconds: Int) -> Instant {
        let (product, overflows) = Int64(seconds).multipliedReportingOverflow(by: 1000)
        let (sum, leaves) = milliseconds.addingReportingOverflow(product)
        return Instant(milliseconds: overflows || leaves ? (seconds < 0 ? .min : .max) : sum)
    }

    /// The date and the seconds after midnight that a clock shows so many seconds east of Greenwich.
    package func clock(offset: Int) -> (day: Day, second: Int) {
        let shown = seconds + offset
        let day = quotient(shown, 86_400)
        return (Day(number: day), shown - day * 86_400)
    }

    /// The earlier comes first.
    package static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

    /// The present instant by the system's wall clock.
    package static func now() -> Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    // A day is left at either end, so that no zone's clock leaves the years.
    private static let first: Int64 = -62_135_510_400_000
    private static let last: Int64 = 253_402_214_400_000
}

/// The quotient rounded towards the past, as calendars need it.
func quotient(_ number: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
}
