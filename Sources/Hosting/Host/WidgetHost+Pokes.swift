import Foundation
import VistazoLogbook

/// What this window tells the others.
extension WidgetHost {
    /// By which a window knows its own pokes.
    var pokeName: String { listener?.name ?? String(getpid()) }

    /// Others read from the store what it has of a kind, once this turn is over and its locks are free.
    func pokeOthers(about kind: String) { poke("host \(kind)") }

    /// Says something once, at the end of this turn.
    func poke(_ message: String) {
        guard setting.pokeFolder != nil, !pokes.contains(message) else { return }
        pokes.append(message)
    }

    func sendPokes() {
        guard let folder = setting.pokeFolder, !pokes.isEmpty else { return }
        // Whoever hears of a kind looks for free locks too.
        if pokes.contains(where: { $0.hasPrefix("host ") }) { pokes.removeAll { $0 == "free" } }
        for message in pokes { Poke.send("\(message) \(pokeName)", folder: folder, except: listener?.name) }
        pokes = []
    }
}
