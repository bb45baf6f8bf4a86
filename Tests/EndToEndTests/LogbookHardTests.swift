import Foundation
import ProvingGround
import Testing

/// The logbook where things go wrong: kills, full disks, folders that cannot be written, files that are none.
@Suite(.ownThread) struct LogbookHardTests {
    private func lines(_ text: String) -> Int { text.split(separator: "\n").count }

    private func strike(_ sandbox: Sandbox, _ number: Int, _ arguments: [String]) throws -> Bool {
        let running = try sandbox.start(arguments)
        usleep(UInt32(number * 1009 % 40_000))
        kill(running.process, SIGKILL)
        return try running.finish().status == 0
    }

    @Test func `an undo that is killed is done or not done, and nothing between`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café")
        for number in 0..<30 { try sandbox.run("log", "cafe", "--note", "n\(number)") }
        let whole = try sandbox.run("export").output
        var acknowledged = 0
        for number in 0..<30 where try strike(sandbox, number, ["undo"]) { acknowledged += 1 }
        let left = lines(try sandbox.run("entries", "cafe").output)
        #expect(left <= 30 - acknowledged)
        #expect(try sandbox.run("items").output.contains("\(left) today"))
        while try sandbox.run("redo").status == 0 {}
        #expect(try sandbox.run("export").output == whole)
        #expect(try sandbox.run("backup", "copy.store").status == 0)
    }

    @Test func `an import that is killed is there whole or not at all`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café")
        let rows = (0..<4000).map { "Café,2020-01-01T00:00:00Z,n\($0)\n" }.joined()
        try ("item,date,note\n" + rows).write(
            to: sandbox.home.appending(path: "rows.csv"), atomically: true, encoding: .utf8)
        var before = 0
        var isWhole = 0
        for number in 0..<20 {
            let running = try sandbox.start(["import", "rows.csv"])
            usleep(UInt32(number * 9973 % 250_000))
            kill(running.process, SIGKILL)
            let isDone = try running.finish().status == 0
            let count = lines(try sandbox.run("entries", "cafe").output)
            #expect(count - before == 4000 || !isDone && count - before <= 0, "\(count) after \(before)")
            if count > before { isWhole += 1 }
            before = max(count, 0)
        }
        // Whatever the machine is doing, one that is let alone comes to its end.
        #expect(try sandbox.run("import", "rows.csv").status == 0)
        #expect(try sandbox.run("stats", "cafe").output.contains("\((isWhole + 1) * 4000)"))
        #expect(try sandbox.run("backup", "copy.store").status == 0)
    }

    @Test func `a stopwatch whose processes are killed runs, or has its entry, and never both`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Read", "--stopwatch", "yes")
        var acknowledged = 0
        for number in 0..<40 where try strike(sandbox, number, ["log", "read"]) { acknowledged += 1 }
        let listed = try sandbox.run("entries", "read").output
        let runs = listed.hasPrefix("▶") ? 1 : 0
        let entries = lines(listed) - runs
        let steps = lines(try sandbox.run("history", "--limit", "1000").output) - 1
        // Each tap was a start or a stop.
        #expect(steps >= acknowledged && steps == entries * 2 + runs, "\(listed)")
        #expect(try sandbox.run("log", "read").status == 0)
        #expect(try sandbox.run("backup", "copy.store").status == 0)
    }

    /// Case C11. The shell mounts, for only root may; who is not root has the test of a limit on files.
    @Test(.enabled(if: getuid() == 0, "only root can mount a small disk"))
    func `on a disk that is full a log says so, and all that was there is there`() throws {
        let sandbox = try Sandbox()
        let program = Sandbox.program("vistazo").path
        let script = try sandbox.script(
            "full",
            """
            mkdir -p "$XDG_DATA_HOME/vistazo" && mount -t tmpfs -o size=700k tmpfs "$XDG_DATA_HOME/vistazo" || exit 77
            trap 'umount -l "$XDG_DATA_HOME/vistazo"' EXIT
            '\(program)' item add Café || exit 70
            logged=0
            while [ $logged -lt 2000 ]; do
                '\(program)' log café --note "$(printf %3000d $logged)" >/dev/null 2>said || break
                logged=$((logged + 1))
            done
            status=$?
            '\(program)' log café >/dev/null 2>&1; echo "status $?"
            cat said
            echo "logged $logged"
            echo "there $('\(program)' entries café | wc -l)"
            rm -f "$XDG_DATA_HOME"/vistazo/ballast
            '\(program)' items
            """)
        let outcome = try Running(
            URL(filePath: "/usr/bin/unshare"), ["--mount", "/bin/sh", script.path],
            environment: sandbox.environment, folder: sandbox.home
        ).finish()
        guard outcome.status != 77, !outcome.errors.contains("unshare") else {
            print("skipped: this machine lets nobody mount a small disk (\(outcome.errors))")
            return
        }
        func number(_ word: String) -> Int? {
            outcome.output.split(separator: "\n").first { $0.hasPrefix(word + " ") }
                .flatMap { Int($0.split(separator: " ")[1]) }
        }
        #expect(number("status") == 5, "\(outcome.output)")
        #expect(outcome.output.contains("disk"), "\(outcome.output)")
        let logged = try #require(number("logged"))
        #expect(logged > 0 && logged < 2000)
        #expect(number("there") == logged, "\(outcome.output)")
        #expect(outcome.output.contains("\(logged) today"))
    }

    @Test func `a folder that cannot be written is named, and its bytes stay`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café")
        try sandbox.run("log", "cafe")
        let folder = sandbox.home.appending(path: "data/vistazo")
        let store = folder.appending(path: "vistazo.store")
        let program = Sandbox.program("vistazo").path
        // Root may write anywhere, and so is another user here.
        let who = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        let script = try sandbox.script(
            "readonly",
            """
            chmod -R a+rX "$HOME" && chmod 0777 "$XDG_STATE_HOME" "$XDG_RUNTIME_DIR"
            chmod 0555 "$XDG_DATA_HOME/vistazo" && chmod 0444 "$XDG_DATA_HOME"/vistazo/*
            \(who)'\(program)' log café; echo "status $?"
            \(who)'\(program)' undo; echo "status $?"
            """)
        let before = try Data(contentsOf: store)
        let outcome = try Running(
            URL(filePath: "/bin/sh"), [script.path], environment: sandbox.environment, folder: sandbox.home
        ).finish()
        if outcome.output.contains("status 126") || outcome.output.contains("status 127") {
            print("skipped: another user cannot run the program from where it was built")
            return
        }
        #expect(outcome.output == "status 5\nstatus 5\n", "\(outcome)")
        #expect(outcome.errors.contains("vistazo.store"))
        #expect(try Data(contentsOf: store) == before)
    }

    /// Case C12, for the file that is not to be rebuilt: whatever it is, it is neither empty nor ours to replace.
    @Test(arguments: ["zeroes", "garbage", "halved", "text"])
    func `a logbook that is none is refused and left as it is`(damage: String) throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café")
        for _ in 0..<3 { try sandbox.run("log", "cafe") }
        try sandbox.run("backup", "whole.store")
        let whole = try Data(contentsOf: sandbox.home.appending(path: "whole.store"))
        let folder = sandbox.home.appending(path: "data/vistazo")
        let store = folder.appending(path: "vistazo.store")
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store.path + suffix) }
        var bytes = whole
        switch damage {
        case "zeroes": bytes = Data(count: whole.count)
        case "garbage":
            bytes = Data((0..<whole.count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 256) })
        case "halved": bytes = whole.prefix(whole.count / 2)
        default: bytes = Data("these are notes, and no logbook\n".utf8)
        }
        try bytes.write(to: store)
        for command in [["log", "cafe"], ["items"], ["undo"], ["export"]] {
            let outcome = try sandbox.start(command).finish()
            #expect(outcome.status == 5, "\(command): \(outcome.output)")
            #expect(outcome.errors.contains("vistazo.store"))
            #expect(try Data(contentsOf: store) == bytes, "\(command)")
        }
        // A dashboard opens none the less, and says what is wrong.
        // Printed once it waits for its widgets only so long.
        var plain = ""
        let isSaid = try eventually {
            plain = try sandbox.run("--plain").output
            return plain.contains("the logbook cannot be read")
        }
        #expect(isSaid, "\(plain)")
        // The copy, put in its place, is all there was.
        try whole.write(to: store)
        #expect(try sandbox.run("items").output.contains("3 today"))
    }

    @Test func `one of a later version is refused by every command, and stays`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café")
        try sandbox.run("backup", "whole.store")
        let store = sandbox.home.appending(path: "data/vistazo/vistazo.store")
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store.path + suffix) }
        // The name of its last step, as a later version would have called it.
        var bytes = try Data(contentsOf: sandbox.home.appending(path: "whole.store"))
        let name = Data("goals and skips".utf8)
        var count = 0
        while let range = bytes.range(of: name) {
            bytes.replaceSubrange(range, with: Data("goals and skipz".utf8))
            count += 1
        }
        #expect(count >= 1)
        try bytes.write(to: store)
        for command in [["log", "cafe"], ["items"], ["undo"], ["today"]] {
            let outcome = try sandbox.start(command).finish()
            #expect(outcome.status == 5, "\(command): \(outcome.output)")
            #expect(try Data(contentsOf: store) == bytes)
        }
    }

    @Test func `folders with spaces, accents and quotes serve as any`() throws {
        let base = FileManager.default.temporaryDirectory.appending(
            path: "Ñandú's \"café\" 日本 \(UUID().uuidString.prefix(6))")
        defer { try? FileManager.default.removeItem(at: base) }
        var folders: [String: String] = ["HOME": base.path]
        for (name, part) in [
            ("XDG_CONFIG_HOME", "con fig"), ("XDG_DATA_HOME", "dáta é"), ("XDG_STATE_HOME", "st#te %41?"),
            ("XDG_RUNTIME_DIR", "run & go"),
        ] {
            let folder = base.appending(path: part)
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            folders[name] = folder.path
        }
        let sandbox = try Sandbox(folders)
        #expect(try sandbox.run("item", "add", "Café").status == 0)
        let watch = try sandbox.start(["watch"])
        let socket = "\(base.path)/run & go/vistazo/\(watch.process).sock"
        #expect(eventually { FileManager.default.fileExists(atPath: socket) })
        #expect(try sandbox.run("log", "cafe").output == "Logged Café · 1 today\n")
        #expect(eventually { watch.written.contains("+1 Café") })
        kill(watch.process, SIGTERM)
        _ = try watch.finish()
        let copy = base.appending(path: "a copy é.store").path
        #expect(try sandbox.run("backup", copy).status == 0)
        #expect(try sandbox.run("inline", "item").output.contains("1 today"))
        #expect(try sandbox.run("doctor").output.contains("dáta é"))
        #expect(FileManager.default.fileExists(atPath: base.path + "/dáta é/vistazo/vistazo.store"))
    }

    /// Case C05: what a clock shows counts, so the time asleep is in it.
    @Test func `a stopwatch goes on from its stored start, whatever became of its process`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Read", "--stopwatch", "yes")
        try sandbox.run("start", "read", "--at", "10 min ago")
        #expect(try strike(sandbox, 39, ["ago", "read"]) || true)
        let told = try sandbox.run("ago", "read").output
        #expect(told.contains("10 min"), "\(told)")
        let line = try sandbox.run("inline", "stopwatch").output + (try sandbox.run("today").output)
        #expect(line.contains("10 min"), "\(line)")
    }
}

