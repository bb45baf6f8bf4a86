import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// Live text from change to change: by brute force exact, and no more often than its words need.
@Suite struct ChangeWalkTests {
    private static let english = Locale(identifier: "en_US")

    /// Nights on which clocks change, ends of months and years, the leap day: none on a whole second.
    static let anchors = [
        "2026-03-29T00:59:59Z", "2026-10-25T00:59:59Z", "2026-04-04T15:59:59Z", "2026-10-03T15:59:59Z",
        "2026-01-31T22:59:59Z", "2024-02-29T22:59:59Z", "2025-12-31T12:59:59Z",
    ].map { TimeVector.date($0) + 0.3 }

    static let distances: [Double] = [
        -34_700_000, -2_678_401, -86_401, -3_600, -59.6, -0.4, 0, 0.4, 89, 7_200.25, 86_399.9, 2_592_000,
        31_622_400,
    ]

    static let kinds: [String: @Sendable (Date) -> LiveText] = [
        "relative": { .date($0, .relative) }, "offset": { .date($0, .offset) },
        "timer": { .date($0, .timer) },
        "offset to": { .format(.init(date: $0, kind: .offset)) },
        "offset to, all fields": {
            .format(.init(date: $0, kind: .offset, maxFieldCount: 6, sign: .always))
        },
        "offset to, weeks": {
            .format(.init(date: $0, kind: .offset, allowedFields: [.week, .day, .hour], maxFieldCount: 2))
        },
        "interval down": { .timer(.init(from: $0, to: $0 + 5_400.6)) },
        "interval up": { .timer(.init(from: $0, to: $0 + 90_061, countsDown: false)) },
        "interval in minutes": { .timer(.init(from: $0, to: $0 + 5_400, maxPrecision: 60)) },
        "interval to be paused": { .timer(.init(from: $0, to: $0 + 900, pausedAt: $0 + 400.7)) },
        "stopwatch": { .format(.init(date: $0, kind: .stopwatch)) },
        "stopwatch in seconds": { .format(.init(date: $0, kind: .stopwatch, maxPrecision: 1)) },
        "reference": { .format(.init(date: $0, kind: .reference)) },
        "present minute": { _ in .now(skeleton: "jm") }, "present day": { _ in .now(skeleton: "EEEEMMMMd") },
    ]

    @Test(arguments: kinds.keys.sorted(), ["Europe/Berlin", "Australia/Sydney"])
    func `each text holds up to the instant that it names, and differs there`(
        kind: String, zoneName: String
    ) throws {
        let zone = try #require(TimeZone(identifier: zoneName))
        let make = try #require(Self.kinds[kind])
        func words(_ text: LiveText, _ now: Date) -> LiveString {
            workedOutText(text, now: now, zone: zone, locale: Self.english)
        }
        // Its words are dear.
        let steps = kind == "reference" ? 1 : 3
        for anchor in Self.anchors {
            for distance in Self.distances {
                let text = make(anchor + distance)
                var now = anchor - 0.7
                for _ in 0..<steps {
                    let present = words(text, now)
                    guard let next = present.nextChange else { break }
                    try #require(next > now)
                    let gap = next.timeIntervalSince(now)
                    for share in [0.03, 0.21, 0.49, 0.6, 0.83, 0.98] {
                        let between = now + (gap * share * 1000).rounded(.down) / 1000
                        try #require(
                            words(text, between).string == present.string,
                            "\(distance) s from \(anchor): differs at \(between), before \(next)")
                    }
                    try #require(words(text, next - 0.001).string == present.string)
                    try #require(
                        words(text, next).string != present.string,
                        "\(distance) s from \(anchor): \(present.string) still at \(next)")
                    now = next
                }
            }
        }
    }

    /// How often a text changes within so many hours.
    private func changes(_ text: LiveText, hours: Double, zone: TimeZone = .gmt) -> Int {
        var now = TimeVector.now
        let end = now + hours * 3_600
        var count = 0
        while let next = workedOutText(text, now: now, zone: zone, locale: Self.english).nextChange,
            next <= end
        {
            now = next
            count += 1
            if count > 100_000 { break }
        }
        return count
    }

    /// The table of how often each text changes; case E34 with it.
    @Test(arguments: [
        (LiveText.date(TimeVector.now - 10, .relative), 0.01, 36),
        (.date(TimeVector.now - 700, .relative), 0.1, 360),
        (.date(TimeVector.now - 8_580, .relative), 1, 60),
        (.date(TimeVector.now + 80_000, .relative), 2, 120),
        (.date(TimeVector.now - 200_000, .relative), 24, 24),
        (.date(TimeVector.now - 3_500_000, .relative), 72, 3),
        (.date(TimeVector.now - 40_000_000, .relative), 1_440, 2),
        (.date(TimeVector.now - 10, .offset), 0.01, 36),
        (.date(TimeVector.now - 700, .offset), 0.5, 30), (.date(TimeVector.now - 8_580, .offset), 12, 12),
        (.date(TimeVector.now - 200_000, .offset), 72, 3),
        (.date(TimeVector.now - 200_000, .timer), 0.1, 360),
        (.format(.init(date: TimeVector.now - 700, kind: .reference)), 0.5, 30),
        (.format(.init(date: TimeVector.now - 9_000, kind: .reference)), 12, 12),
        (.format(.init(date: TimeVector.now - 700, kind: .offset, allowedFields: [.hour, .minute])), 1, 60),
        (.timer(.init(from: TimeVector.now, to: TimeVector.now + 7_200, maxPrecision: 60)), 1, 60),
        (.now(skeleton: "jm"), 1, 60), (.now(skeleton: "j"), 24, 24), (.now(skeleton: "EEEEMMMMd"), 72, 3),
        (.now(skeleton: "y"), 8_760, 1), (.now(skeleton: "jms"), 0.1, 360),
        (.date(TimeVector.now, .date), 1_000, 0),
        (.date(TimeVector.now, .time), 1_000, 0),
        (.range(from: TimeVector.now, to: TimeVector.now + 60), 1_000, 0),
    ])
    func `a text changes as often as its words and no more`(text: LiveText, hours: Double, expected: Int) {
        #expect(changes(text, hours: hours) == expected)
    }

    /// Case E34: wake-ups are those of distinct boundaries, whatever the number of texts.
    @Test func `texts of minutes wake once a minute, and once a boundary`() {
        let start = TimeVector.now
        let view = Node.column(
            (1...4).map { .live(.date(start - Double($0) * 7_200, .relative)) }
                + [.live(.date(start - 9_020, .relative)), .live(.now(skeleton: "jm"))])
        var now = start
        var count = 0
        while let next = drawing(view, 30, 8, now: now).nextChange, next <= start + 600 {
            now = next
            count += 1
        }
        #expect(count == 20)
    }

    @Test func `words that are kept are those worked out, whatever was asked before`() {
        let texts = Self.kinds.keys.sorted().compactMap { Self.kinds[$0]?(TimeVector.now + 100.4) }
        var random = SeededRandom(seed: 3)
        for text in texts {
            for _ in 0..<60 {
                let now = TimeVector.now + Double(Int.random(in: -200_000...400_000, using: &random)) / 1000
                let kept = liveText(text, now: now, zone: .gmt, locale: Self.english)
                #expect(
                    kept == workedOutText(text, now: now, zone: .gmt, locale: Self.english),
                    "\(text) at \(now)")
            }
        }
    }
}
