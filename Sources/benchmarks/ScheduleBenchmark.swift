import Foundation
import VistazoArchive
import VistazoHosting

/// What the scheduler costs while ten thousand widgets are placed: each event by itself.
@MainActor
enum ScheduleBenchmark {
    private static let count = 10_000
    /// What an event may take, in microseconds.
    private static let limit = 20.0

    static func run(into report: inout Report) {
        report.begin("The scheduler with 10,000 placed widgets, an event")
        report.add("a turn in which nothing is due", time { $0.pass() }, "µs", limit: limit)
        report.add("a wish and its run", time { $0.wish() }, "µs", limit: limit)
        report.add("a policy that is due and its run", time { $0.runNext() }, "µs", limit: limit)
        report.add("shown or hidden", time { $0.turn() }, "µs", limit: limit)
        report.add("removed and placed again", time { $0.replace() }, "µs", limit: limit)
        report.add("the power source", time { $0.plug() }, "µs", limit: limit)
        report.add("a sleep in which one came due", time { $0.sleep() }, "µs", limit: limit)
        report.add("a failure", time { $0.fail() }, "µs", limit: limit)
        report.add("why", time { $0.explain() }, "µs", limit: limit)
    }

    /// Each with widgets of its own, for what came before would bring many together at one instant.
    private static func time(_ body: @MainActor (inout Bench) -> Void) -> Double {
        var bench = Bench(count)
        return Stopwatch.microseconds { body(&bench) }
    }

    private struct Bench {
        var scheduler = Scheduler()
        var now = Moment(date: Date(timeIntervalSince1970: 1_796_029_920), steady: 5000)
        let keys: [ProviderKey]
        var turns = 0

        /// Widgets of ten kinds, each asked once in a hundred thousand seconds.
        init(_ count: Int) {
            keys = (0..<count).map { ProviderKey("kind\($0 % 10)", [.init("n", .number(Double($0)))]) }
            for (index, key) in keys.enumerated() {
                scheduler.place(key, standing(Double(index + 1) * 10), at: now)
            }
            scheduler.advance(to: now)
        }

        private func standing(_ seconds: Double, failures: Int = 0) -> Standing {
            let archive = ArchivedTimeline(
                entries: [ArchivedEntry(date: now.date, view: .empty)], reload: .after(now.date + seconds))
            return Standing(
                plan: ReloadPlan(archive, made: now.date), failures: failures, lastRun: now.date)
        }

        private mutating func next() -> ProviderKey {
            turns += 1
            return keys[turns &* 7919 % keys.count]
        }

        private mutating func serve(failures: Int = 0) {
            scheduler.advance(to: now)
            while let ready = scheduler.nextReady(where: { _ in true }) {
                scheduler.begin(ready.key, at: now)
                scheduler.finish(ready.key, standing(100_000, failures: failures), at: now)
            }
            _ = scheduler.wait(from: now)
        }

        mutating func pass() {
            now = now.advanced(by: 1e-6)
            serve()
        }

        mutating func wish() {
            scheduler.wish(next(), .manual, at: now)
            serve()
        }

        mutating func runNext() {
            now = now.advanced(by: max(scheduler.wait(from: now) ?? 0, 1e-6))
            serve()
        }

        mutating func fail() {
            scheduler.wish(next(), .manual, at: now)
            serve(failures: 1)
        }

        mutating func turn() {
            scheduler.show(next(), turns % 2 == 0, at: now)
            serve()
        }

        mutating func replace() {
            let key = next()
            scheduler.remove(key)
            scheduler.place(key, standing(100_000), at: now)
            serve()
        }

        mutating func plug() {
            turns += 1
            scheduler.setPower(PowerState(isOnBattery: turns % 2 == 0), at: now)
            serve()
        }

        mutating func sleep() {
            let wait = scheduler.wait(from: now) ?? 0
            now.date += max(wait, 6)
            serve()
        }

        mutating func explain() { _ = scheduler.explanation(of: next(), at: now) }
    }
}
