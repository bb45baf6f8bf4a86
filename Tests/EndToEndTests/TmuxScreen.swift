import Foundation
import ProvingGround

/// A terminal of a fixed size in a tmux server of its own, so that tests see what a person would.
final class TmuxScreen {
    private let sandbox: Sandbox
    private let socket: String

    struct TimedOut: Error, CustomStringConvertible {
        let waitingFor: String
        let screen: String
        var description: String { "waited for \(waitingFor); the screen shows:\n\(screen)" }
    }

    /// Starts `command` in a shell; the screen stays when it ends.
    init(_ sandbox: Sandbox, columns: Int = 80, rows: Int = 24, command: String? = nil) throws {
        self.sandbox = sandbox
        socket = sandbox.home.appending(path: "tmux-\(UUID().uuidString.prefix(6))").path
        try tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-s", "main",
            "/bin/sh")
        try tmux("set", "-g", "remain-on-exit", "on")
        try tmux("set", "-g", "status", "off")
        try tmux("set", "-g", "escape-time", "10")
        if let command { try type(command, "Enter") }
    }

    deinit { _ = try? tmux("kill-server") }

    /// The binary's path, quoted for a shell.
    static var vistazo: String { "'\(Sandbox.program("vistazo").path)'" }

    @discardableResult
    func tmux(_ arguments: String...) throws -> String {
        let running = try Running(
            URL(filePath: "/usr/bin/tmux"), ["-S", socket] + arguments, environment: sandbox.environment,
            folder: sandbox.home)
        return try running.finish().output
    }

    /// Opens another pane with a shell beside or under the first and returns its id.
    func split(_ arguments: String..., command: String) throws -> String {
        let running = try Running(
            URL(filePath: "/usr/bin/tmux"),
            ["-S", socket, "split-window", "-d", "-P", "-F", "#{pane_id}"] + arguments + ["/bin/sh"],
            environment: sandbox.environment, folder: sandbox.home)
        let pane = try running.finish().output.trimmingCharacters(in: .whitespacesAndNewlines)
        try type(command, "Enter", pane: pane)
        return pane
    }

    /// Sends literal text, then named keys.
    func type(_ text: String, _ keys: String..., pane: String = "main:0.0") throws {
        if !text.isEmpty { try tmux("send-keys", "-t", pane, "-l", "--", text) }
        for key in keys { try tmux("send-keys", "-t", pane, key) }
    }

    func press(_ keys: String..., pane: String = "main:0.0") throws {
        for key in keys { try tmux("send-keys", "-t", pane, key) }
    }

    /// Sends bytes as they are, in one portion.
    func send(bytes: UInt8..., pane: String = "main:0.0") throws {
        let running = try Running(
            URL(filePath: "/usr/bin/tmux"),
            ["-S", socket, "send-keys", "-t", pane, "-H"] + bytes.map { String($0, radix: 16) },
            environment: sandbox.environment, folder: sandbox.home)
        _ = try running.finish()
    }

    /// Sends text as it is, controls too, in one portion.
    func send(text: String, pane: String = "main:0.0") throws {
        let running = try Running(
            URL(filePath: "/usr/bin/tmux"),
            ["-S", socket, "send-keys", "-t", pane, "-H"] + text.utf8.map { String($0, radix: 16) },
            environment: sandbox.environment, folder: sandbox.home)
        _ = try running.finish()
    }

    /// From now on keeps every byte that is written to the terminal; the closure gives those that have come.
    func record() throws -> () -> [UInt8] {
        let file = sandbox.home.appending(path: "bytes-\(UUID().uuidString.prefix(6))")
        try tmux("pipe-pane", "-t", "main:0.0", "exec cat >'\(file.path)'")
        return { [UInt8]((try? Data(contentsOf: file)) ?? Data()) }
    }

    func resize(columns: Int, rows: Int) throws {
        try tmux("resize-window", "-t", "main", "-x", "\(columns)", "-y", "\(rows)")
    }

    func capture(pane: String = "main:0.0", escapes: Bool = false) throws -> String {
        try escapes
            ? tmux("capture-pane", "-p", "-e", "-t", pane) : tmux("capture-pane", "-p", "-t", pane)
    }

    /// The screen once it satisfies a condition; throws with what it shows when `patience` is over.
    @discardableResult
    func wait(
        for what: String, pane: String = "main:0.0", until condition: (String) -> Bool
    ) throws -> String {
        var screen = ""
        let isSo = try eventually {
            screen = try capture(pane: pane)
            return condition(screen)
        }
        guard isSo else { throw TimedOut(waitingFor: what, screen: screen) }
        return screen
    }

    @discardableResult
    func wait(forText text: String, pane: String = "main:0.0") throws -> String {
        try wait(for: "“\(text)”", pane: pane) { $0.contains(text) }
    }

    /// Waits until no dashboard is left on the pane's terminal.
    func waitUntilLeft(pane: String = "main:0.0") throws {
        try wait(for: "the program to end", pane: pane) { _ in
            (try? foregroundProcess(pane: pane)) == .some(nil)
        }
    }

    /// The process that runs in the foreground of a pane's terminal.
    func foregroundProcess(pane: String = "main:0.0") throws -> Int32? {
        let tty = try tmux("display-message", "-p", "-t", pane, "#{pane_tty}")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let running = try Running(
            URL(filePath: "/bin/ps"), ["-o", "pid=,stat=,comm=", "-t", tty.replacing("/dev/", with: "")],
            environment: sandbox.environment, folder: sandbox.home)
        let rows = try running.finish().output.split(separator: "\n")
        for row in rows where row.contains("vistazo") {
            return row.split(separator: " ").first.flatMap { Int32($0) }
        }
        return nil
    }
}
