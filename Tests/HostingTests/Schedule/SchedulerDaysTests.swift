import Foundation
import Testing
import VistazoArchive

@testable import VistazoHosting

/// Whole days: sleeping laptops, set clocks, daylight saving, ten thousand widgets.
@Suite struct SchedulerDaysTests {
    let key = Scheduler.key

    static func hourly(_ now: Moment) -> Standing { .good(.after(now.date + 3600), at: now) }

    @Test func `case F06: three hours asleep give an hourly provider one reload, to wake, for one token`()
        throws
    {
        var clock = Clock()
        var scheduler = Scheduler()
        scheduler.place(key, Self.hourly(clock.now), at: clock.now)
        clock.pass(600)
        scheduler.advance(to: clock.now)
        clock.jump(10_800)
        #expect(scheduler.wait(from: clock.now) == 0)
        #expect(scheduler.serve(at: clock.now) { _ in Self.hourly(clock.now) } == [.wake])
        let why = try #require(scheduler.explanation(of: key, at: clock.now))
        #expect(abs(why.tokens - 5) < 1e-9)
        #expect(scheduler.wait(from: clock.now) == 3600)
        clock.pass(3600)
        #expect(scheduler.serve(at: clock.now) { _ in Self.hourly(clock.now) } == [.due])
    }

    @Test func `case F24: ten minutes asleep give an hourly provider of twenty minutes ago none`() {
        var clock = Clock()
        var scheduler = Scheduler()
        scheduler.place(key, Self.hourly(clock.now), at: clock.now)
        clock.pass(1200)
        scheduler.advance(to: clock.now)
        clock.jump(600)
        #expect(scheduler.advance(to: clock.now) == true)
        #expect(scheduler.beginAll(at: clock.now) == [])
        #expect(scheduler.wait(from: clock.now) == 1800)
    }

    @Test func `case F05: nothing is stale for half a minute after a sleep`() throws {
        var clock = Clock()
        var scheduler = Scheduler()
        scheduler.place(key, Self.hourly(clock.now), at: clock.now)
        scheduler.advance(to: clock.now)
        #expect(try #require(scheduler.explanation(of: key, at: clock.now)).graceUntil == nil)
        clock.jump(3 * 86_400)
        scheduler.advance(to: clock.now)
        let why = try #require(scheduler.explanation(of: key, at: clock.now))
        #expect(why.staleFrom == clock.now.date + 30)
        #expect(why.graceUntil == clock.now.date + 30)
        clock.pass(31)
        #expect(scheduler.advance(to: clock.now) == false)
        #expect(try #require(scheduler.explanation(of: key, at: clock.now)).graceUntil == nil)
    }

    @Test func `case F26: reloads that bring nothing new do not make what is shown any younger`() throws {
        var clock = Clock()
        let begin = clock.now
        var scheduler = Scheduler()
        scheduler.place(key, .good(.after(clock.now.date + 900), at: clock.now), at: clock.now)
        // The runs fail for hours: the plan stays that of the archive on screen.
        var standing = Standing.good(.after(begin.date + 900), at: begin)
        _ = scheduler.serve(&clock, seconds: 20_000) { _, now in
            standing = standing.failed(at: now)
            return standing
        }
        let why = try #require(scheduler.explanation(of: key, at: clock.now))
        #expect(why.staleFrom == begin.date + 1800)
        #expect(why.made == begin.date)
    }

    @Test
    func
        `case F18: a daily timeline comes at each midnight that its author names, over both changes of the clocks`()
        throws
    {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        for (month, day) in [(3, 6), (10, 30)] {
            let parts = DateComponents(year: 2026, month: month, day: day, hour: 12)
            var clock = Clock()
            clock.now.date = try #require(calendar.date(from: parts))
            var scheduler = Scheduler()
            var midnights: [Date] = []
            func daily(_ now: Moment) -> Standing {
                let next = calendar.startOfDay(
                    for: calendar.date(byAdding: .day, value: 1, to: now.date) ?? now.date)
                midnights.append(next)
                return .good(.after(next), at: now)
            }
            scheduler.place(key, daily(clock.now), at: clock.now)
            var came: [Date] = []
            _ = scheduler.serve(&clock, seconds: 4 * 86_400) { _, now in
                came.append(now.date)
                return daily(now)
            }
            #expect(came.count == 4)
            for (came, wanted) in zip(came, midnights) {
                #expect(abs(came.timeIntervalSince(wanted)) < 0.001)
            }
            #expect(Set(came.map { calendar.component(.hour, from: $0) }) == [0])
        }
    }

    @Test
    func `a laptop that is open for eight hours a day asks once at each opening, and no more than its hours`()
    {
        var clock = Clock()
        var scheduler = Scheduler()
        scheduler.place(key, Self.hourly(clock.now), at: clock.now)
        var came: [(Double, WireRequest.Reason)] = []
        for _ in 0..<10 {
            came += scheduler.serve(&clock, seconds: 8 * 3600 - 60) { Self.hourly($1) }.map {
                ($0.second, $0.reason)
            }
            clock.pass(60)
            came += scheduler.serve(at: clock.now) { _ in Self.hourly(clock.now) }.map { (0, $0) }
            clock.jump(16 * 3600)
            came += scheduler.serve(at: clock.now) { _ in Self.hourly(clock.now) }.map { (0, $0) }
        }
        #expect(came.count { $0.1 == .wake } == 10)
        #expect(came.count { $0.1 == .due } == 80)
    }

