import Testing
import VistazoLogbook

/// A countdown is one value for all who show it, whoever starts and stops it.
@Suite struct CountdownTests {
    let fixture: LogbookFixture
    let logbook: Logbook
    let start = Instant(seconds: 1_796_029_920)

    init() throws {
        fixture = try LogbookFixture()
        logbook = try fixture.open()
    }

    private func later(_ seconds: Int) -> Instant { start.advanced(bySeconds: seconds) }

    @Test func `a countdown that was never started is not there`() throws {
        #expect(try logbook.countdown("tea") == nil)
        try logbook.pauseCountdown("tea", at: start)
        try logbook.resetCountdown("tea")
        #expect(try logbook.countdown("tea") == nil)
    }

    @Test func `it runs, stands with what is left, and goes on from there`() throws {
        try logbook.startCountdown("tea", length: 300_000, at: start)
        #expect(
            try logbook.countdown("tea") == Countdown(length: 300_000, state: .running(until: later(300))))
        try logbook.pauseCountdown("tea", at: later(100))
        #expect(try logbook.countdown("tea") == Countdown(length: 300_000, state: .paused(rest: 200_000)))
        // Another length counts from the next start on.
        try logbook.startCountdown("tea", length: 60_000, at: later(1_000))
        #expect(
            try logbook.countdown("tea") == Countdown(length: 300_000, state: .running(until: later(1_200))))
    }

    @Test func `one that runs is not started twice, one that ended is started anew`() throws {
        try logbook.startCountdown("tea", length: 300_000, at: start)
        try logbook.startCountdown("tea", length: 300_000, at: later(100))
        #expect(try logbook.countdown("tea")?.state == .running(until: later(300)))
        try logbook.pauseCountdown("tea", at: later(400))
        #expect(try logbook.countdown("tea")?.state == .running(until: later(300)))
        try logbook.startCountdown("tea", length: 60_000, at: later(400))
        #expect(try logbook.countdown("tea") == Countdown(length: 60_000, state: .running(until: later(460))))
    }

    @Test func `a reset is the whole length again, in another process too`() throws {
        try logbook.startCountdown("tea", length: 300_000, at: start)
        try fixture.open().resetCountdown("tea")
        #expect(try logbook.countdown("tea") == nil)
    }

    @Test(arguments: [(-5, 1_000), (0, 1_000), (Int.max, 30 * 86_400_000)])
    func `a length is at least a second and at most thirty days`(length: Int, kept: Int) throws {
        try logbook.startCountdown("tea", length: length, at: start)
        #expect(try logbook.countdown("tea")?.length == kept)
    }

    @Test func `each change is announced, none where nothing changed`() throws {
        let listener = try PokeListener(folder: fixture.place.path, name: "1")
        try logbook.startCountdown("tea", length: 300_000, at: start)
        try logbook.startCountdown("tea", length: 300_000, at: start)
        try logbook.resetCountdown("tea")
        try logbook.resetCountdown("tea")
        let changes = listener.drain().compactMap(LogbookChange.changes)
        #expect(changes == [[.timer("tea")], [.timer("tea")]])
    }

    @Test func `it is no step of the undo list`() throws {
        try logbook.changeCounter("water", by: 1, at: start)
        try logbook.startCountdown("tea", length: 300_000, at: start)
        try logbook.undo()
        #expect(try logbook.counter("water") == 0)
        #expect(try logbook.countdown("tea") != nil)
    }
}
