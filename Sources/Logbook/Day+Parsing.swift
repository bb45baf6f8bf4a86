extension Day {
    /// Reads a day that a person typed: `2026-11-30`, `today`, `yesterday`, also in Spanish and Russian;
    /// nil for anything else, forms that people read in two ways above all.
    package init?(parsing text: String, today: Day) {
        switch trimmed(text).lowercased() {
        case "today", "hoy", "сегодня": self = today
        case "yesterday", "ayer", "вчера": self = today.advanced(by: -1)
        case let text:
            guard let day = Day(text) else { return nil }
            self = day
        }
    }
}
