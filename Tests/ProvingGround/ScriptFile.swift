import Foundation

/// Writes an executable file, whole or not at all; what stood at the path is replaced.
///
/// A process of its own writes it: what is open for writing anywhere cannot be executed (`ETXTBSY`), and a child that
/// another test starts meanwhile would hold a descriptor of ours until its own exec. So no test may write, in its own
/// process, a file that it means to execute.
///
/// - Parameters:
///   - text: At most 128 KiB without a zero byte: it is handed over as an argument (`execve(2)`).
///   - mode: The file's mode bits, whatever the umask.
/// - Throws: `ScriptFileError` where it could not be written.
package func writeScript(_ text: String, to path: String, mode: Int = 0o755) throws {
    // Under a name that no folder of programs takes for one of them.
    try write(
        #"new="${0%/*}/.${0##*/}.new"; printf %s "$2" >"$new" && chmod "$1" "$new" && mv -f "$new" "$0""#,
        path, [String(mode, radix: 8), text])
}

/// Writes a file in place, as a shell's `>` does. It is closed when this returns.
///
/// What the test process itself closes is closed a moment later where a child that another test starts still has it.
///
/// - Parameter text: At most 128 KiB without a zero byte.
/// - Throws: `ScriptFileError` where it could not be written.
package func writeInPlace(_ text: String, to path: String) throws {
    try write(#"printf %s "$1" >"$0""#, path, [text])
}

/// Has a shell write a file: its path is `$0`, the other words follow.
private func write(_ command: String, _ path: String, _ rest: [String]) throws {
    let words = ["sh", "-c", command, path] + rest
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    // The threads that tests run on block nearly every signal.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var writer: pid_t = 0
    let code = posix_spawn(&writer, "/bin/sh", nil, &attributes, &arguments, &environment)
    guard code == 0 else { throw ScriptFileError(path: path, code: code) }
    var end: Int32 = 0
    while waitpid(writer, &end, 0) < 0, errno == EINTR {}
    guard end == 0 else { throw ScriptFileError(path: path, code: end) }
}

/// A file was not written.
package struct ScriptFileError: Error {
    /// Where it should stand.
    package let path: String
    /// Of `posix_spawn(3)`, or how the writer ended as `waitpid(2)` says it.
    package let code: Int32
}
