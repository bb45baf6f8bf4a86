import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// The real program on a real terminal, as a person sees it.
    @Suite struct DashboardScreenTests {
        static let counterPage = """
            { pages: [ { name: "Test", widgets: [
                { kind: "counter", family: "small", with: { name: "water" } },
                { kind: "clock", family: "medium", with: { seconds: true } } ] } ] }
            """

        @Test func `the default page stands in eighty columns, and q leaves at once`() throws {
            let screen = try TmuxScreen(Sandbox(), command: TmuxScreen.vistazo)
            let shown = try screen.wait(for: "the help hint") { $0.contains("?") && $0.contains("╭") }
            #expect(shown.split(separator: "\n").count { $0.contains("╭") } == 2)
            try screen.press("q")
            try screen.waitUntilLeft()
            try screen.wait(for: "the shell") { !$0.contains("╭") }
        }

        @Test(arguments: [
            ("2", "Done", 0), ("", "", 0), ("9", "vistazo: there is no number 9", 3),
            ("x y", "vistazo: there is no number x y", 3),
        ])
        func `linear text ends with a prompt that takes a number`(answer: String, said: String, status: Int)
            throws
        {
            let sandbox = try Sandbox()
            try sandbox.configure(
                "{ pages: [ { name: 'A', widgets: [ { kind: 'counter', family: 'small' } ] } ] }")
            let screen = try TmuxScreen(sandbox)
            try screen.type("\(TmuxScreen.vistazo) --plain; echo left=$?", "Enter")
            try screen.wait(forText: "Enter to leave:")
            try screen.type(answer, "Enter")
            let shown = try screen.wait(forText: "left=\(status)")
            #expect(said.isEmpty || shown.contains(said))
        }

        @Test func `a clock with seconds ticks by itself`() throws {
            let sandbox = try Sandbox()
            try sandbox.configure(Self.counterPage)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "both widgets") { $0.contains("water") && $0.contains("▀") }
            // What was still to come when they were seen may be one picture more.
            var seen: Set<String> = []
            try screen.wait(for: "four ticks") { shown in
                seen.insert(shown)
                return seen.count > 5
            }
            try screen.press("q")
        }

        /// Case F17.
        @Test func `ten presses in two dashboards are ten, in both and after a restart`() throws {
            let sandbox = try Sandbox()
            // No clock beside it: its figures may be these, too.
            try sandbox.configure(
                #"{ pages: [ { name: "Test", widgets: [ { kind: "counter", family: "small", with: { name: "water" } } ] } ] }"#
            )
            let left = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            let right = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try left.wait(forText: "water")
            try right.wait(forText: "water")
            for _ in 0..<5 {
                try left.press("+")
                try right.press("+")
            }
            let stored = { try sandbox.run("inline", "counter", "water").output }
            try left.wait(for: "ten presses") { _ in (try? stored())?.contains("water 10") == true }
            let leftScreen = try left.wait(for: "both to show it") { shown in
                (try? right.capture().contains(Self.ten)) == true && shown.contains(Self.ten)
            }
            #expect(leftScreen.contains(Self.ten))
            try left.press("-")
            try right.wait(for: "nine in the other") { !$0.contains(Self.ten) }
            try left.press("q")
            try right.press("q")
            let again = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try again.wait(forText: "water")
            try again.wait(for: "nine in the store") { _ in (try? stored()) == "water 9\n" }
            try again.press("q")
        }

        /// The upper row of `10` in pixel type.
        static let ten = "▄█  █▀█"

        @Test func `an item logged in another terminal shows without a key`() throws {
            let sandbox = try Sandbox()
            try sandbox.configure(
                #"{ pages: [ { name: "T", widgets: [ { kind: "item", family: "medium", with: { item: "Café" } } ] } ] }"#
            )
            try #expect(sandbox.run("item", "add", "Café").status == 0)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "Café")
            let before = try screen.capture()
            try #expect(sandbox.run("log", "cafe").status == 0)
            try screen.wait(for: "the log") { $0.contains("╭") && $0 != before && $0.contains("once") }
            try screen.type("", "Enter")
            try screen.wait(forText: "2 times")
            try screen.press("u")
            try screen.wait(forText: "once")
            try screen.press("q")
        }

        /// Case G03.
        @Test func `a broken configuration is shown and survived, a mended one applies`() throws {
            let sandbox = try Sandbox()
            try sandbox.configure(Self.counterPage)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "water")
            try sandbox.configure("{ pages: [ { name: ")
            let broken = try screen.wait(forText: "config.json5:1")
            #expect(broken.contains("water"))
            try #expect(sandbox.run("config", "check").status == 6)
            try sandbox.configure(Self.counterPage.replacing("water", with: "plums"))
            try screen.wait(for: "the mended page") { $0.contains("plums") && !$0.contains("config.json5") }
            try #expect(sandbox.run("config", "check").status == 0)
            try screen.press("q")
        }

        /// Cases F09 and F10.
        @Test func `an extension that hangs holds nothing up and says so`() throws {
            let sandbox = try Sandbox()
            let hanging = try sandbox.script("hang", "#!/bin/sh\nsleep 1000 & sleep 1000\n")
            let fine = try sandbox.script(
                "fine.sh",
                "#!/bin/sh\necho '{format:1, entries:[{date:\"2020-01-01T00:00:00Z\", view:\"all is well\"}], reload:\"never\"}'\n"
            )
            try sandbox.configure(
                """
                { extensions: [ { path: "\(hanging.path)", seconds: 1 }, { path: "\(fine.path)", seconds: \(patience) } ],
                  pages: [ { name: "T", widgets: [ { kind: "hang", family: "small" }, { kind: "fine", family: "small" },
                             { kind: "counter", family: "small", with: { name: "water" } } ] } ] }
                """)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "all is well")
            try screen.press("Right", "Right")
            try screen.wait(forText: "More")
            try screen.press("+")
            try screen.wait(for: "one") { _ in
                (try? sandbox.run("inline", "counter", "water").output) == "water 1\n"
            }
            try screen.wait(forText: "⚠")
            try screen.press("q")
            try screen.wait(for: "a prompt") { !$0.contains("╭") }
            try screen.wait(for: "the hanging one to end") { _ in
                let left = try? Running(
                    URL(filePath: "/bin/ps"), ["-eo", "args"], environment: sandbox.environment,
                    folder: sandbox.home
                ).finish().output
                return left?.contains(hanging.path) == false
            }
        }
    }
}
