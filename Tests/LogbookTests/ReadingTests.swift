import Foundation
import Testing

@testable import VistazoLogbook

/// Figures that were read from elsewhere.
@Suite struct ReadingTests {
    private let fixture: LogbookFixture
    private let logbook: Logbook
    private let series = ReadingSeries("command df")

    init() throws {
        fixture = try LogbookFixture()
        logbook = try fixture.open()
    }

    private func add(_ value: Double, at second: Int, keeping span: Int = 86_400) throws {
        try logbook.add(Reading(value, at: Instant(seconds: second)), to: series, keeping: span)
    }

    private func values(since second: Int = 0) throws -> [Double] {
        try logbook.readings(of: series, since: Instant(seconds: second)).map(\.value)
    }

    @Test func `they come out in order, those of other series do not`() throws {
        try add(1, at: 1000)
        try add(2, at: 2000)
        try logbook.add(
            Reading(9, at: Instant(seconds: 1500)), to: ReadingSeries("command du"), keeping: 86_400)
        #expect(try values() == [1, 2])
        #expect(try values(since: 1001) == [2])
    }

    @Test func `however many are added only so many are kept, evenly`() throws {
        for second in 0..<3000 { try add(Double(second), at: 1_000_000 + 60 * second) }
        let kept = try values()
        #expect(kept.count <= Logbook.mostReadings)
        #expect(kept.count > Logbook.mostReadings / 2)
        #expect(kept.last == 2999)
        // Nothing before the span.
        #expect((kept.first ?? 0) >= Double(2999 - 86_400 / 60))
        let steps = zip(kept, kept.dropFirst()).map { $1 - $0 }
        #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 2)
    }

    @Test func `a clock that was set back takes what is to come with it`() throws {
        try add(1, at: 10_000)
        try add(2, at: 90_000)
        try add(3, at: 20_000)
        #expect(try values() == [1, 3])
    }

    @Test func `what is no number is not kept, and nothing is announced or undone`() throws {
        let before = try logbook.history().count
        try add(.nan, at: 1000)
        try add(.infinity, at: 2000)
        try add(5, at: 3000)
        #expect(try values() == [5])
        #expect(try logbook.history().count == before)
    }

    @Test func `a series that nobody adds to is forgotten`() throws {
        try add(1, at: 1000)
        let late = 1000 + 401 * 86_400
        try logbook.add(Reading(2, at: Instant(seconds: late)), to: ReadingSeries("other"), keeping: 60)
        #expect(try values().isEmpty)
    }

    @Test func `many processes add to one series without losing the file`() async throws {
        let path = fixture.place.file("vistazo.store")
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    guard
                        let own = try? Logbook(
                            path: path, runtimeFolder: nil, zone: .system, words: .init(language: "en"),
                            door: .widget)
                    else { return }
                    for step in 0..<25 {
                        try? own.add(
                            Reading(
                                Double(writer), at: Instant(seconds: 1_000_000 + 1000 * (step * 4 + writer))),
                            to: ReadingSeries("shared"), keeping: 400 * 86_400)
                    }
                }
            }
        }
        let all = try logbook.readings(of: ReadingSeries("shared"), since: Instant(seconds: 0))
        #expect(!all.isEmpty && all.map(\.instant) == all.map(\.instant).sorted())
    }
}
