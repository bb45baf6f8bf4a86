/// Some days of the week.
package struct Weekdays: OptionSet, Hashable, Sendable {
    /// Bit 0 is Monday, bit 6 Sunday.
    package let rawValue: UInt8

    /// Bits beyond Sunday's are dropped.
    package init(rawValue: UInt8) { self.rawValue = rawValue & 0x7F }

    /// A single one, 0 is Monday.
    package init(weekday: Int) { self.init(rawValue: 1 << UInt8(((weekday % 7) + 7) % 7)) }

    /// Whether the day falls on one of them.
    package func contains(_ day: Day) -> Bool { rawValue & (1 << UInt8(day.weekday)) != 0 }

    /// From Monday on, 0 to 6.
    package var numbers: [Int] { (0..<7).filter { rawValue & (1 << UInt8($0)) != 0 } }

    /// As files and commands spell them, from Monday on: `mon,wed,fri`.
    package var spelled: String { numbers.map { Self.spellings[$0] }.joined(separator: ",") }

    /// What `spelled` writes; empty for anything else.
    init(spelled: Substring) {
        var found: Weekdays = []
        for word in spelled.split(separator: ",", omittingEmptySubsequences: false) {
            guard let number = Self.spellings.firstIndex(of: String(word)) else {
                self = []
                return
            }
            found.insert(Weekdays(weekday: number))
        }
        self = found
    }

    /// The number of a weekday by its name or short name in English, Spanish or Russian, in any case and
    /// with or without accents; 0 is Monday. nil for any other word.
    package static func number(named word: some StringProtocol) -> Int? {
        let word = folded(String(word))
        return names.firstIndex { $0.contains(word) }
    }

    private static let spellings = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// Folded, so without accents and with `и` for `й`.
    private static let names: [Set<String>] = [
        ["mon", "monday", "lun", "lunes", "пн", "понедельник"],
        ["tue", "tues", "tuesday", "mar", "martes", "вт", "вторник"],
        ["wed", "wednesday", "mie", "miercoles", "ср", "среда", "среду"],
        ["thu", "thur", "thurs", "thursday", "jue", "jueves", "чт", "четверг"],
        ["fri", "friday", "vie", "viernes", "пт", "пятница", "пятницу"],
        ["sat", "saturday", "sab", "sabado", "сб", "суббота", "субботу"],
        ["sun", "sunday", "dom", "domingo", "вс", "воскресенье"],
    ]
}
