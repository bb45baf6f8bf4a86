import Foundation
import ProvingGround
import Testing

/// A dashboard on a real terminal with extensions that do everything wrong at once, and a few good ones among them.
///
/// The good ones: a counter with keys, a clock whose text changes each second, and three entries five seconds apart.
final class FaultDashboard {
    /// A program that does something wrong.
    struct Bad: Sendable {
        let kind: String
        /// A script for sh.
        let script: String
        /// What its configuration line has besides its path.
        var line = "seconds: 2"
        /// What `why` says of it at last; nil where it does well after all.
        let says: String?
    }

    /// What the screen must never be sent: each stands in what the bad ones write wherever they can.
    static let poison = ["\u{1B}]0;POISON", "\u{1B}[31;5mPOISON", "\u{1B}[7;7HPOISON", "\u{1B}P+qPOISON"]
    private static let poisoning =
        #"printf '\033]0;POISON\007\033[31;5mPOISON\033[7;7HPOISON\033P+qPOISON\033\\'"#

    private static let fine =
        #"echo '{"entries": [{"date": "2020-01-01T00:00:00Z", "view": "well"}], "reload": "never"}'"#

    static let bad = [
        Bad(kind: "hang", script: "sleep 1000", says: "timed out after 2 s"),
        Bad(
            kind: "burst", script: "i=0; while [ $i -lt 300 ]; do sleep 1000 & i=$((i + 1)); done; wait",
            line: "seconds: 30", says: "had more than 64 processes at a time"),
        Bad(
            kind: "leaves",
            script: "sleep 60 & sleep 60 >/dev/null 2>&1 </dev/null & \(fine)",
            line: "seconds: 30", says: nil),
        Bad(kind: "endless", script: "exec yes", line: "seconds: 30", says: "printed more than 1 MiB"),
        Bad(
            kind: "half", script: #"printf '{"entries": [{"date": "2020-01-01T00:00:00Z", "vi'"#,
            line: "seconds: 30", says: "its reply cannot be used"),
        Bad(
            kind: "escapes",
            script: """
                \(poisoning) >&2
                printf '{"entries": [{"date": "2020-01-01T00:00:00Z", "view": "\\\\u001b]0;POISON\\\\u0007\\\\u001b[31;5mPOISON\\\\u001b[7;7HPOISON"}], "reload": "never"}'
                """, line: "seconds: 30", says: nil),
        Bad(
            kind: "raw", script: "\(poisoning); \(poisoning) >&2", line: #"seconds: 30, as: "text""#,
            says: nil),
        Bad(
            kind: "closed", script: "exec 0<&- 1>&- 2>&-; sleep 1000", says: "timed out after 2 s"),
        Bad(kind: "signal", script: "kill -SEGV $$", line: "seconds: 30", says: "ended by SIGSEGV"),
        Bad(
            kind: "deaf", script: "trap '' TERM HUP INT QUIT PIPE; while :; do sleep 1000; done",
            says: "timed out after 2 s"),
        Bad(
            kind: "terminal",
            script: """
                for place in /dev/tty /proc/self/fd/0 /proc/self/fd/1 /proc/self/fd/2; do
                  { \(poisoning) >$place; } 2>/dev/null
                done
                exit 3
                """, line: "seconds: 30", says: "ended with code 3"),
        Bad(
            kind: "hog", script: "head -c 300000000 /dev/zero | tail -c 290000000 | wc -c",
            line: "seconds: 30", says: "needed more than 64 MiB"),
        Bad(
            kind: "daemon",
            script: """
                (setsid sh -c 'trap "" TERM HUP INT; sleep 1000; sleep 1000' &)
                setsid sh -c 'exec sleep 1000' >/dev/null 2>&1 </dev/null &
                exit 5
                """, line: "seconds: 30", says: "ended with code 5"),
        Bad(
            kind: "litter", script: "mktemp; mktemp -d; mkfifo \"$TMPDIR/pipe\"; exit 4",
            line: "seconds: 30, sandbox: true", says: "ended with code 4"),
    ]

    let sandbox: Sandbox
    let screen: TmuxScreen
    private let bytes: () -> [UInt8]
    /// The dashboard's process.
    let process: pid_t

