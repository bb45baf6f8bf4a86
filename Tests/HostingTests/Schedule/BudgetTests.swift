import Foundation
import Testing
import VistazoArchive

@testable import VistazoHosting

/// Tokens: who takes one, what refills them, what no clock can do to them.
@Suite struct BudgetTests {
    let key = Scheduler.key

    /// How many runs a provider has that asks for another every few seconds, whatever it gives.
    static func greedy(
        days: Double, every step: Int = 20, budget: Budget = .usual, isVisible: Bool = true,
        power: PowerState = PowerState(),
        reason: WireRequest.Reason = .center,
        _ event: (Int, inout Clock, inout Scheduler) -> Void = { _, _, _ in }
    ) -> Int {
        var clock = Clock()
        var scheduler = Scheduler()
        scheduler.setPower(power, at: clock.now)
        scheduler.place(
            Scheduler.key, .good(.atEnd, at: clock.now), budget: budget, isVisible: isVisible, at: clock.now)
        var runs = 0
        for second in stride(from: 0, to: Int(days * 86_400), by: step) {
            clock.pass(Double(step))
            event(second, &clock, &scheduler)
            scheduler.wish(Scheduler.key, reason, at: clock.now)
            runs += scheduler.serve(at: clock.now) { _ in .good(.atEnd, at: clock.now) }.count
        }
        return runs
    }

    @Test(arguments: [
        (days: 1.0, budget: 72.0, isVisible: true, isSaving: false, runs: 78),
        (3, 72, true, false, 6 + 3 * 72), (1, 72, false, false, 6 + 18), (1, 72, true, true, 6 + 36),
        (1, 72, false, true, 6 + 9), (1, 288, true, false, 6 + 288), (2, 2, true, false, 6 + 4),
        (1, 0, true, false, 0),
    ])
    func `a greedy extension has six reloads and its budget a day, hidden a quarter, saving a half`(
        days: Double, budget: Double, isVisible: Bool, isSaving: Bool, runs: Int
    ) {
        let count = Self.greedy(
            days: days, budget: Budget(reloadsADay: budget), isVisible: isVisible,
            power: PowerState(isOnBattery: isSaving))
        #expect((runs - 1...runs).contains(count))
    }

    @Test func `an extension that asks each second has no more than one that asks less often`() {
        #expect((77...78).contains(Self.greedy(days: 1, every: 1)))
    }

    @Test func `battery and power saver together are a half, as each alone`() {
        let states = [
            PowerState(isOnBattery: true), .init(isSaving: true), .init(isOnBattery: true, isSaving: true),
        ]
        #expect(states.map(\.share) == [0.5, 0.5, 0.5])
        #expect(PowerState().share == 1)
    }

    @Test func `case F17: intents, the user, the logbook and the surroundings are never charged`() throws {
        let reasons: [WireRequest.Reason] = [
            .first, .intent, .logbook, .configuration, .size, .locale, .zone, .manual,
        ]
        for reason in reasons {
            var clock = Clock()
            var scheduler = Scheduler()
            scheduler.place(key, .good(.never, at: clock.now), at: clock.now)
            for _ in 0..<100 {
                clock.pass(1)
                scheduler.wish(key, reason, at: clock.now)
                #expect(scheduler.serve(at: clock.now) { _ in .good(.never, at: clock.now) } == [reason])
            }
            #expect(scheduler.explanation(of: key, at: clock.now)?.tokens == 6)
        }
    }

    @Test(arguments: [WireRequest.Reason.due, .timelineEnd, .wake, .retry, .center])
    func `policies and wishes of programs are charged`(reason: WireRequest.Reason) {
        #expect(Self.greedy(days: 0.01, reason: reason) == 6)
    }

    @Test func `a reload that a process without a terminal asks for is charged`() {
        var clock = Clock()
        var scheduler = Scheduler()
        scheduler.place(key, .good(.never, at: clock.now), at: clock.now)
        var runs = 0
        for _ in 0..<600 {
            clock.pass(1)
            scheduler.wish(key, .manual, isCharged: true, at: clock.now)
            runs += scheduler.serve(at: clock.now) { _ in .good(.never, at: clock.now) }.count
        }
        #expect(runs == 6)
        scheduler.wish(key, .manual, at: clock.now)
        #expect(scheduler.serve(at: clock.now) { _ in .good(.never, at: clock.now) } == [.manual])
        // The wish that was denied is in that run.
        clock.pass(7200)
        #expect(scheduler.beginAll(at: clock.now) == [])
    }

