import Foundation

/// A dashboard on a logbook of ten years: its start, a key, and a change made elsewhere, each until it is painted.
enum DashboardBenchmark {
    /// - Parameter bench: Its logbook is large already; see `LogbookBenchmark`.
    static func run(_ bench: Workbench, rounds: Int, into report: inout Report) throws {
        report.begin("A dashboard on it, 80 x 24")
        let widgets = ["item 7", "item 8"].map {
            "{ kind: \"item\", family: \"medium\", with: { item: \"\($0)\" } }"
        }
        try Data(
            "{ pages: [ { name: \"A\", widgets: [ \(widgets.joined(separator: ", ")), { kind: \"today\", family: \"medium\" } ] } ] }\n"
                .utf8
        ).write(to: bench.home.appending(path: "config/vistazo/config.json5"))
        defer {
            try? FileManager.default.removeItem(at: bench.home.appending(path: "config/vistazo/config.json5"))
        }
        // The first start of all stores what the others show at once.
        try Pseudoterminal(bench).leave()
        var starts: [Double] = []
        for _ in 0..<min(rounds, 20) {
            // A word of the items' buttons: between the words of a name the painter may leave out a blank.
            let begin = Stopwatch.now()
            let terminal = try Pseudoterminal(bench)
            try terminal.wait(for: "Log")
            starts.append(Double(Stopwatch.now() - begin) / 1_000_000)
            try terminal.leave()
        }
        report.add("start until the items are painted", Stopwatch.median(starts), "ms", limit: 150)
        let terminal = try Pseudoterminal(bench)
        try terminal.wait(for: "Log")
        var (keys, changes): ([Double], [Double]) = ([], [])
        for _ in 0..<min(rounds, 40) {
            terminal.settle()
            let begin = Stopwatch.now()
            terminal.send("\r")
            try terminal.wait(for: "")
            keys.append(Double(Stopwatch.now() - begin) / 1_000_000)
        }
        for _ in 0..<min(rounds, 40) {
            terminal.settle()
            _ = try bench.milliseconds([bench.vistazo, "log", "item 8"])
            let begin = Stopwatch.now()
            try terminal.wait(for: "")
            changes.append(Double(Stopwatch.now() - begin) / 1_000_000)
        }
        report.add("a key until something is painted", Stopwatch.median(keys), "ms", limit: 20)
        report.add(
            "a log elsewhere, from its end until it is painted", Stopwatch.median(changes), "ms", limit: 50)
        try terminal.leave()
    }
}

/// A dashboard on a terminal that is this program.
final class Pseudoterminal {
    private let master: Int32
    private let process: pid_t

    /// Starts the dashboard on it.
    init(_ bench: Workbench) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        // As unlockpt(3) and ptsname(3) do, which Swift is not told of: ioctl_tty(2).
        var (lock, number) = (Int32(0), UInt32(0))
        guard master >= 0, ioctl(master, 0x4004_5431 /* TIOCSPTLCK */, &lock) == 0,
            ioctl(master, 0x8004_5430 /* TIOCGPTN */, &number) == 0
        else { throw Workbench.Failure(description: "no pseudo-terminal") }
        let name = "/dev/pts/\(number)"
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that the leader of a session opens is its own.
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(0x80 /* POSIX_SPAWN_SETSID */))
        let arguments = [strdup("vistazo"), nil]
        let variables = bench.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, bench.vistazo, &actions, &attributes, arguments, variables)
        guard code == 0 else {
            throw Workbench.Failure(description: "\(bench.vistazo): \(String(cString: strerror(code)))")
        }
        process = child
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        close(master)
    }

    /// What has been written within so many milliseconds; nil where nothing was.
    private func read(within milliseconds: Int32) -> [UInt8]? {
        var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&wanted, 1, milliseconds) > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(master, &bytes, bytes.count)
        return count > 0 ? Array(bytes[..<count]) : nil
    }

    /// Reads until a text was written; an empty one is there with the first bytes.
    func wait(for text: String) throws {
        var seen: [UInt8] = []
        while let bytes = read(within: 10_000) {
            seen += bytes
            if text.isEmpty || String(decoding: seen, as: UTF8.self).contains(text) { return }
        }
        throw Workbench.Failure(description: "the dashboard does not paint “\(text)”")
    }

    /// Reads until nothing is written any more.
    func settle() { while read(within: 150) != nil {} }

    func send(_ text: String) {
        var text = text
        _ = text.withUTF8 { write(master, $0.baseAddress, $0.count) }
    }

    /// Leaves by its key and waits for the end.
    func leave() throws {
        settle()
        send("q")
        for _ in 0..<200 where waitpid(process, nil, WNOHANG) == 0 { _ = read(within: 10) }
    }
}
