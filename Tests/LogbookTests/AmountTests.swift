import Testing

@testable import VistazoLogbook

@Suite struct AmountTests {
    @Test(arguments: [
        ("1.5", "1.5"), ("1,5", "1.5"), ("0", "0"), ("-250", "-250"), ("+3", "3"), ("007", "7"),
        ("0,125", "0.125"), ("1.234", "1.234"), (".5", "0.5"), (",25", "0.25"), ("0.000001", "0.000001"),
        ("1000000000", "1000000000"), ("-0", "0"), ("1,2345", "1.2345"),
    ])
    func `point and comma part the decimals`(typed: String, stored: String) throws {
        #expect(try Amount(parsing: typed).description == stored)
    }

    @Test(arguments: [
        ("1,234", AmountError.ambiguous("1,234")), ("1.234,5", .ambiguous("1.234,5")),
        ("1,234.5", .ambiguous("1,234.5")), ("1.2.3", .ambiguous("1.2.3")), ("12,345", .ambiguous("12,345")),
        (",125", .ambiguous(",125")), ("", .notANumber("")), ("-", .notANumber("-")),
        ("5.", .notANumber("5.")),
        ("1e3", .notANumber("1e3")), ("inf", .notANumber("inf")), ("0x10", .notANumber("0x10")),
        ("٣", .notANumber("٣")), ("1 000", .notANumber("1 000")), (".", .notANumber(".")),
        ("1000000001", .tooLarge("1000000001")), ("99999999999999999999", .tooLarge("99999999999999999999")),
        ("0.0000001", .tooFine("0.0000001")),
    ])
    func `what may mean two numbers, or none, is refused`(typed: String, fault: AmountError) {
        #expect(throws: fault) { try Amount(parsing: typed) }
    }

    @Test func `tenths add up exactly`() {
        let tenth = Amount(millionths: 100_000)
        #expect((0..<10).reduce(Amount.zero) { sum, _ in sum + tenth } == .one)
        #expect(Amount(millionths: .max) + .one == Amount(millionths: .max))
        #expect(-Amount(millionths: .min) == Amount(millionths: .max))
        #expect(Amount(.max).millionths == Amount.limit)
    }

    static func item(_ unit: String?) throws -> Item {
        let logbook = try LogbookFixture().open()
        var change = ItemChange(name: "x")
        change.unit = unit
        return try logbook.addItem(change, at: Instant(seconds: 0))
    }

    @Test(arguments: [
        ("30m", "min", "30"), ("1h30m", "min", "90"), ("90s", "min", "1.5"), ("30m", "h", "0.5"),
        ("45 min", "min", "45"), ("20m", "h", "0.333333"), ("2", "min", "2"), ("30m", "m", "30"),
        ("250ml", "ml", "250"), ("250 ML", "ml", "250"), ("1,5 l", "l", "1.5"), ("24h", "h", "24"),
    ])
    func `the item's own unit and lengths of time may stand behind`(
        typed: String, unit: String, amount: String
    ) throws {
        #expect(try Amount(parsing: typed, for: Self.item(unit)).description == amount)
    }

    @Test func `a length of time for what is not counted in time is refused`() throws {
        #expect(throws: AmountError.notATime("30m", unit: "ml")) {
            try Amount(parsing: "30m", for: Self.item("ml"))
        }
        #expect(throws: AmountError.notATime("30m", unit: nil)) {
            try Amount(parsing: "30m", for: Self.item(nil))
        }
        #expect(throws: AmountError.notANumber("250cl")) {
            try Amount(parsing: "250cl", for: Self.item("ml"))
        }
    }

    @Test func `more than a day must be meant`() throws {
        let item = try Self.item("h")
        #expect(throws: AmountError.longerThanADay("25h")) { try Amount(parsing: "25h", for: item) }
        #expect(try Amount(parsing: "25h", for: item, allowsLong: true).description == "25")
    }
}
