import Foundation
import ProvingGround
import Testing

/// `vistazo doctor` as people run it, on homes that are well and on homes that are not.
@Suite(.ownThread) struct DoctorCommandTests {
    /// The codes of all lines that are more than ok, and the exit code.
    private struct Found {
        let status: Int32
        let codes: [String]
        let all: [String]
    }

    private func examine(_ sandbox: Sandbox, _ arguments: String...) throws -> Found {
        let outcome = try sandbox.start(["doctor", "--json"] + arguments).finish()
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any],
            "\(outcome)")
        let lines = try #require(document["lines"] as? [[String: Any]])
        for line in lines {
            #expect(
                Set(line.keys) == ["area", "subject", "grade", "code", "text", "advice", "facts"])
        }
        let bad = lines.filter { $0["grade"] as? String != "ok" }
        #expect(document["problems"] as? Int == bad.count { $0["grade"] as? String == "problem" })
        return Found(
            status: outcome.status, codes: bad.compactMap { $0["code"] as? String },
            all: lines.compactMap { $0["code"] as? String })
    }

    /// The codes of problems alone: what is only noted goes by the machine.
    private func problems(_ found: Found, _ known: Set<String>) -> [String] {
        found.codes.filter { known.contains($0) }
    }

    /// Every path below the four folders with what tells a change of it.
    private func contents(_ sandbox: Sandbox) throws -> [String] {
        var found: [String] = []
        for folder in ["config", "data", "state", "run"] {
            let names = try FileManager.default.subpathsOfDirectory(
                atPath: sandbox.home.appending(path: folder).path)
            for name in names.sorted() {
                var status = stat()
                lstat(sandbox.home.appending(path: "\(folder)/\(name)").path, &status)
                found.append(
                    "\(folder)/\(name) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
            }
        }
        return found
    }

    @Test func `an empty home is well, and stays empty`() throws {
        let sandbox = try Sandbox()
        let before = try contents(sandbox)
        let found = try examine(sandbox)
        #expect(found.status == 0, "\(found)")
        #expect(found.all.contains("storeNotYet") && found.all.contains("windowsNone"))
        #expect(try contents(sandbox) == before)
    }

    @Test func `a home in use is well, and not a byte of it is changed`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("log", "Café", "--create")
        let script = try sandbox.script(
            "w", "#!/bin/sh\necho '{ entries: [ { date: \"2026-11-30T00:00:00Z\", view: \"A\" } ] }'\n")
        try sandbox.configure(
            """
            { extensions: [ { path: "\(script.path)", seconds: \(patience), groups: ["group.x"] } ],
              pages: [ { name: "A", widgets: [ { kind: "w", family: "small" } ] } ] }
            """)
        #expect(try sandbox.run("reload").status == 0)
        let before = try contents(sandbox)
        let found = try examine(sandbox)
        #expect(found.status == 0, "\(found)")
        #expect(found.all.count { $0 == "storeSound" } == 2)
        for code in ["group", "extensionFine", "configurationRight"] { #expect(found.all.contains(code)) }
        #expect(try contents(sandbox) == before)
    }

    @Test func `damaged stores are problems and stay as they are`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("log", "Café", "--create")
        try sandbox.run("reload")
        for path in ["data/vistazo/vistazo.store", "state/vistazo/host.store"] {
            let file = sandbox.home.appending(path: path)
            #expect(FileManager.default.fileExists(atPath: file.path))
            for ending in ["-wal", "-shm"] { unlink(file.path + ending) }
            try Data(repeating: 0x21, count: 8192).write(to: file)
        }
        let before = try contents(sandbox)
        let found = try examine(sandbox)
        #expect(found.status == 1)
        #expect(
            problems(found, ["logbookDamaged", "hostDamaged", "storeUnread"]) == [
                "logbookDamaged", "hostDamaged",
            ], "\(found)")
        #expect(try contents(sandbox) == before)
    }

    @Test func `a file where a folder should be, and a folder where none can be made`() throws {
        let sandbox = try Sandbox()
        try Data().write(to: sandbox.home.appending(path: "state/vistazo"))
        let found = try examine(sandbox)
        #expect(found.status == 1)
        #expect(found.codes.contains("folderInTheWay"))
        let blocked = try Sandbox(["XDG_DATA_HOME": "/dev/null/data"])
        let other = try examine(blocked)
        #expect(other.status == 1)
        #expect(other.codes.contains("folderCannotBeMade"), "\(other)")
    }

    @Test func `without HOME the rest is looked at all the same`() throws {
        let sandbox = try Sandbox([
            "HOME": "", "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "relative", "XDG_STATE_HOME": "",
        ])
        let found = try examine(sandbox)
        #expect(found.status == 1)
        #expect(problems(found, ["noHome"]) == ["noHome"])
        for code in ["termKnown", "version"] { #expect(found.all.contains(code)) }
    }

    @Test func `extensions that cannot be started and mistakes of the configuration are problems`() throws {
        let sandbox = try Sandbox()
        let plain = try sandbox.script("plain", "#!/bin/sh\n")
        chmod(plain.path, 0o644)
        let odd = try sandbox.script("odd", "#!/no/such/interpreter\n")
        let app = try sandbox.script("good", "#!/bin/sh\n")
        try sandbox.configure(
            """
            { extensions: [ { path: "~/missing" }, { path: "\(plain.path)" }, { path: "\(odd.path)" },
                            { path: "~/config" }, { path: "\(app.path)", app: "~/none" } ],
              color: 1 }
            """)
        let found = try examine(sandbox)
        #expect(found.status == 1)
        let expected = [
            "extensionMissing", "extensionNotExecutable", "extensionNoInterpreter", "extensionIsFolder",
            "extensionNoApp", "configurationFault",
        ]
        #expect(problems(found, Set(expected)) == expected, "\(found)")
    }

    @Test func `a tmux that is gone is a problem, and one that hangs is not waited for`() throws {
        let gone = try Sandbox(["TMUX": "/nonexistent/socket,1,0"])
        let found = try examine(gone)
        #expect(found.status == 1)
        #expect(found.codes.contains("tmuxSilent"))
        let hanging = try Sandbox()
        try hanging.script("bin/tmux", "#!/bin/sh\nexec sleep 1000\n")
        let home = hanging.home.path
        let other = try Sandbox(["PATH": "\(home)/bin:/usr/bin:/bin", "TMUX": "/x,1,0"])
        #expect(try examine(other).codes.contains("tmuxSilent"))
    }

    @Test(arguments: ["en_US.UTF-8", "es_ES.UTF-8", "ru_RU.UTF-8"])
    func `what is found is the same in every language`(language: String) throws {
        let english = try examine(try Sandbox())
        let sandbox = try Sandbox(["LC_ALL": language])
        let found = try examine(sandbox)
        #expect(found.status == 0)
        #expect(
            found.all.filter { !$0.hasPrefix("charset") } == english.all.filter { !$0.hasPrefix("charset") })
        let text = try sandbox.run("doctor").output
        #expect(!text.contains("cli.") && !text.contains("{"))
    }

    @Test func `at a terminal without TERM it says so; in tmux it asks tmux, and measures where it may`()
        throws
    {
        let sandbox = try Sandbox()
        let screen = try TmuxScreen(sandbox, columns: 150, rows: 60)
        try screen.type("clear; TERM= \(TmuxScreen.vistazo) doctor | cat; echo left", "Enter")
        try screen.wait(forText: "left\n")
        try screen.type("clear; TERM= \(TmuxScreen.vistazo) doctor; echo \"code $?.\"", "Enter")
        let unset = try screen.wait(forText: "code 1.")
        #expect(unset.contains("PROBLEM  TERM"), "\(unset)")
        try screen.type("clear; \(TmuxScreen.vistazo) doctor --probe; echo \"code $?.\"", "Enter")
        let found = try screen.wait(forText: "code 0.")
        #expect(found.contains("which this runs in"), "\(found)")
        #expect(found.contains("150 columns, 60 rows"))
        #expect(found.contains("default-terminal") && found.contains("escape-time"))
        #expect(found.contains("the terminal gives each of them the columns"), "\(found)")
        // Nothing of an answer is left for the shell.
        #expect(!found.contains("[6n") && !found.contains(";1R"))
    }

    @Test func `a window that is open is named, and one that was killed has left its socket`() throws {
        let sandbox = try Sandbox()
        let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
        var process: Int32?
        #expect(try eventually { try examine(sandbox).all.contains("windows") })
        process = try screen.foregroundProcess()
        let before = try contents(sandbox).filter { $0.hasPrefix("run/") }
        #expect(!before.isEmpty)
        kill(try #require(process), SIGKILL)
        #expect(try eventually { try examine(sandbox).codes.contains("windowDead") })
        #expect(try contents(sandbox).filter { $0.hasPrefix("run/") } == before)
    }

    @Test func `the lines for tmux are read by tmux as they are`() throws {
        let sandbox = try Sandbox()
        let lines = try sandbox.run("doctor", "--tmux")
        #expect(lines.status == 0)
        #expect(lines.output.contains("set -g status-interval 5"))
        let file = sandbox.home.appending(path: "tmux.conf")
        // What starts a program is left out.
        try lines.output.split(separator: "\n").filter { !$0.hasPrefix("run-shell") }.joined(separator: "\n")
            .write(to: file, atomically: true, encoding: .utf8)
        let screen = try TmuxScreen(sandbox)
        #expect(try screen.tmux("source-file", file.path) == "")
        #expect(try screen.tmux("show-options", "-gv", "status-interval") == "5\n")
        let json = try sandbox.run("doctor", "--tmux", "--json").output
        #expect(json.hasPrefix("{\"lines\":{\"lacking\":[]"))
    }
}
