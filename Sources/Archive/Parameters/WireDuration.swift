/// Lengths of time as people write them: `90s`, `1h30m`, or a bare number of seconds.
package enum WireDuration {
    /// Seconds of a text: numbers each with `ms`, `s`, `m`, `h` or `d`, largest first and each at most once, or a
    /// bare number of seconds. nil for anything else; never negative.
    package static func seconds(_ text: String) -> Double? {
        if let bare = number(text) { return bare.isFinite ? bare : nil }
        var rest = text[...]
        var total = 0.0
        var last = Double.infinity
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            rest = rest.dropFirst(digits.count)
            let unit = rest.prefix { $0.isASCII && $0.isLetter }
            rest = rest.dropFirst(unit.count)
            guard let number = number(String(digits)), let factor = units[String(unit)], factor < last else {
                return nil
            }
            last = factor
            total += number * factor
        }
        return text.isEmpty || !total.isFinite ? nil : total
    }

    private static let units: [String: Double] = ["ms": 0.001, "s": 1, "m": 60, "h": 3600, "d": 86_400]

    /// Digits with at most one point inside: no sign, no exponent.
    package static func number(_ text: String) -> Double? {
        func isDigit(_ character: Character?) -> Bool {
            character?.isASCII == true && character?.isNumber == true
        }
        guard isDigit(text.first), isDigit(text.last), text.allSatisfy({ isDigit($0) || $0 == "." })
        else { return nil }
        return Double(text)
    }
}

extension WireDate {
    /// Whether a text is a date as `parse` reads it, or the day alone: `2026-11-30`.
    package static func isDateOrDay(_ text: String) -> Bool {
        if case .success = parse(text) { return true }
        guard text.utf8.count == 10, case .success = parse(text + "T00:00:00Z") else { return false }
        return true
    }
}
