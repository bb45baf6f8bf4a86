import SwiftUI
import VistazoWords
import WidgetExtras

/// The seven days up to today as marks, one a state. They read without colour.
struct DayStrip: View {
    let week: [ItemFacts.DayMark]
    let tint: Color
    let words: Words
    /// The days' initials above; without it there is one row.
    var locale: Locale?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let locale { Text(verbatim: names(locale)).foregroundStyle(.secondary) }
            DayDots(week.map(\.mark)).tint(tint)
        }
        .lineLimit(1)
        .fixedSize()
        .widgetAccentable()
        .accessibilityLabel(
            words(
                "widgets.item.week", count: week.count { $0.mark == .met || $0.mark == .partial },
                ["days": "\(week.count)"]))
    }

    private func names(_ locale: Locale) -> String {
        let initials = weekdayInitials(locale)
        return week.map { initials[($0.weekday % 7 + 7) % 7] }.joined(separator: " ")
    }
}

/// One letter a day of the week, Monday's first.
func weekdayInitials(_ locale: Locale) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    // Sunday comes first there.
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    return (0..<7).map { symbols[($0 + 1) % symbols.count] }
}