    init() throws {
        sandbox = try Sandbox()
        var lines: [String] = []
        for bad in Self.bad {
            let text = "#!/bin/sh\n\(bad.script)\n"
            let file = try sandbox.script("bad/\(bad.kind)", text)
            lines.append("{ path: \"\(file.path)\", \(bad.line) }")
        }
        for (name, text) in [("tick", Self.tick), ("letters", Self.letters)] {
            lines.append("{ path: \"\(try sandbox.script(name, text).path)\", seconds: \(patience) }")
        }
        let widgets =
            [#"{ kind: "counter", family: "small", with: { name: "water" } }"#]
            + (["tick", "letters"] + Self.bad.map(\.kind)).map { "{ kind: \"\($0)\", family: \"small\" }" }
        try sandbox.configure(
            """
            { extensions: [ \(lines.joined(separator: ",\n")) ],
              pages: [ { name: "T", widgets: [ \(widgets.joined(separator: ",\n")) ] } ] }
            """)
        screen = try TmuxScreen(sandbox, columns: 160, rows: 40)
        bytes = try screen.record()
        others = Set(Self.processes(of: sandbox))
        try screen.type(TmuxScreen.vistazo, "Enter")
        try screen.wait(forText: "More")
        var found: pid_t?
        let screen = screen
        _ = try eventually {
            found = try screen.foregroundProcess()
            return found != nil
        }
        process = try #require(found)
    }

    /// A clock with seconds; the rest of what it is asked is answered alike.
    private static let tick = """
        #!/bin/sh
        echo '{"entries": [{"date": "2020-01-01T00:00:00Z", "view": {"text": [{"now": "Hms"}]}}], "reload": "never"}'
        """

    /// Begins when it is first run; whenever it is asked again it says the same.
    private static let letters = """
        #!/bin/sh
        cd "$HOME"
        test -e begin || date +%s >begin
        begin=$(cat begin)
        at() { date -u -d "@$((begin + $1))" +%FT%TZ; }
        echo "{entries: [{date: '$(at 0)', view: 'letter A'}, {date: '$(at 5)', view: 'letter B'}," \\
          "{date: '$(at 10)', view: 'letter C'}], reload: {after: '$(at 36000)'}}"
        """

    // MARK: What it shows

    /// One look at the screen.
    struct Look {
        /// When the screen was as `text` says, at the latest: before it was asked for.
        let from: Date
        /// And when that was known.
        let until: Date
        let text: String

        /// Seconds by which the clock was behind at the least; nil where there is none on the screen.
        var lag: Double? {
            guard let found = text.firstMatch(of: /([0-9]{2}):([0-9]{2}):([0-9]{2})/) else { return nil }
            let numbers = [found.1, found.2, found.3].compactMap { Double($0) }
            let shown = numbers.reduce(0) { $0 * 60 + $1 }
            let day = from.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400)
            let lag = day - shown
            return lag < -43_200 ? lag + 86_400 : lag
        }

        /// What the counter shows, which stands first.
        var counter: [Substring] { text.split(separator: "\n").prefix(12).map { $0.prefix(20) } }

        /// The letter on the screen.
        var letter: Substring? { text.firstMatch(of: /letter ([ABC])/)?.1 }
    }

    func look() throws -> Look {
        let from = Date()
        let text = try screen.capture()
        return Look(from: from, until: Date(), text: text)
    }

    /// When the letters began, once they have.
    var begin: Date? {
        let text = try? String(contentsOf: sandbox.home.appending(path: "begin"), encoding: .utf8)
        return text.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
            .map { Date(timeIntervalSince1970: $0) }
    }

    /// Which of `poison` the terminal was sent as it is.
    func sentPoison() -> [String] {
        let sent = String(decoding: bytes(), as: UTF8.self)
        return Self.poison.filter { sent.contains($0) }
    }

    // MARK: What is left of it

    /// Those of its terminal.
    private let others: Set<pid_t>

    /// Processes that come of the dashboard, as their environments say.
    func processes() -> [pid_t] { Self.processes(of: sandbox).filter { !others.contains($0) } }

    /// The command line of a process, for people.
    func name(_ process: pid_t) -> String {
        let words = (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)) ?? "gone"
        return "\(process): " + words.replacing("\0", with: " ")
    }

    private static func processes(of sandbox: Sandbox) -> [pid_t] {
        let home = Array("HOME=\(sandbox.home.path)\0".utf8)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { id in
            guard isRunning(id), let own = FileManager.default.contents(atPath: "/proc/\(id)/environ"),
                Data([0] + own).range(of: Data([0] + home)) != nil
            else { return false }
            return true
        }
    }

    /// Ended processes that nobody has collected, of the dashboard or of what it started.
    func zombies() -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { id in
            let status = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
            let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 1 && fields[0] == "Z" && pid_t(fields[1]) == process
        }
    }

    /// Files that are for a moment only: temporary folders, sockets, what is written beside a file to replace it.
    func litter() -> [String] {
        let files =
            FileManager.default.enumerator(atPath: sandbox.home.path)?.compactMap { $0 as? String } ?? []
        return files.filter { file in
            file.contains("/tmp/") || file.hasPrefix("run/vistazo/") || file.contains("placed.json.")
        }
    }

    /// Open descriptors of the dashboard.
    func descriptors() -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd"))?.count ?? 0
    }

    /// What a line of /proc/PID/status has, such as `VmRSS` in KiB.
    func status(_ name: String) -> Int {
        let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// Seconds of processor time that the dashboard itself has used.
    func processorSeconds() -> Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12 else { return 0 }
        return [fields[11], fields[12]].compactMap { Double($0) }.reduce(0, +)
            / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
