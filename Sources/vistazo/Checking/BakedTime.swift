import Foundation

/// Times that stand as text in a view, where they go out of date: `5 minutes ago`, `in 3 h`, `09:41`.
enum BakedTime {
    /// A distance in time that a text states, and how long it stays true, in seconds.
    static func distance(in text: String) -> (words: String, seconds: Double)? {
        for pattern in patterns {
            guard let match = text.firstMatch(of: pattern) else { continue }
            let unit = match.output.compactMap { $0.substring.flatMap { seconds(ofUnit: $0) } }.first ?? 60
            return (String(text[match.range]), unit)
        }
        return nil
    }

    /// Clock times such as `9:41` that stand in a text, as minutes after midnight; `9:41 PM` is 21:41.
    static func clockTimes(in text: String) -> [Int] {
        text.matches(of: clock).compactMap { match in
            guard let hour = Int(match.output.1), let minute = Int(match.output.2), hour < 24, minute < 60
            else {
                return nil
            }
            switch match.output.3?.lowercased() {
            case "p"? where hour < 12: return (hour + 12) * 60 + minute
            case "a"? where hour == 12: return minute
            default: return hour * 60 + minute
            }
        }
    }

    /// Whether a text says an age that grew by as much as the clock was set forward: `5 min` then, `185 min` now.
    ///
    /// - Parameter seconds: by which the second text is later.
    static func hasAged(_ old: String, _ new: String, by seconds: Double) -> Bool {
        let (before, after) = (amounts(in: old), amounts(in: new))
        guard !before.isEmpty, before.count == after.count else { return false }
        return zip(before, after).contains { old, new in
            old.unit == new.unit && old.number != new.number
                && abs(abs(new.number - old.number) * old.unit - seconds) < 0.5
        }
    }

    private static func amounts(in text: String) -> [(number: Double, unit: Double)] {
        text.matches(of: amount).compactMap { match in
            guard let number = Double(match.output.1), let unit = seconds(ofUnit: match.output.2) else {
                return nil
            }
            return (number, unit)
        }
    }

    /// Seconds of a unit of time in English, Spanish or Russian, by how its word begins.
    private static func seconds(ofUnit word: Substring) -> Double? {
        let word = word.lowercased()
        for (words, seconds) in units
        where words.contains(where: { $0.count <= 2 ? word == $0 : word.hasPrefix($0) }) {
            return seconds
        }
        return nil
    }

    private static let units: [([String], Double)] = [
        (["s", "sec", "seg", "с", "сек"], 1), (["mo", "mes", "мес"], 2_592_000), (["m", "min", "мин"], 60),
        (["h", "hr", "hour", "hora", "ч", "час"], 3600),
        (["d", "day", "día", "dia", "д", "дн", "ден", "дня"], 86_400),
        (["w", "week", "semana", "нед"], 604_800), (["y", "year", "año", "год", "лет"], 31_536_000),
    ]

    private static let unit =
        "(s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?|mos?|months?|y|years?|seg|segundos?"
        + "|minutos?|horas?|d[ií]as?|semanas?|mes|meses|años?|с|сек[а-я]*|мин[а-я]*|ч|час[а-я]*|д|дн[а-я]*|день|дня"
        + "|нед[а-я]*|мес[а-я]*|год[а-я]*|лет)"

    // Regular expressions are not Sendable; these are only read.
    private nonisolated(unsafe) static let patterns: [Regex<AnyRegexOutput>] = [
        #"(?i)\b\d+\s?"# + unit + #"\b\.?\s+(?:ago|назад)\b"#, #"(?i)\bin\s+\d+\s?"# + unit + #"\b"#,
        #"(?i)\b(?:hace|en|dentro\s+de|через)\s+\d+\s?"# + unit + #"\b"#,
    ].compactMap { try? Regex($0) }

    private nonisolated(unsafe) static let clock =
        /(?:^|[^\d:])(\d{1,2}):(\d{2})(?![\d:])(?:\s?([AaPp])\.?[Mm]\b)?/
    private nonisolated(unsafe) static let amount = /(\d+(?:\.\d+)?)\s*(\p{L}+)/
}
