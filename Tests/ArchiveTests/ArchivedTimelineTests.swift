import Foundation
import Testing

@testable import VistazoArchive

@Suite struct ArchivedTimelineTests {
    static func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// Entries named by a letter at seconds: `a0 b10`.
    static func timeline(_ entries: String, staleAfter: Double? = nil) -> ArchivedTimeline {
        ArchivedTimeline(
            entries: entries.split(separator: " ").map { entry in
                ArchivedEntry(
                    date: date(Double(entry.dropFirst()) ?? .nan), view: .text(String(entry.prefix(1))))
            }, staleAfter: staleAfter)
    }

    static let shown: [(now: Double, shown: String?, next: Double?)] = [
        (-1, nil, 0), (0, "a", 10), (9.999, "a", 10), (10, "c", 20), (25, "d", nil),
    ]

    @Test(arguments: shown)
    func `the last entry that has begun is shown, of equal dates the last`(
        now: Double, shown: String?, next: Double?
    ) {
        let timeline = Self.timeline("a0 b10 c10 d20")
        #expect(timeline.entry(at: Self.date(now))?.view == shown.map { .text($0) })
        #expect(timeline.nextEntryDate(after: Self.date(now)) == next.map { Self.date($0) })
    }

    @Test(arguments: [
        ("a0", "a5", true), ("a0", "b0", false), ("x-9 a0", "a0", true), ("a0 b20", "a1 b20", true),
        ("a0 b20", "a0 b21", false), ("a0", "a0 b20", false), ("a0", "a11", false), ("a11", "a11", true),
    ])
    func `two show the same where what is and what comes is the same`(
        one: String, other: String, same: Bool
    ) {
        #expect(Self.timeline(one).shows(sameAs: Self.timeline(other), from: Self.date(10)) == same)
        #expect(Self.timeline(other).shows(sameAs: Self.timeline(one), from: Self.date(10)) == same)
    }

    @Test func `where an age makes an entry stale its date counts`() {
        let one = Self.timeline("a0", staleAfter: 60)
        #expect(one.shows(sameAs: one, from: Self.date(10)))
        #expect(!one.shows(sameAs: Self.timeline("a5", staleAfter: 60), from: Self.date(10)))
        #expect(!one.shows(sameAs: Self.timeline("a0"), from: Self.date(10)))
    }
}
