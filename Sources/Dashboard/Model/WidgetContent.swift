import Foundation
import VistazoArchive

/// What the host has for a placed widget, as it was last told to the dashboard.
package struct WidgetContent: Hashable, Sendable {
    /// The last good archive, nil before the first.
    package var archive: ArchivedTimeline?
    /// What stands there until an entry of `archive` is due; drawn as bars.
    package var placeholder: ArchivedTimeline?
    /// A plain sentence where the last attempt to reload failed, nil where it did not.
    package var failure: String?
    /// The instant from which what is shown counts as stale, nil for never.
    package var staleFrom: Date?
    /// Until then nothing counts as stale, whatever its author said: the machine slept or its clock was set. nil for
    /// no such time.
    package var graceUntil: Date?

    /// By default nothing has come yet.
    package init(
        archive: ArchivedTimeline? = nil, placeholder: ArchivedTimeline? = nil, failure: String? = nil,
        staleFrom: Date? = nil, graceUntil: Date? = nil
    ) {
        self.archive = archive
        self.placeholder = placeholder
        self.failure = failure
        self.staleFrom = staleFrom
        self.graceUntil = graceUntil
    }
}

/// All that the dashboard knows of a placed widget beside its place.
struct WidgetState {
    var content = WidgetContent()
    /// Grows whenever what is drawn may differ, so that a kept drawing can be told from a spent one.
    var generation = 0
    /// Presses whose intents have not finished.
    var pressesUnderWay = 0
    /// Toggles that were pressed and are shown the other way round until the intent's result is in.
    var flipped: Set<IntentCall> = []

    var isPending: Bool { pressesUnderWay > 0 }

    /// Takes new content; equal content changes nothing.
    mutating func take(_ new: WidgetContent) {
        guard new != content || !flipped.isEmpty && !isPending else { return }
        content = new
        if !isPending { flipped = [] }
        generation += 1
    }
}
