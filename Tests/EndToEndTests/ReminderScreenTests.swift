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

        /// A desktop, and a home whose programs find it.
        private func stage(_ items: String...) throws -> (Sandbox, FakeDesktop) {
            let desktop = try FakeDesktop()
            return (
                try ReminderDesktopTests.sandbox(items, ["DBUS_SESSION_BUS_ADDRESS": try desktop.address]),
                desktop
            )
        }

        @Test func `a dashboard that nobody looks at has the desktop say it too`() throws {
            let (sandbox, desktop) = try stage("Café", "Tea")
            let screen = try TmuxScreen(sandbox)
            // No client looks at this server.
            try screen.type(TmuxScreen.vistazo, "Enter")
            try screen.wait(forText: "◔ Café · nothing yet")
            let shown = try desktop.notification()
            #expect(shown.summary == "2 things are still open")
            try desktop.press("log1", of: 1)
            try screen.wait(forText: "Logged Tea · 1 today")
            #expect(try desktop.notification(2).summary == "Café")
            try screen.press("Escape")
            try screen.wait(forText: "◔ Café · nothing yet")
            // Answered here, it is taken back there.
            try screen.press("a")
            try screen.wait(forText: "Logged Café · 1 today")
            let isClosed = eventually { desktop.events.contains(FakeDesktop.Event(closed: 2)) }
            #expect(isClosed)
            try screen.press("q")
            try screen.waitUntilLeft()
        }

        @Test func `leaving takes back what nobody would hear the answer of`() throws {
            let (sandbox, desktop) = try stage("Café")
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            _ = try desktop.notification()
            try screen.press("q")
            try screen.waitUntilLeft()
            let isClosed = eventually { desktop.events.contains(FakeDesktop.Event(closed: 1)) }
            #expect(isClosed)
        }

        @Test func `a dashboard in view says it alone`() throws {
            let (sandbox, desktop) = try stage("Café")
            let outer = try TmuxScreen(sandbox)
            let inner = sandbox.home.appending(path: "inner").path
            try outer.type("exec tmux -S '\(inner)' -f /dev/null new-session \(TmuxScreen.vistazo)", "Enter")
            try outer.wait(forText: "◔ Café · nothing yet")
            try outer.press("a")
            try outer.wait(forText: "Logged Café · 1 today")
            try outer.press("q")
            try outer.waitUntilLeft()
            #expect(desktop.events == [])
        }

        @Test(
            arguments: [
                ("TERM=foot", "terminal", "\u{1B}]777;notify;Café;nothing yet"),
                ("TERM=xterm-kitty", "auto", "\u{1B}]99;i=vistazo-1:d=0;Café\u{1B}\\"),
                ("TERM=xterm-256color TERM_PROGRAM=iTerm.app", "auto", "\u{1B}]9;Café · nothing yet"),
                ("TERM=xterm-256color", "bell", "\u{7}"),
                ("TERM=xterm-256color TERM_PROGRAM=", "auto", "\u{7}"),
            ])
        func `a terminal is asked itself, and otherwise rung`(
            terminal: String, channel: String, sent: String
        ) throws {
            let sandbox = try ReminderDesktopTests.sandbox(["Café"])
            let screen = try TmuxScreen(sandbox, command: "PS1='> '")
            let bytes = try screen.record()
            try screen.type(
                "TMUX= TMUX_PANE= \(terminal) \(TmuxScreen.vistazo) remind --notify \(channel); echo =$?=",
                "Enter")
            try screen.wait(forText: "=0=")
            let isSent = eventually { String(decoding: bytes(), as: UTF8.self).contains(sent) }
            #expect(isSent)
        }

        @Test(arguments: ["terminal", "bell"])
        func `into a pipe goes nothing but the words`(channel: String) throws {
            let sandbox = try ReminderDesktopTests.sandbox(["Café"], ["TERM": "xterm-kitty"])
            let outcome = try sandbox.run("remind", "--notify", channel)
            #expect(outcome.status == 1)
            let all = outcome.output + outcome.errors
            #expect(!all.contains("\u{1B}") && !all.contains("\u{7}"))
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
