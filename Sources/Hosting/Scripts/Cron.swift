import Foundation

/// When a line of cron's five fields fires: minute, hour, day of the month, month, day of the week.
package struct Cron: Hashable, Sendable {
    private let minutes: Set<Int>
    private let hours: Set<Int>
    private let days: Set<Int>
    private let months: Set<Int>
    private let weekdays: Set<Int>
    /// Where both are restricted either is enough, as cron has it.
    private let isEitherDay: Bool

    /// Lists, ranges, steps and English names of months and days; nil where a field is none, or out of its range.
    package init?(_ text: String) {
        let named = [
            "@hourly": "0 * * * *", "@daily": "0 0 * * *", "@midnight": "0 0 * * *", "@weekly": "0 0 * * 0",
            "@monthly": "0 0 1 * *", "@yearly": "0 0 1 1 *", "@annually": "0 0 1 1 *",
        ]
        let trimmed = text.trimmingCharacters(in: .whitespaces).lowercased()
        let fields = (named[trimmed] ?? trimmed).split(whereSeparator: \.isWhitespace)
        guard fields.count == 5, let minutes = Self.values(fields[0], 0...59),
            let hours = Self.values(fields[1], 0...23), let days = Self.values(fields[2], 1...31),
            let months = Self.values(fields[3], 1...12, names: Self.monthNames),
            let weekdays = Self.values(fields[4], 0...7, names: Self.dayNames)
        else { return nil }
        self.minutes = minutes
        self.hours = hours
        self.days = days
        self.months = months
        self.weekdays = Set(weekdays.map { $0 % 7 })
        isEitherDay = fields[2].first != "*" && fields[4].first != "*"
    }

    /// The first minute after `date` at which it fires in a zone, within some nine years; nil where there is none,
    /// as of the 31st of February.
    package func next(after date: Date, zone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        var day = calendar.startOfDay(for: date)
        for _ in 0..<3300 {
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: day)
            if fires(on: parts) {
                for hour in hours.sorted() {
                    for minute in minutes.sorted() {
                        var wanted = parts
                        wanted.weekday = nil
                        (wanted.hour, wanted.minute) = (hour, minute)
                        // A time that the clock leaves out is the first after it.
                        if let found = calendar.date(from: wanted), found > date { return found }
                    }
                }
            }
            guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { return nil }
            day = calendar.startOfDay(for: next)
        }
        return nil
    }

    /// On a day on which it fires, how often.
    package var timesADay: Int { minutes.count * hours.count }

    private func fires(on day: DateComponents) -> Bool {
        guard let month = day.month, months.contains(month), let number = day.day, let weekday = day.weekday
        else { return false }
        let (isDay, isWeekday) = (days.contains(number), weekdays.contains(weekday - 1))
        return isEitherDay ? isDay || isWeekday : isDay && isWeekday
    }

    private static let monthNames = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

    private static func values(
        _ field: Substring, _ range: ClosedRange<Int>, names: [String] = []
    ) -> Set<Int>? {
        var values: Set<Int> = []
        func number(_ text: Substring) -> Int? {
            if let index = names.firstIndex(of: String(text)) { return index + range.lowerBound }
            return text.utf8.count <= 2 ? Int(text).flatMap { range.contains($0) ? $0 : nil } : nil
        }
        for part in field.split(separator: ",", omittingEmptySubsequences: false) {
            let pieces = part.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            var step = 1
            if pieces.count == 2 {
                guard let given = Int(pieces[1]), given > 0 else { return nil }
                step = given
            }
            let bounds = pieces[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
            let low: Int
            let high: Int
            if pieces[0] == "*" {
                (low, high) = (range.lowerBound, range.upperBound)
            } else if let first = number(bounds[0]) {
                low = first
                if bounds.count == 2 {
                    guard let last = number(bounds[1]), last >= first else { return nil }
                    high = last
                } else {
                    high = pieces.count == 2 ? range.upperBound : first
                }
            } else {
                return nil
            }
            values.formUnion(stride(from: low, through: high, by: step))
        }
        return values
    }
}
