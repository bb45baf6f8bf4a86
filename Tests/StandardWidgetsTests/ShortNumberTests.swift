import Testing
import VistazoWords

@testable import StandardWidgets

/// Case E26: numbers in fixed fields.
@Suite struct ShortNumberTests {
    @Test(arguments: [
        (999.5, "1000", "1000"), (999.95, "1000", "1000"), (1000, "1000", "1000"), (1023, "1023", "1023"),
        (1024, "1024", "1024"), (-0.04, "0", "0"), (0.04, "0.04", "0,04"), (99.94, "99.9", "99,9"),
        (99.96, "100", "100"), (9_999.4, "9999", "9999"), (9_999.5, "10k", "10k"), (12_345, "12k", "12k"),
        (999_499, "999k", "999k"), (999_500, "1M", "1M"), (1_250_000, "1.3M", "1,3M"),
        (-12_345, "-12k", "-12k"), (-999_999, "-1M", "-1M"), (0, "0", "0"), (-5.25, "-5.3", "-5,3"),
        (.nan, "–", "–"), (-.infinity, "–", "–"), (1e30, "…", "…"),
    ])
    func `E26: a number takes no more than four columns and is never a thousand thousands`(
        value: Double, point: String, comma: String
    ) {
        #expect(ShortNumber(Words(language: "en")).text(value, columns: 4) == point)
        #expect(ShortNumber(Words(language: "es")).text(value, columns: 4) == comma)
        #expect(ShortNumber(decimalMark: ",").text(value, columns: 4) == comma)
    }

    @Test func `E26: no number is wider than its field, and none loses its size`() {
        let number = ShortNumber(decimalMark: ".")
        let letters: [Character: Double] = ["k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15, "E": 1e18]
        for exponent in -3...19 {
            for digits in [1, 1.005, 1.5, 4.99, 9.949, 9.9951, 9.99999] {
                for sign in [1.0, -1] {
                    let value = (0..<abs(exponent)).reduce(sign * digits) { value, _ in
                        exponent < 0 ? value / 10 : value * 10
                    }
                    for columns in 0...12 {
                        let text = number.text(value, columns: columns)
                        #expect(text.count <= columns)
                        #expect(!text.contains("1000k") && text != "-0" && !text.hasPrefix("-0k"))
                        guard columns >= (sign < 0 ? 5 : 4), text != "…" else { continue }
                        let scale = text.last.flatMap { letters[$0] } ?? 1
                        let told = (Double(text.filter { !$0.isLetter }) ?? .nan) * scale
                        // To half of the last place told.
                        #expect(abs(told - value) <= max(abs(value) * 0.07, 0.5), "\(value) as \(text)")
                    }
                }
            }
        }
    }
}
