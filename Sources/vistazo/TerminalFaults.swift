import Glibc
import VistazoTerminal
import VistazoWords

extension TerminalError {
    /// Why the dashboard cannot have the terminal, in one sentence.
    func text(_ words: Words) -> String {
        switch self {
        case .notATerminal: words("cli.terminal.none")
        case .noTerminalName: words("cli.terminal.noName")
        case .unknownTerminal(let name): words("cli.terminal.unknown", ["name": name])
        case .noCursorAddressing(let name): words("cli.terminal.noCursor", ["name": name])
        case .inBackground: words("cli.terminal.background")
        case .system(let code): words("cli.terminal.system", ["reason": String(cString: strerror(code))])
        }
    }
}
