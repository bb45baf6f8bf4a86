import Foundation
import ProvingGround

/// A started program whose output goes to files, so that no pipe can fill.
///
/// It is started by `posix_spawn`: Foundation's `Process` hands a socket down to all that a program starts
/// and waits until the last of them has closed it, which a tmux server never does.
final class Running {
    let process: pid_t
    private let output: URL
    private let errors: URL
    private var end: (status: Int32, processorSeconds: Double)?

    struct CannotStart: Error {
        let program: String
        let code: Int32
    }

    init(
        _ program: URL, _ arguments: [String], environment: [String: String], folder: URL,
        input: String? = nil
    ) throws {
        let name = UUID().uuidString
        output = folder.appending(path: "\(name).out")
        errors = folder.appending(path: "\(name).err")
        var source = "/dev/null"
        if let input {
            let file = folder.appending(path: "\(name).in")
            try input.write(to: file, atomically: true, encoding: .utf8)
            source = file.path
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let write = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, 0, source, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output.path, write, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors.path, write, 0o600)
        var words: [UnsafeMutablePointer<CChar>?] =
            (["sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path, program.path] + arguments)
            .map { strdup($0) } + [nil]
        var pairs: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in words + pairs { free(pointer) } }
        var child: pid_t = 0
        // The threads that tests run on block nearly every signal, and what they start would too: a tmux server
        // deaf to its own end, shells that hear of no job.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        let code = posix_spawn(&child, "/bin/sh", &actions, &attributes, &words, &pairs)
        guard code == 0 else { throw CannotStart(program: program.path, code: code) }
        process = child
    }

    deinit {
        guard end == nil else { return }
        kill(process, SIGKILL)
        _ = awaitEnd()
    }

    /// Waits for the end, and brings it about when `patience` is over: the exit code, or 128 and the signal.
    func finish() throws -> Sandbox.Outcome {
        let watchdog = DispatchWorkItem { [process] in kill(process, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watchdog)
        let (status, seconds) = awaitEnd()
        watchdog.cancel()
        return Sandbox.Outcome(
            status: status,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
            processorSeconds: seconds)
    }

    /// What it has printed so far.
    var written: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

    /// What it has said on standard error so far.
    var complaints: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    private func awaitEnd() -> (status: Int32, processorSeconds: Double) {
        if let end { return end }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let signal = status & 0x7F
        let seconds = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
        let found = (signal == 0 ? status >> 8 & 0xFF : 128 + signal, seconds.reduce(0, +))
        end = found
        return found
    }
}
