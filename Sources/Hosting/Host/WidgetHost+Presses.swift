import Foundation
import VistazoArchive

/// Intents: one at a time for each extension, in the order of the presses, none lost.
extension WidgetHost {
    /// Puts an intent in line. `HostEvent.finished` with the number that is returned says how it ended.
    package func press(_ call: IntentCall, on widget: HostedWidget, at now: Moment) -> Int {
        pressCount += 1
        let press = Press(number: pressCount, widget: widget, call: call)
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
                tell(.finished(press.number, .failed(refusal.sentence(setting.words))))
            } else if let lane = lane(performing: press.call, from: kind) {
                lane.presses.append(press)
            } else if lanes.contains(where: { $0.wantsDescription && $0.describeFailures == 0 }) {
                heldPresses.append(press)
            } else {
                let failure = RunFailure.unknownKind(kind, known: kinds.map(\.name))
                tell(.finished(press.number, .failed(failure.sentence(setting.words))))
            }
        }
    }

    func finishPress(_ press: Press, _ outcome: RunOutcome, _ lane: Lane, at now: Moment) {
        var named: [String] = []
        var wasDone = true
        switch outcome.result.map(\.value) {
        case .success(.performed(let dialog, let reload)):
            named = reload
            tell(.finished(press.number, .done(dialog: dialog)))
        case .success(.archive), .success(.archives), .failure(.noOutput):
            // It prints an archive, or nothing, whatever it is asked: then it is done.
            tell(.finished(press.number, .done(dialog: nil)))
        case .success(.description):
            wasDone = false
            tell(.finished(press.number, .failed(RunFailure.wrongReply.sentence(setting.words))))
        case .failure(let failure):
            // A run that was cut short may have done its work all the same: the widget shows what is true.
            wasDone = !failure.isBeforeStart
            tell(.finished(press.number, .failed(failure.sentence(setting.words))))
        }
        if let provider = providers[press.widget.provider] { tellChanged(provider) }
        guard wasDone else { return }
        if lane.server.isForeign {
            // For windows that show it in other sizes, now or later.
            _ = keeping { try $0.noteChange(of: press.widget.provider.kind, at: now.date) }
        }
        for key in order {
            guard let provider = providers[key] else { continue }
            let isOwn = key == press.widget.provider
            // Code of ours names what it changed; of a program of others we know only the kind.
            let isSibling = lane.server.isForeign && key.kind == press.widget.provider.kind
            let isNamed = named.contains {
                $0 == key.kind || $0 == self.lane(of: key.kind)?.wireKind(key.kind)
            }
            if isOwn || isSibling || isNamed { provider.want(.intent, from: now.steady) }
        }
    }
}
