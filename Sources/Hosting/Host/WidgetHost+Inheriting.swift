import Foundation
import VistazoArchive

/// Presses that outlive their window: stored before they are done, seen to by another window where theirs is gone.
extension WidgetHost {
    /// Seconds for which a press whose window is gone may wait. After that it would log at a time at which nobody
    /// pressed anything, so it is dropped, and that is told.
    static let inheritance = 3600.0

    /// Keeps a press until it is done. From the first on this window holds a lock by which others see that it lives.
    func store(_ press: inout Press, on lane: Lane?, at now: Moment) {
        // Without the lock another window would take it for a dead one's.
        guard showsLife() else { return }
        let stored = press
        press.row = keeping {
            try $0.store(stored, owner: owner, identifier: lane?.server.identifier ?? "", at: now.date)
        }
        poke("press")
        // Others may have presses in line too, that nobody told of while none was.
        pressLookAt = min(pressLookAt ?? .infinity, now.steady)
    }

    /// Holds the lock that says that this window lives; false where there is none to hold.
    func showsLife() -> Bool {
        if !isKnownToLive { isKnownToLive = store.locks?.take([HostLocks.window(owner)]) ?? false }
        return isKnownToLive
    }

    func noteBegun(_ press: Press, at now: Moment) {
        if let row = press.row { _ = keeping { try $0.begin(press: row, at: now.date) } }
    }

    /// Looks whether presses of other windows have lost theirs, as long as there are any.
    func lookAfterPresses(_ now: Moment) {
        guard let lookAt = pressLookAt, lookAt <= now.steady else { return }
        pressLookAt = nil
        _ = followFiles()
        guard let locks = store.locks else { return }
        guard !isLeftBehind else {
            pressLookAt = now.steady + Self.lockPause
            return
        }
        let foreign = (keeping { try $0.waitingPresses() } ?? []).filter { $0.owner != owner }
        var living: [String: Bool] = [:]
        for press in foreign {
            let isLiving = living[press.owner] ?? locks.isHeldElsewhere(HostLocks.window(press.owner))
            living[press.owner] = isLiving
            if isLiving {
                pressLookAt = now.steady + Self.lockPause
            } else if listener != nil, !inherit(press, at: now) {
                // Its extension has still to say what it is.
                if !isEveryKindKnown { pressLookAt = now.steady + Self.lockPause }
            }
        }
    }

    /// Sees to a press whose window is gone; false where it must wait for its extension.
    private func inherit(_ press: HostStore.WaitingPress, at now: Moment) -> Bool {
        let lane = lane(performing: press.call, from: press.widget.provider.kind)
        if press.begun != nil || now.date.timeIntervalSince(press.pressed) > Self.inheritance {
            guard keeping({ try $0.drop(press: press.id, of: press.owner) }) == true else { return true }
            let key = press.begun == nil ? "hosting.pressDropped" : "hosting.pressInterrupted"
            let arguments = ["intent": press.call.name, "kind": press.widget.provider.kind]
            tell(.trouble(setting.words(key, arguments)))
            // Whatever it did, its widget shows what is true.
            if press.begun != nil, let lane {
                reload(after: press.widget.provider, named: [], by: lane, at: now)
            }
            return true
        }
        guard let lane else { return false }
        guard showsLife(), keeping({ try $0.hand(press: press.id, of: press.owner, to: owner) }) == true
        else { return true }
        pressCount += 1
        heldPresses.append(
            Press(
                number: pressCount, widget: press.widget, call: press.call, row: press.id, isInherited: true))
        placePresses()
        lane.presses.sort { ($0.row ?? .max) < ($1.row ?? .max) }
        if let provider = providers[press.widget.provider] { tellChanged(provider) }
        return true
    }
}
