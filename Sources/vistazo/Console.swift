import VistazoCells
import VistazoLogbook
import VistazoWords

/// What a command may use of the world: where it writes, for whom, and what time it is.
struct Console: Sendable {
    /// Data.
    var out: Outlet
    /// Messages.
    var err: Outlet
    var words: Words
    var now: Instant
    var zone: Zone
    /// Seconds after midnight at which the person's days begin.
    var dayStart = 0
    /// The first day of the person's weeks; 0 is Monday, 6 Sunday.
    var weekStart = 0
    /// Whether the person is told at once what became of the logbook's file; a dashboard owns the screen.
    var tellsNews = false
    /// The shell command that is started after each change of the logbook; nil for none.
    var changedHook: String?
    /// Where the person came in; nil leaves it to what the process is connected to.
    var door: Door?
    var environment: [String: String]
    /// The file of this program, by which it starts itself anew; nil where it is not to.
    var program: String?

    /// The console of this process. Words are those of the environment, see `language(in:)`.
    static func ofProcess(environment: [String: String]) -> Console {
        Console(
            out: Outlet(descriptor: 1), err: Outlet(descriptor: 2),
            words: Words(language: language(in: environment)), now: .now(), zone: .system,
            environment: environment)
    }

    /// The language of messages by the rules of setlocale(3): the first that is set of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG`; English where none is.
    static func language(in environment: [String: String]) -> String {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = environment[name], !value.isEmpty { return value }
        }
        return "en"
    }

    /// Prints one line of data. Control characters in it, line ends too, become visible stand-ins.
    func say(_ line: String) { out.line(line) }

    /// Prints one line to the messages, preceded by the program's name.
    func complain(_ line: String) {
        // What was printed before comes first, where both go to one terminal.
        out.flush()
        err.line("vistazo: " + line)
        err.flush()
    }

    /// Prints a fault and gives the exit code that stands for it.
    func fail(_ status: ExitStatus, _ line: String) -> Int32 {
        complain(line)
        return status.rawValue
    }
}

/// What the program's exit code says.
enum ExitStatus: Int32, CaseIterable {
    case done = 0
    case failed = 1
    case usage = 2
    /// No such thing, or more than one: nothing was written.
    case notFound = 3
    /// Data that was given cannot be understood.
    case badData = 4
    case storage = 5
    case configuration = 6
}
