import Foundation
import ProvingGround
import Testing

/// Status lines as shells and bars ask for them.
@Suite(.ownThread) struct StatusLineTests {
    /// A program that needs until `go` is there, counts its readings and says how often it was read.
    private static func slow(reload: String = "\"never\"") -> String {
        """
        #!/bin/sh
        cd "$HOME"
        case "$(cat)" in
        *'"describe"'*) echo '{ identifier: "slow", kinds: [ { kind: "slow", name: "Slow" } ] }' ;;
        *) echo >> asked; until [ -e go ]; do sleep 0.05; done; echo >> readings
           echo "{ entries: [ { date: \\"2020-01-01T00:00:00Z\\", view: \\"n=$(grep -c '' readings)\\" } ], reload: \(reload.replacing("\"", with: "\\\"")) }" ;;
        esac
        """
    }

    private static func sandbox(isSlow: Bool, reload: String = "\"never\"") throws -> Sandbox {
        let sandbox = try Sandbox()
        let script = try sandbox.script("slow", slow(reload: reload))
        if !isSlow { try sandbox.script("go", "") }
        try sandbox.configure("{ extensions: [ { path: '\(script.path)', seconds: 600 } ] }")
        return sandbox
    }

    private func lines(_ sandbox: Sandbox, _ file: String) -> Int {
        let text = try? String(contentsOf: sandbox.home.appending(path: file), encoding: .utf8)
        return text?.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count ?? 0
    }

