import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// A widget extension as an iOS developer writes it, in a process of its own, on a real terminal.
    @Suite struct ExtensionScreenTests {
        @Test func `an author's counter stands beside the built-in one, and each counts for itself`() throws {
            let sandbox = try Sandbox()
            try sandbox.configure(
                """
                { extensions: [ { path: "\(Sandbox.program("CounterExample").path)", seconds: \(patience) } ],
                  pages: [ { name: "T", widgets: [
                    { kind: "counter", family: "small", with: { name: "water" } },
                    { kind: "GlassCounter", family: "small" } ] } ] }
                """)
            try #expect(sandbox.run("config", "check").status == 0)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "both") { $0.contains("Glasses") && $0.contains("water") }
            try screen.press("+")
            try screen.wait(for: "the built-in one") { Self.figures($0) == [Self.one, Self.zero] }
            try screen.press("Right")
            try screen.wait(for: "its keys") { $0.split(separator: "\n").contains { $0.contains("──╯╰─ ⏎") } }
            try screen.press("+", "+", "-")
            try screen.wait(for: "the author's") { Self.figures($0) == [Self.one, Self.one] }
            try screen.press("q")
            try screen.wait(for: "the shell") { !$0.contains("╭") }

            // What the next process of the extension reads is what the last one wrote.
            let again = try sandbox.run("render", "GlassCounter", "--family", "inline")
            #expect(again.output.contains("1"))
            let second = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try second.wait(for: "both as they were") { Self.figures($0) == [Self.one, Self.one] }
            try second.press("q")
        }

        static let zero = "█▀█"
        static let one = "▄█"

        /// The upper row of the pixel digits in each of the two frames.
        static func figures(_ screen: String) -> [String] {
            guard
                let row = screen.split(separator: "\n").first(where: { $0.contains("█") || $0.contains("▄") })
            else {
                return []
            }
            return row.split(separator: "│").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
                !$0.isEmpty
            }
        }
    }
}
