import VistazoDashboard
import VistazoHosting
import VistazoLogbook

extension Window {
    /// What the quick palette can do now; what is pinned alone where the logbook cannot be read.
    func paletteContent(at now: Moment) -> PaletteContent {
        let actions = QuickActions(
            words: settings.words, now: Instant(now.date), pinnedLines: settings.configuration?.quick ?? [],
            extensions: host.foreignDescriptions, isLocked: dashboard.isLocked)
        let content = logbook.flatMap { try? actions.content($0) }
        return content ?? PaletteContent(pinned: [], actions: [])
    }
}
