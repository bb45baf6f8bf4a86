import Foundation
import Testing

extension ScreenSuites {
    /// Many processes on one logbook.
    @Suite struct LogbookProcessTests {
        /// Case C09.
        @Test
        func `fifty processes that log at once beside a dashboard leave fifty entries, and all end well`()
            throws
        {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Café")
            try sandbox.configure(
                #"{ pages: [ { name: "T", widgets: [ { kind: "item", family: "medium", with: { item: "Café" } } ] } ] }"#
            )
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "the item") { $0.contains("Café") && $0.contains("╭") }
            let running = try (0..<50).map { try sandbox.start(["log", "cafe", "--note", "\($0)"]) }
            for process in running {
                let outcome = try process.finish()
                #expect(outcome.status == 0, "\(outcome.errors)")
            }
            let entries = try sandbox.run("entries", "cafe", "--json").output
            for number in 0..<50 { #expect(entries.contains("\"note\":\"\(number)\"")) }
            #expect(try sandbox.run("items").output.contains("50 today"))
            try screen.wait(forText: "50 times")
            // It is not the worse for it.
            try screen.press("Enter")
            try screen.wait(forText: "51 times")
            try screen.press("q")
            try screen.waitUntilLeft()
        }

        @Test func `the first starts of all may be at once`() throws {
            let sandbox = try Sandbox()
            let running = try (10..<30).map { try sandbox.start(["log", "\($0)-th item", "--create"]) }
            for process in running {
                let outcome = try process.finish()
                #expect(outcome.status == 0, "\(outcome.errors)")
            }
            #expect(try sandbox.run("items").output.split(separator: "\n").count == 20)
        }

        @Test func `a word that is not UTF-8 is refused with its place`() throws {
            let sandbox = try Sandbox()
            let script = try sandbox.script(
                "bad", "exec \(Sandbox.program("vistazo").path) log \"$(printf 'caf\\351')\"\n")
            let running = try Running(
                URL(filePath: "/bin/sh"), [script.path], environment: sandbox.environment,
                folder: sandbox.home)
            let outcome = try running.finish()
            #expect(outcome.status == 4)
            #expect(outcome.errors == "vistazo: word 2 is not UTF-8 (byte 3)\n")
        }

        @Test(arguments: [
            "items", "--version", "log --help", "render counter --format json", "inline counter", "--plain",
        ])
        func `what cannot be printed was not done`(command: String) throws {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Café")
            try sandbox.run("inline", "counter")
            let program = Sandbox.program("vistazo").path
            let script = try sandbox.script("full", "\(program) \(command) >/dev/full\n")
            let outcome = try Running(
                URL(filePath: "/bin/sh"), [script.path], environment: sandbox.environment,
                folder: sandbox.home
            ).finish()
            #expect(outcome.status == 1)
            #expect(
                outcome.errors == "vistazo: standard output cannot be written (No space left on device)\n")
            // A reader that has seen enough is no failure.
            let pipe = try sandbox.script("pipe", "trap '' PIPE; \(program) \(command) | true\n")
            let quiet = try Running(
                URL(filePath: "/bin/sh"), [pipe.path], environment: sandbox.environment,
                folder: sandbox.home
            ).finish()
            #expect(quiet.errors == "")
        }

        @Test func `a full disk is an error and loses nothing`() throws {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Café")
            try sandbox.run("log", "cafe")
            // A file size limit stands for the disk: SIGXFSZ ignored, writes fail.
            let script = try sandbox.script(
                "full",
                """
                trap '' XFSZ
                ulimit -f 40
                for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
                    \(Sandbox.program("vistazo").path) log cafe --note "$(printf %2000d 0)" || exit $?
                done
                """)
            let running = try Running(
                URL(filePath: "/bin/sh"), [script.path], environment: sandbox.environment,
                folder: sandbox.home)
            let outcome = try running.finish()
            #expect(outcome.status == 5, "\(outcome.errors)")
            #expect(!outcome.errors.isEmpty)
            let logged = outcome.output.split(separator: "\n").count
            #expect(logged < 20)
            #expect(try sandbox.run("entries", "cafe").output.split(separator: "\n").count == logged + 1)
        }
    }
}
