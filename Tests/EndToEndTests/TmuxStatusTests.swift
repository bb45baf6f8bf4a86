import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// The status line of a real tmux, as a person at its terminal sees it.
    @Suite struct TmuxStatusTests {
        /// A tmux server of its own with a client on a terminal inside of another.
        final class StatusScreen {
            let sandbox: Sandbox
            private let terminal: TmuxScreen
            private let socket: String

            init(_ sandbox: Sandbox, columns: Int, _ settings: [[String]]) throws {
                self.sandbox = sandbox
                socket = sandbox.home.appending(path: "inner-\(UUID().uuidString.prefix(6))").path
                terminal = try TmuxScreen(sandbox, columns: columns, rows: 6)
                try tmux("-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "6", "cat")
                for name in ["status-left", "window-status-format", "window-status-current-format"] {
                    try tmux("set", "-g", name, "")
                }
                for words in settings { try tmux(arguments: words) }
                try terminal.type("TMUX= exec tmux -S '\(socket)' attach", "Enter")
            }

            deinit { end() }

            func end() { _ = try? tmux("kill-server") }

            @discardableResult
            func tmux(_ arguments: String...) throws -> String { try tmux(arguments: arguments) }

            @discardableResult
            func tmux(arguments: [String]) throws -> String {
                try Running(
                    URL(filePath: "/usr/bin/tmux"), ["-S", socket] + arguments,
                    environment: sandbox.environment, folder: sandbox.home
                ).finish().output
            }

            private static func status(_ screen: String) -> String {
                let row =
                    screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last ?? ""
                return row.trimmingCharacters(in: .whitespaces)
            }

            var line: String { get throws { Self.status(try terminal.capture()) } }

            func wait(forLine text: String) throws {
                try terminal.wait(for: "the status line “\(text)”") { Self.status($0) == text }
            }

            func resize(columns: Int) throws { try terminal.resize(columns: columns, rows: 6) }

            /// Presses and lets go of the first button on the status line, as a terminal reports it.
            func click(column: Int) throws {
                for end in ["M", "m"] {
                    try terminal.send(text: "\u{1B}[<0;\(column);6\(end)")
                }
            }
        }

        private func sandbox() throws -> Sandbox {
            let sandbox = try Sandbox([
                "PATH": Sandbox.products.path + ":/usr/local/bin:/usr/bin:/bin"
            ])
            for name in ["C# 100%, (x)", "a## #[fg=red]b"] { try sandbox.run("item", "add", name) }
            try sandbox.run("item", "add", "Café", "--emoji", "☕")
            return sandbox
        }

        /// Case H02.
        @Test(arguments: [
            "#(vistazo inline item C --format tmux)",
            "#{?#{==:a,a},#(vistazo inline item C --format tmux),no}",
            "#{=38:#{?#{==:a,a},#{?#{==:b,b},#(vistazo inline item C --format tmux),no},no}}",
        ])
        func `an item's name arrives as it is written, in a condition too, on forty columns`(
            format: String
        ) throws {
            let sandbox = try sandbox()
            try sandbox.run("item", "archive", "Café")
            let screen = try StatusScreen(
                sandbox, columns: 40,
                [
                    ["set", "-g", "status-right-length", "40"], ["set", "-g", "status-interval", "1"],
                    ["set", "-g", "status-right", format],
                ])
            try screen.wait(forLine: "C# 100%, (x) not yet")
        }

        @Test func `runs of hashes and what looks like a style arrive too, pulled and pushed`() throws {
            let sandbox = try sandbox()
            let screen = try StatusScreen(
                sandbox, columns: 80,
                [
                    ["set", "-g", "status-right-length", "80"], ["set", "-g", "status-interval", "1"],
                    ["set", "-g", "status-right", "<#(vistazo inline item 'a#' --format tmux)#[bold]>"],
                ])
            try screen.wait(forLine: "<a## #[fg=red]b not yet>")
            try screen.tmux("set", "-g", "status-right", "<#{@line}#[bold]>")
            try screen.tmux("run-shell", "-b", "vistazo inline item 'a#' --tmux-option @line")
            try screen.wait(forLine: "<a## #[fg=red]b not yet>")
        }

        /// Case H01.
        @Test func `a terminal of forty columns and then of eighty has no glyph of two cells and no gap`()
            throws
        {
            let sandbox = try sandbox()
            let screen = try StatusScreen(
                sandbox, columns: 40,
                [
                    ["set", "-g", "status-right-length", "80"], ["set", "-g", "status-interval", "1"],
                    ["set", "-g", "status-right", "#(vistazo inline item café --format tmux)|"],
                ])
            try screen.wait(forLine: "Café not yet|")
            try screen.resize(columns: 80)
            try screen.wait(forLine: "Café not yet|")
            try sandbox.run("log", "café")
            try screen.wait(forLine: "Café just now · 1 today|")
        }

        @Test func `what doctor prints is pasted whole, and a click on the line logs`() throws {
            let sandbox = try Sandbox(["PATH": Sandbox.products.path + ":/usr/local/bin:/usr/bin:/bin"])
            for name in ["Café & más", "it's", "C# 100%"] { try sandbox.run("item", "add", name) }
            let lines = try sandbox.run("doctor", "--tmux").output
            // Names that tmux or a shell would take for more than text stand in no menu.
            #expect(lines.contains("'Café & más' 1 {") && !lines.contains("it's") && !lines.contains("C#"))
            for line in lines.split(separator: "\n") where !line.hasPrefix("#") {
                #expect(!line.contains("%"), "\(line)")
            }
            let file = sandbox.home.appending(path: "pasted.conf")
            try lines.write(to: file, atomically: true, encoding: .utf8)
            let screen = try StatusScreen(sandbox, columns: 70, [])
            #expect(try screen.tmux("source-file", file.path) == "")
            let keys = try screen.tmux("list-keys")
            for part in ["display-popup", "display-menu", "vistazo quick", "MouseDown1StatusRight"] {
                #expect(keys.contains(part), "\(part)")
            }
            try screen.tmux("set", "-g", "status-interval", "1")
            let isLogged = try eventually {
                try screen.click(column: 66)
                return try sandbox.run("items").output.contains("1 today")
            }
            #expect(isLogged)
            #expect(try sandbox.run("history", "--limit", "1").output.contains("from tmux"))
        }

        /// Case H20.
        @Test func `the line that the set-up prints is ready after its first run, each second`() throws {
            let sandbox = try sandbox()
            let screen = try StatusScreen(
                sandbox, columns: 70,
                [
                    ["set", "-g", "status-right-length", "60"], ["set", "-g", "status-interval", "1"],
                    ["set", "-g", "status-right", "#(vistazo inline item --width 60 --format tmux)|"],
                ])
            try screen.wait(forLine: "C# 100%, (x) not yet|")
            let end = Date().addingTimeInterval(3)
            while Date() < end {
                #expect(try screen.line == "C# 100%, (x) not yet|")
                usleep(50_000)
            }
        }

        @Test func `an option is set when the text changes, by one process each, and empty afterwards`()
            throws
        {
            let sandbox = try sandbox()
            // Each call of tmux that is not this test's is counted.
            try FileManager.default.createDirectory(
                at: sandbox.home.appending(path: "bin"), withIntermediateDirectories: true)
            try sandbox.script(
                "bin/tmux", "#!/bin/sh\necho \"$*\" >> \"$HOME/calls\"\nexec /usr/bin/tmux \"$@\"\n")
            let screen = try StatusScreen(
                sandbox, columns: 60,
                [
                    ["set", "-g", "status-right-length", "60"], ["set", "-g", "status-interval", "0"],
                    ["set", "-g", "status-right", "<#{@vistazo}>"],
                    [
                        "run-shell", "-b",
                        "PATH=\"$HOME/bin:$PATH\" vistazo inline counter water --tmux-option @vistazo",
                    ],
                ])
            try screen.wait(forLine: "<water 0>")
            try sandbox.run("perform", "counter", "increment", "water")
            try screen.wait(forLine: "<water 1>")
            usleep(1_500_000)
            let calls = try String(contentsOf: sandbox.home.appending(path: "calls"), encoding: .utf8)
                .split(separator: "\n")
            #expect(
                calls == [
                    "display-message -p #{pid}", "set-option -gq @vistazo water 0",
                    "set-option -gq @vistazo water 1",
                ])
            // One that comes later takes over, and the last leaves nothing behind.
            try screen.tmux("run-shell", "-b", "exec vistazo inline counter tea --tmux-option @vistazo")
            try screen.wait(forLine: "<tea 0>")
            let process = try #require(follower(sandbox).first)
            #expect(follower(sandbox).count == 1)
            kill(process, SIGTERM)
            try screen.wait(forLine: "<>")
            try screen.tmux("run-shell", "-b", "exec vistazo inline counter tea --tmux-option @vistazo")
            try screen.wait(forLine: "<tea 0>")
            screen.end()
            #expect(eventually { follower(sandbox).isEmpty })
        }

        /// What feeds an option of this sandbox's server.
        private func follower(_ sandbox: Sandbox) -> [Int32] {
            let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return all.compactMap { Int32($0) }.filter { process in
                let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
                let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
                return words.starts(with: Data("vistazo\0inline".utf8))
                    && String(decoding: variables, as: UTF8.self).contains("HOME=\(sandbox.home.path)\0")
            }
        }
    }
}
