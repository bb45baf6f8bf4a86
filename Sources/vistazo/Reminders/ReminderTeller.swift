import Foundation
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoWords

/// Carries notices to a person where no dashboard does: the first that there is of the desktop, the terminal, tmux and
/// the bell. What the desktop's buttons answer comes back later.
final class ReminderTeller {
    typealias Channel = ReminderSettings.Channel

    /// A button that was pressed, or that none was.
    enum Answer: Hashable {
        /// The reminder of that index in its notice.
        case log(Int)
        case snooze
        /// Closed, or its time is up.
        case none
    }

    private let console: Console
    private let wanted: Channel
    /// Seconds for which an answer is waited for.
    private let patience: Double
    private var runs: [Int: QuestionRun] = [:]
    /// Notices that a terminal shows and can take back, by their number.
    private var inTerminal: Set<Int> = []

    init(_ wanted: Channel, _ console: Console, patience: Double) {
        self.wanted = wanted
        self.console = console
        self.patience = patience
    }

    private var words: Words { console.words }

    // MARK: Telling

    /// Tells a notice; nil where it could not be told. Takes a few seconds at most.
    func tell(_ notice: ReminderNotice, _ logbook: Logbook, at now: Instant) -> Channel? {
        let channels: [Channel] = wanted == .auto ? [.desktop, .terminal, .tmux, .bell] : [wanted]
        return channels.first { channel in
            switch channel {
            case .auto, .none: true
            case .desktop: tellDesktop(notice, logbook, at: now)
            case .terminal: tellTerminal(notice, logbook, at: now)
            case .tmux: tellTmux(line(notice, logbook, at: now))
            case .bell: ringBell()
            }
        }
    }

    /// One line of a notice, for where there is no room for more.
    private func line(_ notice: ReminderNotice, _ logbook: Logbook, at now: Instant) -> String {
        let title = notice.title(words, hidesPrivate: true)
        guard notice.reminders.count > 1 else {
            let text = notice.text(logbook, hidesPrivate: true, at: now)
            return visible(text.isEmpty ? title : "\(title) · \(text)")
        }
        let names = notice.reminders.map { ReminderNotice.name($0, words, hidesPrivate: true) }
        return visible("\(title): \(names.joined(separator: ", "))")
    }

    private func tellDesktop(_ notice: ReminderNotice, _ logbook: Logbook, at now: Instant) -> Bool {
        guard let abilities = desktopAbilities() else { return false }
        var arguments = ["--app-name=Vistazo"]
        if abilities.contains("actions") {
            arguments += ["--wait", "--print-id"]
            let isOne = notice.reminders.count == 1
            for (index, reminder) in notice.reminders.prefix(3).enumerated() {
                let name = visible(ReminderNotice.name(reminder, words, hidesPrivate: true))
                arguments.append(
                    "--action=log\(index)=" + (isOne ? words("dashboard.hint.log") : "✓ \(name)"))
            }
            arguments.append("--action=snooze=" + words("dashboard.hint.snooze"))
        }
        // A body is markup, of which we mean none.
        let body = notice.text(logbook, hidesPrivate: true, at: now).split(separator: "\n")
            .map { visible(String($0)) }.joined(separator: "\n")
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        arguments += ["--", visible(notice.title(words, hidesPrivate: true)), body]
        guard abilities.contains("actions") else {
            let run = ShortRun.run("notify-send", arguments, environment: console.environment, seconds: 3)
            return run.status == 0
        }
        guard let run = ask("stdbuf", ["-oL", "notify-send"] + arguments) ?? ask("notify-send", arguments)
        else { return false }
        runs[notice.id] = run
        return true
    }

    private func ask(_ program: String, _ arguments: [String]) -> QuestionRun? {
        QuestionRun(program, arguments, environment: console.environment, seconds: patience, at: .now())
    }

