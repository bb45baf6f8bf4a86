import VistazoWords

/// A number for a field of so many columns: decimals go first, then thousands are told by a letter. Never wider than
/// the field, never a thousand thousands, never a zero with a sign; what cannot be said in the field is `…`.
///
/// 999.95 in four columns is `1000`, 999 950 is `1M`, −0.04 is `0`.
struct ShortNumber {
    /// Between whole and part: `.` or `,`.
    let decimalMark: String

    init(_ words: Words) { decimalMark = words("logbook.decimalMark") }

    init(decimalMark: String) { self.decimalMark = decimalMark }

    /// - Parameters:
    ///   - decimals: The most that are told, 0 to 6.
    ///   - columns: None give nothing.
    func text(_ value: Double, decimals: Int = 2, columns: Int) -> String {
        guard columns > 0 else { return "" }
        guard value.isFinite else { return "–" }
        var magnitude = value.magnitude
        for (index, letter) in Self.letters.enumerated() {
            let most = index == 0 ? max(0, min(decimals, 6)) : 2
            // A scale is taken once the number comes to one of it.
            guard index == 0 || magnitude >= 0.95 else { break }
            for places in stride(from: most, through: 0, by: -1) {
                guard let digits = digits(magnitude, places: places) else { break }
                let isZero = !digits.contains { $0 != "0" && String($0) != decimalMark }
                // A thousand of a scale is one of the next.
                let isNext = index > 0 && index + 1 < Self.letters.count && whole(digits) > 3
                let text = (value < 0 && !isZero ? "-" : "") + digits + letter
                if !isNext, text.count <= columns { return text }
            }
            magnitude /= 1000
        }
        return "…"
    }

    /// Digits before the decimal mark.
    private func whole(_ digits: String) -> Int { digits.prefix { String($0) != decimalMark }.count }

    private static let letters = ["", "k", "M", "G", "T", "P", "E"]

    /// Rounded half up, without zeros at the end of the decimals; nil where it is too large to be told.
    private func digits(_ magnitude: Double, places: Int) -> String? {
        let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
        // Half of what a double cannot tell apart is added, so that 0.15 is 0.2.
        guard let scaled = Int(exactly: (magnitude * Double(scale) * (1 + .ulpOfOne)).rounded()) else {
            return nil
        }
        guard places > 0 else { return String(scaled) }
        var part = String(String(scaled % scale + scale).dropFirst())
        while part.last == "0" { part.removeLast() }
        return String(scaled / scale) + (part.isEmpty ? "" : decimalMark + part)
    }
}
