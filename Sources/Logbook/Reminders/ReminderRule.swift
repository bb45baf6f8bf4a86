/// When a person wants to be reminded of an item; an item may have several.
package enum ReminderRule: Hashable, Sendable {
    /// At a time of the wall clock, in minutes after midnight, on these days of the week; on all of them
    /// it is daily. Where something is due on some days only, on those alone.
    case at(minute: Int, Weekdays)
    /// On a day on which a goal is due; nil is as soon as that day begins. A week's or month's goal is due
    /// on its last day.
    case due(minute: Int?)
    /// On the last day on which a run of at least one can still be saved; nil is in the evening.
    case streak(minute: Int?)

    /// As it is stored and as a person may type it: `21:00`, `mon,wed 18:00`, `due`, `due 09:00`, `streak`,
    /// `streak 20:30`.
    package var spelled: String {
        switch self {
        case .at(let minute, .all): Self.clock(minute)
        case .at(let minute, let weekdays): "\(weekdays.spelled) \(Self.clock(minute))"
        case .due(let minute): minute.map { "due \(Self.clock($0))" } ?? "due"
        case .streak(let minute): minute.map { "streak \(Self.clock($0))" } ?? "streak"
        }
    }

    /// It asks for the days before, not for what is due.
    var isOfRuns: Bool {
        if case .streak = self { true } else { false }
    }

    private static func clock(_ minute: Int) -> String { clockText(minute * 60) }
}

extension Weekdays {
    /// All seven.
    package static let all = Weekdays(rawValue: 0x7F)
}

extension ReminderRule {
    /// Why a text is no rule; each case carries the text.
    package enum ParsingError: Error, Hashable, Sendable {
        /// No form of ours.
        case unreadable(String)
        /// The form is ours, but there is no such time of day.
        case impossible(String)
    }

    /// Reads a rule that a person typed or the store holds. The words may be English, Spanish or Russian, in
    /// any case, with or without accents.
    package init(parsing text: String) throws(ParsingError) {
        var words = folded(text).split { $0 == "," || $0.isWhitespace }
        var minute: Int?
        if let last = words.last, last.contains(":") {
            minute = try Self.minute(last, text)
            words.removeLast()
        }
        if words.count == 1, let word = words.first {
            if Self.dueWords.contains(String(word)) {
                self = .due(minute: minute)
                return
            }
            if Self.streakWords.contains(String(word)) {
                self = .streak(minute: minute)
                return
            }
            if Self.dailyWords.contains(String(word)) { words = [] }
        }
        guard let minute else { throw .unreadable(text) }
        let numbers = words.compactMap { Weekdays.number(named: $0) }
        guard numbers.count == words.count else { throw .unreadable(text) }
        self = .at(
            minute: minute,
            numbers.isEmpty ? .all : numbers.reduce(into: []) { $0.insert(Weekdays(weekday: $1)) })
    }

    /// A whole set, each rule once, in the order that lists have. An empty text or `none` is no rule, so that a
    /// set can be taken away.
    package static func set(parsing texts: [String]) throws(ParsingError) -> [ReminderRule] {
        var rules: Set<ReminderRule> = []
        for text in texts where !noneWords.contains(folded(trimmed(text))) {
            rules.insert(try ReminderRule(parsing: text))
        }
        return rules.sorted { $0.spelled < $1.spelled }
    }

    /// `H:MM` or `HH:MM`.
    private static func minute(_ word: Substring, _ text: String) throws(ParsingError) -> Int {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let hour = Int(parts[0]), let minute = Int(parts[1])
        else { throw .unreadable(text) }
        guard hour < 24, minute < 60 else { throw .impossible(text) }
        return hour * 60 + minute
    }

    // Folded, so without accents.
    private static let dueWords: Set<String> = ["due", "vence", "toca", "срок", "пора"]
    private static let streakWords: Set<String> = ["streak", "racha", "серия"]
    private static let dailyWords: Set<String> = ["daily", "diario", "ежедневно"]
    private static let noneWords: Set<String> = ["", "none", "ninguno", "нет"]
}
