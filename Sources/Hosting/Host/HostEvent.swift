import Foundation
import VistazoArchive

/// What the host tells the window that owns it.
package enum HostEvent: Sendable {
    /// `WidgetHost.state` of these is another than before.
    case changed(HostedWidget)
    /// A press has ended.
    case finished(Int, PressOutcome)
    /// What an extension wrote to standard error while it answered.
    case said(identifier: String, String)
    /// Mistakes in an archive that were mended: colours that are none.
    case mended(kind: String, [JSONFault])
    /// There are other kinds or intents than before.
    case kindsChanged
    /// A poke that is not for the host alone: the logbook changed.
    case poked(String)
    /// A sentence about the host itself: its store was damaged or cannot be written.
    case trouble(String)
}

/// How a press ended.
package enum PressOutcome: Hashable, Sendable {
    case done(dialog: String?)
    /// Why it did not happen.
    case failed(String)
}

/// What the host has for a hosted widget.
package struct HostedState: Hashable, Sendable {
    /// The last good archive, nil before the first.
    package var archive: ArchivedTimeline?
    /// What stands there until an entry of `archive` is due.
    package var placeholder: ArchivedTimeline?
    /// A sentence where the last run failed, nil where it did not.
    package var failure: String?
    /// The failure itself, where it was this host whose run failed.
    package var cause: RunFailure?
    /// When the archive's run ended.
    package var made: Date?
    /// When a reload is due by the archive's policy, nil for never.
    package var due: Date?
    /// From when what is shown counts as stale, nil for never. An archive's own `staleAfter` comes on top.
    package var staleFrom: Date?
    /// Until then nothing counts as stale, whatever its author said: the machine slept or its clock was set. nil where
    /// neither ever happened.
    package var graceUntil: Date?
    /// Presses whose intents have not finished.
    package var presses: Int

    /// By default nothing has come and nothing is under way.
    package init(
        archive: ArchivedTimeline? = nil, placeholder: ArchivedTimeline? = nil, failure: String? = nil,
        cause: RunFailure? = nil, made: Date? = nil, due: Date? = nil, staleFrom: Date? = nil,
        graceUntil: Date? = nil, presses: Int = 0
    ) {
        self.archive = archive
        self.placeholder = placeholder
        self.failure = failure
        self.cause = cause
        self.made = made
        self.due = due
        self.staleFrom = staleFrom
        self.graceUntil = graceUntil
        self.presses = presses
    }
}
