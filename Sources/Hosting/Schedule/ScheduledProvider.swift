import Foundation
import VistazoArchive

/// What a provider has come to: by this alone its policy and its retries go.
package struct Standing: Hashable, Sendable {
    /// Of what it gave for the sizes that are placed the one that is due first; nil where it gave nothing yet.
    package var plan: ReloadPlan?
    /// Failed runs in a row.
    package var failures: Int
    /// When the last run ended, well or not; nil before the first.
    package var lastRun: Date?

    /// By default nothing has run.
    package init(plan: ReloadPlan? = nil, failures: Int = 0, lastRun: Date? = nil) {
        self.plan = plan
        self.failures = failures
        self.lastRun = lastRun
    }
}

/// What the scheduler knows of one provider.
struct ScheduledProvider {
    struct Wish {
        var reason: WireRequest.Reason
        var isCharged: Bool
        /// The steady second from which it may begin; what is wished until then is one wish.
        var from: Double
        /// When it was first wished, by the wall clock.
        var since: Date
        /// When it was last wished, by the steady clock.
        var last: Double
    }

    /// What would begin next, but for tokens.
    struct Next {
        var reason: WireRequest.Reason
        var isCharged: Bool
        /// By the wall clock; nil where it goes by the steady one.
        var date: Date?
        /// By the steady clock; nil where it goes by the wall clock and is yet to come.
        var second: Double?
    }

    let key: ProviderKey
    var standing: Standing
    var budget: Budget
    var isVisible: Bool
    var isRunning = false
    /// Nothing begins until somebody says so: no extension has its kind.
    var isBlocked = false
    var wish: Wish?
    /// The steady second of the next try after a failure.
    var retryAt: Double?
    /// It became due while the machine slept or when its clock was set.
    var isLate = false

    /// At `settled` of the credit clock.
    var tokens: Double
    var settled: Double
    /// What the shared store had when it was last seen.
    var seen: Allowance?
    /// Tokens were refilled at another rate since than whoever reads the store would think.
    var isUnsaved = false

    /// Of the one line that is true of it in the agendas and queues.
    var version = 0
    /// Since which steady second it could begin; nil while it cannot.
    var readySince: Double?

    init(_ key: ProviderKey, _ standing: Standing, _ budget: Budget, isVisible: Bool) {
        self.key = key
        self.standing = standing
        self.budget = budget
        self.isVisible = isVisible
        tokens = budget.capacity
        settled = 0
    }

    /// nil where nothing is wished, due or to come.
    func next(at now: Moment) -> Next? {
        guard !isRunning, !isBlocked else { return nil }
        if let wish {
            return Next(
                reason: wish.reason, isCharged: wish.isCharged && !budget.isUnlimited, second: wish.from)
        }
        let isCharged = !budget.isUnlimited
        if let retryAt {
            return Next(reason: isLate ? .wake : .retry, isCharged: isCharged, second: retryAt)
        }
        guard let plan = standing.plan, var due = plan.due(at: now.date) else { return nil }
        // What a jump made due stays so, wherever the clock goes from there.
        if isLate { due = min(due, now.date) }
        return Next(
            reason: isLate ? .wake : plan.reason, isCharged: isCharged, date: due,
            second: due <= now.date ? now.steady : nil)
    }

    /// Whether it is asked when its policy says so: nothing else is wished, under way or to be tried again.
    var goesByPolicy: Bool {
        !isRunning && !isBlocked && wish == nil && retryAt == nil && standing.plan?.due != nil
    }

    mutating func want(_ new: Wish) {
        guard let old = wish else {
            wish = new
            return
        }
        wish = Wish(
            reason: old.reason.rank >= new.reason.rank ? old.reason : new.reason,
            isCharged: old.isCharged && new.isCharged, from: min(old.from, new.from), since: old.since,
            last: max(old.last, new.last))
    }

    /// In the store there is only the wall clock; a run to come would mean that it was set.
    mutating func setRetry(at now: Moment) {
        guard standing.failures > 0 else {
            retryAt = nil
            return
        }
        let passed = standing.lastRun.map { max(0, now.date.timeIntervalSince($0)) } ?? 0
        let wait = ReloadPlan.retry(afterFailures: standing.failures) - passed
        retryAt = now.steady + max(0, wait)
    }
}

/// Tokens, which are counted only when somebody looks.
extension ScheduledProvider {
    private var rate: Double { budget.rate(isVisible: isVisible) }

    /// How many there are by what the clock has counted.
    func tokens(by credit: CreditClock) -> Double {
        let fresh = (credit.seconds - settled) * rate
        // The unlimited budget after no time is no number.
        return fresh > 0 ? min(budget.capacity, tokens + fresh) : tokens
    }

    /// The steady second from which there is a token: `now` where there is one, nil for never.
    func tokenSecond(_ credit: CreditClock, at now: Moment) -> Double? {
        let tokens = tokens(by: credit)
        if budget.isUnlimited || tokens >= Budget.wholeToken { return now.steady }
        guard budget.capacity >= Budget.wholeToken else { return nil }
        return max(now.steady + (1 - tokens) / (rate * credit.power.share), now.steady.nextUp)
    }

    mutating func settle(_ credit: CreditClock) {
        tokens = tokens(by: credit)
        settled = credit.seconds
    }

    /// - Parameter passed: Seconds since the allowance was stored.
    mutating func adopt(_ allowance: Allowance, _ passed: Double, _ credit: CreditClock) {
        tokens = allowance.tokens > 0 ? min(budget.capacity, allowance.tokens) : 0
        settled = credit.seconds - passed * credit.power.share
        settle(credit)
        seen = allowance
        isUnsaved = false
    }
}
