import CSpawn
import Foundation

/// A program that we started, with pipes to it, and its keeper: a process of ours that holds it to its limits and
/// ends all that comes of it.
struct ChildProcess {
    /// What is to be run.
    struct Order {
        var path: String
        var arguments: [String]
        var environment: [String: String]
        var folder: String?
        /// The only folders it may write into; nil for wherever the user may.
        var writable: [String]?
        var limits: RunLimits
        /// Whether what leaves its group is ended too.
        var isContained: Bool
    }

    private var child: VistazoChild

    /// - Throws: `RunFailure.cannotStart` where there can be no process, `noSandbox` where none can be made. That
    ///   the program itself cannot be started is said by `collect`.
    init(_ order: Order) throws(RunFailure) {
        var sandbox: Int32 = -1
        if let folders = order.writable {
            sandbox = Self.withStrings(folders) { vistazo_sandbox($0) }
            guard sandbox >= 0 else { throw .noSandbox(code: errno) }
        }
        defer { if sandbox >= 0 { Glibc.close(sandbox) } }
        var child = VistazoChild()
        let limits = order.limits
        let code = Self.withStrings([order.path] + order.arguments) { arguments in
            Self.withStrings(order.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) {
                environment in
                Self.withStrings([order.path, order.folder ?? ""]) { paths in
                    guard let path = paths[0] else { return ENOMEM }
                    var order = VistazoOrder(
                        path: path, arguments: arguments, environment: environment,
                        folder: order.folder == nil ? nil : UnsafePointer(paths[1]), sandbox: sandbox,
                        seconds: max(0, limits.seconds), memory: Self.bound(limits.memory / 1024),
                        processes: Int32(Self.bound(limits.processes)),
                        is_contained: order.isContained ? 1 : 0)
                    return vistazo_spawn(&order, &child)
                }
            }
        }
        guard code == 0 else { throw .cannotStart(path: order.path, code: code) }
        self.child = child
    }

    /// A limit as the keeper takes it: 0 for none, else at least 1.
    private static func bound(_ limit: Int) -> Int {
        limit >= Int(Int32.max) ? 0 : max(1, limit)
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

    /// Readable once all of it is over.
    var line: Int32 { child.line }
    var input: Int32 { child.input }
    var output: Int32 { child.output }
    var errors: Int32 { child.errors }

    /// Whether nothing of it lives any more, so that it can be collected.
    var isOver: Bool { withUnsafePointer(to: child) { vistazo_is_over($0) } != 0 }

    /// Asks for it to be ended; it is over within a few milliseconds, unless a process is stuck in the kernel.
    func stop() { withUnsafePointer(to: child) { vistazo_stop($0) } }

    /// Ends it where `stop` did not.
    func force() { withUnsafePointer(to: child) { vistazo_force($0) } }

    /// Waits for its end, at most so many milliseconds.
    func waitForEnd(milliseconds: Int32) {
        var ended = pollfd(fd: child.line, events: Int16(POLLIN), revents: 0)
        _ = poll(&ended, 1, milliseconds)
    }

    /// How it ended; only once, and only when it is over.
    mutating func collect() -> VistazoEnd {
        var end = VistazoEnd()
        vistazo_collect(&child, &end)
        return end
    }

    /// Leaves it to its keeper, which cannot be collected.
    mutating func abandon() {
        closePipes()
        vistazo_abandon(&child)
    }

    mutating func closeInput() { Self.close(&child.input) }
    mutating func closeOutput() { Self.close(&child.output) }
    mutating func closeErrors() { Self.close(&child.errors) }

    mutating func closePipes() {
        closeInput()
        closeOutput()
        closeErrors()
    }

    private static func close(_ descriptor: inout Int32) {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }
}
