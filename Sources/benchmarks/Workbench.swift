import Foundation

/// A home of its own for measured programs, and how they are run.
final class Workbench {
    let home: URL
    let vistazo: String
    let environment: [String: String]

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameter vistazo: The program; by default the one beside this.
    init(vistazo: String?) throws {
        let here = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        self.vistazo =
            vistazo ?? URL(filePath: here).deletingLastPathComponent().appending(path: "vistazo").path
        guard FileManager.default.isExecutableFile(atPath: self.vistazo) else {
            throw Failure(description: "no program at \(self.vistazo)")
        }
        home = FileManager.default.temporaryDirectory.appending(
            path: "vistazo-benchmark-\(UUID().uuidString.prefix(8))")
        for folder in ["config/vistazo", "data", "state", "run"] {
            try FileManager.default.createDirectory(
                at: home.appending(path: folder), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        }
        var environment = [
            "HOME": home.path, "XDG_CONFIG_HOME": home.appending(path: "config").path,
            "XDG_DATA_HOME": home.appending(path: "data").path,
            "XDG_STATE_HOME": home.appending(path: "state").path,
            "XDG_RUNTIME_DIR": home.appending(path: "run").path, "PATH": "/usr/local/bin:/usr/bin:/bin",
            "LANG": "C.UTF-8", "TZ": "UTC", "TERM": "xterm-256color", "SHELL": "/bin/sh",
        ]
        environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        self.environment = environment
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// Milliseconds from the start of a program to its end, output thrown away.
    ///
    /// - Throws: `Failure` where it cannot be started or ends with another code than 0.
    func milliseconds(_ command: [String]) throws -> Double { try cost(command).passed }

    /// The same, and the milliseconds that it had a processor for.
    func cost(_ command: [String]) throws -> (passed: Double, used: Double) {
        let begin = Stopwatch.now()
        let end = try run(command, output: "/dev/null")
        let passed = Double(Stopwatch.now() - begin) / 1_000_000
        guard end.status == 0 else {
            let code = end.status >> 8
            throw Failure(description: "\(command.joined(separator: " ")) ended with status \(code)")
        }
        return (passed, end.used)
    }

    /// What a program prints. It goes by way of a file, for a server that the program leaves behind would
    /// hold a pipe open.
    func output(_ command: [String]) throws -> String {
        let file = home.appending(path: "output-\(UUID().uuidString.prefix(8))")
        _ = try run(command, output: file.path)
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    /// Runs a program to its end and gives its wait status and the milliseconds of its processor time. Foundation's
    /// `Process` would wait for all that inherited its descriptors.
    private func run(_ command: [String], output: String) throws -> (status: Int32, used: Double) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let arguments = command.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var child: pid_t = 0
        let code = posix_spawnp(&child, command[0], &actions, nil, arguments, variables)
        guard code == 0 else {
            throw Failure(description: "\(command[0]): \(String(cString: strerror(code)))")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        let used = [usage.ru_utime, usage.ru_stime].map {
            Double($0.tv_sec) * 1000 + Double($0.tv_usec) / 1000
        }
        return (status, used.reduce(0, +))
    }
}
