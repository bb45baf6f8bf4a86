extension Day {
    /// Reads a day that a person typed: `2026-11-30`, `today`, `yesterday`, `tomorrow`, `monday` (today or the
    /// last one that was), also in Spanish and Russian; nil for anything else, forms that people read in two
    /// ways above all.
    package init?(parsing text: String, today: Day) {
        switch trimmed(text).lowercased() {
        case "today", "hoy", "сегодня": self = today
        case "yesterday", "ayer", "вчера": self = today.advanced(by: -1)
        case "tomorrow", "mañana", "завтра": self = today.advanced(by: 1)
        case let text:
            if let weekday = Weekdays.number(named: text) {
                self = today.firstOfWeek(startingOn: weekday)
            } else if let day = Day(text) {
                self = day
            } else {
                return nil
            }
        }
    }
}
