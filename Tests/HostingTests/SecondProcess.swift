import Foundation
import ProvingGround
import Testing

/// A window in a process of its own, which ends with this value or earlier by `kill`.
final class SecondProcess {
    let process: pid_t
    private var isGone = false

    /// - Parameter presses: How many it makes once its widget is there.
    init(_ bench: Bench, script: String, presses: Int = 0) throws {
        // The built programs lie beside the bundle of the tests.
        let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(filePath: bundle).deletingLastPathComponent().appending(path: "WindowExample").path
        let arguments = [program, bench.folder, script, String(presses)]
        let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
        let environment = ["LD_LIBRARY_PATH=\(libraries)", "SWIFT_BACKTRACE=enable=no"]
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var pairs: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
        defer { for pointer in words + pairs { free(pointer) } }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var child: pid_t = 0
        let code = posix_spawn(&child, program, nil, &attributes, &words, &pairs)
        try #require(code == 0, "\(program): \(code)")
        process = child
    }

    deinit { end(by: SIGKILL) }

    /// Returns when it is gone.
    func end(by signal: Int32) {
        guard !isGone else { return }
        isGone = true
        kill(process, signal)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }

    /// Waits until something is so that another process sees to.
    static func wait(
        for what: Comment, until isSo: () -> Bool, at location: SourceLocation = #_sourceLocation
    ) {
        if !eventually(isSo) { Issue.record(what, sourceLocation: location) }
    }
}
