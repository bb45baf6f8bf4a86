import Foundation
import Synchronization
import VistazoArchive

/// The present time or date by a Unicode skeleton (`jm`, `EEEEdMMMM`); it changes at the next boundary of
/// the smallest field that the skeleton shows, on the wall clock of the place.
func skeletonText(
    _ skeleton: String, now: Int, in place: TextPlace, variant: TextVariant
) -> LiveString {
    let skeleton = stepped(skeleton, to: variant)
    let string = place.string(WallClock.date(now), skeleton: skeleton)
    let next = place.clock.nextBoundary(of: skeleton, after: now) { instant in
        place.string(WallClock.date(instant), skeleton: skeleton) != string
    }
    return LiveString(string, at: next)
}

/// Shorter month and weekday names, then without the seconds, the weekday or the year.
private func stepped(_ skeleton: String, to variant: TextVariant) -> String {
    guard variant != .regular else { return skeleton }
    var result = skeleton
    if variant.width == .abbreviated || variant.width == .narrow {
        for name in ["MMMM", "LLLL", "EEEE", "cccc"] {
            result = result.replacingOccurrences(of: name, with: String(name.dropLast()))
        }
    }
    guard variant.dropped > 0 else { return result }
    for group in ["s", "Ec", "y"] where result.contains(where: group.contains) {
        let rest = result.filter { !group.contains($0) }
        if !rest.isEmpty { return rest }
    }
    return result
}

/// The smallest field that a skeleton shows.
private enum SkeletonField {
    case second, minute, hour, day, month, year
    /// Weeks, quarters and eras: looked for day by day.
    case other

    init?(_ skeleton: String) {
        let letters = Set(skeleton)
        func has(_ any: String) -> Bool { !letters.isDisjoint(with: any) }
        // Parts of a second would only flicker.
        if has("sSA") {
            self = .second
        } else if has("m") {
            self = .minute
        } else if has("hHkKjJCbB") {
            self = .hour
        } else if has("dDEecFgwWa") {
            self = has("dDEecFg") ? .day : .other
        } else if has("QqG") {
            self = .other
        } else if has("MLyYuUr") {
            self = has("ML") ? .month : .year
        } else {
            return nil
        }
    }
}

extension WallClock {
    /// The first instant after `now` at which the smallest field of a skeleton has another value; nil for
    /// one without fields.
    ///
    /// - Parameter differs: whether the words at an instant are no longer those at `now`.
    func nextBoundary(of skeleton: String, after now: Int, differs: (Int) -> Bool) -> Int? {
        guard let field = SkeletonField(skeleton) else { return nil }
        let unit: Int? =
            switch field {
            case .second: WallClock.second
            case .minute: WallClock.minute
            case .hour: WallClock.hour
            default: nil
            }
        var cursor = now
        // Most often the first boundary is it; a clock put back, or a week, takes more.
        for _ in 0..<400 {
            var next: Int
            if let unit {
                let reading = local(cursor)
                next = cursor + (floorDivide(reading, unit) + 1) * unit - reading
                next = transition(after: cursor, through: next) ?? next
                if floorDivide(local(next), unit) != floorDivide(local(now), unit) { return next }
            } else {
                next = start(after: cursor, of: field)
                if differs(next) { return next }
            }
            cursor = next
        }
        return cursor
    }

    /// The first midnight of the next day, month or year.
    private func start(after instant: Int, of field: SkeletonField) -> Int {
        guard field == .month || field == .year else { return midnight(after: instant) }
        let date = civilDate(instant)
        let months = date.year * 12 + (field == .month ? date.month : 12)
        let year = floorDivide(months, 12)
        let first = CivilDate(year: year, month: months - year * 12 + 1, day: 1)
        let result = self.instant(local: first.dayNumber * WallClock.day)
        return result > instant ? result : midnight(after: instant)
    }
}

extension TextPlace {
    /// Differences are counted on this calendar in every locale.
    var gregorian: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = clock.zone
        calendar.locale = locale
        return calendar
    }

    /// A date by a skeleton, in the locale's own calendar and order.
    func string(_ date: Date, skeleton: String) -> String {
        let key = DateWords.Key(locale: locale.identifier, zone: clock.zone.identifier, skeleton: skeleton)
        return DateWords.string(date, key: key, locale: locale, zone: clock.zone)
    }

    /// `Text(_:style: .date)`: `April 1, 2020`. It does not tick.
    func calendarDate(of date: Date, variant: TextVariant) -> String {
        let month =
            switch variant.width {
            case .regular, .wide: "MMMM"
            case .abbreviated: "MMM"
            case .narrow, .initial: "M"
            }
        return string(date, skeleton: (variant.dropped > 0 ? "" : "y") + month + "d")
    }

    /// `Text(_:style: .time)`: `9:41AM`, without the space before the day period. It does not tick. The
    /// narrow form leaves out minutes that are zero where the hour is still told from a number by its period.
    func timeOfDay(of date: Date, variant: TextVariant) -> String {
        let isWhole = floorDivide(clock.local(WallClock.milliseconds(date)), WallClock.minute) % 60 == 0
        let full = string(date, skeleton: DateWords.timeOfDay)
        guard variant.width == .narrow, isWhole, full.contains(where: \.isLetter) else {
            return withoutPeriodSpace(full)
        }
        return withoutPeriodSpace(string(date, skeleton: "j"))
    }

    /// Only the space between the minutes and a period after them; `오전 9:41` keeps its own.
    private func withoutPeriodSpace(_ time: String) -> String {
        guard let last = time.lastIndex(where: \.isWholeNumber) else { return time }
        let rest = time[time.index(after: last)...].drop(while: \.isWhitespace)
        return String(time[...last] + rest.filter { !$0.isWhitespace })
    }
}

/// Date formatters by locale, zone and skeleton; dear to make, and safe to use one at a time.
private enum DateWords {
    struct Key: Hashable {
        let locale: String
        let zone: String
        let skeleton: String
    }

    /// Stands for hour and minute as `Date.FormatStyle` puts them, which no skeleton says in every locale.
    static let timeOfDay = "time of day"

    private struct Words {
        let told: (Date) -> String
        /// Of the dates asked for last: those of widgets stay the same from second to second.
        var known: [Date: String] = [:]
    }

    private static let formatters = Mutex<[Key: Words]>([:])

    static func string(_ date: Date, key: Key, locale: Locale, zone: TimeZone) -> String {
        formatters.withLock { formatters in
            if let known = formatters[key]?.known[date] { return known }
            if formatters.count >= 64, formatters[key] == nil { formatters = [:] }
            var words = formatters[key] ?? Words(told: made(key, locale: locale, zone: zone))
            let string = words.told(date).withoutDirectionMarks
            if words.known.count >= 256 { words.known = [:] }
            words.known[date] = string
            formatters[key] = words
            return string
        }
    }

    private static func made(_ key: Key, locale: Locale, zone: TimeZone) -> (Date) -> String {
        if key.skeleton == timeOfDay {
            let style = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: zone)
                .hour(.defaultDigits(amPM: .abbreviated)).minute()
            return { $0.formatted(style) }
        }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = locale.calendar
        formatter.timeZone = zone
        formatter.setLocalizedDateFormatFromTemplate(key.skeleton)
        // A pattern generator takes the locale's width of minutes and seconds, not the one asked for.
        for digits in ["mm", "ss"] where key.skeleton.contains(digits) {
            let letter = String(digits.prefix(1))
            if let format = formatter.dateFormat, format == letter { formatter.dateFormat = digits }
        }
        return { formatter.string(from: $0) }
    }
}
