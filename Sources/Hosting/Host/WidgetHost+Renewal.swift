import Foundation
import VistazoLogbook

/// A store that turns out to be damaged, or that another window has replaced, while this one shows what it held.
extension WidgetHost {
    /// Opens the store anew and puts into it what this window knows; false where the file is the same and sound as
    /// far as anybody knows, or nothing new can be had.
    ///
    /// - Parameter error: What showed that it is damaged; nil where another window said that it was replaced.
    @discardableResult
    func renewStore(after error: DatabaseError?) -> Bool {
        let renewal = store.renew(isDamaged: error != nil)
        guard renewal.isNew else { return false }
        if let trouble = renewal.trouble {
            tell(trouble)
            poke("store")
        }
        // Directly, not by way of `keeping`: a store that is damaged at once again is left at that.
        for key in order {
            guard let provider = providers[key] else { continue }
            let known = (try? store.archives(of: key, in: surroundings, isPlaceholder: false)) ?? [:]
            for (family, held) in provider.archives where known[family].map({ $0.made < held.made }) ?? true {
                try? store.store(
                    [family: held.archive], of: key, in: surroundings, isPlaceholder: false, made: held.made)
            }
            try? store.store(
                provider.placeholders, of: key, in: surroundings, isPlaceholder: true, made: Date())
        }
        restorePresses()
        return true
    }

    /// The rows of the presses that wait were in the old file.
    private func restorePresses() {
        func restored(_ press: Press, _ identifier: String) -> Press {
            guard press.row != nil else { return press }
            var press = press
            press.row = try? store.store(press, owner: owner, identifier: identifier, at: Date())
            return press
        }
        heldPresses = heldPresses.map { restored($0, "") }
        for lane in lanes {
            lane.presses = lane.presses.map { restored($0, lane.server.identifier) }
        }
    }
}
