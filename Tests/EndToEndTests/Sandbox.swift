import Foundation
import ProvingGround

/// A home of its own for one test: folders, environment, and the real binary run in it.
final class Sandbox: Sendable {
    let home: URL
    let environment: [String: String]

    /// The folder that holds the built programs, beside the test bundle.
    static let products: URL = {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "."
        return URL(filePath: path).deletingLastPathComponent()
    }()

    static func program(_ name: String) -> URL { products.appending(path: name) }

    struct Outcome: Sendable {
        let status: Int32
        let output: String
        let errors: String
        /// In seconds, with that of what it started and waited for.
        let processorSeconds: Double
    }

    init(_ extra: [String: String] = [:]) throws {
        home = FileManager.default.temporaryDirectory.appending(
            path: "vistazo-\(UUID().uuidString.prefix(8))")
        for folder in ["config/vistazo", "data", "state", "run"] {
            try FileManager.default.createDirectory(
                at: home.appending(path: folder), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        }
        var environment = [
            "HOME": home.path, "XDG_CONFIG_HOME": home.appending(path: "config").path,
            "XDG_DATA_HOME": home.appending(path: "data").path,
            "XDG_STATE_HOME": home.appending(path: "state").path,
            "XDG_RUNTIME_DIR": home.appending(path: "run").path,
            "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "SHELL": "/bin/sh", "SWIFT_BACKTRACE": "enable=no", "TERM": "xterm-256color",
        ]
        // Built programs find the runtime of the toolchain that built them.
        environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        environment.merge(extra) { $1 }
        self.environment = environment
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    var configuration: URL { home.appending(path: "config/vistazo/config.json5") }

    func configure(_ text: String) throws {
        try text.write(to: configuration, atomically: true, encoding: .utf8)
    }

    /// An executable script in the sandbox.
    @discardableResult
    func script(_ name: String, _ text: String) throws -> URL {
        let file = home.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try writeScript(text, to: file.path)
        return file
    }

    /// Starts the binary and does not wait.
    func start(_ arguments: [String], input: String? = nil) throws -> Running {
        try Running(Self.program("vistazo"), arguments, environment: environment, folder: home, input: input)
    }

    /// Runs the binary to its end.
    @discardableResult
    func run(_ arguments: String..., input: String? = nil) throws -> Outcome {
        try start(arguments, input: input).finish()
    }
}
