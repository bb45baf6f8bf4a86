import CSpawn
import Foundation

/// A process that we started, with pipes to it. It leads a process group of its own, which ends with it.
struct ChildProcess {
    let pid: pid_t
    /// Readable once it has ended; -1 where the kernel cannot say so.
    private(set) var exit: Int32
    private(set) var input: Int32
    private(set) var output: Int32
    private(set) var errors: Int32

    /// - Throws: the system's error number in `RunFailure.cannotStart`.
    init(
        path: String, arguments: [String], environment: [String: String], folder: String?
    ) throws(RunFailure) {
        var child = VistazoChild()
        let code = Self.withStrings([path] + arguments) { arguments in
            Self.withStrings(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) {
                vistazo_spawn(path, arguments, $0, folder, &child)
            }
        }
        guard code == 0 else {
            // Of a script that is there, it is the interpreter that is not.
            let isScript = code == ENOENT && access(path, F_OK) == 0
            throw .cannotStart(path: path, code: isScript ? ENOEXEC : code)
        }
        pid = child.pid
        exit = child.exit
        input = child.input
        output = child.output
        errors = child.errors
    }

    private static func withStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else {
                preconditionFailure("an array with nil is never empty")
            }
            return body(base)
        }
    }

    /// Whether it has ended, though it is not yet collected.
    var hasEnded: Bool { vistazo_has_ended(pid) != 0 }

    /// Ends every process of its group. Safe until `reap`: so long its number is not given to another.
    func killGroup() { kill(-pid, SIGKILL) }

    /// Waits for its end, at most so many milliseconds: what was killed is gone within one or two, unless it is
    /// inside the kernel.
    func waitForEnd(milliseconds: Int32) {
        guard exit >= 0 else { return }
        var ended = pollfd(fd: exit, events: Int16(POLLIN), revents: 0)
        _ = poll(&ended, 1, milliseconds)
    }

    /// Collects it; nil where it has not ended.
    func reap() -> VistazoEnd? {
        var end = VistazoEnd()
        switch vistazo_reap(pid, &end) {
        case 0: return nil
        case 1: return end
        // Somebody else collected it, who alone knows how it ended.
        default: return VistazoEnd(code: 0, signal: SIGKILL, peak: 0, cpu: 0)
        }
    }

    mutating func closeInput() { Self.close(&input) }
    mutating func closeOutput() { Self.close(&output) }
    mutating func closeErrors() { Self.close(&errors) }

    mutating func closeAll() {
        closeInput()
        closeOutput()
        closeErrors()
        Self.close(&exit)
    }

    private static func close(_ descriptor: inout Int32) {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }
}
