import Foundation

/// A started program whose output goes to files, so that no pipe can fill.
///
/// It is started by `posix_spawn`: Foundation's `Process` hands a socket down to all that a program starts
/// and waits until the last of them has closed it, which a tmux server never does.
final class Running {
    let process: pid_t
    private let output: URL
    private let errors: URL
    private var status: Int32?

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
        guard status == nil else { return }
        kill(process, SIGKILL)
        _ = finishedStatus()
    }

    /// Waits for the end: the exit code, or 128 and the signal.
    func finish() throws -> Sandbox.Outcome {
        Sandbox.Outcome(
            status: finishedStatus(),
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    private func finishedStatus() -> Int32 {
        if let status { return status }
        var end: Int32 = 0
        while waitpid(process, &end, 0) < 0, errno == EINTR {}
        let signal = end & 0x7F
        let code = signal == 0 ? end >> 8 & 0xFF : 128 + signal
        status = code
        return code
    }
}
