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
    /// What there is to show, and what went wrong.
    package let state: HostedState
    /// When it is asked next, and why; nil for what is not placed.
    package let explanation: ReloadExplanation?
    /// The last runs for its provider, newest first.
    package let runs: [HostStore.Run]
}

extension WidgetHost {
    /// Takes what an extension of this process says of itself, so that it need not be served for it.
    package func know(_ description: ExtensionDescription, of identifier: String) {
        guard let lane = lanes.first(where: { $0.server.identifier == identifier && !$0.server.isForeign })
        else {
            return
        }
        learn(lane, description, isSilent: false)
    }

    /// What there is to say of a placed widget as of `now`.
    package func report(on widget: HostedWidget, at now: Moment) -> WidgetReport {
        let lane = lane(of: widget.provider.kind)
        return WidgetReport(
            widget: widget, identifier: lane?.server.identifier, isUnknown: lane == nil && isEveryKindKnown,
            isInProcess: lane.map { !$0.server.isForeign } ?? false, state: state(of: widget),
            explanation: scheduler.explanation(of: widget.provider, at: now),
            runs: keeping { try $0.runs(of: widget.provider) } ?? [])
    }
}
