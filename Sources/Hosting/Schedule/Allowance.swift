import Foundation

/// The tokens of one provider as all windows share them, and up to when time was turned into tokens.
///
/// Both clocks count, for neither alone will do: the steady one stands still while the machine sleeps, the wall clock
/// may be set. Time counts that either of them has seen pass, and what was
/// counted once counts no more after the clock was set back.
package struct Allowance: Hashable, Sendable {
    /// From 0 to the budget's capacity.
    package var tokens: Double
    /// The date up to which time was counted; ahead of the wall clock after that was set back.
    package var through: Date
    /// The steady clock's second when that was; 0 where that was before the machine last started, so that the time
    /// since the start counts.
    package var steady: Double

    /// As it is stored; nothing is checked.
    package init(tokens: Double, through: Date, steady: Double) {
        self.tokens = tokens
        self.through = through
        self.steady = steady
    }

    /// Seconds that count since a date and a steady second, never negative: windows that look at the clock and at the
    /// store one after the other may find the other's time a little ahead of their own.
    static func seconds(since through: Date, _ steady: Double, to now: Moment) -> Double {
        let passed = max(now.steady - steady, now.date.timeIntervalSince(through))
        return passed > 0 && passed.isFinite ? passed : 0
    }
}

/// A provider's wish to take a token, as its window sees it; whoever keeps the shared allowance decides.
package struct TokenClaim: Hashable, Sendable {
    /// The allowance as this window last saw it, nil where it saw none.
    package var seen: Allowance?
    /// The tokens there are by now if nobody else took any.
    package var tokens: Double
    /// Tokens that a second refills now.
    package var rate: Double
    /// The most there may be.
    package var capacity: Double
    /// The date up to which this window has counted time, not before `now`'s.
    package var through: Date
    /// When it is claimed.
    package var now: Moment

    /// What becomes of the shared allowance: one token less where there was one.
    ///
    /// - Parameter shared: As it is stored now, nil where nothing is.
    package func spend(from shared: Allowance?) -> (isGranted: Bool, left: Allowance) {
        var left = settled(with: shared)
        guard left.tokens >= Budget.wholeToken else { return (false, left) }
        left.tokens = max(0, left.tokens - 1)
        return (true, left)
    }

    /// The shared allowance brought up to now.
    package func settled(with shared: Allowance?) -> Allowance {
        var tokens = self.tokens
        var through = self.through
        // Another window took some since: then it knows better up to there.
        if let shared, shared != seen {
            let passed = Allowance.seconds(since: shared.through, shared.steady, to: now)
            tokens = max(0, shared.tokens.isFinite ? shared.tokens : 0) + passed * rate
            if shared.through < .distantFuture { through = max(through, shared.through + passed) }
        }
        return Allowance(tokens: min(tokens, capacity), through: through, steady: now.steady)
    }
}
