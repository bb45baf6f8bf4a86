/// Why the dashboard can't have the terminal.
package enum TerminalError: Error, Hashable, Sendable {
    /// Standard input or output is no terminal, or is closed.
    case notATerminal
    /// TERM is empty, unset or `dumb`.
    case noTerminalName
    /// There is no terminfo entry for TERM, nor one for `xterm-256color`.
    case unknownTerminal(String)
    /// The terminal can't put its cursor anywhere.
    case noCursorAddressing(String)
    /// The job runs in the background and nobody can bring it to the front.
    case inBackground
    /// The system refused; `errno` says why.
    case system(Int32)
}
