/// How many reloads by its own policy a provider has: a bucket of tokens that time refills.
package struct Budget: Hashable, Sendable {
    /// Tokens that a day refills while the widget is in view and the machine on mains; infinite for no budget.
    package let reloadsADay: Double

    /// 72 a day, or one in twenty minutes.
    package static let usual = Budget(reloadsADay: 72)
    /// Every reload is granted: for whoever tries an extension out.
    package static let unlimited = Budget(reloadsADay: .infinity)
    /// The share of a widget that is placed but not in view.
    package static let hiddenShare = 0.25

    /// What is negative or no number means none at all.
    package init(reloadsADay: Double) { self.reloadsADay = reloadsADay > 0 ? reloadsADay : 0 }

    /// Tokens that the bucket holds: six, or none where there are none.
    package var capacity: Double { reloadsADay > 0 ? 6 : 0 }

    /// Whether tokens are not counted at all.
    package var isUnlimited: Bool { reloadsADay == .infinity }

    /// Tokens in a second, before the share of the machine's power.
    func rate(isVisible: Bool) -> Double { reloadsADay * (isVisible ? 1 : Self.hiddenShare) / 86_400 }

    /// A token that is there but for the error of sums.
    static let wholeToken = 1 - 1e-6
}
