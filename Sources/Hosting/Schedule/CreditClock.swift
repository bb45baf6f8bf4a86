import Foundation

/// Counts the seconds that refill budgets, each times the share of the power that there was: what all providers
/// of a window have in common, so that another power source costs nothing for each.
struct CreditClock {
    /// Since the first moment.
    private(set) var seconds = 0.0
    /// Up to which date time was counted: it goes on with every second that counts and never back, so that a clock
    /// that is set back and ahead again counts none twice.
    private(set) var through = Date.distantPast
    private(set) var power = PowerState()
    private var steady: Double?

    mutating func count(to now: Moment) {
        if let steady {
            let passed = Allowance.seconds(since: through, steady, to: now)
            seconds += passed * power.share
            skip(to: through + passed)
        } else {
            skip(to: now.date)
        }
        steady = max(steady ?? now.steady, now.steady)
    }

    mutating func setPower(_ new: PowerState, at now: Moment) {
        count(to: now)
        power = new
    }

    /// What another window has counted is not to be counted here.
    mutating func skip(to date: Date) {
        if date > through { through = min(date, .distantFuture) }
    }
}
