import Foundation
import VistazoArchive

/// A reload that may begin now.
package struct ReadyReload: Hashable, Sendable {
    /// Whose.
    package let key: ProviderKey
    /// What the extension is told.
    package let reason: WireRequest.Reason
    /// Whether it takes a token.
    package let isCharged: Bool
    /// When it was wished or became due.
    package let since: Date
    /// The steady second of the last wish that it answers; now where there was none.
    package let lastWish: Double
}

/// Why a provider is asked when it is: all that the scheduler goes by, for people to read.
package struct ReloadExplanation: Hashable, Sendable {
    /// As the present archive wants it, nil before the first.
    package var policy: ReloadPolicy?
    /// When the run that gave the present archive ended.
    package var made: Date?
    /// When a reload is due by the policy, nil for never.
    package var due: Date?
    /// From when what is shown is stale, the grace after a sleep counted in; nil for never.
    package var staleFrom: Date?
    /// Until then nothing counts as stale, for the machine slept or its clock was set; nil where that is over.
    package var graceUntil: Date?

    /// When the next reload begins as far as is known, its tokens counted in; nil where none is to come. Other
    /// runs of its extension may delay it.
    package var next: Date?
    /// What the next reload will be told.
    package var reason: WireRequest.Reason?
    /// Whether the next reload takes a token.
    package var isCharged: Bool
    /// Somebody asked for it, so that it does not go by the policy.
    package var isWished: Bool
    /// It is due and has its token, and waits for its extension to be free.
    package var isReady: Bool
    /// A run is under way.
    package var isRunning: Bool
    /// No extension has its kind.
    package var isBlocked: Bool
    /// Until then further wishes become one with the present one; nil where none waits.
    package var coalescesUntil: Date?

    /// Tokens now, in fractions.
    package var tokens: Double
    /// What the bucket holds.
    package var capacity: Double
    /// The budget's reloads a day before any factor; nil where there is none.
    package var reloadsADay: Double?
    /// What a day refills with each factor as it is now; nil where there is no budget.
    package var refillADay: Double?
    /// A quarter where it is placed but not in view, else 1.
    package var visibleShare: Double
    /// A half where the machine saves, else 1; `power` says why.
    package var powerShare: Double
    /// What the machine lives on.
    package var power: PowerState
    /// Since when a reload has waited for a token, nil where none does.
    package var deniedSince: Date?
    /// When that token is there, nil for never or where none is missing.
    package var deniedUntil: Date?

    /// Failed runs in a row.
    package var failures: Int
    /// When it is tried again after a failure, its token not counted in.
    package var retryAt: Date?
}

extension Scheduler {
    /// Whether somebody asked for a provider and no run has begun since.
    package func isWished(_ key: ProviderKey) -> Bool { provider(key)?.wish != nil }

    /// Whether what was asked for, as `isWished` says, takes a token; nil where nobody asked.
    func isWishCharged(_ key: ProviderKey) -> Bool? { provider(key)?.wish?.isCharged }

    /// Whether a provider is due by its policy or its tries after failures, whatever else was wished.
    package func isOverdue(_ key: ProviderKey, at now: Moment) -> Bool {
        guard var provider = provider(key) else { return false }
        provider.wish = nil
        return provider.next(at: now)?.second.map { $0 <= now.steady } ?? false
    }

    /// Why a provider is asked when it is, as seen from `now`; nil for what is not placed.
    package func explanation(of key: ProviderKey, at now: Moment) -> ReloadExplanation? {
        guard let provider = provider(key) else { return nil }
        var clock = credit
        clock.count(to: now)
        func date(_ second: Double) -> Date { now.date + (second - now.steady) }
        let plan = provider.standing.plan
        let next = provider.next(at: now)
        let wanted = next.map { $0.date ?? date($0.second ?? now.steady) }
        let token = provider.tokenSecond(clock, at: now).map(date)
        let isCharged = next?.isCharged ?? false
        // What is due later may find its token by then.
        let isDenied =
            isCharged && wanted.map { $0 <= now.date } ?? false && token.map { $0 > now.date } ?? true
        let share = provider.isVisible ? 1 : Budget.hiddenShare
        let perDay = provider.budget.isUnlimited ? nil : provider.budget.reloadsADay
        return ReloadExplanation(
            policy: plan?.policy, made: plan?.made, due: plan?.due,
            staleFrom: plan?.staleFrom.map { max($0, graceUntil) },
            graceUntil: graceUntil > now.date ? graceUntil : nil,
            next: isCharged ? token.flatMap { token in wanted.map { max($0, token) } } : wanted,
            reason: next?.reason, isCharged: isCharged, isWished: provider.wish != nil,
            isReady: provider.readySince != nil, isRunning: provider.isRunning,
            isBlocked: provider.isBlocked,
            coalescesUntil: provider.wish.map { date($0.from) }.flatMap { $0 > now.date ? $0 : nil },
            tokens: provider.tokens(by: clock), capacity: provider.budget.capacity, reloadsADay: perDay,
            refillADay: perDay.map { $0 * share * power.share }, visibleShare: share,
            powerShare: power.share, power: power, deniedSince: isDenied ? wanted : nil,
            deniedUntil: isDenied ? token : nil, failures: provider.standing.failures,
            retryAt: provider.retryAt.map(date))
    }
}
