import Foundation
import Testing
import VistazoWords

@testable import VistazoLogbook

/// How long ago something was, in sentences.
@Suite struct AgoTests {
    private static let zone = Zone.named(TimeZone(identifier: "Europe/Berlin") ?? .gmt)

    private static func instant(_ text: String) throws -> Instant {
        Instant(try Date(text, strategy: .iso8601))
    }

    private func ago(_ date: String, _ now: String, _ language: String = "en") throws -> String {
        try Words(language: language).ago(Self.instant(date), at: Self.instant(now), zone: Self.zone)
    }

    @Test(arguments: [
        ("2016-01-24T12:00:00Z", "2016-12-24T12:00:00Z", "11 months ago"),
        ("2016-02-24T12:00:00Z", "2016-12-24T12:00:00Z", "10 months ago"),
        ("2016-04-10T12:00:00Z", "2016-05-31T12:00:00Z", "1 month ago"),
        ("2016-09-24T11:00:00Z", "2016-12-24T12:00:00Z", "3 months ago"),
        ("2016-12-23T12:01:00Z", "2016-12-24T12:00:00Z", "23 hours ago"),
        ("2016-12-24T11:58:31Z", "2016-12-24T12:00:00Z", "1 minute ago"),
        ("2016-12-24T11:59:01Z", "2016-12-24T12:00:00Z", "just now"),
    ])
    func `H14: it is cut off, never rounded up`(date: String, now: String, expected: String) throws {
        #expect(try ago(date, now) == expected)
    }

    @Test(arguments: ["en", "es", "ru"])
    func `H15: what a slow clock leaves to come is now, never minus something`(language: String) throws {
        let now = try ago("2016-12-24T12:00:00Z", "2016-12-24T12:00:00Z", language)
        for date in ["2016-12-24T12:00:02Z", "2016-12-24T12:05:00Z", "2017-12-24T12:00:00Z"] {
            let told = try ago(date, "2016-12-24T12:00:00Z", language)
            #expect(told == now)
            #expect(!told.contains("-") && !told.contains("−") && !told.contains(where: \.isNumber))
        }
    }

    @Test(arguments: [
        ("en", ["1 day ago", "2 days ago", "5 days ago", "22 days ago"]),
        ("es", ["hace 1 día", "hace 2 días", "hace 5 días", "hace 22 días"]),
        ("ru", ["1 день назад", "2 дня назад", "5 дней назад", "22 дня назад"]),
    ])
    func `H16: days are counted as each language counts`(language: String, expected: [String]) throws {
        let told = try ["2016-12-23", "2016-12-22", "2016-12-19", "2016-12-02"].map {
            try ago("\($0)T12:00:00Z", "2016-12-24T12:00:00Z", language)
        }
        #expect(told == expected)
    }
}
