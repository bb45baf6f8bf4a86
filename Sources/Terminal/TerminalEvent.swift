import VistazoCells
import VistazoDashboard

/// What a person does at the terminal.
package enum TerminalEvent: Hashable, Sendable {
    case key(Key)
    /// Text that was pasted as one piece; newlines in it are `\n`, and it may be long.
    case paste(String)
    /// Whether the terminal's window has the focus now.
    case focus(Bool)
    /// The left button went down on a cell.
    case press(CellPoint)
    /// The wheel turned by so many steps, downwards where positive, over a cell.
    case scroll(Int, at: CellPoint)
    /// The terminal is gone; nothing more will come.
    case closed
}

/// What the system tells the process.
package enum TerminalSignal: Hashable, Sendable {
    /// The terminal has another size; `Terminal.size` is up to date.
    case resized
    /// Someone asks the process to stop for a while (`kill -TSTP`).
    case suspend
    /// The process goes on after a stop that it could not see coming; the screen is to be painted afresh.
    case resumed
    /// A child process ended.
    case child
    /// The process is to end, in an orderly way, by this signal.
    case end(Int32)
}
