import Foundation
import VistazoLogbook

/// The tokens that all windows share.
extension HostStore {
    /// Takes one token of a provider if there is one, in one transaction: no two windows take the same.
    ///
    /// - Returns: Whether it was there, and what is left.
    package func spend(
        _ claim: TokenClaim, of provider: ProviderKey
    ) throws -> (isGranted: Bool, left: Allowance) {
        try database.write {
            let result = claim.spend(from: try allowance(of: provider))
            // What was refused is left as it is: another window may have counted time at a better rate.
            if result.isGranted { try store(result.left, of: provider) }
            return result
        }
    }

    /// Keeps what tokens a window counted at rates that nobody else knows of.
    func settle(_ claims: [(key: ProviderKey, claim: TokenClaim)]) throws {
        guard !claims.isEmpty else { return }
        try database.write {
            for (key, claim) in claims {
                try store(claim.settled(with: try allowance(of: key)), of: key)
            }
        }
    }

    /// The tokens of a provider when somebody last took one; nil where nobody ever did: a full bucket.
    package func allowance(of provider: ProviderKey) throws -> Allowance? {
        try database.first(
            "SELECT tokens, through, steady, boot FROM budget WHERE kind = ? AND configuration = ?",
            [.text(provider.kind), .text(provider.configurationText)]
        ) { row in
            Allowance(
                tokens: row.real(0), through: Date(timeIntervalSinceReferenceDate: row.real(1)),
                steady: row.text(3) == boot ? row.real(2) : 0)
        }
    }

    private func store(_ allowance: Allowance, of provider: ProviderKey) throws {
        try database.run(
            """
            INSERT OR REPLACE INTO budget (kind, configuration, tokens, through, steady, boot)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                .text(provider.kind), .text(provider.configurationText), .real(allowance.tokens),
                .real(allowance.through.timeIntervalSinceReferenceDate), .real(allowance.steady),
                .text(boot),
            ])
    }
}
