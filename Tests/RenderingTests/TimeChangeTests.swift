import Foundation
import Testing
import VistazoArchive

@testable import VistazoRendering

/// When live text changes: not a millisecond before it says so, and not after.
@Suite struct TimeChangeTests {
    static let zones = [
        "UTC", "Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "America/Havana",
        "Asia/Kathmandu", "America/Asuncion", "Pacific/Apia", "Africa/Casablanca",
    ]

    /// Where clocks jump, months end and leap days stand, in all of those zones.
    static let anchors = [
        "2025-03-09T07:00:00Z", "2025-11-02T06:00:00Z", "2025-04-05T15:00:00Z", "2025-10-04T15:30:00Z",
        "2026-03-08T05:00:00Z", "2026-11-01T05:00:00Z", "2024-02-29T12:00:00Z", "2025-01-31T12:00:00Z",
        "2026-03-29T01:00:00Z", "2024-10-06T04:00:00Z", "2026-02-15T03:00:00Z",
    ].map(TimeVector.date)

    static func text(_ kind: Int, date: Date, random: inout SeededRandom) -> LiveText {
        switch kind {
        case 0: .date(date, .relative)
        case 1: .date(date, .offset)
        case 2: .date(date, .timer)
        case 3:
            .format(
                LiveText.DateFormat(
                    date: date, kind: .offset, maxFieldCount: Int.random(in: 1...6, using: &random)))
        case 4:
            .format(
                LiveText.DateFormat(
                    date: date, kind: .offset, allowedFields: [.week, .day, .minute],
                    maxFieldCount: Int.random(in: 1...3, using: &random), sign: .always))
        case 5:
            .timer(
                LiveText.TimerSpan(
                    from: date, to: date + Double(Int.random(in: 0...20_000_000, using: &random)) / 1000,
                    countsDown: Bool.random(using: &random), showsHours: Bool.random(using: &random),
                    maxPrecision: [nil, 1, 10, 60, 3600].randomElement(using: &random) ?? nil))
        case 6:
            .format(
                LiveText.DateFormat(
                    date: date, kind: .stopwatch,
                    maxFieldCount: [nil, 2, 3, 4].randomElement(using: &random) ?? nil,
                    maxPrecision: [nil, 0.1, 1, 60].randomElement(using: &random) ?? nil))
        case 7: .format(LiveText.DateFormat(date: date, kind: .reference))
        default:
            .now(
                skeleton: ["jm", "jms", "j", "EEEEMMMMd", "MMMMy", "y", "Hmm", "w"].randomElement(
                    using: &random)
                    ?? "jm")
        }
    }