    /// Processes of this sandbox, by its own environment.
    private func processes(_ sandbox: Sandbox, named name: String) -> [Int32] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { Int32($0) }.filter { process in
            guard let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline"),
                let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ")
            else { return false }
            return String(decoding: words, as: UTF8.self).contains(name)
                && String(decoding: variables, as: UTF8.self).contains("HOME=\(sandbox.home.path)\0")
        }
    }

    /// Case H04.
    @Test
    func `while a program needs twelve seconds or more a line prints what is there, and one process asks`()
        throws
    {
        let sandbox = try Self.sandbox(isSlow: true)
        for _ in 0..<20 {
            let outcome = try sandbox.run("inline", "slow")
            #expect(outcome.status == 0)
            #expect(["slow …\n", "Slow …\n"].contains(outcome.output))
            #expect(lines(sandbox, "asked") <= 1)
        }
        // Not one of the calls waited for it.
        #expect(eventually { lines(sandbox, "asked") == 1 } && lines(sandbox, "readings") == 0)
        try sandbox.script("go", "")
        let line = try sandbox.waitForLine("n=1", "slow")
        #expect(line.status == 0)
        #expect(eventually { processes(sandbox, named: "vistazo").isEmpty })
        #expect(try sandbox.run("inline", "slow").output == "n=1\n")
        #expect(lines(sandbox, "readings") == 1 && lines(sandbox, "asked") == 1)
        #expect(processes(sandbox, named: "vistazo").isEmpty)
    }

    /// Case H05.
    @Test func `an hour of calls each second leaves no process and asks no more than its policy`() throws {
        let sandbox = try Self.sandbox(isSlow: false)
        try sandbox.waitForLine("n=1", "slow")
        for _ in 0..<100 { #expect(try sandbox.run("inline", "slow").output == "n=1\n") }
        #expect(eventually { processes(sandbox, named: "vistazo").isEmpty })
        #expect(lines(sandbox, "readings") == 1)
    }

    @Test
    func `with a locale that has no UTF-8 a pipe gets UTF-8 all the same, or ASCII where it is asked for`()
        throws
    {
        let sandbox = try Sandbox(["LC_ALL": "C", "LANG": "C"])
        try sandbox.run("item", "add", "Café")
        #expect(try sandbox.run("inline", "item", "café").output == "Café not yet\n")
        #expect(try sandbox.run("inline", "item", "café", "--ascii").output == "Cafe not yet\n")
    }

    @Test func `a line is told when it changes, at once, and ends with its reader`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("perform", "counter", "increment", "water")
        let script = try sandbox.script(
            "follow",
            """
            #!/bin/sh
            '\(Sandbox.program("vistazo").path)' inline counter water --follow | while read -r line; do
                echo "$line" >> lines
                [ "$line" = "water 6" ] && exit
            done
            echo over >> lines
            """)
        let running = try Running(
            URL(filePath: "/bin/sh"), [script.path], environment: sandbox.environment, folder: sandbox.home)
        #expect(eventually { lines(sandbox, "lines") >= 1 })
        let jobs = try (0..<5).map { _ in try sandbox.start(["perform", "counter", "increment", "water"]) }
        for job in jobs { #expect(try job.finish().status == 0) }
        // The pipe ends once the reader has what came last: nothing is held back.
        #expect(try running.finish().status == 0)
        let said = try String(contentsOf: sandbox.home.appending(path: "lines"), encoding: .utf8)
            .split(separator: "\n")
        #expect(said.first == "water 1" && said.suffix(2) == ["water 6", "over"])
        #expect(said.dropLast() == said.dropLast().sorted()[...] && Set(said).count == said.count)
        #expect(eventually { processes(sandbox, named: "--follow").isEmpty })
    }

    @Test(arguments: [false, true])
    func `of five archives that are pushed at once the last one shows, and is told when it comes`(
        isOfProgram: Bool
    ) throws {
        let sandbox = try Self.sandbox(isSlow: false)
        let name = isOfProgram ? "slow" : "build"
        func push(_ text: String) throws -> Running {
            try sandbox.start(
                ["push", name],
                input: "{ entries: [ { date: '2020-01-01T00:00:00Z', view: '\(text)' } ], reload: 'never' }")
        }
        if isOfProgram { try sandbox.waitForLine("n=1", name) }
        #expect(try push("begun").finish().status == 0)
        try sandbox.waitForLine("begun", name)
        let running = try sandbox.start(["inline", name, "--follow"])
        defer { kill(running.process, SIGTERM) }
        #expect(eventually { running.written == "begun\n" })
        let pushes = try (1...5).map { try push("number \($0)") }
        for one in pushes { #expect(try one.finish().status == 0) }
        #expect(try push("over").finish().status == 0)
        #expect(eventually { running.written.hasSuffix("over\n") })
        #expect(running.complaints.isEmpty)
        try sandbox.waitForLine("over", name)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal ends what follows a line, and leaves no socket`(signal: Int32) throws {
        let sandbox = try Sandbox()
        let running = try sandbox.start(["inline", "clock", "--follow"])
        let sockets = {
            (try? FileManager.default.contentsOfDirectory(atPath: sandbox.home.path + "/run/vistazo"))?
                .filter { $0.hasSuffix(".sock") } ?? []
        }
        #expect(eventually { !sockets().isEmpty })
        kill(running.process, signal)
        let outcome = try running.finish()
        #expect(outcome.status == 128 + signal)
        #expect(eventually { sockets().isEmpty })
    }

    @Test func `a line that is followed asks its programs itself, and follows the configuration`() throws {
        let sandbox = try Self.sandbox(isSlow: false)
        let running = try sandbox.start(["inline", "--template", "<{slow}>", "--follow"])
        defer { kill(running.process, SIGTERM) }
        func said() -> [Substring] { running.written.split(separator: "\n") }
        #expect(eventually { said().last == "<n=1>" })
        // It prints an archive whatever it is asked: that is done, and it is read again.
        #expect(try sandbox.run("perform", "slow", "press").status == 0)
        #expect(eventually { said().last != "<n=1>" })
        #expect(processes(sandbox, named: "inline-reload").isEmpty)
        try sandbox.configure("{ }")
        #expect(eventually { running.complaints.contains("no extension has the kind “slow”") })
        #expect(said().last != "<>")
    }

    private static let impossible: [(words: String, status: Int32)] = [
        ("", 2), ("--template {a", 2), ("clock --template {a}", 2), ("nope", 3), ("clock --format svg", 2),
        ("clock --width 0", 2), ("clock --tmux-option status-right", 2),
        ("clock --tmux-option @x --format text", 2), ("clock --follow --at now", 2),
        ("clock --tmux-option @x", 1),
    ]

    @Test(arguments: impossible)
    func `what cannot be done is said, and nothing is printed`(words: String, status: Int32) throws {
        let words = ["inline"] + words.split(separator: " ").map(String.init)
        let sandbox = try Sandbox()
        let outcome = try sandbox.start(words).finish()
        #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.errors.hasPrefix("vistazo: "))
    }
}
