/// A calendar day, counted from 1 January 1970 in the proleptic Gregorian calendar, whatever the zone.
package struct Day: Hashable, Comparable, Sendable {
    /// 0 is 1 January 1970.
    package let number: Int

    /// Numbers outside the years 1 to 9999 become the first or last day of these.
    package init(number: Int) { self.number = min(max(number, Self.first), Self.last) }

    /// The day of a date, nil where there is no such date. Years from 1 to 9999.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        guard day <= Self.length(ofMonth: month, year: year) else { return nil }
        // Years begin in March, so that the leap day is the last of its year.
        let year = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        let daysBefore = year * 365 + year / 4 - year / 100 + year / 400
        self.init(number: daysBefore + (monthFromMarch * 153 + 2) / 5 + day - 1 - Self.marchFirstOfYearZero)
    }

    /// The same for a whole string, which other modules need not make general.
    package init?(_ text: String) { self.init(text[...]) }

    /// The day as people write it in files: `2026-11-30`; nil for anything else.
    package init?(_ text: some StringProtocol) {
        var numbers = [0, 0, 0]
        var place = 0
        guard text.utf8.count == 10 else { return nil }
        for (index, byte) in text.utf8.enumerated() {
            if index == 4 || index == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
                place += 1
            } else {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                numbers[place] = numbers[place] * 10 + Int(byte - UInt8(ascii: "0"))
            }
        }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The date of the day.
    package var date: (year: Int, month: Int, day: Int) {
        let days = number + Self.marchFirstOfYearZero
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (dayOfYear * 5 + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (monthFromMarch * 153 + 2) / 5 + 1)
    }

    /// 0 is Monday, 6 Sunday.
    package var weekday: Int { ((number + 3) % 7 + 7) % 7 }

    /// The day so many days later, or earlier where negative.
    package func advanced(by days: Int) -> Day {
        let (sum, overflows) = number.addingReportingOverflow(days)
        return Day(number: overflows ? days : sum)
    }

    /// The earlier day comes first.
    package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    /// Days of a month of 1 to 12.
    package static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static let marchFirstOfYearZero = 719_468
    private static let first = -719_162
    private static let last = 2_932_896
}

extension Day: CustomStringConvertible {
    /// `2026-11-30`.
    package var description: String {
        let (year, month, day) = date
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

/// A number in at least so many digits, zeros before it.
func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number.magnitude)
    let sign = number < 0 ? "-" : ""
    return sign + String(repeating: "0", count: max(0, digits - text.count)) + text
}
