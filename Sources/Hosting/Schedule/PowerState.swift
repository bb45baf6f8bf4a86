/// What the machine lives on, as far as it slows reloads down.
package struct PowerState: Hashable, Sendable {
    /// No mains.
    package var isOnBattery: Bool
    /// A person or the system asked the machine to save.
    package var isSaving: Bool

    /// Mains and no saving unless it says otherwise.
    package init(isOnBattery: Bool = false, isSaving: Bool = false) {
        self.isOnBattery = isOnBattery
        self.isSaving = isSaving
    }

    /// By which budgets refill more slowly: a half for either or both.
    package var share: Double { isOnBattery || isSaving ? 0.5 : 1 }
}
