import Foundation
import VistazoLogbook

/// Why a text does not say when something comes round.
struct RecurrenceFault: Error, Hashable {
    /// As the person wrote it.
    let text: String

    /// One of each form, for a sentence that says what is allowed.
    static let examples = [
        "weekdays 18:00", "mon,wed 07:30", "daily 22:00", "first monday 10:00", "24 december",
        "2026-12-24 18:00", "every 90m",
    ]
}

extension Recurrence {
    /// Reads what a person wrote: `weekdays 18:00`, `mon,wed 07:30`, `daily 8:00, 20:00`, `first monday 10:00`,
    /// `day 15 09:00`, `24 december`, `2026-12-24 18:00`, `every 90m`, `weekdays every 2h from 9:00 to 18:00`; in English,
    /// Spanish and Russian. A zone may follow: `daily 09:00 America/Lima`.
    ///
    /// Without a time it is midnight. Intervals are counted from midnight, or from where they are said to begin, each day
    /// anew. Every word must make sense: nothing is passed over.
    init(parsing text: String) throws(RecurrenceFault) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        var zone: TimeZone?
        if let last = words.last, last.contains("/") || last == "UTC", let named = TimeZone(identifier: last)
        {
            zone = named
            words.removeLast()
        }
        var reader = RecurrenceReader(words.joined(separator: " "))
        guard text.count <= 200, let read = reader.read() else {
            throw RecurrenceFault(text: text)
        }
        self.init(days: read.days, seconds: read.seconds, zone: zone)
    }
}

/// Takes a text word by word.
private struct RecurrenceReader {
    private typealias Known = RecurrenceWords
    private let words: [String]
    private var index = 0
    private var days: Recurrence.Days?
    private var times: [Int] = []
    private var interval: Int?
    private var window: (from: Int?, to: Int?) = (nil, nil)

    init(_ text: String) {
        // A `T` between a date and a time is a blank.
        let plain = folded(text).replacing(/(\d{4}-\d\d-\d\d)t/) { "\($0.output.1) " }
        words = plain.replacing(",", with: " , ").replacing(";", with: " , ").split(separator: " ").map(
            String.init)
    }

    /// nil where a word makes no sense, where two contradict each other, and where nothing is said.
    mutating func read() -> (days: Recurrence.Days, seconds: [Int])? {
        while index < words.count { guard take() else { return nil } }
        if let interval {
            guard times.isEmpty, case let first = window.from ?? 0, case let last = window.to ?? 86_399,
                first <= last
            else { return nil }
            return (days ?? .every, Array(stride(from: first, through: last, by: interval)))
        }
        guard window.from == nil, window.to == nil, days != nil || !times.isEmpty else { return nil }
        return (days ?? .every, times.isEmpty ? [0] : Set(times).sorted())
    }

    private func word(_ offset: Int = 0) -> String? {
        words.indices.contains(index + offset) ? words[index + offset] : nil
    }

    private mutating func take() -> Bool {
        let word = words[index]
        if Known.every.contains(word) {
            index += 1
            // `every 2 hours`; all else that follows says itself what it is.
            if let (length, count) = length() {
                guard interval == nil, length >= 60, length <= 86_400 else { return false }
                interval = length
                index += count
            }
            return true
        }
        if Known.from.contains(word), window.from == nil { return takeEdge { $0.window.from = $1 } }
        if Known.to.contains(word), window.to == nil { return takeEdge { $0.window.to = $1 } }
        if let (seconds, count) = clock() {
            times.append(seconds)
            index += count
            return true
        }
        if takeDays() { return true }
        index += 1
        return Known.fillers.contains(word)
    }

    private mutating func takeEdge(_ set: (inout Self, Int) -> Void) -> Bool {
        index += 1
        while let word = word(), Known.fillers.contains(word) { index += 1 }
        guard let (seconds, count) = clock() else { return false }
        set(&self, seconds)
        index += count
        return true
    }

    // MARK: Days

    private mutating func takeDays() -> Bool {
        let word = words[index]
        if let ordinal = Known.ordinals[word] { return takeOrdinal(ordinal) }
        if let (first, last) = range() { return addWeekdays(first, last) }
        if let number = Weekdays.number(named: word) {
            index += 1
            return add(Weekdays(weekday: number))
        }
        if Known.workdays.contains(word) || Known.week.contains(word) { return takeGroup(0...4) }
        if Known.weekend.contains(word) { return takeGroup(5...6) }
        if Known.daily.contains(word) { return set(.every, taking: 1) }
        if Known.day.contains(word) {
            if let number = self.word(1).flatMap({ Int($0) }), (1...31).contains(number) {
                return set(.monthDay(number), taking: 2)
            }
            return set(.every, taking: 1)
        }
        if Known.monthly.contains(word), case .monthDay? = days { return skip() }
        if Known.monthly.contains(word), case .nth? = days { return skip() }
        if word.contains("-"), let day = Day(word) { return set(.date(day), taking: 1) }
        return takeMonth()
    }

