import VistazoDashboard
import VistazoHosting

/// Carries messages to a person where no dashboard shows them: by the first that there is of several ways. What the
/// desktop's buttons answer comes back later. Belongs to one thread.
final class ReminderTeller {
    typealias Channel = ReminderSettings.Channel

    /// A button that was pressed, or that none was.
    enum Answer: Hashable, Sendable {
        /// The reminder of that index in its notice.
        case log(Int)
        case snooze
        /// Closed, or its time is up.
        case none
    }

    let desktop: DesktopNotifications
    private let console: Console
    private let channels: [Channel]
    /// Messages that a terminal shows and can take back.
    private var inTerminal: Set<Int> = []

    /// - Parameters:
    ///   - channels: In the order in which they are tried.
    ///   - patience: Seconds for which an answer is waited for.
    init(_ channels: [Channel], _ console: Console, patience: Double) {
        self.channels = channels
        self.console = console
        desktop = DesktopNotifications(environment: console.environment, patience: patience)
    }

    /// Tells a message; nil where it could not be told. Takes a few seconds at most.
    func tell(_ message: ReminderMessage) -> Channel? {
        channels.first { channel in
            switch channel {
            case .auto, .none: true
            case .desktop: desktop.tell(message)
            case .terminal: tellTerminal(message)
            case .tmux: tellTmux(message.line)
            case .bell: ringBell()
            }
        }
    }

    /// Takes back what is told of a message.
    func withdraw(_ id: Int) {
        desktop.withdraw(id)
        guard inTerminal.remove(id) != nil else { return }
        terminal?.raw(TerminalNotification.kitty.removal(id: id))
        terminal?.flush()
    }

    /// Takes back everything, and waits until it is gone.
    func leave() {
        for id in inTerminal { withdraw(id) }
        desktop.leave()
    }

    private func tellTerminal(_ message: ReminderMessage) -> Bool {
        guard let outlet = terminal, let form = TerminalNotification(environment: console.environment) else {
            return false
        }
        outlet.raw(
            form.sequence(id: message.id, title: message.title, text: message.rows.joined(separator: " · ")))
        outlet.flush()
        if form == .kitty { inTerminal.insert(message.id) }
        return !outlet.isBroken
    }

    /// Nothing of ours goes into a pipe.
    private var terminal: Outlet? { [console.out, console.err].first(where: \.isTTY) }

    private func tellTmux(_ line: String) -> Bool {
        let environment = console.environment
        let clients = ShortRun.run(
            "tmux", ["list-clients", "-F", "#{client_name}"], environment: environment, seconds: 2)
        guard clients.status == 0 else { return false }
        // A message is a format, whose signs are doubled.
        let text = line.replacing("#", with: "##").replacing("%", with: "%%")
        var isTold = false
        for client in clients.output.split(separator: "\n") {
            let run = ShortRun.run(
                "tmux", ["display-message", "-c", String(client), "-d", "8000", "--", text],
                environment: environment, seconds: 2)
            isTold = isTold || run.status == 0
        }
        return isTold
    }

    private func ringBell() -> Bool {
        guard let outlet = terminal else { return false }
        outlet.raw("\u{7}")
        outlet.flush()
        return !outlet.isBroken
    }
}
