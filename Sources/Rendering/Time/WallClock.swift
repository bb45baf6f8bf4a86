import Foundation

/// The calendar of one time zone in whole milliseconds since 1970: proleptic Gregorian dates, and instants
/// that survive a round trip through `Date`. All live text is counted on it, so that equal instants give
/// equal words and a change is found to the millisecond.
///
/// A local time that does not exist is the first instant after it; one that exists twice is the first.
struct WallClock {
    static let second = 1000
    static let minute = 60 * second
    static let hour = 60 * minute
    static let day = 24 * hour

    /// About 9,900 years on either side of 1970; farther instants stand at the edge.
    private static let farthest = 312_000_000_000_000.0

    let zone: TimeZone

    /// Whole milliseconds, nearest; NaN counts as 1970.
    static func milliseconds(_ date: Date) -> Int {
        let value = (date.timeIntervalSince1970 * 1000).rounded()
        guard !value.isNaN else { return 0 }
        return Int(min(max(value, -farthest), farthest))
    }

    static func date(_ milliseconds: Int) -> Date {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// A date that formatters can take: the same, or the edge of the calendar.
    static func nearest(_ date: Date) -> Date {
        abs(date.timeIntervalSince1970) < farthest / 1000 ? date : WallClock.date(milliseconds(date))
    }

    /// What stands between this zone and Greenwich at an instant.
    func offset(at instant: Int) -> Int {
        zone.secondsFromGMT(for: WallClock.date(instant)) * WallClock.second
    }

    /// The wall clock's reading as if it were an instant at Greenwich.
    func local(_ instant: Int) -> Int { instant + offset(at: instant) }

    /// The instant at which the wall clock reads `local`.
    func instant(local: Int) -> Int {
        let before = offset(at: local - WallClock.day)
        let after = offset(at: local + WallClock.day)
        let first = local - before
        if offset(at: first) == before { return first }
        let second = local - after
        if offset(at: second) == after { return second }
        // In a gap: the jump lies between the two guesses.
        return transition(after: min(first, second) - 1, through: max(first, second) + 1) ?? second
    }

    /// The first instant after `start`, up to `end`, from which another offset holds.
    ///
    /// Two changes within two days that cancel out are not seen; no zone has had them.
    func transition(after start: Int, through end: Int) -> Int? {
        var low = start
        while low < end {
            let high = min(low + 2 * WallClock.day, end)
            let known = offset(at: low)
            if offset(at: high) != known {
                return firstInstant(in: low, through: high) { offset(at: $0) != known }
            }
            low = high
        }
        return nil
    }

    /// The first midnight after an instant, or what stands in its place where the clock skips it.
    func midnight(after instant: Int) -> Int {
        let next = (floorDivide(local(instant), WallClock.day) + 1) * WallClock.day
        let result = self.instant(local: next)
        return result > instant ? result : self.instant(local: next + WallClock.day)
    }

    /// Calendar months later at the same time of day; a day that the month does not have is its last.
    func adding(months: Int, to instant: Int) -> Int {
        let local = local(instant)
        let number = floorDivide(local, WallClock.day)
        let start = CivilDate(dayNumber: number)
        let total = start.year * 12 + start.month - 1 + months
        let year = floorDivide(total, 12)
        let month = total - year * 12 + 1
        let day = min(start.day, CivilDate.days(inMonth: month, ofYear: year))
        let date = CivilDate(year: year, month: month, day: day)
        return self.instant(local: local + (date.dayNumber - number) * WallClock.day)
    }

    /// Calendar days later at the same time of day.
    func adding(days: Int, to instant: Int) -> Int {
        days == 0 ? instant : self.instant(local: local(instant) + days * WallClock.day)
    }

    /// The date that the wall clock shows.
    func civilDate(_ instant: Int) -> CivilDate {
        CivilDate(dayNumber: floorDivide(local(instant), WallClock.day))
    }
}

/// A day of the proleptic Gregorian calendar.
struct CivilDate: Hashable {
    var year: Int
    /// 1…12.
    var month: Int
    /// 1…31.
    var day: Int

    init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// From days since 1970, counted in years that begin in March so that the leap day comes last.
    init(dayNumber: Int) {
        let shifted = dayNumber + 719_468
        let era = floorDivide(shifted, 146_097)
        let ofEra = shifted - era * 146_097
        let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let index = (5 * ofYear + 2) / 153
        day = ofYear - (153 * index + 2) / 5 + 1
        month = index < 10 ? index + 3 : index - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days since 1970.
    var dayNumber: Int {
        let year = month <= 2 ? self.year - 1 : self.year
        let era = floorDivide(year, 400)
        let ofEra = year - era * 400
        let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
    }

    static func days(inMonth month: Int, ofYear year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

/// Rounds toward minus infinity.
func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
}

/// The first of the whole numbers after `low`, up to `high`, that passes a test which `low` fails and `high`
/// passes, and which once passed stays passed.
func firstInstant(in low: Int, through high: Int, where passes: (Int) -> Bool) -> Int {
    var low = low
    var high = high
    while high - low > 1 {
        let middle = low + (high - low) / 2
        if passes(middle) { high = middle } else { low = middle }
    }
    return high
}
