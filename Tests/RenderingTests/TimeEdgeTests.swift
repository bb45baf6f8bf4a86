import Foundation
import Testing
import VistazoArchive

@testable import VistazoRendering

/// Live text at the edges: hostile dates, the ladder, calendars and plain digits.
@Suite struct TimeEdgeTests {
    static let english = Locale(identifier: "en_US")

    static func words(
        _ text: LiveText, now: Date = TimeVector.now, zone: TimeZone = .gmt, locale: String = "en_US",
        variant: TextVariant = .regular
    ) -> String {
        liveText(text, now: now, zone: zone, locale: Locale(identifier: locale), variant: variant).string
    }

    @Test func `no date is too far and no number too odd`() {
        let odd = [
            -.infinity, -1e300, -1e15, -6e10, 0, 6e10, 1e15, 1e300, .infinity, .nan,
            .greatestFiniteMagnitude, -.leastNonzeroMagnitude,
        ].map { Date(timeIntervalSince1970: $0) }
        for date in odd {
            for now in odd {
                var texts = LiveText.DateStyle.allCases.map { LiveText.date(date, $0) }
                texts += LiveText.DateFormat.Kind.allCases.map { kind in
                    .format(
                        LiveText.DateFormat(
                            date: date, kind: kind, allowedFields: [], maxFieldCount: -3,
                            maxPrecision: kind == .offset ? .nan : -1))
                }
                texts.append(.range(from: date, to: now))
                for precision in [Double.nan, -.infinity, .infinity, 1e300, 0] {
                    texts.append(
                        .timer(
                            LiveText.TimerSpan(
                                from: date, to: now, pausedAt: date, maxFieldCount: .min,
                                maxPrecision: precision)))
                }
                texts.append(.now(skeleton: "yMMMMEEEEdjmms"))
                for text in texts {
                    for variant in TextVariant.ladder(for: text) + [TextVariant(.narrow, dropped: .max)] {
                        let live = liveText(
                            text, now: now, zone: .gmt, locale: Self.english, variant: variant)
                        #expect(!live.string.isEmpty, "\(text)")
                        if let next = live.nextChange { #expect(next > now) }
                    }
                }
            }
        }
    }

    @Test func `a date that is no number is a dash`() {
        let date = Date(timeIntervalSince1970: .nan)
        #expect(Self.words(.date(date, .relative)) == "-")
        #expect(Self.words(.range(from: TimeVector.now, to: date)) == "-")
        #expect(Self.words(.date(TimeVector.now, .timer), now: date) == "-")
    }

    @Test func `a timer whose ends are reversed stands at zero`() {
        let span = LiveText.TimerSpan(from: TimeVector.now + 60, to: TimeVector.now)
        let live = liveText(.timer(span), now: TimeVector.now, zone: .gmt, locale: Self.english)
        #expect(live == LiveString(string: "0:00"))
    }

    @Test(arguments: [
        (LiveText.date(TimeVector.now - 8_580, .relative), ["2 hr, 23 min", "2h 23m", "2h"]),
        (.date(TimeVector.now - 8_580, .offset), ["+2 hours", "+2 hr", "+2h"]),
        (.date(TimeVector.now - 8_580, .timer), ["2:23:00", "2h 23m", "2h"]),
        (
            .format(.init(date: TimeVector.now - 8_580, kind: .offset)),
            ["2 hours, 23 minutes", "2 hr, 23 min", "2h 23m", "2h"]
        ),
        (
            .timer(.init(from: TimeVector.now - 60, to: TimeVector.now + 5_400)),
            ["1:30:00", "1h 30m", "1h"]
        ),
        (
            .format(.init(date: TimeVector.now - 5_025.67, kind: .stopwatch)),
            ["01:23:45.67", "01:23:45", "1h 23m", "1h"]
        ),
        (
            .date(TimeVector.now, .date),
            ["March 12, 2025", "Mar 12, 2025", "3/12/2025", "Mar 12", "3/12"]
        ),
        (.date(TimeVector.now, .time), ["12:00PM", "12PM"]),
        (
            .range(from: TimeVector.now, to: TimeVector.now + 7_200),
            ["12:00–2:00\u{202F}PM", "12–2\u{202F}PM", "12\u{202F}PM"]
        ),
        (
            .format(.init(date: TimeVector.now - 7_200, kind: .reference)),
            ["2 hours ago", "2 hr. ago", "2h ago"]
        ),
        (.now(skeleton: "jms"), ["12:00:00\u{202F}PM", "12:00:00\u{202F}PM", "12:00\u{202F}PM"]),
        (.now(skeleton: "EEEEMMMMd"), ["Wednesday, March 12", "Wed, Mar 12", "Mar 12"]),
    ])
    func `a text steps down its ladder`(text: LiveText, rungs: [String]) {
        let found = TextVariant.ladder(for: text).map { Self.words(text, variant: $0) }
        #expect(found == rungs)
    }

    @Test func `one field always stays`() {
        for dropped in [1, 2, 99, Int.max] {
            let text = LiveText.date(TimeVector.now - 8_580, .relative)
            #expect(Self.words(text, variant: TextVariant(.narrow, dropped: dropped)) == "2h")
        }
    }

    @Test(arguments: ["Europe/Madrid", "America/New_York", "America/Havana", "Australia/Lord_Howe"])
    func `differences agree with Foundation's calendar`(zoneName: String) throws {
        let zone = try #require(TimeZone(identifier: zoneName))
        let clock = WallClock(zone: zone)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        var random = SeededRandom(seed: 7)
        var differing = 0
        for _ in 0..<2_000 {
            let start = 1_600_000_000 + Int.random(in: 0...200_000_000, using: &random)
            let end = start + Int.random(in: 0...100_000_000, using: &random)
            let ours = clock.span(
                from: start * 1000, to: end * 1000, in: [.year, .month, .day, .hour, .minute, .second])
            let parts = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second],
                from: Date(timeIntervalSince1970: Double(start)),
                to: Date(timeIntervalSince1970: Double(end)))
            let theirs = [
                parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second,
            ].map { $0 ?? 0 }
            if ours != theirs { differing += 1 }
        }
        // Where an hour is skipped or told twice on the last day, Foundation counts from another instant.
        #expect(differing <= 4, "\(differing) of 2000")
    }

    @Test func `days and dates convert both ways`() {
        for number in stride(from: -800_000, through: 3_000_000, by: 37) {
            #expect(CivilDate(dayNumber: number).dayNumber == number)
        }
        #expect(CivilDate(dayNumber: 0) == CivilDate(year: 1970, month: 1, day: 1))
        #expect(CivilDate(year: 2024, month: 2, day: 29).dayNumber == 19_782)
    }

    @Test func `the first midnight of a day that has none is when the day begins`() throws {
        let clock = WallClock(zone: try #require(TimeZone(identifier: "America/Havana")))
        let evening = WallClock.milliseconds(TimeVector.date("2026-03-08T02:00:00Z"))
        #expect(
            clock.midnight(after: evening) == WallClock.milliseconds(TimeVector.date("2026-03-08T05:00:00Z")))
    }

    @Test func `languages with plain time say what the locale data say`() {
        for identifier in Locale.availableIdentifiers where NumberMarks.isPlain(identifier) {
            let asked = NumberMarks(asking: Locale(identifier: identifier))
            let plain = NumberMarks.of(Locale(identifier: identifier))
            #expect(
                asked.time(hours: 12, minutes: 34, seconds: 56)
                    == plain.time(hours: 12, minutes: 34, seconds: 56),
                "\(identifier)")
            #expect(
                asked.time(hours: nil, minutes: 7, seconds: 8)
                    == plain.time(hours: nil, minutes: 7, seconds: 8),
                "\(identifier)")
            #expect(asked.plus == plain.plus && asked.minus == plain.minus, "\(identifier)")
        }
    }

    @Test(arguments: [
        "ar_EG", "fa_IR", "he_IL", "fi_FI", "th_TH", "hi_IN", "en_US@numbers=arab", "", "nonsense",
    ])
    func `no locale brings direction marks or empty words`(locale: String) {
        let texts: [LiveText] = [
            .date(TimeVector.now - 90_000, .relative), .date(TimeVector.now + 7_200, .offset),
            .date(TimeVector.now, .date), .date(TimeVector.now, .time),
            .range(from: TimeVector.now, to: TimeVector.now + 60), .now(skeleton: "jms"),
            .format(.init(date: TimeVector.now - 90_000, kind: .reference)),
            .format(.init(date: TimeVector.now - 90_000, kind: .stopwatch)),
        ]
        let marks = Set("\u{200E}\u{200F}\u{061C}\u{2068}\u{2069}".unicodeScalars)
        for text in texts {
            let words = Self.words(text, locale: locale)
            #expect(!words.isEmpty)
            #expect(words.unicodeScalars.allSatisfy { !marks.contains($0) })
        }
    }
}
