/// A length of time that a person typed: `90m`, `1h30m`, `2d`. Days are steps of a calendar.
package struct Span: Hashable, Sendable {
    /// Steps of the calendar, each as long as its night makes it.
    package var days = 0
    /// Hours and minutes are counted here.
    package var seconds = 0

    /// Nothing by default.
    package init(days: Int = 0, seconds: Int = 0) {
        self.days = days
        self.seconds = seconds
    }

    /// Reads hours and minutes as a stopwatch shows them: `1:30`, `0:05`, with seconds `1:30:15`; nil for
    /// anything else.
    init?(clock text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), (1...4).contains(parts[0].count),
            parts.dropFirst().allSatisfy({ $0.count == 2 }),
            parts.joined().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        let numbers = parts.compactMap { Int(String(decoding: Array($0), as: UTF8.self)) }
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        seconds = numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
    }

    /// Reads numbers with `w`, `d`, `h`, `m` (minutes, never months) and `s`, blanks between them allowed,
    /// the greater first, each at most once, and `1h30`; nil for anything else and for more than a thousand years.
    package init?(parsing text: some StringProtocol) {
        var rest = text.utf8.filter { $0 != UInt8(ascii: " ") }[...]
        guard !rest.isEmpty else { return nil }
        var order = -1
        // In `1h30` the last number is minutes.
        if rest.contains(UInt8(ascii: "h")), let last = rest.last,
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
        {
            let minutes = rest.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard minutes.count <= 2, rest.dropLast(minutes.count).last == UInt8(ascii: "h") else {
                return nil
            }
            rest.append(UInt8(ascii: "m"))
        }
        while !rest.isEmpty {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest.dropFirst(digits.count)
            let letters = rest.prefix { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest.dropFirst(letters.count)
            guard (1...9).contains(digits.count), let number = Int(String(decoding: digits, as: UTF8.self)),
                let place = Self.units.firstIndex(where: {
                    $0.contains(String(decoding: letters, as: UTF8.self))
                }),
                place > order
            else { return nil }
            order = place
            switch place {
            case 0: days += number * 7
            case 1: days += number
            case 2: seconds += number * 3600
            case 3: seconds += number * 60
            default: seconds += number
            }
        }
        guard days <= 365_250, seconds <= 365_250 * 86_400 else { return nil }
    }

    private static let units = [
        ["w"], ["d"], ["h", "hour", "hours"], ["m", "min", "minute", "minutes"],
        ["s", "sec", "second", "seconds"],
    ]

    /// The instant that lies so far back, days on the wall clock first.
    package func back(from instant: Instant, zone: Zone) -> Instant {
        guard days > 0 else { return instant.advanced(bySeconds: -seconds) }
        let (day, second) = zone.local(at: instant)
        return zone.instant(of: day.advanced(by: -days), second: second).advanced(bySeconds: -seconds)
    }
}

extension Amount {
    /// Reads an amount for an item, by its unit.
    package init(parsing text: String, for item: Item, allowsLong: Bool = false) throws(AmountError) {
        // What is timed and came without a unit is counted in minutes.
        let unit = item.unit ?? (item.runsStopwatch ? "min" : nil)
        try self.init(parsing: text, unit: unit, allowsLong: allowsLong)
    }

    /// Reads an amount in a unit: a number, with or without the unit itself behind it (`250ml`), or a length
    /// of time where the unit is one of time (`1h30m`, `1h30` and `1:30` in `min` are 90).
    ///
    /// - Parameters:
    ///   - itemUnit: nil for what is counted in times.
    ///   - allowsLong: Lengths of more than a day are taken; without, they are refused, for most are a slip.
    package init(parsing text: String, unit itemUnit: String?, allowsLong: Bool = false) throws(AmountError) {
        let text = trimmed(text)
        let number = text.prefix { $0.isASCII && ($0.isNumber || "+-.,".contains($0)) }
        let unit = trimmed(String(text.dropFirst(number.count)))
        let second = itemUnit.flatMap { Self.seconds(ofUnit: $0) }
        if unit.isEmpty {
            try self.init(parsing: number)
            return
        } else if let own = itemUnit, folded(own) == folded(unit) {
            try self.init(parsing: number)
        } else if let second, number.contains(where: { ".,".contains($0) }),
            let other = unit == "m" ? 60 : Self.seconds(ofUnit: unit)
        {
            // `1,5h` where minutes are counted.
            let (product, overflows) = try Amount(parsing: number).millionths
                .multipliedReportingOverflow(by: other)
            guard !overflows, product.magnitude / UInt64(second) <= UInt64(Self.limit) else {
                throw .tooLarge(text)
            }
            self.init(millionths: (product + (product < 0 ? -second : second) / 2) / second)
        } else if let span = Span(parsing: text.lowercased()) ?? Span(clock: text) {
            guard let second else { throw .notATime(text, unit: itemUnit) }
            let (product, overflows) = Int64(span.days * 86_400 + span.seconds)
                .multipliedReportingOverflow(by: Self.scale)
            guard !overflows, product / second <= Self.limit else { throw .tooLarge(text) }
            self.init(millionths: (product + second / 2) / second)
        } else {
            throw .notANumber(text)
        }
        if let second, !allowsLong, millionths / Self.scale * second > 86_400 { throw .longerThanADay(text) }
    }

    /// How many seconds a unit is, by its name in our languages; nil for what is no unit of time.
    static func seconds(ofUnit unit: String) -> Int64? { secondsOfUnits[folded(unit)] }

    /// Folded names of units of time, in our languages.
    private static let secondsOfUnits: [String: Int64] = [
        "s": 1, "sec": 1, "second": 1, "seconds": 1, "seg": 1, "segundos": 1, "с": 1, "сек": 1, "секунд": 1,
        "min": 60, "mins": 60, "minute": 60, "minutes": 60, "minuto": 60, "minutos": 60, "мин": 60,
        "минут": 60, "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "hora": 3600,
        "horas": 3600, "ч": 3600, "час": 3600, "часов": 3600,
    ]
}
