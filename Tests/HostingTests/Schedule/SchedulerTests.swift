import Foundation
import Testing
import VistazoArchive

@testable import VistazoHosting

/// A manual clock that schedulers are tested by.
struct Clock {
    var now = Moment(date: Date(timeIntervalSince1970: 1_796_029_920), steady: 5000)

    mutating func pass(_ seconds: Double) { now = now.advanced(by: seconds) }
    /// The wall clock goes on and the steady one stands still; negative for a clock that is set back.
    mutating func jump(_ seconds: Double) { now.date += seconds }
}

extension Scheduler {
    static let key = ProviderKey("k")

    /// What comes by now, if it is asked for: all begun and none ended.
    mutating func beginAll(at now: Moment) -> [ReadyReload] {
        advance(to: now)
        var begun: [ReadyReload] = []
        while let ready = nextReady(where: { _ in true }) {
            begin(ready.key, at: now)
            begun.append(ready)
        }
        return begun
    }

    /// Runs whatever comes by now, each with what `outcome` says of it; the reasons in order.
    @discardableResult
    mutating func serve(
        at now: Moment, _ outcome: (ReadyReload) -> Standing
    ) -> [WireRequest.Reason] {
        beginAll(at: now).map { ready in
            finish(ready.key, outcome(ready), at: now)
            return ready.reason
        }
    }

    /// Serves at every instant that it names itself until so many seconds have passed; when what came, in
    /// seconds from the beginning. Each must be later than the last, or it would spin.
    mutating func serve(
        _ clock: inout Clock, seconds: Double, _ outcome: (ReadyReload, Moment) -> Standing
    ) -> [(second: Double, reason: WireRequest.Reason)] {
        let begin = clock.now.steady
        var came: [(Double, WireRequest.Reason)] = []
        while true {
            let now = clock.now
            for reason in serve(at: now, { outcome($0, now) }) { came.append((now.steady - begin, reason)) }
            let wait = wait(from: now) ?? .infinity
            #expect(wait > 0, "it spins at \(now.steady - begin)")
            guard wait > 0, now.steady + wait <= begin + seconds else { break }
            clock.pass(max(wait, 1e-6))
        }
        clock.pass(begin + seconds - clock.now.steady)
        return came
    }
}

extension Standing {
    /// A good run at `now` whose archive is asked for anew by `reload`.
    static func good(_ reload: ReloadPolicy, last: Double = 0, at now: Moment) -> Standing {
        let entries = [ArchivedEntry(date: now.date + last, view: .empty)]
        return Standing(
            plan: ReloadPlan(ArchivedTimeline(entries: entries, reload: reload), made: now.date),
            lastRun: now.date)
    }

    /// The standing after one failure more.
    func failed(at now: Moment) -> Standing {
        Standing(plan: plan, failures: failures + 1, lastRun: now.date)
    }
}

/// When a provider is asked, and why; no process, no store.
@Suite struct SchedulerTests {
    let key = Scheduler.key
    var clock = Clock()
    var scheduler = Scheduler()

    /// Placed with an archive that was made now.
    mutating func place(
        _ reload: ReloadPolicy, budget: Budget = .usual, isVisible: Bool = true
    ) {
        scheduler.place(
            key, .good(reload, at: clock.now), budget: budget, isVisible: isVisible, at: clock.now)
        scheduler.advance(to: clock.now)
    }

    @Test mutating func `what is not placed has no events`() {
        scheduler.wish(key, .manual, at: clock.now)
        scheduler.begin(key, at: clock.now)
        scheduler.finish(key, Standing(), at: clock.now)
        scheduler.remove(key)
        #expect(scheduler.beginAll(at: clock.now) == [])
        #expect(scheduler.wait(from: clock.now) == nil)
        #expect(scheduler.explanation(of: key, at: clock.now) == nil)
    }

    @Test mutating func `a policy comes on its date, once, with its reason`() {
        place(.after(clock.now.date + 3600))
        #expect(scheduler.wait(from: clock.now) == 3600)
        clock.pass(3599.999)
        #expect(scheduler.beginAll(at: clock.now) == [])
        clock.pass(0.001)
        #expect(scheduler.wait(from: clock.now) == 0)
        let begun = scheduler.beginAll(at: clock.now)
        #expect(begun.map(\.reason) == [.due])
        #expect(begun.map(\.isCharged) == [true])
        #expect(begun.map(\.since) == [clock.now.date])
        #expect(scheduler.wait(from: clock.now) == nil)
        clock.pass(9000)
        #expect(scheduler.beginAll(at: clock.now) == [])
    }

