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

    /// Somebody may have deleted the state under all windows, and each would go on alone: opens what is there now, where
    /// something else is. What a run under way holds stands in the old file of locks, so that waits for its end.
    ///
    /// - Returns: Whether anything was opened anew.
    func followFiles() -> Bool {
        guard lanes.allSatisfy(\.locks.isEmpty) else { return false }
        let isForgotten = store.locks?.isForgotten == true
        if isForgotten {
            store.renewLocks()
            if isKnownToLive {
                isKnownToLive = false
                _ = showsLife()
            }
        }
        return store.isReplaced && renewStore(after: nil) || isForgotten
    }

    /// Whether another window may have moved on to files that this one has not opened: then what it knows of others,
    /// such as that they are gone, is not to be trusted.
    var isLeftBehind: Bool { store.locks?.isForgotten == true || store.isReplaced }

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
            guard case .perform(let press)? = lane.current?.job else { continue }
            let present = restored(press, lane.server.identifier)
            noteBegun(present, at: .now())
            lane.know(present)
        }
    }
}
