import Foundation
import Testing

extension ScreenSuites {
    /// Windows that are too small, grow, shrink and storm.
    @Suite struct WindowSizeTests {
        static let stillPage = """
            { pages: [ { name: "Test", widgets: [
                { kind: "counter", family: "small", with: { name: "water" } },
                { kind: "counter", family: "medium", with: { name: "plums" } } ] } ] }
            """

        static func frames(_ screen: String) -> Int {
            screen.split(separator: "\n").count { $0.contains("╭") }
        }

        /// Case E10.
        @Test func `started at twelve by four it says in one line what it needs, and grows by itself`() throws
        {
            let screen = try TmuxScreen(Sandbox(), columns: 12, rows: 4, command: TmuxScreen.vistazo)
            let note = try screen.wait(forText: "needs 20×11")
            #expect(note.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.count == 1)
            try screen.resize(columns: 80, rows: 24)
            try screen.wait(for: "the whole page") { Self.frames($0) == 2 && !$0.contains("needs") }
            try screen.resize(columns: 12, rows: 4)
            try screen.wait(forText: "needs 20×11")
            try screen.press("q")
            try screen.waitUntilLeft()
        }

        /// Case E28.
        @Test(arguments: ["q", "C-c"])
        func `from the note that a window is too small both keys leave`(key: String) throws {
            let screen = try TmuxScreen(Sandbox(), columns: 30, rows: 6, command: TmuxScreen.vistazo)
            try screen.wait(forText: "needs 20 × 11")
            try screen.press(key)
            try screen.waitUntilLeft()
            try screen.wait(for: "the shell") { !$0.contains("needs") }
        }

        /// Case E28: the default page is whole in the usual size.
        @Test func `the default page needs no more than eighty columns and twenty-four rows`() throws {
            let screen = try TmuxScreen(Sandbox(), command: TmuxScreen.vistazo)
            let shown = try screen.wait(for: "the page") { Self.frames($0) == 2 && $0.contains("quit") }
            #expect(shown.count { $0 == "╭" } == 5 && shown.count { $0 == "╯" } == 5)
            try screen.press("q")
            try screen.waitUntilLeft()
        }

        /// Case E09.
        @Test(arguments: ["", "?", "L"])
        func `a storm of sizes ends in the right picture of the last one`(key: String) throws {
            let sandbox = try Sandbox()
            try sandbox.configure(Self.stillPage)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "both widgets") {
                $0.contains("water") && $0.contains("plums") && $0.contains("quit")
            }
            try screen.type(key)
            if key == "?" { try screen.wait(for: "the help") { $0.contains("Esc") } }
            if key == "L" { try screen.wait(for: "the lock") { $0.contains("unlock") } }
            var before = try screen.capture()
            // What was still to come is no part of the picture to compare with.
            try screen.wait(for: "a picture that stands") { now in
                defer { before = now }
                return now == before
            }
            let process = try #require(try screen.foregroundProcess())
            for step in 0..<25 {
                try screen.resize(
                    columns: [12, 200, 31, 1, 57][step % 5], rows: [4, 60, 9, 1, 13][step % 5])
                for _ in 0..<20 { kill(process, SIGWINCH) }
            }
            try screen.resize(columns: 80, rows: 24)
            try screen.wait(for: "the picture from before:\n\(before)") { $0 == before }
            #expect(try screen.foregroundProcess() == process)
            try screen.press("C-c")
            try screen.waitUntilLeft()
        }
    }
}