    @Test mutating func `case F25: a timeline that never reloads comes each time it is asked for`() {
        place(.never)
        #expect(scheduler.wait(from: clock.now) == nil)
        for _ in 0..<2 {
            for reason in [WireRequest.Reason.manual, .intent] {
                clock.pass(40 * 86_400)
                scheduler.wish(key, reason, at: clock.now)
                #expect(scheduler.serve(at: clock.now) { _ in .good(.never, at: clock.now) } == [reason])
            }
        }
        #expect(scheduler.wait(from: clock.now) == nil)
    }

    @Test mutating func `case F20: a reload by hand begins the interval anew`() {
        place(.after(clock.now.date + 60))
        clock.pass(30)
        scheduler.wish(key, .manual, at: clock.now)
        scheduler.serve(at: clock.now) { _ in .good(.after(clock.now.date + 60), at: clock.now) }
        #expect(scheduler.wait(from: clock.now) == 60)
        #expect(scheduler.explanation(of: key, at: clock.now)?.tokens == 6)
    }

    @Test
    mutating func
        `case F03: a timeline that is over when it comes is asked for a minute later, then as the budget allows`()
    {
        place(.atEnd)
        let came = scheduler.serve(&clock, seconds: 7200) { _, now in .good(.atEnd, last: -9000, at: now) }
        #expect(came.prefix(6).map(\.second) == [60, 120, 180, 240, 300, 360])
        // After the six and what those five minutes refilled, one in twenty minutes.
        #expect(came.dropFirst(6).map { $0.second.rounded() } == [1260, 2460, 3660, 4860, 6060])
        #expect(came.allSatisfy { $0.reason == .timelineEnd })
    }

    @Test mutating func `wishes within twenty milliseconds are one, of the reason that counts most`() {
        place(.never)
        for (index, reason) in [WireRequest.Reason.logbook, .manual, .center, .size].enumerated() {
            scheduler.wish(key, reason, after: Scheduler.pause, at: clock.now)
            #expect(scheduler.beginAll(at: clock.now) == [], "\(index)")
            clock.pass(0.004)
        }
        #expect(scheduler.explanation(of: key, at: clock.now)?.coalescesUntil != nil)
        clock.pass(0.0041)
        let begun = scheduler.beginAll(at: clock.now)
        #expect(begun.map(\.reason) == [.manual])
        #expect(begun.map(\.isCharged) == [false])
        #expect(scheduler.explanation(of: key, at: clock.now)?.tokens == 6)
    }

    @Test mutating func `what is wished during a run comes after it`() {
        place(.never)
        scheduler.wish(key, .manual, at: clock.now)
        _ = scheduler.beginAll(at: clock.now)
        scheduler.wish(key, .intent, at: clock.now)
        scheduler.wish(key, .intent, at: clock.now)
        #expect(scheduler.beginAll(at: clock.now) == [])
        #expect(scheduler.wait(from: clock.now) == nil)
        scheduler.finish(key, .good(.never, at: clock.now), at: clock.now)
        #expect(scheduler.wait(from: clock.now) == 0)
        #expect(scheduler.serve(at: clock.now) { _ in .good(.never, at: clock.now) } == [.intent])
        #expect(scheduler.wait(from: clock.now) == nil)
    }

    @Test mutating func `failures are tried again after a minute, two, four, up to an hour`() {
        place(.after(clock.now.date + 10), budget: .unlimited)
        var standing = Standing()
        let came = scheduler.serve(&clock, seconds: 16_000) { _, now in
            standing = standing.failed(at: now)
            return standing
        }
        #expect(came.map(\.reason) == [.due] + Array(repeating: .retry, count: 9))
        let waits = zip(came, came.dropFirst()).map { $1.second - $0.second }
        #expect(waits.map { $0.rounded() } == [60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
    }

    @Test mutating func `a failure is tried again by the clock that never steps`() {
        place(.never)
        scheduler.wish(key, .manual, at: clock.now)
        scheduler.serve(at: clock.now) { _ in Standing(failures: 3, lastRun: clock.now.date) }
        clock.jump(-7200)
        scheduler.advance(to: clock.now)
        #expect(scheduler.wait(from: clock.now) == 240)
        clock.pass(240)
        #expect(scheduler.beginAll(at: clock.now).map(\.reason) == [.retry])
    }

    @Test mutating func `a failure that the store remembers waits for what is left`() {
        let now = clock.now
        scheduler.place(key, Standing(failures: 2, lastRun: now.date - 50), at: now)
        #expect(scheduler.wait(from: now) == 70)
        let other = ProviderKey("other")
        scheduler.place(other, Standing(failures: 2, lastRun: now.date + 1e9), at: now)
        #expect(scheduler.explanation(of: other, at: now)?.retryAt == now.date + 120)
    }

