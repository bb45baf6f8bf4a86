import Foundation
import Synchronization

/// A locale's digits, signs and separators, and how it writes running time: `1:02:03`, `1.02.03`, `١:٠٢:٠٣`.
struct NumberMarks: Sendable {
    private enum Piece {
        case hours(Int)
        case minutes(Int)
        case seconds(Int)
        case literal(String)
    }

    /// nil where they are `0` to `9`.
    private let digits: [String]?
    let plus: String
    let minus: String
    private let withHours: [Piece]
    private let withoutHours: [Piece]

    /// Languages that write time with colons and digits as ASCII has them, in all their regions but Chile;
    /// nothing else need be asked then, which is most of the cost of a timer.
    static let plainLanguages: Set<String> = ["en", "es", "ru", "de", "it", "ja", "ko", "zh", "pt"]

    static func of(_ locale: Locale) -> NumberMarks {
        let identifier = locale.identifier
        return known.withLock { known in
            if let marks = known[identifier] { return marks }
            if known.count >= 64 { known = [:] }
            let marks = isPlain(identifier) ? plain : NumberMarks(asking: locale)
            known[identifier] = marks
            return marks
        }
    }

    private static let known = Mutex<[String: NumberMarks]>([:])

    /// Whether time in this locale is known without asking ICU.
    static func isPlain(_ identifier: String) -> Bool {
        guard !identifier.contains("@"), !identifier.contains("-u-"), !identifier.contains("CL") else {
            return false
        }
        return plainLanguages.contains(String(identifier.prefix { $0 != "_" && $0 != "-" }))
    }

    private static let plain = NumberMarks(
        digits: nil, plus: "+", minus: "-", withHours: parsed("h:mm:ss"),
        withoutHours: parsed("m:ss"))

    private init(
        digits: [String]?, plus: String, minus: String, withHours: [Piece],
        withoutHours: [Piece]
    ) {
        self.digits = digits
        self.plus = plus
        self.minus = minus
        self.withHours = withHours
        self.withoutHours = withoutHours
    }

    /// What the locale's data say, plain or not.
    init(asking locale: Locale) {
        let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
        let written = (0...9).map { style.format($0).withoutDirectionMarks }
        let isASCII = written == (0...9).map { String($0) }
        let one = written[1]
        func sign(_ string: String, else fallback: String) -> String {
            let rest = string.withoutDirectionMarks.replacingOccurrences(of: one, with: "")
            return rest.isEmpty ? fallback : rest
        }
        func pattern(hours: Bool) -> [Piece] {
            let pattern = UnitWords.timePattern(hours: hours, locale: locale)
            return NumberMarks.parsed(pattern.isEmpty ? (hours ? "h:mm:ss" : "m:ss") : pattern)
        }
        self.init(
            digits: isASCII ? nil : written,
            plus: sign(style.sign(strategy: .always()).format(1), else: "+"),
            minus: sign(style.format(-1), else: "-"),
            withHours: pattern(hours: true), withoutHours: pattern(hours: false))
    }

    private static func parsed(_ pattern: String) -> [Piece] {
        var pieces: [Piece] = []
        var literal = ""
        var isQuoted = false
        var rest = Substring(pattern)
        while let character = rest.first {
            let run = rest.prefix { $0 == character }.count
            rest = rest.dropFirst(run)
            let piece: Piece? =
                switch character {
                case "h", "H": .hours(run)
                case "m": .minutes(run)
                case "s": .seconds(run)
                default: nil
                }
            if character == "'" {
                // A quoted word; two quotes in a row are one.
                literal += String(repeating: "'", count: run / 2)
                if run % 2 == 1 { isQuoted.toggle() }
            } else if let piece, !isQuoted {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(piece)
            } else {
                literal += String(repeating: character, count: run)
            }
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }

    /// A whole number that is not negative, with zeros before it up to a number of digits, ungrouped.
    func number(_ value: Int, digits count: Int = 1) -> String {
        var text = String(value)
        if text.utf8.count < count { text = String(repeating: "0", count: count - text.utf8.count) + text }
        guard let digits else { return text }
        return text.reduce(into: "") { result, character in
            result += character.wholeNumberValue.map { digits[$0] } ?? String(character)
        }
    }

    /// Running time. Hours are written where they are given; the first number has at least `leading` digits.
    func time(hours: Int?, minutes: Int, seconds: Int, leading: Int = 1) -> String {
        let pieces = hours == nil ? withoutHours : withHours
        var isFirst = true
        return pieces.reduce(into: "") { result, piece in
            func append(_ value: Int, _ count: Int) {
                result += number(value, digits: isFirst ? max(leading, count) : max(2, count))
                isFirst = false
            }
            switch piece {
            case .hours(let count): append(hours ?? 0, count)
            case .minutes(let count): append(minutes, count)
            case .seconds(let count): append(seconds, count)
            case .literal(let text): result += text
            }
        }
    }

    /// Hours and minutes alone, with the sign that stands between them in running time.
    func time(hours: Int, minutes: Int) -> String {
        let separator = withHours.dropFirst().first
        guard case .literal(let text)? = separator else {
            return "\(number(hours)):\(number(minutes, digits: 2))"
        }
        return number(hours) + text + number(minutes, digits: 2)
    }
}
