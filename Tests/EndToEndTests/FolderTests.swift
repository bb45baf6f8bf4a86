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

        private func traits(_ file: URL) -> String {
            var status = stat()
            guard lstat(file.path, &status) == 0 else { return "" }
            let bytes = (try? Data(contentsOf: file)) ?? Data()
            return
                "\(status.st_ino) \(status.st_mode) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(bytes)"
        }

        /// Cases G05, G06 and G08.
        @Test
        func `what is chosen inside is kept beside the data, and the configuration stays as it was written`()
            throws
        {
            let sandbox = try Sandbox()
            try sandbox.configure(
                "{ pages: [ { name: \"T\", widgets: [ { kind: \"clock\", family: \"small\" } ] } ] }")
            #expect(chmod(sandbox.configuration.path, 0o444) == 0)
            let folder = sandbox.configuration.deletingLastPathComponent()
            #expect(chmod(folder.path, 0o555) == 0)
            defer { _ = chmod(folder.path, 0o700) }
            let before = (traits(sandbox.configuration), files(folder), traits(folder))

            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "quit")
            try screen.press("t")
            try screen.wait(forText: "› terminal")
            try screen.press("Down", "Down")
            try screen.wait(forText: "› mono")
            try screen.press("Enter")
            try screen.wait(forText: "mono")
            try screen.wait(for: "the list to close") { !$0.contains("contrast") }
            try screen.press("q")
            try screen.waitUntilLeft()

            let file = sandbox.home.appending(path: "data/vistazo/pages.json")
            #expect(try String(contentsOf: file, encoding: .utf8).contains("\"theme\": \"mono\""))
            var status = stat()
            #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
            #expect(traits(sandbox.configuration) == before.0)
            #expect(files(folder) == before.1 && traits(folder) == before.2)
            #expect(try sandbox.run("screenshot", "--format", "ansi").output.contains("48;2;18;18;18"))
            // It goes by its name, wherever the program stands.
            #expect(try sandbox.run("config", "show").output.contains("mono"))
        }

        /// Case G09.
        @Test func `another configuration leaves the standard one alone`() throws {
            let sandbox = try Sandbox()
            try sandbox.configure("{ theme: 'sea' }")
            let other = sandbox.home.appending(path: "other.json5")
            try "{ theme: 'paper' }".write(to: other, atomically: true, encoding: .utf8)
            let before = (traits(sandbox.configuration), traits(other))
            for words in [["config", "show"], ["screenshot", "--format", "text"]] {
                let outcome = try sandbox.start(words + ["--config", other.path]).finish()
                #expect(outcome.status == 0)
            }
            let shown = try sandbox.start(["config", "show", "--config", other.path]).finish()
            #expect(shown.output.contains("paper") && !shown.output.contains("sea"))
            #expect(traits(sandbox.configuration) == before.0 && traits(other) == before.1)
        }

        /// Case G10.
        @Test func `folders may have blanks; without a home of any kind a sentence says which is missing`()
            throws
        {
            let sandbox = try Sandbox()
            var environment = sandbox.environment
            for (name, folder) in [
                ("XDG_CONFIG_HOME", "c o n f"), ("XDG_DATA_HOME", "d a t a"), ("XDG_STATE_HOME", "s t"),
                ("XDG_RUNTIME_DIR", "r u n"),
            ] {
                environment[name] = sandbox.home.appending(path: folder).path
            }
            func run(_ words: String..., environment: [String: String]) throws -> Sandbox.Outcome {
                try Running(
                    Sandbox.program("vistazo"), words, environment: environment, folder: sandbox.home
                ).finish()
            }
            #expect(try run("item", "add", "café", environment: environment).status == 0)
            #expect(try run("log", "café", environment: environment).status == 0)
            #expect(try run("inline", "item", "café", environment: environment).output.contains("café"))
            #expect(files(sandbox.home.appending(path: "d a t a/vistazo")).contains("vistazo.store"))
            #expect(files(sandbox.home.appending(path: "s t/vistazo")).contains("host.store"))
            #expect(files(sandbox.home.appending(path: "data")) == [])
            for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"] {
                environment[name] = nil
            }
            let homeless = try run("items", environment: environment)
            #expect(homeless.status == 6 && homeless.output.isEmpty && homeless.errors.contains("HOME"))
        }
    }
}
