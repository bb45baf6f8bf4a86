import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// A change that another process makes, as open windows show it.
    @Suite struct ChangeElsewhereTests {
        private func sandbox() throws -> Sandbox {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Café", "--goal", "9/day")
            try sandbox.configure(
                """
                { pages: [ { name: "T", widgets: [
                    { kind: "item", family: "rectangular", with: { item: "Café" } },
                    { kind: "counter", family: "small", with: { name: "water" } } ] } ] }
                """)
            return sandbox
        }

        /// Whether a screen tells so many of nine.
        private static func shows(_ count: Int, _ screen: String) -> Bool {
            screen.contains("\(count) of 9") || screen.contains("\(count)/9")
        }

        @Test func `dashboard, pane and line show it at once, and what had the focus has it still`() throws {
            let sandbox = try sandbox()
            let screen = try TmuxScreen(sandbox, columns: 110, command: TmuxScreen.vistazo)
            try screen.wait(for: "the item") { Self.shows(0, $0) }
            let pane = try screen.split("-h", "-l", "30", command: "\(TmuxScreen.vistazo) pane")
            try screen.wait(for: "the pane", pane: pane) { Self.shows(0, $0) }
            let line = try sandbox.start(["inline", "item", "Café", "--follow"])
            #expect(eventually { line.written.contains("Café") })
            // The counter has the focus, and keeps it.
            try screen.press("Right")
            try screen.press("+")
            try screen.wait(for: "the counter") { $0.contains("▄█") }
            var slowest = 0.0
            for count in 1...5 {
                let lines = line.written.split(separator: "\n").count
                try sandbox.run("log", "cafe")
                let begin = ContinuousClock.now
                try screen.wait(for: "\(count) in the dashboard") { Self.shows(count, $0) }
                try screen.wait(for: "\(count) in the pane", pane: pane) { Self.shows(count, $0) }
                #expect(eventually { line.written.split(separator: "\n").count >= lines })
                let passed = (ContinuousClock.now - begin) / .seconds(1)
                slowest = max(slowest, passed)
            }
            // The benchmark has the number; here two captures of tmux and whatever else runs are in it.
            #expect(slowest < 30, "\(slowest) s")
            #expect(eventually { line.written.contains("5") })
            try screen.press("+")
            #expect(
                eventually { (try? sandbox.run("inline", "counter", "water").output.contains("2")) ?? false })
            #expect(try sandbox.run("items").output.contains("5 today"))
            kill(line.process, SIGTERM)
            _ = try line.finish()
        }

        @Test func `a half-typed text stays as it is while the total behind it changes`() throws {
            let sandbox = try sandbox()
            let screen = try TmuxScreen(sandbox, columns: 100, rows: 40, command: TmuxScreen.vistazo)
            try screen.wait(for: "the item") { Self.shows(0, $0) }
            try screen.press("/")
            try screen.type("quiche q")
            try screen.wait(forText: "quiche q")
            try sandbox.run("log", "cafe")
            usleep(200_000)
            #expect(try screen.capture().contains("quiche q"))
            try screen.type("?")
            try screen.wait(forText: "quiche q?")
            try screen.press("Escape")
            try screen.wait(for: "the new total") { Self.shows(1, $0) && !$0.contains("quiche") }
        }
    }
}
