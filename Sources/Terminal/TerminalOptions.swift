import VistazoCells

/// What decides how a terminal is used.
package struct TerminalOptions: Sendable {
    /// TERM, COLORTERM, NO_COLOR, STY, LANG and the LC_ variables are looked at.
    package var environment: [String: String]
    /// Colours to use whatever the terminal and the environment say: the `--color` options.
    package var depth: ColorDepth?
    /// ASCII even where the locale has Unicode.
    package var asciiOnly: Bool
    /// How long an ESC waits for the rest of a sequence, in milliseconds.
    package var escapeDelay: Int
    /// Whether each frame is bracketed by DEC mode 2026, so that the terminal shows it at once.
    package var synchronizesOutput: Bool

    /// By default an ESC waits 40 ms and all else is the environment's to say.
    package init(
        environment: [String: String], depth: ColorDepth? = nil, asciiOnly: Bool = false,
        escapeDelay: Int = 40, synchronizesOutput: Bool = false
    ) {
        self.environment = environment
        self.depth = depth
        self.asciiOnly = asciiOnly
        self.escapeDelay = escapeDelay
        self.synchronizesOutput = synchronizesOutput
    }
}
