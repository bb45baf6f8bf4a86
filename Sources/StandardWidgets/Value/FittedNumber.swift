import Foundation

/// A number as text that fits a place: with as much of it as there is room for, never rounded into a lie.
///
/// Decimals go first, then the marks between thousands, then it counts in thousands (`k`), millions (`M`), and so on. What
/// would round up to a thousand of one counts in the next: never `1000k`. What rounds to nothing has no sign.
struct FittedNumber: Hashable, Sendable {
    let value: Double
    /// Those that are wanted; nil as many as tell something.
    var decimals: Int?
    let locale: Locale

    /// - Parameter value: Finite.
    init(_ value: Double, decimals: Int? = nil, locale: Locale) {
        self.value = value
        self.decimals = decimals
        self.locale = locale
    }

    /// The whole number, however long.
    var text: String { candidates().first?() ?? "" }

    /// The most telling text that is not wider than the field; where none is, a mark that there is something.
    ///
    /// - Parameter width: Of a text; by default its characters, each of which takes a cell.
    func text(within field: Int, width: (String) -> Int = \.count) -> String {
        candidates().lazy.map { $0() }.first { width($0) <= field }
            ?? (field > 0 && width("…") <= field ? "…" : "")
    }

    /// The decimals that the whole number is told with.
    var shownDecimals: Int {
        let plain = FittedNumber(value, decimals: decimals, locale: Locale(identifier: "en_US_POSIX")).text
        return plain.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0
    }

    private static let signs = ["k", "M", "G", "T", "P", "E"]

    /// The most telling first, each made when it is looked at.
    private func candidates() -> [() -> String] {
        let magnitude = value.magnitude
        var found: [() -> String] = []
        let most = min(max(decimals ?? telling, 0), 9)
        if magnitude < 1e15 {
            for count in (0...most).reversed() { found.append { plain(magnitude, count, grouping: true) } }
            for count in (0...most).reversed() { found.append { plain(magnitude, count, grouping: false) } }
        }
        var scaled = magnitude
        for sign in Self.signs {
            scaled /= 1000
            for count in (0...2).reversed() {
                let factor = pow(10, Double(count))
                let rounded = (scaled * factor).rounded(.toNearestOrEven) / factor
                guard rounded >= 1, rounded < 1000 else { continue }
                let share = scaled
                found.append { plain(share, count, grouping: false, mark: sign) }
            }
        }
        if magnitude >= 1000 {
            for count in (0...2).reversed() { found.append { scientific(magnitude, count) } }
        }
        return found
    }

    /// How many decimals tell something: fewer the greater it is.
    private var telling: Int {
        switch value.magnitude {
        case 1000...: 0
        case 100...: 1
        case 1...: 2
        default: 3
        }
    }

    private func plain(_ magnitude: Double, _ count: Int, grouping: Bool, mark: String = "") -> String {
        let isWanted = decimals.map { min(max($0, 0), 9) == count } ?? false
        let style = FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.fractionLength(isWanted && mark.isEmpty ? count...count : 0...count))
            .grouping(grouping ? .automatic : .never)
            .rounded(rule: .toNearestOrEven)
        let digits = magnitude.formatted(style)
        let isNothing = !digits.contains {
            ("1"..."9").contains($0) || !$0.isASCII && $0.wholeNumberValue ?? 0 > 0
        }
        // Blanks that keep thousands together are a cell like any other.
        let text = digits.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
        return (value < 0 && !isNothing ? "−" : "") + text + mark
    }

    private func scientific(_ magnitude: Double, _ count: Int) -> String {
        var exponent = Int(log10(magnitude).rounded(.down))
        let factor = pow(10, Double(count))
        // In two steps, for a power of ten may be no number.
        var mantissa = magnitude / pow(10, Double(exponent / 2)) / pow(10, Double(exponent - exponent / 2))
        if (mantissa * factor).rounded() / factor >= 10 {
            mantissa /= 10
            exponent += 1
        }
        return plain(mantissa, count, grouping: false, mark: "e\(exponent)")
    }
}
