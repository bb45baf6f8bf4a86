import Foundation
import VistazoDashboard

/// Instants, spans and figures of an answer, as people of the locale write them.
extension WhyAnswer {
    /// A time of day with its seconds; with the day where that is another.
    func time(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = settings.surroundings.zone
        var style = Date.FormatStyle(
            locale: settings.surroundings.locale, calendar: calendar, timeZone: settings.surroundings.zone
        ).hour().minute().second()
        if !calendar.isDate(date, inSameDayAs: now) { style = style.year().month(.abbreviated).day() }
        return date.formatted(style)
    }

    /// An instant and how far it is from now.
    func at(_ date: Date) -> String { "\(time(date)) (\(span(to: date)))" }

    /// `in 5 minutes`, `5 minutes ago`: whole ones of the greatest unit.
    func span(to date: Date) -> String {
        let seconds = date.timeIntervalSince(now)
        let size = abs(seconds)
        let (unit, length): (String, Double) =
            size < 60
            ? ("seconds", 1)
            : size < 3600 ? ("minutes", 60) : size < 86_400 ? ("hours", 3600) : ("days", 86_400)
        // What is to come is rounded up: "in 0 seconds" would be now.
        let count = (size / length).rounded(seconds > 0 && unit == "seconds" ? .up : .down)
        return words("cli.why.\(seconds > 0 ? "in" : "ago").\(unit)", count: Int(min(count, 1e9)))
    }

    func figure(_ value: Double, digits: Int = 1) -> String {
        value.formatted(
            .number.precision(.fractionLength(0...digits)).locale(settings.surroundings.locale))
    }
}
