/// What a key does.
package enum KeyCommand: Hashable, Sendable {
    case moveFocus(Direction)
    case focusNext
    case focusPrevious
    /// The first button of the focused widget.
    case pressFirst
    /// The button of the focused widget that has this very key.
    case pressByKey
    case pageBefore
    case pageAfter
    case scrollUp
    case scrollDown
    case undo
    case redo
    case reloadFocused
    case reloadAll
    case lock
    case privacy
    case screenshot
    case help
    /// Why the focused widget shows what it shows.
    case why
    /// Themes to look at and choose from.
    case themes
    /// Everything there is to do, found by typing.
    case palette
    /// Edit mode.
    case beginEditing
    case edit(EditCommand)
    case suspend
    case quit
    /// The action of the reminder that stands.
    case logReminder
    /// Puts it off.
    case snoozeReminder
    /// Takes away what lies uppermost: a toast, then the banner.
    case dismiss
    case overlayUp
    case overlayDown
    case overlayPageUp
    case overlayPageDown
    case closeOverlay
    /// Closes it and keeps what was chosen in it.
    case confirmOverlay
}

/// Layers of keys; the first that knows a key has it. Nothing has two meanings on one layer.
package enum KeyLayer: Int, CaseIterable, Comparable, Sendable {
    /// An overlay lies on the page. It lets nothing through but what `always` knows.
    case overlay
    /// Pages are being edited: keys change what stands on them.
    case editing
    case always
    /// A person's own bindings, from the configuration.
    case bindings
    /// Keys that no widget can take.
    case reserved
    case banner
    /// The focused widget's buttons.
    case widget
    case global

    /// The layer that is asked first comes first.
    package static func < (a: KeyLayer, b: KeyLayer) -> Bool { a.rawValue < b.rawValue }
}
