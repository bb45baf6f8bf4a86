import Foundation
import VistazoCells
import VistazoDashboard
import VistazoTerminal

extension Settings {
    /// Takes the terminal as options and environment say, and draws with no more than it has.
    ///
    /// - Throws: `TerminalError` where it cannot show whole screens; `UsageError`.
    mutating func startTerminal(_ arguments: Arguments, _ console: Console) throws -> Terminal {
        var options = TerminalOptions(environment: console.environment, asciiOnly: arguments.has(.ascii))
        switch try ColorChoice(arguments) {
        case .always: options.depth = max(depth, .sixteen)
        case .never: options.depth = ColorDepth.none
        case .automatic: break
        }
        let terminal = try Terminal(options: options)
        depth = terminal.depth
        surroundings.depth = depth
        if terminal.depth == .none, !arguments.has(.mode) { surroundings.mode = .vibrant }
        if terminal.isASCII {
            needsASCII = true
            surroundings.glyphs = .ascii
        }
        return terminal
    }
}
