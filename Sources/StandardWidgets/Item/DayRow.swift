import SwiftUI
import VistazoWords
import WidgetExtras

/// Seven days up to today as dots: full where there was an entry. They read without colour.
struct DayRow: View {
    let week: [(weekday: Int, isLogged: Bool)]
    let tint: Color
    let locale: Locale
    let words: Words
    /// Whether the days' initials stand above.
    let hasNames: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if hasNames { Text(names).foregroundStyle(.secondary) }
            DayDots(week.map { $0.isLogged ? .met : .notDue }).tint(tint)
        }
        .lineLimit(1)
        .accessibilityLabel(
            words("widgets.item.week", count: week.count(where: \.isLogged), ["days": "\(week.count)"]))
    }

    private var names: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        // Sunday comes first there.
        let symbols = calendar.veryShortStandaloneWeekdaySymbols
        return week.map { symbols[($0.weekday + 1) % symbols.count] }.joined(separator: " ")
    }
}