    /// What the desktop's notifications can do; nil where there are none. Without anybody to show them, a program that
    /// waits for an answer would wait for ever.
    private func desktopAbilities() -> Set<String>? {
        let environment = console.environment
        let folder = environment["XDG_RUNTIME_DIR"] ?? ""
        guard
            environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false
                || !folder.isEmpty && access(folder + "/bus", F_OK) == 0
        else { return nil }
        let answer = callDesktop("GetCapabilities")
        // Without that program nothing is known of answers: told without buttons it does not wait.
        if answer.status == 127 { return [] }
        guard answer.status == 0 else { return nil }
        return Set(answer.output.split { !$0.isLetter && $0 != "-" }.map(String.init))
    }

    private func callDesktop(_ method: String, _ arguments: String...) -> ShortRun.Outcome {
        let name = "org.freedesktop.Notifications"
        let words = [
            "call", "--session", "--timeout", "2", "--dest", name, "--object-path",
            "/org/freedesktop/Notifications", "--method", "\(name).\(method)",
        ]
        return ShortRun.run("gdbus", words + arguments, environment: console.environment, seconds: 3)
    }

    /// Takes a notification back by the number that its program printed, which then ends by itself; a program that
    /// has printed none yet is waited for a moment, for what it is about to show nobody could take back.
    private func withdraw(_ run: QuestionRun) {
        let end = Moment.now().steady + 3
        run.extend(to: end)
        func number() -> UInt32? { run.printed.split(separator: "\n").first.flatMap { UInt32($0) } }
        while run.service(.now()) == nil, number() == nil, Moment.now().steady < end {
            var wanted = pollfd(fd: run.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&wanted, 1, 50)
        }
        if run.descriptor >= 0, let number = number(),
            callDesktop("CloseNotification", String(number)).status == 0
        {
            run.expectEnd(at: .now())
        } else {
            run.interrupt(at: .now())
        }
    }

    private func tellTerminal(_ notice: ReminderNotice, _ logbook: Logbook, at now: Instant) -> Bool {
        guard let outlet = terminal, let form = TerminalNotification(environment: console.environment) else {
            return false
        }
        let text = notice.text(logbook, hidesPrivate: true, at: now).replacing("\n", with: " · ")
        outlet.raw(form.sequence(id: notice.id, title: notice.title(words, hidesPrivate: true), text: text))
        outlet.flush()
        if form == .kitty { inTerminal.insert(notice.id) }
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

    // MARK: What comes back

    /// Somebody may still press a button.
    var isWaiting: Bool { !runs.isEmpty }

    var descriptors: [Int32] { runs.values.map(\.descriptor) }

    /// Seconds until an answer's time is up; nil where none is waited for.
    func wait(from now: Moment) -> Double? { runs.values.map { $0.deadline - now.steady }.min() }

    /// What has been answered since the last call, by notice.
    func answers(_ now: Moment) -> [(id: Int, answer: Answer)] {
        var answers: [(Int, Answer)] = []
        for (id, run) in runs.sorted(by: { $0.key < $1.key }) {
            if now.steady >= run.deadline, !run.isInterrupted { withdraw(run) }
            guard let output = run.service(now) else { continue }
            runs[id] = nil
            answers.append((id, Self.answer(output)))
        }
        return answers
    }

    static func answer(_ output: String) -> Answer {
        let word = output.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        if word == "snooze" { return .snooze }
        if word.hasPrefix("log"), let index = Int(word.dropFirst(3)), index >= 0 { return .log(index) }
        return .none
    }

    /// Takes back what is told of a notice.
    func withdraw(_ id: Int) {
        if let run = runs[id] { withdraw(run) }
        if inTerminal.remove(id) != nil {
            terminal?.raw(TerminalNotification.kitty.removal(id: id))
            terminal?.flush()
        }
    }

    /// Takes back everything, and waits until it is gone.
    func leave() {
        for id in Set(runs.keys).union(inTerminal) { withdraw(id) }
        while isWaiting {
            let now = Moment.now()
            _ = answers(now)
            var wanted = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            if isWaiting { poll(&wanted, nfds_t(wanted.count), Int32((wait(from: now) ?? 0) * 1000) + 1) }
        }
    }
}
