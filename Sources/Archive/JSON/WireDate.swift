import Foundation

/// Dates as RFC 3339 writes them, in the years 1 to 9999 of the proleptic Gregorian calendar.
package enum WireDate {
    /// No date as RFC 3339 writes one, or a date outside the years 1 to 9999.
    package enum Fault: Error, Hashable, Sendable { case malformed, outOfRange }

    /// Seconds since 2001 of the first instant of the year 1.
    private static let lowest = -63_113_904_000.0
    /// Seconds since 2001 of the first instant of the year 10000.
    private static let limit = 252_423_993_600.0

    /// Date, `T` or a blank, time with optional fraction, `Z` or an offset. A leap second is the second after it.
    package static func parse(_ text: String) -> Result<Date, Fault> {
        var text = text
        return text.withUTF8 { parse($0) }
    }

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Date, Fault> {
        guard bytes.count >= 20, bytes.count <= 64,
            let year = digits(bytes, 0, 4), bytes[4] == UInt8(ascii: "-"),
            let month = digits(bytes, 5, 2), bytes[7] == UInt8(ascii: "-"),
            let day = digits(bytes, 8, 2),
            bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == UInt8(ascii: " "),
            let hour = digits(bytes, 11, 2), bytes[13] == UInt8(ascii: ":"),
            let minute = digits(bytes, 14, 2), bytes[16] == UInt8(ascii: ":"),
            let second = digits(bytes, 17, 2),
            (1...12).contains(month), day >= 1, hour < 24, minute < 60, second <= 60
        else { return .failure(.malformed) }
        guard year >= 1 else { return .failure(.outOfRange) }
        guard day <= length(ofMonth: month, year: year) else { return .failure(.malformed) }

        var at = 19
        var nanoseconds = 0
        if bytes[at] == UInt8(ascii: ".") {
            at += 1
            let start = at
            while at < bytes.count, let digit = digits(bytes, at, 1) {
                if at - start < 9 { nanoseconds = nanoseconds * 10 + digit }
                at += 1
            }
            guard at > start else { return .failure(.malformed) }
            for _ in min(at - start, 9)..<9 { nanoseconds *= 10 }
        }
        guard at < bytes.count else { return .failure(.malformed) }
        var offset = 0
        switch bytes[at] {
        case UInt8(ascii: "Z"), UInt8(ascii: "z"):
            at += 1
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            guard bytes.count == at + 6, let hours = digits(bytes, at + 1, 2),
                bytes[at + 3] == UInt8(ascii: ":"), let minutes = digits(bytes, at + 4, 2),
                hours < 24, minutes < 60
            else { return .failure(.malformed) }
            offset = (hours * 60 + minutes) * 60 * (bytes[at] == UInt8(ascii: "-") ? -1 : 1)
            at += 6
        default:
            return .failure(.malformed)
        }
        guard at == bytes.count else { return .failure(.malformed) }
        let whole =
            daysSince2001(year: year, month: month, day: day) * 86_400 + hour * 3600 + minute * 60 + second
        let date = Date(timeIntervalSinceReferenceDate: decimal(whole - offset, nanoseconds))
        return contains(date) ? .success(date) : .failure(.outOfRange)
    }

    /// Whether a date can be written: false for NaN and for years before 1 or after 9999.
    package static func contains(_ date: Date) -> Bool {
        (lowest..<limit).contains(date.timeIntervalSinceReferenceDate)
    }

    /// The date itself where it can be written, the first instant of the year 1 for any before that, such as
    /// Foundation's `distantPast`, which is two days earlier; nil for NaN, infinity and what comes after the year 9999.
    package static func nearest(_ date: Date) -> Date? {
        let seconds = date.timeIntervalSinceReferenceDate
        guard seconds.isFinite, seconds < limit else { return nil }
        return Date(timeIntervalSinceReferenceDate: max(seconds, lowest))
    }

    /// In UTC with as few of 0, 3, 6 or 9 digits of a second as give the same date back. A date that cannot be
    /// written becomes the nearest that can, NaN the first.
    package static func text(_ date: Date) -> String {
        let seconds = date.timeIntervalSinceReferenceDate
        let clamped = seconds.isNaN ? lowest : min(max(seconds, lowest), limit.nextDown)
        let whole = clamped.rounded(.down)
        let nanoseconds = min(Int(((clamped - whole) * 1e9).rounded()), 999_999_999)
        var (days, rest) = Int(whole).quotientAndRemainder(dividingBy: 86_400)
        if rest < 0 { (days, rest) = (days - 1, rest + 86_400) }
        let (year, month, day) = civil(daysSince2001: days)
        var text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
        text += "T\(padded(rest / 3600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))"
        if nanoseconds > 0 {
            var (value, width) = (nanoseconds, 9)
            while width > 3 {
                let shorter = (value + 500) / 1000
                let scale = width == 9 ? 1_000 : 1_000_000
                guard shorter * scale < 1_000_000_000, decimal(Int(whole), shorter * scale) == clamped else {
                    break
                }
                (value, width) = (shorter, width - 3)
            }
            if value > 0 { text += ".\(padded(value, width))" }
        }
        return text + "Z"
    }

    /// The double next to a decimal number of seconds: one division of a whole number rounds once, a sum twice.
    private static func decimal(_ whole: Int, _ nanoseconds: Int) -> Double {
        if nanoseconds == 0 { return Double(whole) }
        if nanoseconds % 1_000_000 == 0 { return Double(whole * 1_000 + nanoseconds / 1_000_000) / 1e3 }
        if nanoseconds % 1_000 == 0 { return Double(whole * 1_000_000 + nanoseconds / 1_000) / 1e6 }
        return Double(whole) + Double(nanoseconds) / 1e9
    }

    private static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func digits(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> Int? {
        var value = 0
        for index in start..<(start + count) {
            guard (0x30...0x39).contains(bytes[index]) else { return nil }
            value = value * 10 + Int(bytes[index] - 0x30)
        }
        return value
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Counted in years that begin in March, so that the leap day is the last of its year.
    private static func daysSince2001(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let days = 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400
        return days + (153 * ((month + 9) % 12) + 2) / 5 + day - 730_792
    }

    private static func civil(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
        // The first guess may be a year late at a turn of years.
        let marchDays = days + 730_791
        var marchYear = Int((Double(marchDays) / 365.2425).rounded(.down)) + 1
        func start(_ year: Int) -> Int { 365 * year + year / 4 - year / 100 + year / 400 }
        while start(marchYear) > marchDays { marchYear -= 1 }
        let day = marchDays - start(marchYear)
        let month = (5 * day + 2) / 153
        return (month < 10 ? marchYear : marchYear + 1, (month + 2) % 12 + 1, day - (153 * month + 2) / 5 + 1)
    }
}
