import Foundation
import Testing

@testable import VistazoArchive

@Suite struct WireDateTests {
    @Test(arguments: [
        ("2001-01-01T00:00:00Z", 0), ("2026-11-30T09:12:00Z", 817_722_720),
        ("1970-01-01T00:00:00Z", -978_307_200),
        ("2026-11-30T09:12:00.5Z", 817_722_720.5), ("2026-11-30t09:12:00z", 817_722_720),
        ("2026-11-30 09:12:00+00:00", 817_722_720), ("2026-11-30T10:12:00+01:00", 817_722_720),
        ("2026-11-30T03:42:00-05:30", 817_722_720), ("2000-02-29T12:00:00Z", -26_481_600),
        ("0001-01-01T00:00:00Z", -63_113_904_000), ("9999-12-31T23:59:59Z", 252_423_993_599),
        ("2016-12-31T23:59:60Z", 504_921_600), ("2001-01-01T00:00:00.123456789987654321Z", 0.123456789),
    ])
    func `dates are read`(text: String, seconds: Double) throws {
        #expect(try WireDate.parse(text).get() == Date(timeIntervalSinceReferenceDate: seconds))
    }

    @Test(arguments: [
        "", "2026-11-30", "2026-11-30T09:12Z", "2026-11-30T09:12:00", "2026-13-01T00:00:00Z",
        "2026-02-30T00:00:00Z",
        "2100-02-29T00:00:00Z", "2026-00-10T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z",
        "2026-01-01T00:60:00Z", "2026-01-01T00:00:61Z", "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00+1:00",
        "2026-01-01T00:00:00+24:00", "2026-01-01T00:00:00Zx", "+2026-01-01T00:00:00Z",
        "12026-01-01T00:00:00Z",
        "２026-01-01T00:00:00Z", "2026-01-01T00:00:00." + String(repeating: "0", count: 1000) + "Z",
    ])
    func `what is no RFC 3339 date is refused`(text: String) {
        #expect(WireDate.parse(text) == .failure(.malformed))
    }

    @Test(arguments: ["0000-01-01T00:00:00Z", "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01"])
    func `dates outside the years 1 to 9999 are refused as such`(text: String) {
        #expect(WireDate.parse(text) == .failure(.outOfRange))
    }

    @Test func `every day of twelve hundred years is written as Foundation reads it`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var wrong: [String] = []
        for day in stride(from: 1600 * 365, to: 2800 * 365, by: 1) {
            let date = Date(timeIntervalSinceReferenceDate: Double(day - 2001 * 365) * 86_400 + 3_723)
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let digits = [parts.year, parts.month, parts.day].map {
                ($0 ?? 0) < 10 ? "0\($0 ?? 0)" : "\($0 ?? 0)"
            }
            let text = WireDate.text(date)
            if text != digits.joined(separator: "-") + "T01:02:03Z" { wrong.append(text) }
        }
        #expect(wrong == [])
    }

    @Test func `what is written is read back the same`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let seconds = Double.random(in: -2e9...2e9, using: &generator)
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            let back = try WireDate.parse(WireDate.text(date)).get()
            #expect(abs(back.timeIntervalSince(date)) < 1e-9)
            let millis = Date(timeIntervalSinceReferenceDate: (seconds * 1000).rounded() / 1000)
            #expect(try WireDate.parse(WireDate.text(millis)).get() == millis)
        }
    }

    @Test(arguments: [
        (0.5, "2001-01-01T00:00:00.500Z"), (0.25025, "2001-01-01T00:00:00.250250Z"),
        (1e-9, "2001-01-01T00:00:00.000000001Z"), (-0.001, "2000-12-31T23:59:59.999Z"),
        (-63_113_904_000, "0001-01-01T00:00:00Z"), (.nan, "0001-01-01T00:00:00Z"),
        (-.infinity, "0001-01-01T00:00:00Z"), (1e300, "9999-12-31T23:59:59.999969Z"),
    ])
    func `dates are written with as few digits as give them back`(seconds: Double, text: String) {
        #expect(WireDate.text(Date(timeIntervalSinceReferenceDate: seconds)) == text)
    }
}

@Suite struct NearestDateTests {
    static let dates: [(seconds: Double, nearest: String?)] = [
        (0, "2001-01-01T00:00:00Z"), (-63_113_904_000, "0001-01-01T00:00:00Z"),
        (-63_114_076_800, "0001-01-01T00:00:00Z"),
        (-1e308, "0001-01-01T00:00:00Z"), (252_423_993_599, "9999-12-31T23:59:59Z"), (252_423_993_600, nil),
        (1e308, nil),
        (.nan, nil), (.infinity, nil), (-.infinity, nil),
    ]

    @Test(arguments: dates.indices)
    func `a date before all that can be written is the first, one after them is none`(number: Int) {
        let (seconds, nearest) = Self.dates[number]
        let found = WireDate.nearest(Date(timeIntervalSinceReferenceDate: seconds))
        #expect(found.map(WireDate.text) == nearest)
        if let found { #expect(WireDate.contains(found)) }
    }
}
