import CNcurses
import Glibc
import VistazoCells

/// What is known of a terminal without taking it over and without asking it anything.
package struct TerminalLook: Hashable, Sendable {
    /// How its mouse is heard, by its terminfo entry.
    package enum Mouse: String, Sendable {
        /// Any number of columns.
        case sgr
        /// The form of the X11 protocol, which ends at column 223.
        case old
        /// The entry names no mouse.
        case unnamed
    }

    /// TERM; empty where it is not set.
    package var name: String
    /// Whether terminfo has an entry of that name.
    package var isKnown = false
    /// Whether there is one of `xterm-256color`, which serves where there is none.
    package var hasFallback = false
    /// Colours of the entry that serves; 0 where it has none.
    package var colors = 0
    /// Whether the entry that serves can put the cursor anywhere (`cup`); without it nothing is full screen.
    package var hasCursorAddressing = false
    /// How the entry that serves says that a mouse reports.
    package var mouse = Mouse.unnamed
    /// Whether the entry that serves says how frames are bracketed (the extension `Sync` of tmux, tmux(1)).
    package var bracketsFrames = false
    /// What the dashboard would be drawn with.
    package var depth = ColorDepth.none
    /// Columns and rows; nil where no standard descriptor is a terminal.
    package var size: CellSize?
    /// Whether standard input and output both are.
    package var isTerminal = false

    /// As tests stage it.
    package init(name: String) { self.name = name }

    /// The terminal of this process.
    package init(options: TerminalOptions) {
        self.init(name: options.environment["TERM"] ?? "")
        isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        for descriptor in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO] where size == nil {
            var columns: Int32 = 0
            var rows: Int32 = 0
            if vistazo_terminal_size(descriptor, &columns, &rows) {
                size = CellSize(columns: Int(columns), rows: Int(rows))
            }
        }
        if !name.isEmpty, name != "dumb" { isKnown = load(name) }
        hasFallback = isKnown || load(TerminalDescription.fallbackName)
        depth = (try? TerminalDescription(options: options, output: STDOUT_FILENO))?.depth ?? .none
    }

    private mutating func load(_ name: String) -> Bool {
        var status: Int32 = 0
        guard setupterm(name, STDOUT_FILENO, &status) == OK, status == 1 else { return false }
        defer { vistazo_forget_terminal() }
        colors = max(0, Int(tigetnum("colors")))
        hasCursorAddressing = TerminalDescription.text(of: "cup") != nil
        // The modes stand in `XM`, an extension of ncurses 6 (user_caps(5)).
        let keys = TerminalDescription.text(of: "kmous")
        let isNumbered =
            keys?.hasSuffix("[<") == true || TerminalDescription.text(of: "XM")?.contains("1006") == true
        mouse = isNumbered ? .sgr : keys == nil ? .unnamed : .old
        bracketsFrames = TerminalDescription.text(of: "Sync") != nil
        return true
    }

    /// The version of the curses library that this process runs with.
    package static var libraryVersion: String { curses_version().map { String(cString: $0) } ?? "" }
}
