import VistazoRendering

/// A person's wishes, as their `config.json5` says them. What is nil or empty was not said.
package struct Configuration: Hashable, Sendable {
    /// By its name; nil leaves the standard one.
    package var theme: String?
    /// nil leaves it to the theme.
    package var frames: FrameStyle?
    /// A locale name such as `es_ES`.
    package var locale: String?
    /// A time zone's name such as `Europe/Madrid`.
    package var zone: String?
    /// Minutes after midnight at which a day begins, 0 to 1439.
    package var dayStartsAt: Int?
    /// 1 is Sunday, 7 Saturday.
    package var weekStartsOn: Int?
    /// nil leaves it to the locale and the terminal.
    package var glyphs: Surroundings.Glyphs?
    /// Whether the mouse is asked for; nil leaves it to the program.
    package var mouse: Bool?
    /// In order; nil where the file names none, then the standard page is shown.
    package var pages: [Page]?
    /// Command lines of the person's own keys, each a list to run in order.
    package var keys: [Key: [String]] = [:]
    /// Command lines that the quick palette pins under its digits; empty leaves it to what is used most.
    package var quick: [String] = []
    /// In order; those that are found in folders are not among them.
    package var extensions: [ExtensionLine] = []
    /// The shell command to run after each change of the logbook; nil for none.
    package var changedHook: String?

    /// How reminders are told.
    package var reminders = ReminderSettings()

    /// Says nothing.
    package init() {}
}
