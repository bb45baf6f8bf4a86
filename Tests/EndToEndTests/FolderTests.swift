import Foundation
import Testing

extension ScreenSuites {
    /// What the program reads from the disk and leaves there.
    @Suite struct FolderTests {
        /// Case G02.
        @Test func `mistakes are told on the screen and by the check alike, and the rest runs`() throws {
            let sandbox = try Sandbox()
            try sandbox.configure(
                """
                { theem: "dusk",
                  glyphs: 7,
                  pages: [ { name: "T", widgets: [
                      { kind: "countr", family: "small" },
                      { kind: "clock" },
                      { kind: "counter", family: "small", with: { name: "water" } } ] },
                    { name: "Empty" } ] }
                """)
            let check = try sandbox.run("config", "check")
            #expect(check.status == 6 && check.output.isEmpty)
            let told = check.errors.split(separator: "\n").map { $0.replacing("vistazo: ", with: "") }
            let beginnings = [
                "1: theem: ", "2: glyphs: ", "4: pages[0].widgets[0].kind: ", "5: pages[0].widgets[1]: ",
            ]
            #expect(told.count == beginnings.count)
            for (line, beginning) in zip(told, beginnings) {
                #expect(line.hasPrefix("\(sandbox.configuration.path):\(beginning)"), "\(line)")
            }
            #expect(told[0].contains("Did you mean “theme”?") && told[2].contains("Did you mean “counter”?"))
            #expect(told[2].contains("Allowed: ") && told[2].contains("clock"))

            let screen = try TmuxScreen(sandbox, columns: 200, command: TmuxScreen.vistazo)
            let shown = try screen.wait(for: "the rest") { $0.contains("water") && $0.contains("⚠") }
            // A line has no room for the file's folders and for all that is allowed.
            #expect(shown.contains("⚠ config.json5:1: theem: "))
            #expect(shown.contains("Did you mean “theme”"))
            try screen.press("]")
            try screen.wait(forText: "This page has no widgets yet.")
            try screen.press("q")
            try screen.waitUntilLeft()
        }

        private func files(_ folder: URL) -> Set<String> {
            let all = FileManager.default.enumerator(atPath: folder.path)
            return Set((all?.compactMap { $0 as? String } ?? []))
        }

        /// Case G01.
        @Test(arguments: [true, false])
        func `without a configuration there is a page to look at, and no file is written for it`(
            hasFolders: Bool
        ) throws {
            let sandbox = try Sandbox()
            let manager = FileManager.default
            for name in ["config/vistazo"] + (hasFolders ? [] : ["config", "data", "state"]) {
                try manager.removeItem(at: sandbox.home.appending(path: name))
            }
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "the page") { WindowSizeTests.frames($0) == 2 && $0.contains("quit") }
            // Looking around is not asking for anything to be written.
            for key in ["Right", "Down", "?", "Escape", "L", "L", "P", "P", "r"] { try screen.press(key) }
            try screen.press("q")
            try screen.waitUntilLeft()
            #expect(files(sandbox.home.appending(path: "config")) == [])
            #expect(manager.fileExists(atPath: sandbox.home.appending(path: "config").path) == hasFolders)
            // Its socket is gone with it.
            #expect(files(sandbox.home.appending(path: "run")).isSubset(of: ["vistazo"]))
            // The sample is to be looked at; it is nobody's data.
            #expect(try sandbox.run("items").output == "")
            #expect(try sandbox.run("history").output == "")
            #expect(try sandbox.run("config", "check").status == 0)
        }
    }
}