extension ScreenSuites {
    @Suite struct LogbookNewsTests {
        @Test func `a dashboard says once that the logbook is suddenly empty`() throws {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Café")
            for _ in 0..<12 { try sandbox.run("log", "cafe") }
            let folder = sandbox.home.appending(path: "data/vistazo").path
            for suffix in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: folder + "/vistazo.store" + suffix)
            }
            let screen = try TmuxScreen(sandbox, columns: 120, command: TmuxScreen.vistazo)
            try screen.wait(forText: "12 entries")
            try screen.press("q")
            try screen.waitUntilLeft()
            // It was told, and is not told again at the command line.
            #expect(try sandbox.run("items").errors.contains("12") == false)
        }

        /// Case C04.
        @Test func `a running stopwatch survives any size and a kill, and goes on from its start`() throws {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Read", "--stopwatch", "yes")
            try sandbox.run("start", "read", "--at", "2 hours ago")
            try sandbox.configure(
                #"{ pages: [ { name: "T", widgets: [ { kind: "item", family: "medium", with: { item: "Read" } } ] } ] }"#
            )
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "■ Stop")
            for (columns, rows) in [(10, 3), (1, 1), (80, 24)] {
                try screen.resize(columns: columns, rows: rows)
            }
            try screen.wait(forText: "■ Stop")
            let process = try #require(try screen.foregroundProcess())
            kill(process, SIGKILL)
            try screen.waitUntilLeft()
            try screen.type("reset; clear; exec \(TmuxScreen.vistazo)", "Enter")
            try screen.wait(forText: "■ Stop")
            try screen.press("q")
            #expect(try sandbox.run("ago", "read").output.contains("2 h"))
        }
    }
}
