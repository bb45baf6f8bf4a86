import Foundation
import VistazoArchive

/// Intents: one at a time for each extension, in the order of the presses, none lost.
extension WidgetHost {
    /// Puts an intent in line. `HostEvent.finished` with the number that is returned says how it ended.
    ///
    /// A press on a program of others is in the store before anything is done about it, and until it is done.
    package func press(_ call: IntentCall, on widget: HostedWidget, at now: Moment) -> Int {
        pressCount += 1
        var press = Press(number: pressCount, widget: widget, call: call)
        let lane = lane(performing: call, from: widget.provider.kind)
        if lane?.server.isForeign ?? true { store(&press, on: lane, at: now) }
        heldPresses.append(press)
        placePresses()
        return press.number
    }

    /// Puts presses in line with the extension that performs them. One that came from a stored drawing before
    /// its extension said what it has waits for that; one that no extension can perform ends.
    func placePresses() {
        let held = heldPresses
        heldPresses = []
        for press in held {
            let kind = press.widget.provider.kind
            if let refusal = refusal(of: press.call, from: kind) {
                end(press, .failed(refusal.sentence(setting.words)))
            } else if let lane = lane(performing: press.call, from: kind) {
                if let row = press.row {
                    _ = keeping { try $0.place(press: row, on: lane.server.identifier) }
                }
                lane.presses.append(press)
            } else if lanes.contains(where: { $0.wantsDescription && $0.describeFailures == 0 }) {
                heldPresses.append(press)
            } else {
                end(
                    press,
                    .failed(RunFailure.unknownKind(kind, known: kinds.map(\.name)).sentence(setting.words)))
            }
        }
    }

    func finishPress(_ press: Press, _ outcome: RunOutcome, _ lane: Lane, at now: Moment) {
        var named: [String] = []
        var wasDone = true
        switch outcome.result.map(\.value) {
        case .success(.performed(let dialog, let reload)):
            named = reload
            end(press, .done(dialog: dialog))
        case .success(.archive), .success(.archives), .failure(.noOutput):
            // It prints an archive, or nothing, whatever it is asked: then it is done.
            end(press, .done(dialog: nil))
        case .success(.description), .success(.options):
            wasDone = false
            end(press, .failed(RunFailure.wrongReply.sentence(setting.words)))
        case .failure(let failure):
            // A run that was cut short may have done its work all the same: the widget shows what is true.
            wasDone = !failure.isBeforeStart
            end(press, .failed(failure.sentence(setting.words)))
        }
        if let provider = providers[press.widget.provider] { tellChanged(provider) }
        guard wasDone else { return }
        reload(after: press.widget.provider, named: named, by: lane, at: now)
    }

    /// Asks for what an intent may have changed.
    func reload(after own: ProviderKey, named: [String], by lane: Lane, at now: Moment) {
        if lane.server.isForeign {
            // For windows that show it in other sizes, now or later.
            for kind in Set([own.kind] + named) {
                _ = keeping { try $0.noteChange(of: kind, at: now.date) }
                // Of its own kind they hear when it is reloaded.
                if kind != own.kind { pokeOthers(about: kind) }
            }
        }
        for key in order {
            guard let provider = providers[key] else { continue }
            let isOwn = key == own
            // Code of ours names what it changed; of a program of others we know only the kind.
            let isSibling = lane.server.isForeign && key.kind == own.kind
            let isNamed = named.contains {
                $0 == key.kind || $0 == self.lane(of: key.kind)?.wireKind(key.kind)
            }
            if isOwn || isSibling || isNamed { want(provider, .intent, at: now) }
        }
    }
}

extension WidgetHost {
    /// Says how a press ended, and takes it out of the store.
    func end(_ press: Press, _ outcome: PressOutcome) {
        if let row = press.row { _ = keeping { try $0.drop(press: row, of: owner) } }
        tell(.finished(press.number, outcome))
        guard press.isInherited, case .failed(let reason) = outcome else { return }
        // Nobody here waits for it, and nobody else can be told.
        tell(.trouble(setting.words("hosting.pressFailed", press.names.merging(["reason": reason]) { $1 })))
    }
}
