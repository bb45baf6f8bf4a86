import Foundation
import Testing

@testable import StandardWidgets

/// Numbers that fit a field.
@Suite struct FittedNumberTests {
    private static let american = Locale(identifier: "en_US")
    private static let german = Locale(identifier: "de_DE")

    /// Case E26, in a field of four cells.
    @Test(arguments: [
        (999.5, "1000"), (999.95, "1000"), (1000, "1000"), (1023, "1023"), (1024, "1024"), (-0.04, "0"),
        (-0.4, "−0.4"), (12.34, "12.3"), (9999.6, "10k"), (10_499, "10k"), (99_950, "100k"),
        (999_499, "999k"),
        (999_500, "1M"), (999_999, "1M"), (1_234_567, "1.2M"), (-1_234_567, "−1M"), (999_950_000, "1G"),
        (1e15, "1P"), (1e18, "1E"), (999.9e18, "1e21"), (1e100, "…"), (0, "0"), (0.0004, "0"), (7, "7"),
    ])
    func `E26: it fits four cells and is never a thousand of anything`(value: Double, expected: String) {
        #expect(FittedNumber(value, locale: Self.american).text(within: 4) == expected)
    }

    @Test(arguments: [
        (999.5, "1000"), (12.34, "12,3"), (-0.04, "0"), (1_234_567, "1,2M"), (0.5, "0,5"), (1023, "1023"),
    ])
    func `E26: the decimal sign may be a comma`(value: Double, expected: String) {
        #expect(FittedNumber(value, locale: Self.german).text(within: 4) == expected)
    }

    @Test(arguments: [
        (1284, 6, "1,284"), (1284, 5, "1,284"), (1284.5, 9, "1,284"), (64, 9, "64"),
        (1_234_567, 9, "1,234,567"),
        (1_234_567, 8, "1234567"), (1_234_567, 6, "1.23M"), (0.125, 9, "0.125"), (99.994, 9, "99.99"),
    ])
    func `it says as much as there is room for`(value: Double, field: Int, expected: String) {
        #expect(FittedNumber(value, locale: Self.american).text(within: field) == expected)
    }

    @Test(arguments: [
        (12.5, 2, "12.50"), (1284, 2, "1,284.00"), (3.14159, 0, "3"), (-0.001, 2, "0.00"),
        (7, 99, "7.000000000"),
    ])
    func `decimals that are wanted stand, where there is room`(value: Double, decimals: Int, expected: String)
    {
        #expect(FittedNumber(value, decimals: decimals, locale: Self.american).text == expected)
    }

    @Test func `no number is wider than its field, whatever the locale`() {
        let values = [
            0, 1, -1, 9.5, 99.95, 999.95, 9_999.5, 1e6, -1e6, 1e9, 1e14, 1e15, -1e17, 1e-300, 1e308, -1e308,
            0.1,
        ]
        for locale in ["en_US", "de_DE", "es_ES", "ru_RU", "fr_CH", "ar_EG", "hi_IN"] {
            for value in values {
                for field in 0...12 {
                    let text = FittedNumber(value, locale: Locale(identifier: locale)).text(within: field)
                    #expect(text.count <= field, "\(locale) \(value) \(field) \(text)")
                    #expect(!text.contains("1000k") && text != "−0")
                }
            }
        }
    }
}
