import VistazoArchive

/// What the dashboard asks of whoever runs it. It does nothing itself.
package enum Effect: Hashable, Sendable {
    /// To be answered with `Event.intentFinished`. A locked dashboard may only run what its policy allows.
    case perform(WidgetID, IntentCall, isLocked: Bool)
    case reload([WidgetID])
    /// To be answered with `Event.explanation`, anew as long as `Dashboard.explained` names it.
    case explain(WidgetID)
    /// What the person does about a reminder; to be answered with `Event.reminder`.
    case answer(Int, ReminderAnswer)
    case undo
    case redo
    /// Command lines of a person's own key binding, in order.
    case run([String])
    /// An address or a path.
    case open(String)
    /// To be answered with `Event.themes`.
    case listThemes
    /// The theme of that name is to stay; it is on the page already.
    case keepTheme(String)
    /// To be answered with `Event.palette`.
    case listPalette
    /// What was chosen in the quick palette.
    case act(PaletteAction.Command)
    /// To be answered with `Event.kinds`.
    case listKinds
    /// To be answered with `Event.preview`, where it can be had.
    case preview(kind: String, Family)
    /// To be answered with `Event.options`, where they can be had.
    case listOptions(kind: String, parameter: String)
    /// The pages are to stay as they are now: a step of edit mode.
    case keepPages([Page])
    /// Edit mode ends with these pages.
    case endEditing([Page])
    /// A text for the clipboard.
    case copy(String)
    case screenshot
    case suspend
    case quit
    /// `Dashboard.requests` differs from what it was: other widgets, sizes, or a different page in view.
    case requestsChanged
}

/// A widget that the dashboard shows or could show, and the size it has there.
package struct WidgetRequest: Hashable, Sendable {
    /// By its own identity, whatever its place.
    package let widget: PlacedWidget
    /// The family in outer cells as it is placed now.
    package let size: WireRequest.FamilySize
    /// False on another page, scrolled away, or where the terminal has no room for it.
    package let isVisible: Bool
}
