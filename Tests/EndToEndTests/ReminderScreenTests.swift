import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// Reminders on a real terminal.
    @Suite struct ReminderScreenTests {
        @Test func `a banner is answered by its keys, and withdrawn by another terminal`() throws {
            let sandbox = try ReminderDesktopTests.sandbox(["Café", "Piano", "Tablets"])
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "◔ Café · nothing yet")
            #expect(try screen.capture().contains("+2"))
            try screen.press("a")
            try screen.wait(forText: "Logged Café · 1 today")
            #expect(try sandbox.run("history", "--limit", "1").output.contains("from a reminder"))
            // The toast goes by Esc, the banner behind it comes.
            try screen.press("Escape")
            try screen.wait(forText: "◔ Piano · nothing yet")
            try #expect(sandbox.run("log", "piano").status == 0)
            try screen.wait(forText: "◔ Tablets · nothing yet")
            try screen.press("z")
            try screen.wait(forText: "again at")
            try screen.press("Escape")
            try screen.wait(for: "an empty row") { !$0.contains("again at") && !$0.contains("◔ Tablets") }
            try screen.press("q")
            try screen.waitUntilLeft()
        }

        @Test func `Esc dismisses it for good`() throws {
            let sandbox = try ReminderDesktopTests.sandbox(["Café"])
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "◔ Café")
            try screen.press("Escape")
            try screen.wait(for: "an empty row") { !$0.contains("◔ Café") && $0.contains("╭") }
            #expect(try sandbox.run("remind", "--notify", "none").output.isEmpty)
            #expect(try sandbox.run("entries", "cafe").output.isEmpty)
            try screen.press("q")
            try screen.waitUntilLeft()
        }

        /// Nobody has a desktop here: a terminal that notifies is asked itself, and one in tmux is told by it.
        @Test func `tmux shows it to who looks`() throws {
            let sandbox = try ReminderDesktopTests.sandbox(["C# 100%"])
            let screen = try TmuxScreen(sandbox, command: "PS1='> '")
            // A client of a server within, which is asked from where no terminal is.
            let inner = sandbox.home.appending(path: "inner").path
            try screen.type("exec tmux -S '\(inner)' -f /dev/null new-session cat", "Enter")
            try screen.wait(forText: "[0]")
            let told = try Running(
                Sandbox.program("vistazo"), ["remind", "--notify", "tmux"],
                environment: sandbox.environment.merging(["TMUX": "\(inner),1,0"]) { $1 },
                folder: sandbox.home)
            #expect(try told.finish().status == 0)
            try screen.wait(forText: "C# 100% · nothing yet")
            try screen.tmux("-S", inner, "kill-server")
        }
    }
}