    @Test(arguments: 0...8, zones)
    func `words hold until the next change and differ at it`(kind: Int, zoneName: String) throws {
        let zone = try #require(TimeZone(identifier: zoneName))
        let locale = Locale(identifier: "en_US")
        var random = SeededRandom(seed: UInt64(kind * 100 + zoneName.utf8.count))
        let rounds = kind == 7 ? 15 : 120
        var changes = 0
        for _ in 0..<rounds {
            let anchor = try #require(Self.anchors.randomElement(using: &random))
            let reach = [90, 7_200, 200_000, 5_000_000, 80_000_000].randomElement(using: &random) ?? 90
            // Whole seconds often, so that the boundaries themselves are met.
            let unit = Bool.random(using: &random) ? 1_000 : 1
            let moment = { (random: inout SeededRandom) in
                anchor + Double(
                    Int.random(in: -reach * 1000 / unit...reach * 1000 / unit, using: &random) * unit) / 1000
            }
            let text = Self.text(kind, date: moment(&random), random: &random)
            let now = moment(&random)
            let variant = try #require(TextVariant.ladder(for: text).randomElement(using: &random))
            func words(_ date: Date) -> LiveString {
                workedOutText(text, now: date, zone: zone, locale: locale, variant: variant)
            }
            let present = words(now)
            guard let next = present.nextChange else {
                for later in [0.001, 1, 60, 3_600, 86_400, 3_456_000] as [TimeInterval] {
                    let then = words(now + later).string
                    #expect(then == present.string, "\(text) \(variant) changes after \(now) unannounced")
                }
                continue
            }
            changes += 1
            #expect(next > now)
            let gap = next.timeIntervalSince(now)
            for share in [0.1, 0.35, 0.5, 0.77, 0.93] {
                let between = now + (gap * share * 1000).rounded(.down) / 1000
                #expect(
                    words(between).string == present.string,
                    "\(text) \(variant) \(zoneName) differs at \(between) before \(next)")
            }
            #expect(
                words(next - 0.001).string == present.string,
                "\(text) \(variant) \(zoneName) from \(now) differs before \(next)")
            #expect(
                words(next).string != present.string,
                "\(text) \(variant) \(zoneName) from \(now) is \(present.string) at \(next) still")
        }
        #expect(changes > 0)
    }

    @Test(arguments: [LiveText.DateStyle.relative, .timer], [0.0, 0.4, 59.9, 3_500])
    func `sixty ticks give sixty different strings`(style: LiveText.DateStyle, since: Double) {
        let date = TimeVector.now + 0.123
        var now = date + since
        var seen: Set<String> = []
        for _ in 0..<60 {
            let words = workedOutText(
                .date(date, style), now: now, zone: .gmt, locale: Locale(identifier: "en_US"))
            seen.insert(words.string)
            guard let next = words.nextChange else { break }
            // With the date's own phase, not the wall clock's.
            #expect(abs(next.timeIntervalSince(date).remainder(dividingBy: 1)) < 0.000_5)
            now = next
        }
        #expect(seen.count == 60)
    }

    @Test func `a countdown ticks with its end and stops there`() {
        let span = LiveText.TimerSpan(from: TimeVector.now, to: TimeVector.now + 2.5)
        var now = TimeVector.now - 10
        var words: [String] = []
        var instants: [Double] = []
        while true {
            let live = workedOutText(.timer(span), now: now, zone: .gmt, locale: Locale(identifier: "en_US"))
            words.append(live.string)
            guard let next = live.nextChange else { break }
            instants.append((next.timeIntervalSince(TimeVector.now) * 1000).rounded() / 1000)
            now = next
        }
        #expect(words == ["0:03", "0:02", "0:01", "0:00"])
        #expect(instants == [0.5, 1.5, 2.5])
    }

    @Test func `a paused timer stands where it was paused`() {
        let start = TimeVector.now
        let span = LiveText.TimerSpan(from: start, to: start + 300, pausedAt: start + 100)
        func words(_ seconds: Double) -> LiveString {
            workedOutText(.timer(span), now: start + seconds, zone: .gmt, locale: Locale(identifier: "en_US"))
        }
        #expect(words(99).string == "3:21")
        #expect(words(99).nextChange == start + 100)
        #expect(words(100) == LiveString(string: "3:20"))
        #expect(words(5_000) == LiveString(string: "3:20"))
    }

    @Test(arguments: [
        ("jm", "America/Havana", "2026-03-08T04:59:30Z", "2026-03-08T05:00:00Z"),
        ("EEEEd", "America/Havana", "2026-03-07T20:00:00Z", "2026-03-08T05:00:00Z"),
        // The hour told twice: it goes on as the same hour.
        ("j", "America/New_York", "2025-11-02T05:10:00Z", "2025-11-02T07:00:00Z"),
        ("j", "America/New_York", "2025-03-09T06:30:00Z", "2025-03-09T07:00:00Z"),
        // Half an hour is put back at two: half past one again.
        ("jm", "Australia/Lord_Howe", "2025-04-05T14:59:10Z", "2025-04-05T15:00:00Z"),
        ("jm", "Asia/Kathmandu", "2025-06-01T00:00:01Z", "2025-06-01T00:01:00Z"),
        ("j", "Asia/Kathmandu", "2025-06-01T00:00:00Z", "2025-06-01T00:15:00Z"),
        ("MMMM", "Europe/Madrid", "2026-01-31T12:00:00Z", "2026-01-31T23:00:00Z"),
        ("y", "Europe/Madrid", "2026-11-30T12:00:00Z", "2026-12-31T23:00:00Z"),
    ])
    func `the present time changes with the wall clock`(
        skeleton: String, zoneName: String, now: String, next: String
    ) throws {
        let zone = try #require(TimeZone(identifier: zoneName))
        let live = workedOutText(
            .now(skeleton: skeleton), now: TimeVector.date(now), zone: zone,
            locale: Locale(identifier: "en_US"))
        #expect(live.nextChange == TimeVector.date(next))
    }

    @Test func `what does not tick has no next change`() {
        let date = TimeVector.now
        for text in [LiveText.date(date, .date), .date(date, .time), .range(from: date, to: date + 60)] {
            let live = workedOutText(text, now: date, zone: .gmt, locale: Locale(identifier: "en_US"))
            #expect(live.nextChange == nil)
        }
    }
}

/// A small generator whose numbers are the same in every run.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
