import Foundation
import Testing

extension ScreenSuites {
    /// What the program leaves on the disk.
    @Suite struct FolderTests {
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
