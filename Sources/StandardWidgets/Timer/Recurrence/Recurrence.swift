import Foundation
import VistazoLogbook

/// When something comes round again: which days, and at which times of those days on the wall clock.
///
/// A local time that does not exist on a day is the first instant after the gap, one that exists twice the first of the
/// two, as everywhere in the logbook.
struct Recurrence: Hashable, Sendable {
    /// Which days.
    enum Days: Hashable, Sendable {
        case every
        case weekdays(Weekdays)
        /// The first (1) to the fourth of a weekday in each month, or the last (-1); 0 is Monday.
        case nth(Int, weekday: Int)
        /// A day of each month, the last where the month is shorter; -1 is the last.
        case monthDay(Int)
        /// A day of each year; 29 February in leap years alone.
        case yearly(month: Int, day: Int)
        /// Once.
        case date(Day)

        func contains(_ day: Day) -> Bool {
            switch self {
            case .every: return true
            case .weekdays(let days): return days.contains(day)
            case .date(let date): return day == date
            case .yearly(let month, let number):
                let date = day.date
                return date.month == month && date.day == number
            case .monthDay(let number):
                let last = day.lastOfMonth.date.day
                return day.date.day == (number < 0 ? last : min(number, last))
            case .nth(let number, let weekday):
                guard day.weekday == weekday else { return false }
                return number < 0
                    ? day.advanced(by: 7).date.month != day.date.month : (day.date.day - 1) / 7 + 1 == number
            }
        }
    }

    var days: Days
    /// Seconds after midnight, in order, each once; at least one.
    var seconds: [Int]
    /// Where its clock hangs; nil for the place where the widget is.
    var zone: TimeZone?

    /// Days that are looked at for the next time: a leap day may be eight years away.
    private static let horizon = 8 * 366 + 2

    /// The next instants after one, in order; fewer where there are no more.
    func next(_ count: Int, after instant: Instant, in zone: Zone) -> [Instant] {
        let zone = self.zone.map { .named($0) } ?? zone
        let today = zone.local(at: instant).day
        var found: [Instant] = []
        var range = -1...Self.horizon
        if case .date(let day) = days {
            guard case let offset = day.number - today.number, range.contains(offset) else {
                return offset(of: day, from: today) > 0 ? instants(of: day, in: zone) : []
            }
            range = offset...offset
        }
        for offset in range {
            let day = today.advanced(by: offset)
            guard days.contains(day) else { continue }
            for next in instants(of: day, in: zone) where next > max(instant, found.last ?? instant) {
                found.append(next)
                if found.count == count { return found }
            }
        }
        return found
    }

    /// The last instant that is not after one; nil where there is none in the years before.
    func last(notAfter instant: Instant, in zone: Zone) -> Instant? {
        let zone = self.zone.map { .named($0) } ?? zone
        let today = zone.local(at: instant).day
        if case .date(let day) = days {
            return instants(of: day, in: zone).last { $0 <= instant }
        }
        for offset in -1...Self.horizon {
            let day = today.advanced(by: -offset)
            guard days.contains(day) else { continue }
            if let found = instants(of: day, in: zone).last(where: { $0 <= instant }) { return found }
        }
        return nil
    }

    private func offset(of day: Day, from today: Day) -> Int { day.number - today.number }

    private func instants(of day: Day, in zone: Zone) -> [Instant] {
        var found: [Instant] = []
        for instant in seconds.map({ zone.instant(of: day, second: $0) }).sorted() where instant != found.last
        {
            found.append(instant)
        }
        return found
    }
}
