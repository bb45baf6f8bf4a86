import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// `WidgetCenter` in a program that no host has started.
    @Suite struct CenterScreenTests {
        func center(_ sandbox: Sandbox, _ arguments: String...) throws -> Sandbox.Outcome {
            try Running(
                Sandbox.program("CenterExample"), arguments, environment: sandbox.environment,
                folder: sandbox.home
            ).finish()
        }

        @Test func `an app has its widget asked anew, by a dashboard that runs and by the next that opens`()
            throws
        {
            let sandbox = try Sandbox()
            try #expect(center(sandbox, "list").output == "")
            let script = try sandbox.script(
                "word.sh",
                """
                #!/bin/sh
                n=$(cat "$HOME/n" 2>/dev/null || echo 0); n=$((n + 1)); echo $n >"$HOME/n"
                test $VISTAZO_REQUEST = describe && exec echo '{"kinds": [{"kind": "word", "parameters": [{"name": "word"}]}]}'
                echo "{entries: [{date: '2000-01-01T00:00:00Z', view: ['run $n', '$VISTAZO_REASON']}], reload: 'never'}"
                """)
            try sandbox.configure(
                """
                { extensions: [ { path: "\(script.path)", seconds: \(patience) } ],
                  pages: [ { name: "T", widgets: [ { kind: "word", family: "medium", with: { word: "far" } } ] } ] }
                """)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "the first run") { $0.contains("first") }
            try #expect(center(sandbox, "reload", "word").status == 0)
            try screen.wait(for: "the app's wish") { $0.contains("center") }
            // What is placed is told once it is known whose each kind is, which may be after the first frames.
            let isListed = try eventually { try center(sandbox, "list").output == "word systemMedium far\n" }
            #expect(isListed)
            try #expect(center(sandbox, "callback").output == "1\n")
            try screen.press("q")
            try screen.wait(for: "the shell") { !$0.contains("╭") }
            let runs = try String(contentsOf: sandbox.home.appending(path: "n"), encoding: .utf8)
            let count = try #require(Int(runs.trimmingCharacters(in: .whitespacesAndNewlines)))

            try #expect(center(sandbox, "reloadAll").status == 0)
            try #expect(center(sandbox, "list").output == "word systemMedium far\n")
            let shown = try sandbox.run("screenshot", "--size", "80x24").output
            #expect(shown.contains("run \(count + 1)"))
            #expect(shown.contains("center"))
            try #expect(sandbox.run("screenshot", "--size", "80x24").output.contains("run \(count + 1)"))
        }

        @Test func `the Swift of the protocol's document counts in its group's folder`() throws {
            let sandbox = try Sandbox()
            try sandbox.configure(
                "{ extensions: [ { path: \"\(Sandbox.program("WaterExample").path)\", seconds: \(patience) } ] }"
            )
            try #expect(sandbox.run("render", "water", "--family", "small").output.contains("0 glasses"))
            let done = try sandbox.run("perform", "water", "drink")
            #expect(done.output == "Cheers\n")
            #expect(done.status == 0)
            try #expect(sandbox.run("render", "water", "--family", "inline").output.contains("1 glasses"))
            let file = "data/vistazo/groups/group.example.water/Library/Preferences/group.example.water.plist"
            #expect(FileManager.default.fileExists(atPath: sandbox.home.appending(path: file).path))
            #expect(
                !FileManager.default.fileExists(
                    atPath: sandbox.home.appending(path: "config/group.example.water.plist").path))
        }
    }
}
