import AppIntents
import Foundation
import Testing

/// Formatters that Linux's Foundation lacks and widget sources use.
struct FormatterTests {
    @Test(
        arguments: [
            (-7200.0, "2 hours ago", "2 hr. ago"), (300, "in 5 minutes", "in 5 min."),
            (-86_400, "1 day ago", "1 day ago"),
        ])
    func `a distance from a date is put in words`(seconds: Double, full: String, short: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSince1970: 1_796_029_920)
        #expect(formatter.localizedString(for: now + seconds, relativeTo: now) == full)
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(for: now + seconds, relativeTo: now) == short)
    }

    @Test func `days near by have names where they are asked for`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateTimeStyle = .named
        let now = Date(timeIntervalSince1970: 1_796_029_920)
        #expect(formatter.localizedString(for: now - 90_000, relativeTo: now) == "yesterday")
        #expect(formatter.string(for: "no date") == nil)
    }

    private func formatter(_ style: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        return formatter
    }

    @Test(
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, 3_900.0, "1:05:00"), (.positional, 65, "1:05"),
            (.positional, 5, "0:05"), (.full, 3_900, "1 hour, 5 minutes"), (.short, 3_900, "1 hr, 5 min"),
            (.abbreviated, 3_900, "1h 5m"), (.full, 0, "0 seconds"), (.full, 90_000, "1 day, 1 hour"),
        ])
    func `a length is put in words or digits`(
        style: DateComponentsFormatter.UnitsStyle, seconds: Double, text: String
    ) {
        #expect(formatter(style).string(from: seconds) == text)
    }

    @Test func `units are chosen, counted, kept or dropped`() {
        let hours = formatter(.full)
        hours.allowedUnits = [.hour, .minute]
        #expect(hours.string(from: 90_060) == "25 hours, 1 minute")
        hours.maximumUnitCount = 1
        #expect(hours.string(from: 90_060) == "25 hours")
        let padded = formatter(.positional)
        padded.allowedUnits = [.hour, .minute]
        padded.zeroFormattingBehavior = .pad
        #expect(padded.string(from: 300) == "00:05")
        #expect(padded.string(from: .nan) == nil)
        #expect(
            formatter(.full).string(from: DateComponents(year: 1, month: 2)) == "1 year, 2 months")
    }
}