    /// `24 december`, `december 24`, `24 de diciembre de 2026`, `15 числа`.
    private mutating func takeMonth() -> Bool {
        let rest = words[index...].prefix(6)
        let told = rest.enumerated().filter { !["de", "del", "of", "the"].contains($0.element) }
        guard told.count > 1, told[0].offset == 0 else { return false }
        let plain = told.map { $0.element.replacing(/^(\d+)(st|nd|rd|th)$/) { String($0.output.1) } }
        if let number = Int(plain[0]), (1...31).contains(number), Known.dayOfMonth.contains(plain[1]) {
            return set(.monthDay(number), taking: told[1].offset + 1)
        }
        let pair = (Int(plain[0]), Known.month(plain[1]))
        let other = (Int(plain[1]), Known.month(plain[0]))
        guard case (let number?, let month?) = pair.0 != nil ? pair : other else { return false }
        if told.count > 2, plain[2].count == 4, let year = Int(plain[2]) {
            guard let day = Day(year: year, month: month, day: number) else { return false }
            return set(.date(day), taking: told[2].offset + 1)
        }
        // In a leap year every day there is exists.
        guard Day(year: 2024, month: month, day: number) != nil else { return false }
        return set(.yearly(month: month, day: number), taking: told[1].offset + 1)
    }

    private mutating func takeOrdinal(_ number: Int) -> Bool {
        guard let next = word(1) else { return false }
        if let weekday = Weekdays.number(named: next) {
            return set(.nth(number, weekday: weekday), taking: 2)
        }
        return Known.day.contains(next) && set(.monthDay(number), taking: 2)
    }

    /// `mon-fri`, `lunes a viernes`.
    private mutating func range() -> (Int, Int)? {
        let parts = words[index].split { $0 == "-" || $0 == "–" }
        if parts.count == 2, let first = Weekdays.number(named: parts[0]),
            let last = Weekdays.number(named: parts[1])
        {
            index += 1
            return (first, last)
        }
        guard let first = Weekdays.number(named: words[index]), let middle = word(1),
            Known.through.contains(middle),
            let last = word(2).flatMap({ Weekdays.number(named: $0) })
        else { return nil }
        index += 3
        return (first, last)
    }

    private mutating func addWeekdays(_ first: Int, _ last: Int) -> Bool {
        let length = (last - first + 7) % 7
        return (0...length).allSatisfy { add(Weekdays(weekday: first + $0)) }
    }

    private mutating func takeGroup(_ numbers: ClosedRange<Int>) -> Bool {
        index += 1
        // `fin de semana`, `рабочие дни`.
        while let word = word(),
            word == "de" || Known.week.contains(word)
                || Known.day.contains(word) && Int(self.word(1) ?? "") == nil
        {
            index += 1
        }
        return numbers.allSatisfy { add(Weekdays(weekday: $0)) }
    }

    private mutating func add(_ weekdays: Weekdays) -> Bool {
        switch days {
        case nil: days = .weekdays(weekdays)
        case .weekdays(let others)?: days = .weekdays(others.union(weekdays))
        default: return false
        }
        return true
    }

    private mutating func set(_ found: Recurrence.Days, taking count: Int) -> Bool {
        // `días laborables`: which days comes after.
        if found == .every, let next = word(1), Known.workdays.contains(next) || Known.weekend.contains(next)
        {
            return skip()
        }
        guard days == nil else { return false }
        days = found
        index += count
        return true
    }

    private mutating func skip() -> Bool {
        index += 1
        return true
    }

    // MARK: Times

    /// A time of day here, and how many words it takes: `18:00`, `18h`, `18h30`, `6pm`, `6:30 pm`, `noon`.
    private func clock() -> (seconds: Int, words: Int)? {
        guard let word = word() else { return nil }
        if let seconds = Known.clock[word] { return (seconds, 1) }
        guard
            let match = word.wholeMatch(
                of: /(\d{1,2})(?:(?::(\d\d)(?::(\d\d))?)|h(\d\d)?)?(am|pm|a\.m\.|p\.m\.)?/),
            var hour = Int(match.output.1)
        else { return nil }
        let minute = Int(match.output.2 ?? match.output.4 ?? "0") ?? 0
        let second = Int(match.output.3 ?? "0") ?? 0
        var half = match.output.5.map(String.init)
        var count = 1
        if half == nil, let next = self.word(1), ["am", "pm", "a.m.", "p.m."].contains(next) {
            half = next
            count = 2
        }
        // A bare number is no time.
        guard half != nil || word.contains(":") || word.contains("h") else { return nil }
        if let half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
        }
        guard hour < 24, minute < 60, second < 60 else { return nil }
        return (hour * 3600 + minute * 60 + second, count)
    }

    /// A length of time here, and how many words it takes: `90m`, `1h30m`, `2 hours`; `hour` alone is one.
    private func length() -> (seconds: Int, words: Int)? {
        guard let word = word() else { return nil }
        if let unit = Known.units[word], word.count > 1 { return (unit, 1) }
        if let number = Int(word), (1...1440).contains(number),
            let unit = self.word(1).flatMap({ Known.units[$0] })
        {
            return (number * unit, 2)
        }
        var rest = word[...]
        var sum = 0
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            let letters = rest.prefix { !$0.isNumber }
            rest = rest.dropFirst(letters.count)
            guard digits.count <= 4, let number = Int(digits), let unit = Known.units[String(letters)] else {
                return nil
            }
            sum += number * unit
        }
        return (sum, 1)
    }
}
