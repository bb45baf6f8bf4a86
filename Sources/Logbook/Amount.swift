/// A decimal number of at most six places, exact: sums of it never drift, and a subtraction undoes an
/// addition. Magnitudes end at one thousand million.
package struct Amount: Hashable, Sendable {
    /// The number times a million; may be negative.
    package var millionths: Int64

    /// Taken as it is, for stored values; the limit is not checked.
    package init(millionths: Int64) { self.millionths = millionths }

    /// A whole number, limited to the greatest magnitude.
    package init(_ whole: Int) {
        let limit = Self.limit / Self.scale
        millionths = max(-limit, min(limit, Int64(clamping: whole))) * Self.scale
    }

    /// Nothing.
    package static let zero = Amount(millionths: 0)
    /// What an entry without an amount counts.
    package static let one = Amount(millionths: scale)

    /// Millionths of one.
    package static let scale: Int64 = 1_000_000
    /// The greatest magnitude of a single entry, in millionths; totals may be greater.
    package static let limit: Int64 = 1_000_000_000 * scale

    /// The nearest binary number, for charts and gauges only.
    package var value: Double { Double(millionths) / Double(Self.scale) }

    /// The same for a whole string, which other modules need not make general.
    package init(parsing text: String) throws(AmountError) { try self.init(parsing: text[...]) }

    /// Reads what a person typed, the same in every locale.
    ///
    /// Point and comma both part the decimals. A comma before exactly three digits could as well group
    /// thousands (`1,234`) and is refused, unless a lone 0 stands before it; so is more than one mark.
    /// Stored and exported amounts have a point, so `1.234` is a decimal.
    package init(parsing text: some StringProtocol) throws(AmountError) {
        var rest = Array(text.utf8)[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        let isMark: (UInt8) -> Bool = { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = rest.first, digits.contains(first) || isMark(first),
            rest.allSatisfy({ digits.contains($0) || isMark($0) }), rest.contains(where: digits.contains)
        else { throw .notANumber(String(text)) }
        let parts = rest.split(whereSeparator: isMark)
        let marks = rest.filter(isMark)
        let whole = rest.prefix { !isMark($0) }
        let decimals = rest.dropFirst(whole.count + 1)
        guard marks.count <= 1 else { throw .ambiguous(String(text)) }
        if marks.first == UInt8(ascii: ","), decimals.count == 3, Array(whole) != [UInt8(ascii: "0")] {
            throw .ambiguous(String(text))
        }
        guard marks.isEmpty || !decimals.isEmpty, parts.count <= 2 else { throw .notANumber(String(text)) }
        guard decimals.count <= 6 else { throw .tooFine(String(text)) }
        let significant = whole.drop { $0 == UInt8(ascii: "0") }
        guard significant.count <= 10 else { throw .tooLarge(String(text)) }
        let padding = [UInt8](repeating: UInt8(ascii: "0"), count: 6 - decimals.count)
        let millionths = (Array(significant) + Array(decimals) + padding).reduce(Int64(0)) {
            $0 * 10 + Int64($1 - UInt8(ascii: "0"))
        }
        guard millionths <= Self.limit else { throw .tooLarge(String(text)) }
        self.millionths = isNegative ? -millionths : millionths
    }

    /// The number with the decimal mark given and no needless zeros: `1.5`, `-20`.
    package func text(decimalMark: String = ".") -> String {
        let magnitude = millionths.magnitude
        var text = (millionths < 0 ? "-" : "") + String(magnitude / UInt64(Self.scale))
        var decimals = String(magnitude % UInt64(Self.scale) + UInt64(Self.scale)).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        if !decimals.isEmpty { text += decimalMark + decimals }
        return text
    }

    /// The nearest amount of so many decimals, 0 to 6; halves away from zero.
    package func rounded(decimals: Int) -> Amount {
        let unit = (0..<max(0, min(6, 6 - decimals))).reduce(Int64(1)) { unit, _ in unit * 10 }
        let (sum, overflows) = millionths.addingReportingOverflow(millionths < 0 ? -unit / 2 : unit / 2)
        return overflows ? self : Amount(millionths: sum / unit * unit)
    }

    /// The sum; beyond 64 bits it stays at the greatest number there is.
    package static func + (left: Amount, right: Amount) -> Amount {
        let (sum, overflows) = left.millionths.addingReportingOverflow(right.millionths)
        return Amount(millionths: overflows ? (left.millionths < 0 ? .min : .max) : sum)
    }

    package static prefix func - (amount: Amount) -> Amount {
        Amount(millionths: amount.millionths == .min ? .max : -amount.millionths)
    }
}

extension Amount: Comparable {
    /// By size; 2 and 2.0 are the same amount.
    package static func < (left: Amount, right: Amount) -> Bool { left.millionths < right.millionths }
}

extension Amount: CustomStringConvertible {
    /// With a point, as stored and exported.
    package var description: String { text() }
}

/// Why a text is no amount; each case carries the text.
package enum AmountError: Error, Hashable, Sendable {
    case notANumber(String)
    /// It may mean two numbers.
    case ambiguous(String)
    case tooLarge(String)
    /// More than six decimals.
    case tooFine(String)
    /// A length of time for an item that is not counted in time.
    case notATime(String, unit: String?)
    /// A length of time of more than a day, which nobody confirmed.
    case longerThanADay(String)
}