    @Test mutating func `what another window ran counts as run here`() {
        place(.after(clock.now.date + 60))
        clock.pass(50)
        scheduler.update(key, .good(.after(clock.now.date + 600), at: clock.now), at: clock.now)
        #expect(scheduler.wait(from: clock.now) == 600)
        scheduler.update(key, Standing(failures: 1, lastRun: clock.now.date), at: clock.now)
        #expect(scheduler.wait(from: clock.now) == 60)
    }

    @Test mutating func `a kind that nobody has is held back until it is wished anew`() {
        place(.after(clock.now.date + 60))
        scheduler.wish(key, .first, at: clock.now)
        scheduler.advance(to: clock.now)
        scheduler.block(key, at: clock.now)
        clock.pass(90)
        #expect(scheduler.beginAll(at: clock.now) == [])
        #expect(scheduler.wait(from: clock.now) == nil)
        #expect(scheduler.explanation(of: key, at: clock.now)?.isBlocked == true)
        scheduler.wish(key, .first, at: clock.now)
        #expect(scheduler.beginAll(at: clock.now).map(\.reason) == [.first])
    }

    @Test mutating func `a run that counts for nothing leaves what was due`() {
        place(.after(clock.now.date + 60))
        clock.pass(60)
        _ = scheduler.beginAll(at: clock.now)
        scheduler.abandon(key, at: clock.now)
        #expect(scheduler.beginAll(at: clock.now).map(\.reason) == [.due])
    }

    @Test mutating func `a removed provider does nothing, and its place can be taken`() {
        place(.after(clock.now.date + 60))
        scheduler.remove(key)
        let other = ProviderKey("other")
        scheduler.place(other, .good(.never, at: clock.now), at: clock.now)
        #expect(scheduler.wait(from: clock.now) == nil)
        clock.pass(100)
        #expect(scheduler.beginAll(at: clock.now) == [])
        #expect(scheduler.count == 1)
    }

    @Test mutating func `what takes no token goes first, then what has waited longest`() {
        let keys = ["a", "b", "c", "d"].map { ProviderKey($0) }
        for (index, key) in keys.enumerated() {
            let reload = ReloadPolicy.after(clock.now.date + 100 - Double(index) * 10)
            scheduler.place(key, .good(reload, at: clock.now), at: clock.now)
        }
        for _ in 0..<100 {
            clock.pass(1)
            scheduler.advance(to: clock.now)
        }
        scheduler.wish(keys[1], .manual, at: clock.now)
        scheduler.advance(to: clock.now)
        #expect(scheduler.readyKinds().sorted() == ["a", "b", "c", "d"])
        #expect(scheduler.nextReady { $0 != "b" }?.key == keys[3])
        #expect(scheduler.beginAll(at: clock.now).map(\.key.kind) == ["b", "d", "c", "a"])
    }

    @Test(arguments: [
        Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18, 0, 64e9,
    ])
    func `odd dates neither trap nor spin`(second: Double) {
        let date = Date(timeIntervalSinceReferenceDate: second)
        for reload in [ReloadPolicy.after(date), .atEnd] {
            for made in [Clock().now.date, date] {
                var clock = Clock()
                var scheduler = Scheduler()
                let archive = ArchivedTimeline(
                    entries: [ArchivedEntry(date: date, view: .empty)], reload: reload)
                let standing = Standing(plan: ReloadPlan(archive, made: made), lastRun: made)
                scheduler.place(.init("k"), standing, at: clock.now)
                let came = scheduler.serve(&clock, seconds: 86_400) { _, now in
                    Standing(plan: ReloadPlan(archive, made: now.date), lastRun: now.date)
                }
                #expect(came.count <= 78)
                clock.jump(second)
                scheduler.advance(to: clock.now)
                _ = scheduler.explanation(of: .init("k"), at: clock.now)
                _ = scheduler.wait(from: clock.now)
            }
        }
    }

    @Test(arguments: [
        (reload: ReloadPolicy.after(Clock().now.date + 300), due: 300.0, stale: 600.0),
        (.after(Clock().now.date + 10), 10, 70), (.atEnd, 60, 120),
    ])
    func `case F04: a reload overdue by its interval, and by a minute at least, is stale`(
        reload: ReloadPolicy, due: Double, stale: Double
    ) throws {
        var scheduler = Scheduler()
        let now = Clock().now
        scheduler.place(key, .good(reload, at: now), at: now)
        let why = try #require(scheduler.explanation(of: key, at: now))
        #expect(why.due == now.date + due)
        #expect(why.staleFrom == now.date + stale)
        #expect(why.next == now.date + due)
        #expect(why.policy == reload)
    }
}
