import Foundation
import VistazoArchive

/// All that the host goes by for one widget: the answer to "why does this widget still show that?".
package struct WidgetReport: Sendable {
    /// Whom it is about.
    package let widget: HostedWidget
    /// The extension that has its kind; nil where none has.
    package let identifier: String?
    /// Every extension has said what it has, and none has this kind.
    package let isUnknown: Bool
    /// It runs in this process, as the standard bundle does: reading it costs next to nothing and takes no token.
    package let isInProcess: Bool
    /// Nobody is asked: what is shown was put in from outside.
    package let isPushed: Bool
    /// What is shown was made for another size, mode, language or zone, and stays until what was asked for has come.
    package let isOfOtherSurroundings: Bool
    /// The run of it that is under way in this window; nil where there is none.
    package let running: Running?
    /// Its extension runs for another window, so that this one waits.
    package let isBusyElsewhere: Bool
    /// What was wrong with the store when this window opened it; nil where it was sound.
    package let trouble: HostStore.Trouble?
    /// What there is to show, and what went wrong.
    package let state: HostedState
    /// When it is asked next, and why; nil for what is not placed.
    package let explanation: ReloadExplanation?
    /// The last runs for its provider, newest first.
    package let runs: [HostStore.Run]

    /// A run that has not ended.
    package struct Running: Hashable, Sendable {
        /// What its extension was told.
        package let reason: WireRequest.Reason
        /// When it began.
        package let since: Date
    }
}

extension WidgetHost {
    /// Takes what an extension of this process says of itself, so that it need not be served for it.
    package func know(_ description: ExtensionDescription, of identifier: String) {
        guard
            let lane = lanes.first(where: {
                $0.server.identifier == identifier && (!$0.server.isForeign || $0.server.isInProcess)
            })
        else {
            return
        }
        lane.describedStamp = lane.server.stamp
        learn(lane, description, isSilent: false)
    }

    /// What there is to say of a placed widget as of `now`.
    package func report(on widget: HostedWidget, at now: Moment) -> WidgetReport {
        let lane = lane(of: widget.provider.kind)
        let provider = providers[widget.provider]
        let isOfOthers =
            provider.map { $0.archives[widget.size.key] == nil && $0.former[widget.size.family] != nil }
        var running: WidgetReport.Running?
        if let lane, case .timeline(let served, let reason)? = lane.current?.job, served === provider {
            running = .init(reason: reason, since: now.date - max(0, now.steady - lane.startedAt))
        }
        let isBusyElsewhere = lane.map { lane in
            lane.server.isForeign && lane.current == nil
                && store.locks?.isHeldElsewhere(HostLocks.run(lane.server.identifier)) ?? false
        }
        return WidgetReport(
            widget: widget, identifier: lane?.server.identifier, isUnknown: lane == nil && isEveryKindKnown,
            isInProcess: lane.map { !$0.server.isForeign } ?? false, isPushed: lane?.server.isGiven ?? false,
            isOfOtherSurroundings: isOfOthers ?? false, running: running,
            isBusyElsewhere: isBusyElsewhere ?? false, trouble: store.trouble, state: state(of: widget),
            explanation: explanation(of: widget.provider, at: now),
            runs: keeping { try $0.runs(of: widget.provider) } ?? [])
    }
}
