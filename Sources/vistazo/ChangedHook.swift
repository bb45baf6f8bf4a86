import VistazoHosting
import VistazoLogbook

/// `hooks: { changed: "command" }` of the configuration: a shell command that the process starts which changed the
/// logbook, once a change, and that nobody waits for.
///
/// It reads the change on its standard input, one line as `vistazo watch --json` prints it, and in its environment:
/// `VISTAZO_CHANGE` (`log`, `stop`, `editEntry` …), `VISTAZO_TURN` (`done`, `undone`, `redone`), `VISTAZO_DOOR`,
/// `VISTAZO_ITEM_ID`, `VISTAZO_ITEM`, `VISTAZO_TODAY` (today's total, a plain number) and `VISTAZO_SENTENCE`; what
/// there is not, or is private, is empty. It has no terminal, and what it writes goes nowhere. `VISTAZO_HOOK` is set
/// in it: what changes under that variable runs no hook, so that one which logs does not run for ever.
struct ChangedHook {
    private static let guardian = "VISTAZO_HOOK"
    private let command: String
    private let environment: [String: String]
    private let zone: Zone

    /// nil where there is none to run.
    init?(_ console: Console) {
        guard let command = console.changedHook, console.environment[Self.guardian] == nil else { return nil }
        self.command = command
        environment = console.environment
        zone = console.zone
    }

    /// Starts it. A change that cannot be told of is made all the same.
    func run(_ announcement: Announcement, _ logbook: Logbook) {
        let now = Instant.now()
        guard let report = try? ChangeReport(announcement, logbook, at: now) else { return }
        var variables = environment
        let line = report.document(date: now.text(offset: zone.offset(at: now)))
        let today = report.isHidden ? nil : report.summary?.today.amount
        for (name, value) in [
            ("CHANGE", report.change), ("TURN", announcement.turn.rawValue),
            ("DOOR", announcement.door?.rawValue ?? ""),
            ("ITEM_ID", announcement.step?.item.map { String($0) } ?? ""),
            ("ITEM", announcement.step?.item == nil ? "" : report.subject ?? ""),
            ("TODAY", today?.description ?? ""), ("SENTENCE", report.sentence),
        ] {
            variables["VISTAZO_" + name] = value
        }
        variables[Self.guardian] = "1"
        // Zero bytes end a text of C's.
        variables = variables.mapValues { $0.replacing("\0", with: "") }
        DetachedProcess.start(
            "/bin/sh", ["sh", "-c", "printf '%s\\n' \"$1\" | /bin/sh -c \"$2\"", "vistazo", line, command],
            environment: variables)
    }
}
