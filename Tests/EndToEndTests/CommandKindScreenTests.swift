import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// The standard kinds that go by a person's commands, on a real terminal.
    @Suite struct CommandKindScreenTests {
        @Test func `a command that takes a minute holds up no key, no line and no leaving`() throws {
            let sandbox = try Sandbox()
            try sandbox.configure(
                """
                { pages: [ { name: "T", widgets: [
                    { kind: "counter", family: "small", with: { name: "water" } },
                    { kind: "value", family: "small", with: {
                        command: "echo $$ > pid; exec sleep 55", name: "Slow", seconds: 60 } } ] } ] }
                """)
            try #expect(sandbox.run("config", "check").status == 0)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            let pid = sandbox.home.appending(path: "pid")
            #expect(eventually { (try? String(contentsOf: pid, encoding: .utf8))?.hasSuffix("\n") == true })
            let child = try #require(
                pid_t(try String(contentsOf: pid, encoding: .utf8).trimmingCharacters(in: .newlines)))
            try screen.wait(for: "the counter") {
                ExtensionScreenTests.figures($0).first == ExtensionScreenTests.zero
            }
            try screen.press("+")
            try screen.wait(for: "the key") {
                ExtensionScreenTests.figures($0).first == ExtensionScreenTests.one
            }
            // Another program prints its line without waiting for the command either.
            let line = try sandbox.run(
                "inline", "value", "command=echo $$ > pid; exec sleep 55", "name=Slow", "seconds=60")
            #expect(line.status == 0 && line.output.contains("…"), "\(line)")
            #expect(kill(child, 0) == 0, "all this came while the command ran")
            try screen.press("q")
            try screen.wait(for: "the shell") { !$0.contains("╭") }
            #expect(eventually { kill(child, 0) != 0 })
        }

        @Test func `a switch flips by its commands, and back where they fail`() throws {
            let sandbox = try Sandbox()
            try sandbox.configure(
                """
                { pages: [ { name: "T", widgets: [
                    { kind: "switch", family: "small", with: { name: "Lamp", state: "echo >> asked; test -e lamp",
                        on: "touch lamp", off: "test -e stuck && exit 1; rm lamp" } } ] } ] }
                """)
            try #expect(sandbox.run("config", "check").status == 0)
            let lamp = sandbox.home.appending(path: "lamp").path
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "off") { $0.contains("turn on") }
            try screen.press("1")
            try screen.wait(for: "on") { $0.contains("turn off") }
            #expect(eventually { FileManager.default.fileExists(atPath: lamp) })
            try Data().write(to: sandbox.home.appending(path: "stuck"))
            // It is on for good once the state was asked again.
            let asked = sandbox.home.appending(path: "asked")
            #expect(eventually { (try? Data(contentsOf: asked).count) ?? 0 > 1 })
            try screen.wait(for: "the failure") { shown in
                guard !shown.contains("code 1") else { return shown.contains("turn off") }
                _ = try? screen.press("1")
                return false
            }
            #expect(FileManager.default.fileExists(atPath: lamp))
            try screen.press("q")
        }

        @Test func `a figure keeps its past, and its last good one stands where the command fails`() throws {
            let sandbox = try Sandbox()
            try sandbox.configure(
                """
                { pages: [ { name: "T", widgets: [
                    { kind: "value", family: "medium", with: { command: "cat figure", name: "Balance", unit: "EUR" } } ] } ] }
                """)
            let figure = sandbox.home.appending(path: "figure")
            try Data("1200\n".utf8).write(to: figure)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "a figure without a past") {
                $0.contains("no past yet") && $0.contains("EUR")
            }
            try Data("1260\n".utf8).write(to: figure)
            try screen.press("r")
            try screen.wait(for: "how it moved") { $0.contains("5.0 %") || $0.contains("▲ 60") }
            try FileManager.default.removeItem(at: figure)
            try screen.press("r")
            try screen.wait(for: "the failure beside the figure") { $0.contains("⚠") && $0.contains("EUR") }
            try screen.press("q")
            try screen.wait(for: "the shell") { !$0.contains("╭") }
            // What is drawn to be looked at is no reading.
            try Data("9999\n".utf8).write(to: figure)
            let drawn = try sandbox.run(
                "render", "value", "command=cat figure", "unit=EUR", "--family", "inline")
            #expect(drawn.output.contains("9,999"), "\(drawn)")
        }
    }
}
