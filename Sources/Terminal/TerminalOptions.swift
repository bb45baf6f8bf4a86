import VistazoCells

/// What decides how a terminal is used.
package struct TerminalOptions: Sendable {
    /// TERM, COLORTERM, NO_COLOR, STY, ESCDELAY, LANG and the LC_ variables are looked at.
    package var environment: [String: String]
    /// Colours to use whatever the terminal and the environment say: the `--color` options.
    package var depth: ColorDepth?
    /// ASCII even where the locale has Unicode.
    package var asciiOnly: Bool
    /// How long an ESC waits for the rest of a sequence, in milliseconds: what ESCDELAY says, as for every
    /// program that uses curses (ncurses(3x)), at most ten seconds; else 40.
    package var escapeDelay: Int
    /// Whether each frame is bracketed by DEC mode 2026, so that the terminal shows it at once.
    package var synchronizesOutput: Bool

    /// By default an ESC waits 40 ms and all else is the environment's to say.
    package init(
        environment: [String: String], depth: ColorDepth? = nil, asciiOnly: Bool = false,
        escapeDelay: Int? = nil, synchronizesOutput: Bool = false
    ) {
        self.environment = environment
        self.depth = depth
        self.asciiOnly = asciiOnly
        let asked = environment["ESCDELAY"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : min($0, 10_000) }
        self.escapeDelay = escapeDelay ?? asked ?? 40
        self.synchronizesOutput = synchronizesOutput
    }
}