    @Test func `a denied reload waits for its token, says since and until when, and is not lost`() throws {
        var clock = Clock()
        var scheduler = Scheduler()
        let now = clock.now
        let empty = Allowance(tokens: 0, through: now.date, steady: now.steady)
        scheduler.place(key, .good(.after(now.date + 60), at: now), allowance: empty, at: now)
        clock.pass(60)
        #expect(scheduler.beginAll(at: clock.now) == [])
        let why = try #require(scheduler.explanation(of: key, at: clock.now))
        #expect(why.deniedSince == now.date + 60)
        #expect(abs(try #require(why.deniedUntil).timeIntervalSince(now.date) - 1200) < 0.01)
        #expect(why.next == why.deniedUntil)
        #expect(why.reason == .due)
        #expect(abs(why.tokens - 0.05) < 1e-6)
        #expect((why.capacity, why.reloadsADay, why.refillADay) == (6, 72, 72))
        #expect(abs(try #require(scheduler.wait(from: clock.now)) - 1140) < 0.01)
        clock.pass(try #require(scheduler.wait(from: clock.now)))
        #expect(scheduler.beginAll(at: clock.now).map(\.reason) == [.due])
    }

    @Test func `showing a hidden widget and plugging the machine in bring a denied reload forward`() throws {
        let clock = Clock()
        let now = clock.now
        var scheduler = Scheduler()
        scheduler.setPower(PowerState(isOnBattery: true), at: now)
        let empty = Allowance(tokens: 0, through: now.date, steady: now.steady)
        scheduler.place(
            key, .good(.never, at: now), allowance: empty, isVisible: false, at: now)
        scheduler.wish(key, .center, at: now)
        func wait() throws -> Double { try #require(scheduler.wait(from: now)).rounded() }
        scheduler.advance(to: now)
        #expect(try wait() == 9600)
        let why = try #require(scheduler.explanation(of: key, at: now))
        #expect((why.visibleShare, why.powerShare, why.refillADay) == (0.25, 0.5, 9))
        scheduler.show(key, true, at: now)
        #expect(try wait() == 2400)
        scheduler.setPower(PowerState(), at: now)
        #expect(try wait() == 1200)
    }

    @Test func `time that passed at another rate counts at that rate`() throws {
        var clock = Clock()
        var scheduler = Scheduler()
        let empty = Allowance(tokens: 0, through: clock.now.date, steady: clock.now.steady)
        scheduler.place(key, .good(.never, at: clock.now), allowance: empty, isVisible: false, at: clock.now)
        clock.pass(2400)
        scheduler.show(key, true, at: clock.now)
        clock.pass(1200)
        scheduler.setPower(PowerState(isSaving: true), at: clock.now)
        clock.pass(1200)
        let why = try #require(scheduler.explanation(of: key, at: clock.now))
        #expect(abs(why.tokens - (0.5 + 1 + 0.5)) < 1e-6)
        let claims = scheduler.unsavedClaims(at: clock.now)
        #expect(claims.map(\.key) == [key])
        #expect(abs(claims[0].claim.settled(with: empty).tokens - 2) < 1e-6)
    }

    @Test func `a clock that is set ahead and back again and again makes no more than one bucket`() {
        // In a day 72 are refilled; the first hour ahead is taken for a sleep and gives three at most.
        let runs = Self.greedy(days: 1) { second, clock, _ in
            if second % 600 == 0 { clock.jump(second % 1200 == 0 ? 3600 : -3600) }
        }
        #expect((77...6 + 72 + 3).contains(runs))
    }

    @Test(arguments: [-3600.0, -86_400, -3e9])
    func `a clock that is set back makes no token and takes none`(jump: Double) {
        let runs = Self.greedy(days: 1) { second, clock, _ in if second == 5000 { clock.jump(jump) } }
        #expect((77...78).contains(runs))
    }

    @Test func `what time a machine slept refills as time awake does`() {
        let runs = Self.greedy(days: 0.5) { second, clock, _ in if second % 3600 == 1800 { clock.jump(3600) }
        }
        #expect((77...78).contains(runs))
    }

    @Test func `an unlimited budget grants everything`() {
        #expect(Self.greedy(days: 0.02, every: 1, budget: .unlimited) == 1728)
    }

    @Test(arguments: [
        // Running on, asleep, set back, a window whose clock was read before that of the other.
        (date: 100.0, steady: 100.0, counts: 100.0), (7200, 5, 7200), (-86_400, 60, 60), (500, -4900, 500),
        (-500, -4900, 0), (.nan, 7, 7), (0, 0, 0), (-1e-9, -1e-9, 0),
    ])
    func `seconds count that either clock has seen pass`(date: Double, steady: Double, counts: Double) {
        let now = Clock().now
        let later = Moment(date: now.date + date, steady: now.steady + steady)
        #expect(Allowance.seconds(since: now.date, now.steady, to: later) == counts)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
    func `what a damaged store says is kept within the bucket`(tokens: Double) throws {
        let now = Clock().now
        var scheduler = Scheduler()
        let row = Allowance(
            tokens: tokens, through: Date(timeIntervalSinceReferenceDate: tokens), steady: tokens)
        scheduler.place(key, .good(.never, at: now), allowance: row, at: now)
        let claims = scheduler.claim(of: key, at: now)
        let claim = try #require(claims)
        #expect((0...6).contains(claim.tokens))
        for shared in [row, Allowance(tokens: tokens, through: now.date, steady: now.steady)] {
            #expect((0...6).contains(claim.spend(from: shared).left.tokens))
        }
        scheduler.wish(key, .center, at: now)
        scheduler.advance(to: now)
        _ = scheduler.wait(from: now)
    }

    @Test(arguments: [-1.0, .nan, -.infinity])
    func `a budget that is no number is none`(count: Double) {
        #expect(Budget(reloadsADay: count).reloadsADay == 0)
        #expect(Self.greedy(days: 0.01, budget: Budget(reloadsADay: count)) == 0)
    }
}
