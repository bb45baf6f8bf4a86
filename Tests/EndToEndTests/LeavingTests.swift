import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// However the program leaves, or is put aside for a while, the terminal is as it was.
    @Suite struct LeavingTests {
        /// A shell with a prompt that can be told from all else, and its modes kept in the file `before`.
        private func shell(_ sandbox: Sandbox) throws -> TmuxScreen {
            let screen = try TmuxScreen(sandbox, command: "exec bash --norc --noprofile")
            try screen.type("PS1='ready> '; stty -a > before", "Enter")
            try screen.wait(for: "the shell", until: isPrompt)
            return screen
        }

        /// Whether the shell waits for a line: what is typed sooner may be lost with the program.
        private func isPrompt(_ screen: String) -> Bool {
            let line = screen.split(separator: "\n").last { !$0.allSatisfy(\.isWhitespace) }
            return line.map { $0.trimmingCharacters(in: .whitespaces) == "ready>" } ?? false
        }

        /// Whether the default page is there to its last row: rows are drawn one by one.
        private func isPage(_ screen: String) -> Bool {
            WindowSizeTests.frames(screen) == 2 && screen.contains("quit")
        }

        /// Once the shell is back: compares the modes, and gives what the program left with.
        private func statusAndSameModes(_ screen: TmuxScreen, _ sandbox: Sandbox) throws -> String {
            try screen.wait(for: "the shell", until: isPrompt)
            // On a line of its own: a shell drops the rest of a line whose program was interrupted.
            try screen.type("echo left with $? >status; stty -a > after; touch finished", "Enter")
            let text = { (name: String) in
                try String(contentsOf: sandbox.home.appending(path: name), encoding: .utf8)
            }
            try screen.wait(for: "the files") { _ in
                FileManager.default.fileExists(atPath: sandbox.home.appending(path: "finished").path)
            }
            #expect(try text("before") == text("after"))
            let format = "#{cursor_flag}#{alternate_on}#{mouse_any_flag}"
            #expect(try screen.tmux("display-message", "-p", "-t", "main", format) == "100\n")
            return try text("status")
        }

        static let signals: [(name: String, number: Int32)] = [
            ("TERM", SIGTERM), ("HUP", SIGHUP), ("INT", SIGINT), ("SEGV", SIGSEGV), ("TRAP", SIGTRAP),
            ("ABRT", SIGABRT), ("ILL", SIGILL), ("QUIT", SIGQUIT), ("BUS", SIGBUS), ("FPE", SIGFPE),
        ]

        /// Case E11.
        @Test(arguments: signals)
        func `every signal leaves the terminal as it was`(name: String, number: Int32) throws {
            let sandbox = try Sandbox()
            let screen = try shell(sandbox)
            try screen.type(TmuxScreen.vistazo, "Enter")
            try screen.wait(forText: "╭")
            kill(try #require(try screen.foregroundProcess()), number)
            #expect(try statusAndSameModes(screen, sandbox) == "left with \(128 + number)\n")
        }

        /// Case E11.
        @Test(arguments: ["q", "C-c"])
        func `every key that leaves does so with the terminal as it was`(key: String) throws {
            let sandbox = try Sandbox()
            let screen = try shell(sandbox)
            try screen.type(TmuxScreen.vistazo, "Enter")
            try screen.wait(forText: "╭")
            try screen.press(key)
            #expect(try statusAndSameModes(screen, sandbox) == "left with 0\n")
        }

        /// Case E11: Swift's own traps, on the thread of the loop and on another.
        @Test(arguments: [
            ("trap", "out of range"), ("message", "this is the end"), ("overflow", ""),
            ("elsewhere", "out of range"),
            ("exit", ""), ("abort", ""),
        ])
        func `a fatal error gives the terminal back, and its message can be read`(
            way: String, message: String
        ) throws {
            let sandbox = try Sandbox()
            let screen = try shell(sandbox)
            try screen.type("'\(Sandbox.program("FallExample").path)' \(way)", "Enter")
            try screen.wait(forText: "╭ up ╮")
            try screen.press("x")
            let status = try statusAndSameModes(screen, sandbox)
            let shown = try screen.tmux("capture-pane", "-p", "-S", "-", "-t", "main:0.0")
            #expect(message.isEmpty || shown.contains(message), "\(shown)")
            #expect(!shown.contains("up ╮"))
            let codes = way == "exit" ? [7] : [SIGILL, SIGTRAP, SIGSEGV, SIGABRT].map { 128 + $0 }
            #expect(codes.contains { status == "left with \($0)\n" }, "\(status)")
        }

        /// Case E11: the terminal itself goes away, with and without its signal.
        @Test(arguments: ["", "trap '' HUP; "])
        func `a terminal that is gone takes the program along`(prefix: String) throws {
            let screen = try TmuxScreen(Sandbox(), command: prefix + "exec " + TmuxScreen.vistazo)
            try screen.wait(forText: "╭")
            let process = try #require(try screen.foregroundProcess())
            try screen.tmux("kill-server")
            #expect(eventually { !isRunning(process) })
        }

        /// Case E11: descriptors that the shell has closed are not taken for something else.
        @Test(arguments: [">&-", ">&- 2>&-", "<&- >&- 2>&-", "<&-"])
        func `with closed descriptors commands still do what they say`(closed: String) throws {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Café")
            let script = try sandbox.script(
                "closed",
                """
                for command in "log cafe" "inline item cafe" "--plain" "kinds"; do
                    \(Sandbox.program("vistazo").path) $command \(closed) || exit $?
                done
                """)
            let outcome = try Running(
                URL(filePath: "/bin/sh"), [script.path], environment: sandbox.environment,
                folder: sandbox.home
            ).finish()
            #expect(outcome.status == 0, "\(outcome.errors)")
            let entries = try sandbox.run("entries", "cafe")
            #expect(entries.status == 0 && entries.output.split(separator: "\n").count == 1)
            #expect(try sandbox.run("inline", "item", "cafe").output.hasPrefix("Café"))
        }

        /// Case E12.
        @Test func `control-z gives the shell back, and fg paints all of it again`() throws {
            let sandbox = try Sandbox()
            let screen = try shell(sandbox)
            try screen.type(TmuxScreen.vistazo, "Enter")
            let before = try screen.wait(for: "the page", until: isPage)
            for _ in 0..<2 {
                try screen.press("C-z")
                try screen.wait(for: "the shell", until: isPrompt)
                try screen.type("echo $((6*7)); stty -a > stopped", "Enter")
                try screen.wait(for: "the answer") { $0.contains("42") && isPrompt($0) }
                try screen.type("clear; fg", "Enter")
                let after = try screen.wait(for: "the page again", until: isPage)
                #expect(after.split(separator: "\n").first == before.split(separator: "\n").first)
            }
            let text = { (name: String) in
                try String(contentsOf: sandbox.home.appending(path: name), encoding: .utf8)
            }
            #expect(try text("before") == text("stopped"))
            try screen.press("q")
            #expect(try statusAndSameModes(screen, sandbox) == "left with 0\n")
        }

        /// Case E12.
        @Test func `started in the background it waits to be brought to the front`() throws {
            let sandbox = try Sandbox()
            let screen = try shell(sandbox)
            try screen.type(TmuxScreen.vistazo + " &", "Enter")
            try screen.wait(for: "the job") { $0.contains("[1]") }
            // A shell tells of a job's end with its next prompt.
            try screen.wait(for: "it to have stopped") { shown in
                try? screen.type("", "Enter")
                return shown.contains("Stopped")
            }
            try screen.type("echo $((6*7))", "Enter")
            try screen.wait(forText: "42")
            try screen.type("fg", "Enter")
            try screen.wait(for: "the page", until: isPage)
            try screen.press("q")
            #expect(try statusAndSameModes(screen, sandbox) == "left with 0\n")
        }
    }
}
