import Foundation
import VistazoHosting
import VistazoLogbook
import VistazoTerminal

/// A user option of a tmux server that holds a status line: set when the text changes, by one `tmux` each, and empty
/// again when this process ends. tmux draws it where a format names it: `#{@vistazo}`.
final class TmuxOption: LineTarget {
    private let name: String
    private let console: Console
    /// Readable once the server has ended.
    private let server: Int32
    /// Held while the option is this process's.
    private let lock: Int32

    /// Finds the server and takes the option over from a process that had it before, such as one that an earlier
    /// reading of `tmux.conf` started.
    ///
    /// - Throws: `UsageError` for what is no user option, `PlainFault` where there is no server.
    init(_ name: String, _ settings: Settings, _ console: Console) throws {
        guard Self.isName(name) else {
            throw UsageError.badValue(option: "--tmux-option", value: name, allowed: "@vistazo, @NAME")
        }
        self.name = name
        self.console = console
        let found = Self.tmux(["display-message", "-p", "#{pid}"], console)
        guard found.status == 0,
            let process = Int32(found.output.trimmingCharacters(in: .whitespacesAndNewlines))
        else {
            let reason = found.errors.split(separator: "\n").first.map(String.init) ?? "tmux: \(found.status)"
            throw PlainFault(.failed, settings.words("cli.tmux.noServer", ["reason": reason]))
        }
        server = ProcessWatch.descriptor(of: process)
        try? Folders.make(settings.folders.runtime)
        lock = Self.takeOver(settings.folders.runtime + "/tmux-\(process)-\(name.dropFirst()).lock")
    }

    deinit {
        for descriptor in [server, lock] where descriptor >= 0 { close(descriptor) }
    }

    func show(_ line: String) -> Bool {
        Self.tmux(["set-option", "-gq", name, String(line.prefix { $0 != "\n" })], console).status == 0
    }

    var end: pollfd { pollfd(fd: server, events: Int16(POLLIN), revents: 0) }

    var isGone: Bool {
        guard server >= 0 else { return false }
        var end = end
        return poll(&end, 1, 0) > 0
    }

    func leave() {
        guard !isGone else { return }
        _ = Self.tmux(["set-option", "-gq", name, ""], console)
    }

    /// `@` and letters, digits, `-` or `_`.
    static func isName(_ name: String) -> Bool {
        name.first == "@" && (2...64).contains(name.utf8.count)
            && name.dropFirst().allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-")
            }
    }

    private static func tmux(_ arguments: [String], _ console: Console) -> ShortRun.Outcome {
        // `;` at the end of an argument would begin another command.
        let arguments = arguments.map { $0.hasSuffix(";") ? $0.dropLast() + "\\;" : $0 }
        return ShortRun.run("tmux", arguments, environment: console.environment)
    }

    /// Asks whoever holds the lock to end, waits for that, and holds it; -1 where it cannot be had.
    private static func takeOver(_ path: String) -> Int32 {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return -1 }
        var text = [UInt8](repeating: 0, count: 16)
        for tries in 0..<150 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { break }
            // Only who holds the lock has written its number here.
            let count = pread(descriptor, &text, text.count, 0)
            let holder = Int32(String(decoding: text.prefix(max(count, 0)), as: UTF8.self))
            if tries % 50 == 0, let holder, holder > 1, holder != getpid() { kill(holder, SIGTERM) }
            poll(nil, 0, 20)
        }
        let number = Array(String(getpid()).utf8)
        ftruncate(descriptor, 0)
        pwrite(descriptor, number, number.count, 0)
        return descriptor
    }
}
