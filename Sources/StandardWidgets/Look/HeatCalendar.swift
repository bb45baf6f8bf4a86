import SwiftUI
import VistazoLogbook
import WidgetExtras

/// Weeks as columns of squares, the shade says how much; initials of the days left, months below.
struct HeatCalendar: View {
    @Environment(\.locale) private var locale
    let heat: ItemFacts.Heat
    let tint: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 1.columns) {
                VStack(alignment: .leading, spacing: 0) {
                    let initials = weekdayInitials(locale)
                    ForEach(0..<7, id: \.self) { row in
                        Text(verbatim: initials[(heat.first.weekday + row) % 7]).foregroundStyle(.secondary)
                    }
                }
                HeatMap(heat.values).tint(tint).widgetAccentable()
            }
            Text(verbatim: "  " + months).foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .fixedSize()
    }

    /// The name of each month at the week in which it begins, where it has room.
    private var months: String {
        let weeks = (heat.values.count + 6) / 7
        // A week belongs to the month of its last day.
        let months = (0..<weeks).map { heat.first.advanced(by: 7 * $0 + 6).date.month }
        let begins = months.indices.filter { $0 == 0 || months[$0] != months[$0 - 1] }
        var line = ""
        for (index, week) in begins.enumerated() {
            let name = name(of: months[week])
            // The first month gives way: it may have begun long before.
            let next = index + 1 < begins.count ? 2 * begins[index + 1] : 2 * weeks + 1
            guard 2 * week + name.count < next || index > 0 && 2 * week + name.count <= 2 * weeks else {
                continue
            }
            guard line.isEmpty || 2 * week > line.count else { continue }
            line += String(repeating: " ", count: 2 * week - line.count) + name
        }
        return line
    }

    /// At most four letters.
    private func name(of month: Int) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        let symbols = calendar.shortStandaloneMonthSymbols
        let name = symbols.indices.contains(month - 1) ? symbols[month - 1] : ""
        return String(name.filter { $0 != "." }.prefix(4))
    }
}
