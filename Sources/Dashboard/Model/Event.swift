import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

/// What can happen to a dashboard. The instant it happened at is handed over beside it.
package enum Event: Sendable {
    case key(Key)
    case resized(CellSize)
    /// The terminal window, or the pane, has the person's attention or has lost it.
    case focusChanged(Bool)
    case content(WidgetID, WidgetContent)
    case intentFinished(WidgetID, IntentOutcome)
    /// A configuration was read; nil where the file could not be, then the last one stays.
    case configuration(Configuration?, faults: [ConfigurationFault])
    /// Locale, zone, colours or theme have changed; of the surroundings size, date, frame and redaction are
    /// not looked at.
    case surroundings(Surroundings, Words)
    /// Display names of kinds, as their extensions describe them.
    case kindNames([String: String])
    case notice(Notice)
    /// The reminder that stands now, in place of the one before; nil for none.
    case reminder(ReminderBanner?)
    /// The themes there are, in the order they are offered.
    case themes([ThemeChoice])
    /// All that the quick palette can do now.
    case palette(PaletteContent)
    /// Text that was pasted in one piece.
    case paste(String)
    /// Every kind that can be placed.
    case kinds([GalleryKind])
    /// How a kind looks in a family, with what its author shows in a gallery.
    case preview(kind: String, Family, ArchivedEntry)
    /// What may be chosen for a parameter of a kind.
    case options(kind: String, parameter: String, [ParameterOption])
    /// Lines for a person to put in their configuration, which names the pages.
    case pagesToCopy([String])
    /// Why a widget shows what it shows.
    case explanation(WidgetID, [Fact])
}

/// How an intent ended.
package enum IntentOutcome: Hashable, Sendable {
    /// With a sentence for the person, where it has one; `isUndoable` offers `u`.
    case done(dialog: String?, isUndoable: Bool)
    /// Why it did not happen, in one sentence.
    case failed(String)
    /// The dashboard is locked and the intent's policy forbids it to run there.
    case refusedWhileLocked
}

/// A sentence for the person, shown in one line for a few seconds.
package struct Notice: Hashable, Sendable {
    /// How it is coloured, and how long it stands.
    package enum Tone: Hashable, Sendable { case done, information, problem }

    /// One line in the person's language.
    package var text: String
    /// A problem stands longer than the others.
    package var tone: Tone
    /// Offers `u` beside the sentence.
    package var isUndoable: Bool
    /// It may name what is sensitive: where that is hidden, only how it went is said.
    package var isSensitive: Bool

    /// By default plain information.
    package init(
        _ text: String, tone: Tone = .information, isUndoable: Bool = false, isSensitive: Bool = false
    ) {
        self.text = text
        self.tone = tone
        self.isUndoable = isUndoable
        self.isSensitive = isSensitive
    }

    /// Seconds that it stands: time to read it, more where something went wrong.
    var duration: Double { tone == .problem ? 8 : 4 }
}
