import Foundation

/// Tokens: what the scheduler and the shared allowance say to each other.
extension Scheduler {
    /// How the token of a charged reload is asked of the shared allowance; nil for what is not placed.
    package mutating func claim(of key: ProviderKey, at now: Moment) -> TokenClaim? {
        guard let slot = slots[key] else { return nil }
        credit.count(to: now)
        providers[slot].settle(credit)
        let provider = providers[slot]
        return TokenClaim(
            seen: provider.seen, tokens: provider.tokens,
            rate: provider.budget.rate(isVisible: provider.isVisible) * power.share,
            capacity: provider.budget.capacity, through: credit.through, now: now)
    }

    /// The shared allowance is this: another window took the token that seemed to be there.
    package mutating func refuse(_ key: ProviderKey, _ allowance: Allowance, at now: Moment) {
        guard let slot = slots[key] else { return }
        credit.count(to: now)
        adopt(allowance, slot, at: now)
        reschedule(slot, at: now)
    }

    /// The claims of those whose tokens would be counted wrong by whoever reads the store later: to be settled
    /// when the window closes.
    package mutating func unsavedClaims(at now: Moment) -> [(key: ProviderKey, claim: TokenClaim)] {
        slots.filter { providers[$0.value].isUnsaved }.compactMap { key, _ in
            claim(of: key, at: now).map { (key, $0) }
        }
    }

    mutating func adopt(_ allowance: Allowance, _ slot: Int, at now: Moment) {
        let passed = Allowance.seconds(since: allowance.through, allowance.steady, to: now)
        providers[slot].adopt(allowance, passed, credit)
        credit.skip(to: allowance.through + passed)
    }
}
