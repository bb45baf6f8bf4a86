import Foundation
import Testing
import VistazoArchive

@testable import VistazoHosting

@Suite struct ReloadPlanTests {
    static let made = Date(timeIntervalSinceReferenceDate: 1_000_000)

    /// An archive whose last entry begins at so many seconds after `made`.
    static func plan(last: Double, _ reload: ReloadPolicy) -> ReloadPlan {
        let entries = [last - 50, last].map { ArchivedEntry(date: made + $0, view: .empty) }
        return ReloadPlan(ArchivedTimeline(entries: entries, reload: reload), made: made)
    }

    @Test(arguments: [
        (300.0, ReloadPolicy.atEnd, 300.0, 600.0), (0, .atEnd, 60, 120), (-9000, .atEnd, 60, 120),
        (300, .after(made + 3600), 3600, 7200), (300, .after(made), 60, 120),
        (300, .after(made - 1e9), 60, 120),
        (300, .after(made + 10), 10, 70), (300, .after(made + 1), 1, 61),
        (0.5, .atEnd, 0.5, 60.5),
    ])
    func `a reload is due by its policy and stale after as long again`(
        last: Double, reload: ReloadPolicy, due: Double, stale: Double
    ) {
        let plan = Self.plan(last: last, reload)
        #expect(plan.due == Self.made + due)
        #expect(plan.staleFrom == Self.made + stale)
        #expect(plan.reason == (reload == .atEnd ? .timelineEnd : .due))
    }

    @Test func `a timeline that never reloads is never due and never stale`() {
        let plan = Self.plan(last: 300, .never)
        #expect(plan.due == nil)
        #expect(plan.staleFrom == nil)
    }

    @Test(arguments: [
        (0, 0.0), (1, 60), (2, 120), (3, 240), (6, 1920), (7, 3600), (8, 3600), (1_000_000, 3600),
    ])
    func `retries back off from a minute to an hour`(failures: Int, seconds: Double) {
        #expect(ReloadPlan.retry(afterFailures: failures) == seconds)
    }
}
