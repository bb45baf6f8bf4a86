import Foundation
import VistazoRendering
import VistazoWords

/// The age of what is shown, in the words of a frame or a line.
package struct AgeText {
    private let surroundings: Surroundings
    private let words: Words

    /// Only zone and locale of the surroundings count.
    package init(_ surroundings: Surroundings, _ words: Words) {
        self.surroundings = surroundings
        self.words = words
    }

    /// "as of 09:08", by the date where that was on another day.
    package func text(since date: Date, at now: Date) -> String {
        let style = Date.FormatStyle(
            locale: surroundings.locale, calendar: calendar, timeZone: surroundings.zone)
        guard calendar.isDate(date, inSameDayAs: now) else {
            return words("dashboard.asOfDay", ["day": date.formatted(style.day().month(.abbreviated))])
        }
        return words("dashboard.asOf", ["time": date.formatted(style.hour().minute())])
    }

    /// The next midnight, when a time of day stops saying enough.
    package func nextChange(after now: Date) -> Date? {
        calendar.nextDate(after: now, matching: DateComponents(hour: 0), matchingPolicy: .nextTime)
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = surroundings.zone
        return calendar
    }
}
