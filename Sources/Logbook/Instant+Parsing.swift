extension Instant {
    /// Why a text is no time that we know; nothing is guessed.
    package enum ParsingError: Error, Hashable, Sendable {
        /// No form of ours, or one that people read in two ways (`26/06/2015`).
        case unreadable(String)
        /// The form is ours, but there is no such day or hour.
        case impossible(String)
    }

    /// Reads a time that a person typed: `09:12` (today), `yesterday 9:00`, `monday 9:00` (the last that was),
    /// `2026-11-30 09:12`, RFC 3339, `-90m`, `2h ago`, `now`. The words may be English, Spanish or Russian.
    ///
    /// Times without a zone are those of `zone`; one that does not exist there becomes the first instant
    /// after the gap, one that exists twice the first.
    ///
    /// - Parameter today: The calendar day that `today` means.
    package init(parsing text: String, now: Instant, zone: Zone) throws(ParsingError) {
        let typed = trimmed(text).lowercased()
        if ["now", "ahora", "сейчас"].contains(typed) {
            self = now
        } else if let span = Self.span(typed) {
            self = span.back(from: now, zone: zone)
        } else if let instant = try Self.dated(typed, original: text, zone: zone) {
            self = instant
        } else {
            self = try Self.clock(typed, original: text, now: now, zone: zone)
        }
    }

    private static func span(_ text: String) -> Span? {
        if text.hasPrefix("-") { return Span(parsing: text.dropFirst()) }
        for ending in [" ago", " назад"] where text.hasSuffix(ending) {
            return Span(parsing: text.dropLast(ending.count))
        }
        return text.hasPrefix("hace ") ? Span(parsing: text.dropFirst(5)) : nil
    }

    /// `2026-11-30 09:12`, with `T` as well, and with a zone behind it; nil where no date stands first.
    private static func dated(
        _ text: String, original: String, zone: Zone
    ) throws(ParsingError) -> Instant? {
        let scalars = Array(text.unicodeScalars)
        guard scalars.count > 11, scalars[4] == "-", scalars[7] == "-",
            "t ".unicodeScalars.contains(scalars[10])
        else { return nil }
        guard let day = Day(string(scalars[..<10])) else { throw .impossible(original) }
        var time = string(scalars[11...])
        var offset: Int?
        if time.hasSuffix("z") {
            time.removeLast()
            offset = 0
        } else if let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }) {
            let part = time[time.index(after: sign)...]
            guard part.count == 5, let second = second(part) else { throw .unreadable(original) }
            offset = time[sign] == "-" ? -second : second
            time = String(time[..<sign])
        }
        var milliseconds: Int64 = 0
        if let point = time.firstIndex(of: ".") {
            let decimals = time[time.index(after: point)...]
            guard (1...9).contains(decimals.count), decimals.allSatisfy({ $0.isASCII && $0.isNumber }),
                let value = Int64((decimals + "00").prefix(3))
            else { throw .unreadable(original) }
            milliseconds = value
            time = String(time[..<point])
        }
        guard time.contains(":") else { throw .unreadable(original) }
        guard let second = second(Substring(trimmed(time))) else { throw .impossible(original) }
        let instant =
            offset.map { Instant(seconds: day.number * 86_400 + second - $0) }
            ?? zone.instant(of: day, second: second)
        return Instant(milliseconds: instant.milliseconds + milliseconds)
    }

    /// `9:00`, with `today`, `yesterday` or a day of the week before it.
    private static func clock(
        _ text: String, original: String, now: Instant, zone: Zone
    ) throws(ParsingError) -> Instant {
        var parts = text.split(separator: " ")
        let today = zone.local(at: now).day
        var day = today
        var isWeekday = false
        if parts.count == 2 {
            if ["yesterday", "ayer", "вчера"].contains(parts[0]) {
                day = today.advanced(by: -1)
            } else if let weekday = Weekdays.number(named: parts[0]) {
                day = today.firstOfWeek(startingOn: weekday)
                isWeekday = true
            } else if !["today", "hoy", "сегодня"].contains(parts[0]) {
                throw .unreadable(original)
            }
            parts.removeFirst()
        }
        guard parts.count == 1, parts[0].contains(":"),
            parts[0].allSatisfy({ $0 == ":" || $0.isASCII && $0.isNumber })
        else { throw .unreadable(original) }
        guard let second = second(parts[0]) else { throw .impossible(original) }
        let instant = zone.instant(of: day, second: second)
        // On a Monday morning "monday 21:00" is a week ago: the past is meant.
        return isWeekday && instant > now ? zone.instant(of: day.advanced(by: -7), second: second) : instant
    }

    /// Seconds after midnight of `H:MM`, `HH:MM` or with seconds; nil beyond 23:59:59.
    private static func second(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), (1...2).contains(parts[0].count),
            parts.dropFirst().allSatisfy({ $0.count == 2 })
        else { return nil }
        let numbers = parts.compactMap { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
        guard numbers.count == parts.count, numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 })
        else { return nil }
        return numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}

extension Instant {
    /// RFC 3339 with the zone offset given, in seconds: `2026-11-30T10:12:00+01:00`. Milliseconds are
    /// written where there are any.
    package func text(offset: Int) -> String {
        let (day, second) = clock(offset: offset)
        let rest = milliseconds - Int64(seconds) * 1000
        let decimals = rest == 0 ? "" : ".\(padded(Int(rest), 3))"
        let clock = "\(clockText(second)):\(padded(second % 60, 2))\(decimals)"
        // RFC 3339 has minutes only; zones of before the railways had seconds.
        let minutes = abs(offset) / 60
        let sign = offset < 0 ? "-" : "+"
        let zone = offset == 0 ? "Z" : "\(sign)\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
        return "\(day)T\(clock)\(zone)"
    }
}
