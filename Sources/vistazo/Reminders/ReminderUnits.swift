import Foundation
import VistazoHosting
import VistazoLogbook

/// The systemd user units that have `vistazo remind` run each minute, and at once after a sleep.
///
/// Nothing of ours stays in memory: what is due is decided when it runs, whatever was changed since they were installed.
struct ReminderUnits {
    static let name = "vistazo-remind"

    /// The folder of a user's own units.
    let folder: String
    /// By file name.
    let texts: [(name: String, text: String)]

    init(_ console: Console) {
        let environment = console.environment
        let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        folder = (configuration ?? (environment["HOME"] ?? "") + "/.config") + "/systemd/user"
        let program = Self.program(console)
        // What this shell names and a user's manager does not know.
        let variables = Folders.variables.filter { !["HOME", "XDG_RUNTIME_DIR"].contains($0) }
        let lines = variables.compactMap { name in
            environment[name].flatMap { $0.isEmpty ? nil : "Environment=\(Self.quoted("\(name)=\($0)"))\n" }
        }
        let words = console.words
        texts = [
            (
                Self.name + ".service",
                """
                [Unit]
                Description=\(words("cli.remind.unit.service"))

                [Service]
                Type=oneshot
                \(lines.joined())ExecStart=\(Self.quoted(program).replacing("$", with: "$$")) remind

                """
            ),
            (
                Self.name + ".timer",
                """
                [Unit]
                Description=\(words("cli.remind.unit.timer"))

                [Timer]
                OnCalendar=*-*-* *:*:00
                AccuracySec=1s
                Persistent=true

                [Install]
                WantedBy=timers.target

                """
            ),
        ]
    }

    /// The file of this program, wherever it was started from.
    private static func program(_ console: Console) -> String {
        guard let program = console.program else { return "vistazo" }
        let file = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) ?? program
        // What the kernel says of a file that was replaced since; the new one stands at its path.
        return file.hasSuffix(" (deleted)") ? String(file.dropLast(10)) : file
    }

    /// As systemd.syntax(7) and systemd.unit(5) have it: quotes and backslashes are escaped, specifiers doubled.
    static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("%", with: "%%").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }

    /// Prints both, each under its path.
    func show(_ console: Console) {
        for (index, unit) in texts.enumerated() {
            if index > 0 { console.say("") }
            console.say("# \(folder)/\(unit.name)")
            console.out.raw(unit.text)
        }
    }

    /// Writes what is not there yet and has it run from now on; once more does nothing.
    func install(_ console: Console) throws -> Int32 {
        let words = console.words
        var isNew = false
        do {
            try Folders.make(folder)
            for unit in texts {
                let path = "\(folder)/\(unit.name)"
                if let there = try? FileContents.read(path), there == Array(unit.text.utf8) { continue }
                try AtomicFile.write(Array(unit.text.utf8), to: path)
                isNew = true
            }
        } catch let error as AtomicFile.Unwritable {
            throw PlainFault(
                .storage, words("cli.cannotWriteFile", ["file": folder, "reason": error.reason]))
        }
        for arguments in [["daemon-reload"], ["enable", "--now", Self.name + ".timer"]] {
            if let reason = systemctl(arguments, console) {
                throw PlainFault(
                    .failed, words("cli.remind.noSystemd", ["folder": folder, "reason": reason]))
            }
        }
        console.say(
            words(isNew ? "cli.remind.installed" : "cli.remind.installedAlready", ["folder": folder]))
        return ExitStatus.done.rawValue
    }

    /// Ends it and removes what was written.
    func uninstall(_ console: Console) throws -> Int32 {
        let reason = systemctl(["disable", "--now", Self.name + ".timer"], console)
        for unit in texts { unlink("\(folder)/\(unit.name)") }
        if reason == nil { _ = systemctl(["daemon-reload"], console) }
        console.say(console.words("cli.remind.uninstalled"))
        return ExitStatus.done.rawValue
    }

    /// Why it failed; nil where it did not.
    private func systemctl(_ arguments: [String], _ console: Console) -> String? {
        let run = ShortRun.run(
            "systemctl", ["--user"] + arguments, environment: console.environment, seconds: 20)
        guard run.status != 0 else { return nil }
        let line = run.errors.split(whereSeparator: \.isNewline).first.map(String.init)
        return line ?? "systemctl: \(run.status)"
    }
}
