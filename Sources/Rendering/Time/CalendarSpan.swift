import Foundation
import VistazoArchive

typealias TimeField = LiveText.DateFormat.Field

extension TimeField {
    /// Years, months, weeks and days, whose length the calendar decides.
    var isOfCalendar: Bool { self > .hour }

    /// Milliseconds of the fields that are always equally long; nil for those of the calendar.
    var length: Int? {
        switch self {
        case .second: WallClock.second
        case .minute: WallClock.minute
        case .hour: WallClock.hour
        case .day, .week, .month, .year: nil
        }
    }
}

extension WallClock {
    /// How much of each field lies between two instants, `earlier` first; the largest field takes what it
    /// can, then the next. What is left below the smallest is dropped, never rounded.
    ///
    /// - Parameter fields: from the largest to the smallest.
    func span(from earlier: Int, to later: Int, in fields: [TimeField]) -> [Int] {
        var cursor = earlier
        return fields.map { field in
            let count: Int
            if let length = field.length {
                count = (later - cursor) / length
                cursor += count * length
            } else if later - cursor < 20 * WallClock.hour {
                // No day is that short.
                count = 0
            } else {
                switch field {
                case .year: count = fitting(12, months: true, from: cursor, to: later, cursor: &cursor)
                case .month: count = fitting(1, months: true, from: cursor, to: later, cursor: &cursor)
                case .week: count = fitting(7, months: false, from: cursor, to: later, cursor: &cursor)
                default: count = fitting(1, months: false, from: cursor, to: later, cursor: &cursor)
                }
            }
            return count
        }
    }

    /// The greatest count of a calendar unit that does not pass `later`; moves the cursor by it.
    private func fitting(
        _ size: Int, months: Bool, from start: Int, to later: Int, cursor: inout Int
    ) -> Int {
        let guess: Int
        if months {
            let a = civilDate(start)
            let b = civilDate(later)
            guess = ((b.year - a.year) * 12 + b.month - a.month) / size + 1
        } else {
            guess = ((later - start) / WallClock.day + 2) / size
        }
        var count = guess
        while count > 0 {
            let reached =
                months ? adding(months: count * size, to: start) : adding(days: count * size, to: start)
            if reached <= later {
                cursor = reached
                return count
            }
            count -= 1
        }
        return 0
    }
}
