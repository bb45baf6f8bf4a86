/// The plural category of a whole number, by the CLDR rules of the languages we have words in.
package enum PluralCategory: String, CaseIterable, Sendable {
    case one, few, many, other

    /// By the language's ISO 639 code; the sign makes no difference.
    package init(of count: Int, in language: String) {
        let n = count.magnitude
        switch language {
        case "ru":
            switch (n % 10, n % 100) {
            case (1, let tens) where tens != 11: self = .one
            case (2...4, let tens) where !(12...14).contains(tens): self = .few
            default: self = .many
            }
        case "es":
            if n == 1 {
                self = .one
            } else {
                self = n != 0 && n.isMultiple(of: 1_000_000) ? .many : .other
            }
        default:
            self = n == 1 ? .one : .other
        }
    }

    /// The categories that a whole number can fall in, each of which a catalogue must have a line for.
    package static func needed(in language: String) -> [PluralCategory] {
        switch language {
        case "ru": [.one, .few, .many]
        case "es": [.one, .many, .other]
        default: [.one, .other]
        }
    }
}
