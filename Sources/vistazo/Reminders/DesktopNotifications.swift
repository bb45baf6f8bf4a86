import Foundation
import VistazoHosting

/// A desktop's notifications with buttons, by `notify-send`; each is waited for, and none for longer than was said.
/// Belongs to one thread.
final class DesktopNotifications {
    private let environment: [String: String]
    /// Seconds for which an answer is waited for.
    private let patience: Double
    private var runs: [Int: QuestionRun] = [:]

    init(environment: [String: String], patience: Double) {
        self.environment = environment
        self.patience = patience
    }

    /// Shows a message; false where there is no desktop, or none that shows notifications. Takes a few seconds at most.
    func tell(_ message: ReminderMessage) -> Bool {
        guard let abilities = abilities() else { return false }
        let hasButtons = abilities.contains("actions")
        var arguments = ["--app-name=Vistazo"]
        if hasButtons {
            arguments += ["--wait", "--print-id"]
            for (index, label) in message.logs.enumerated() {
                arguments.append("--action=log\(index)=\(label)")
            }
            arguments.append("--action=snooze=\(message.snooze)")
        }
        // A body is markup, of which we mean none.
        let body = message.rows.joined(separator: "\n").replacing("&", with: "&amp;")
            .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        arguments += ["--", message.title, body]
        guard hasButtons else {
            return ShortRun.run("notify-send", arguments, environment: environment, seconds: 3).status == 0
        }
        guard let run = ask("stdbuf", ["-oL", "notify-send"] + arguments) ?? ask("notify-send", arguments)
        else { return false }
        runs[message.id] = run
        return true
    }

    private func ask(_ program: String, _ arguments: [String]) -> QuestionRun? {
        QuestionRun(program, arguments, environment: environment, seconds: patience, at: .now())
    }

    /// What the notifications can do; nil where there are none. Without anybody to show them, a program that waits for
    /// an answer would wait for ever.
    private func abilities() -> Set<String>? {
        let folder = environment["XDG_RUNTIME_DIR"] ?? ""
        guard
            environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false
                || !folder.isEmpty && access(folder + "/bus", F_OK) == 0
        else { return nil }
        let answer = call("GetCapabilities")
        // Without that program nothing is known of answers: told without buttons it does not wait.
        if answer.status == 127 { return [] }
        guard answer.status == 0 else { return nil }
        return Set(answer.output.split { !$0.isLetter && $0 != "-" }.map(String.init))
    }

    private func call(_ method: String, _ arguments: String...) -> ShortRun.Outcome {
        let name = "org.freedesktop.Notifications"
        let words = [
            "call", "--session", "--timeout", "2", "--dest", name, "--object-path",
            "/org/freedesktop/Notifications", "--method", "\(name).\(method)",
        ]
        return ShortRun.run("gdbus", words + arguments, environment: environment, seconds: 3)
    }

    // MARK: What comes back

    /// Somebody may still press a button.
    var isWaiting: Bool { !runs.isEmpty }

    var descriptors: [Int32] { runs.values.map(\.descriptor) }

    /// Seconds until an answer's time is up; nil where none is waited for.
    func wait(from now: Moment) -> Double? { runs.values.map { $0.deadline - now.steady }.min() }

    /// What has been answered since the last call, by message.
    func answers(_ now: Moment) -> [(id: Int, answer: ReminderTeller.Answer)] {
        var answers: [(Int, ReminderTeller.Answer)] = []
        for (id, run) in runs.sorted(by: { $0.key < $1.key }) {
            if now.steady >= run.deadline, !run.isInterrupted { withdraw(run) }
            guard let output = run.service(now) else { continue }
            runs[id] = nil
            answers.append((id, Self.answer(output)))
        }
        return answers
    }

    static func answer(_ output: String) -> ReminderTeller.Answer {
        let word = output.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        if word == "snooze" { return .snooze }
        if word.hasPrefix("log"), let index = Int(word.dropFirst(3)), index >= 0 { return .log(index) }
        return .none
    }

    /// Takes a message back. Its answer is still to be collected.
    func withdraw(_ id: Int) {
        if let run = runs[id] { withdraw(run) }
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
        if run.descriptor >= 0, let number = number(), call("CloseNotification", String(number)).status == 0 {
            run.expectEnd(at: .now())
        } else {
            run.interrupt(at: .now())
        }
    }

    /// Takes everything back, and waits until it is gone.
    func leave() {
        for run in runs.values { withdraw(run) }
        while isWaiting {
            let now = Moment.now()
            _ = answers(now)
            var wanted = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            if isWaiting { poll(&wanted, nfds_t(wanted.count), Int32((wait(from: now) ?? 0) * 1000) + 1) }
        }
    }
}