    @Test func `a clock that is set back leaves a due date where it is`() {
        var clock = Clock()
        var scheduler = Scheduler()
        let plan = Self.hourly(clock.now)
        clock.pass(1800)
        scheduler.place(key, plan, at: clock.now)
        scheduler.advance(to: clock.now)
        clock.jump(-900)
        #expect(scheduler.advance(to: clock.now) == true)
        #expect(scheduler.beginAll(at: clock.now) == [])
        #expect(scheduler.wait(from: clock.now) == 2700)
    }

    @Test(arguments: [-1800.0 - 60, -7200, -86_400, -1e9])
    func `a clock that is set back to before the archive asks once, and nothing is locked`(jump: Double) {
        var clock = Clock()
        var scheduler = Scheduler()
        let plan = Self.hourly(clock.now)
        clock.pass(1800)
        scheduler.place(key, plan, at: clock.now)
        scheduler.advance(to: clock.now)
        clock.jump(jump)
        // Its only entry has not begun: it would be blank.
        #expect(scheduler.serve(at: clock.now) { _ in Self.hourly(clock.now) } == [.wake])
        #expect(scheduler.wait(from: clock.now) == 3600)
        // A window that opens then sees the same.
        var second = Scheduler()
        second.place(key, plan, at: clock.now)
        #expect(second.beginAll(at: clock.now).map(\.reason) == [.due])
    }

    @Test func `an archive from a time that is not near is due, though its entries are old`() {
        let now = Clock().now
        let archive = ArchivedTimeline(
            entries: [ArchivedEntry(date: .distantPast, view: .empty)], reload: .after(now.date + 1e6 + 3600))
        for (made, isDue) in [(now.date + 1e6, true), (now.date + 1800, false)] {
            let plan = ReloadPlan(
                ArchivedTimeline(entries: archive.entries, reload: .after(made + 3600)), made: made)
            var scheduler = Scheduler()
            scheduler.place(key, Standing(plan: plan, lastRun: made), at: now)
            #expect(scheduler.beginAll(at: now).isEmpty == !isDue)
        }
    }

    @Test
    func `a try that would have come during a sleep comes after it, a later one comes by so much sooner`() {
        for (slept, left) in [(600.0, nil), (100, 140.0)] as [(Double, Double?)] {
            var clock = Clock()
            var scheduler = Scheduler()
            scheduler.place(key, Standing(failures: 3, lastRun: clock.now.date), at: clock.now)
            scheduler.advance(to: clock.now)
            clock.jump(slept)
            let begun = scheduler.beginAll(at: clock.now)
            #expect(begun.map(\.reason) == (left == nil ? [.wake] : []))
            #expect(scheduler.wait(from: clock.now) == left)
        }
    }

    /// Ten thousand hourly widgets of ten kinds, a second apart or nearly.
    static func crowd(_ clock: Clock) -> (keys: [ProviderKey], scheduler: Scheduler) {
        let keys = (0..<10_000).map { ProviderKey("kind\($0 % 10)", [.init("n", .number(Double($0)))]) }
        var scheduler = Scheduler()
        for (index, key) in keys.enumerated() {
            let standing = Standing.good(.after(clock.now.date + 10 + Double(index)), at: clock.now)
            scheduler.place(key, standing, at: clock.now)
        }
        scheduler.advance(to: clock.now)
        return (keys, scheduler)
    }

    @Test func `of ten thousand widgets only those are looked at that are due`() {
        var clock = Clock()
        var (keys, scheduler) = Self.crowd(clock)
        let placed = scheduler.touches
        #expect(placed == 10_000)
        // Nothing is due yet.
        for _ in 0..<9 {
            clock.pass(1)
            #expect(scheduler.beginAll(at: clock.now) == [])
        }
        #expect(scheduler.touches == placed)
        // One is: it becomes ready, begins and ends.
        clock.pass(1)
        #expect(scheduler.serve(at: clock.now) { _ in Self.hourly(clock.now) } == [.due])
        #expect(scheduler.touches == placed + 3)
        scheduler.wish(keys[77], .manual, after: Scheduler.pause, at: clock.now)
        scheduler.show(keys[78], false, at: clock.now)
        scheduler.setPower(PowerState(isOnBattery: true), at: clock.now)
        #expect(scheduler.touches == placed + 5)
        // Thirty came due during a short sleep.
        clock.jump(30)
        clock.pass(0.1)
        let begun = scheduler.beginAll(at: clock.now)
        #expect(begun.count == 31)
        #expect(begun.count { $0.reason == .wake } == 30)
        #expect(scheduler.touches == placed + 5 + 62)
    }

    @Test func `hours of ten thousand widgets cost each run what a run costs`() {
        var clock = Clock()
        var (_, scheduler) = Self.crowd(clock)
        let placed = scheduler.touches
        let came = scheduler.serve(&clock, seconds: 12_000) { _, now in
            .good(.after(now.date + 9000), at: now)
        }
        #expect(came.count == 10_000 + 2_991)
        #expect(scheduler.touches - placed == 3 * came.count)
    }

    @Test func `wishes again and again leave no heap of lines behind`() {
        var clock = Clock()
        var scheduler = Scheduler()
        scheduler.place(key, .good(.after(.distantFuture), at: clock.now), at: clock.now)
        for _ in 0..<10_000 {
            clock.pass(1)
            scheduler.wish(key, .manual, at: clock.now)
            scheduler.serve(at: clock.now) { _ in .good(.after(.distantFuture), at: clock.now) }
        }
        #expect(scheduler.lineCount < 300)
    }
}
