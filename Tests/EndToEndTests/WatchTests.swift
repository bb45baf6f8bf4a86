import Foundation
import ProvingGround
import Testing

/// What other programs hear of changes: `watch` and the hook, with the real program.
@Suite(.ownThread) struct WatchTests {
    private func lines(_ text: String) -> [String] { text.split(separator: "\n").map { String($0) } }

    private func objects(_ text: String) throws -> [[String: Any]] {
        try lines(text).map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    /// Starts a watch, and waits until it listens.
    private func watching(_ sandbox: Sandbox, _ arguments: String...) throws -> Running {
        let running = try sandbox.start(["watch"] + arguments)
        let folder = sandbox.home.appending(path: "run/vistazo").path
        let isThere = eventually {
            FileManager.default.fileExists(atPath: "\(folder)/\(running.process).sock")
        }
        #expect(isThere)
        return running
    }

    @Test func `each change is a line as it happens, with item, total, sentence and door`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café", "--emoji", "☕")
        let watch = try watching(sandbox, "--json")
        let plain = try watching(sandbox)
        try sandbox.run("log", "cafe", "2")
        #expect(eventually { lines(watch.written).count == 1 })
        try sandbox.run("log", "cafe")
        try sandbox.run("undo")
        try sandbox.run("skip", "cafe")
        #expect(eventually { lines(watch.written).count == 4 && lines(plain.written).count == 4 })
        let changes = try objects(watch.written)
        #expect(changes.compactMap { $0["change"] as? String } == ["log", "log", "log", "skip"])
        #expect(changes.compactMap { $0["turn"] as? String } == ["done", "done", "undone", "done"])
        let first = try #require(changes.first)
        #expect((first["item"] as? [String: Any])?["name"] as? String == "Café")
        #expect((first["today"] as? [String: Any])?["amount"] as? Double == 2)
        #expect(first["door"] as? String == "script")
        #expect(first["sentence"] as? String == "+2 Café · 2 today, from a script")
        #expect(lines(plain.written).first == "+2 Café · 2 today, from a script")
        for process in [watch, plain] { kill(process.process, SIGTERM) }
        #expect(try watch.finish().status == 128 + SIGTERM)
        // What it listened on is gone.
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: sandbox.home.appending(path: "run/vistazo").path
            ).filter { $0.hasPrefix("\(watch.process)") } == [])
    }

    @Test func `of a private item it is told that it changed, and all where that is asked for`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Secret", "--private", "yes", "--unit", "mg")
        let watch = try watching(sandbox, "--json")
        let open = try watching(sandbox, "--json", "--private")
        try sandbox.run("log", "secret", "47", "--note", "hush")
        try sandbox.run("item", "delete", "secret")
        #expect(eventually { lines(watch.written).count == 2 && lines(open.written).count == 2 })
        for word in ["Secret", "47", "mg", "hush"] { #expect(!watch.written.contains(word)) }
        #expect(lines(watch.written).allSatisfy { $0.contains("a private item changed") })
        #expect(open.written.contains("+47 mg Secret"))
    }

    @Test func `it ends quietly with its reader`() throws {
        let sandbox = try Sandbox()
        let program = Sandbox.program("vistazo").path
        let script = try sandbox.script("reader", "\(program) watch | head -n 1\necho over\n")
        let running = try Running(
            URL(filePath: "/bin/sh"), [script.path], environment: sandbox.environment, folder: sandbox.home)
        let folder = sandbox.home.appending(path: "run/vistazo").path
        #expect(
            eventually {
                (try? FileManager.default.contentsOfDirectory(atPath: folder))?.contains {
                    $0.hasSuffix(".sock")
                } ?? false
            })
        try sandbox.run("item", "add", "Café")
        let outcome = try running.finish()
        #expect(outcome.output == "added Café, from a script\nover\n")
        #expect(outcome.errors == "")
    }

    @Test func `a hook hears each change once, whoever makes it, and one that logs does not go on for ever`()
        throws
    {
        let sandbox = try Sandbox()
        let heard = sandbox.home.appending(path: "heard.txt")
        let program = Sandbox.program("vistazo").path
        let script = try sandbox.script(
            "hook",
            """
            read -r change
            printf '%s|%s|%s|%s|%s\\n' "$VISTAZO_TURN" "$VISTAZO_CHANGE" "$VISTAZO_ITEM" "$VISTAZO_TODAY" "${change%%,*}" >> \(heard.path)
            [ "$VISTAZO_ITEM" != Tea ] || \(program) log café --note from-hook
            """)
        try sandbox.configure(#"{ hooks: { changed: "\#(script.path)" } }"#)
        func text() -> String { (try? String(contentsOf: heard, encoding: .utf8)) ?? "" }
        try sandbox.run("item", "add", "Café")
        #expect(eventually { lines(text()).count == 1 })
        try sandbox.run("log", "cafe")
        #expect(eventually { lines(text()).count == 2 })
        try sandbox.run("undo")
        #expect(eventually { lines(text()).count == 3 })
        let file = sandbox.home.appending(path: "rows.csv")
        try "item,date\nTea,2026-01-01\nTea,2026-01-02\n".write(to: file, atomically: true, encoding: .utf8)
        let taken = try sandbox.run("import", file.path, "--create")
        #expect(taken.status == 0, "\(taken.errors)")
        #expect(eventually { lines(text()).count == 4 })
        try sandbox.run("log", "tea")
        // The hook's own log is no change that a hook hears of.
        #expect(
            eventually {
                (try? sandbox.run("entries", "cafe").output.contains("from-hook")) ?? false
            })
        #expect(
            lines(text()) == [
                #"done|addItem|Café|0|{"change":"addItem""#, #"done|log|Café|1|{"change":"log""#,
                #"undone|log|Café|0|{"change":"log""#, #"done|takeIn|||{"change":"takeIn""#,
                #"done|log|Tea|1|{"change":"log""#,
            ])
    }
}

extension ScreenSuites {
    @Suite struct HookScreenTests {
        @Test func `a key and an undo of the dashboard run the hook, and nobody waits for it`() throws {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Café")
            let heard = sandbox.home.appending(path: "heard.txt")
            try sandbox.configure(
                """
                { hooks: { changed: "echo $VISTAZO_TURN $VISTAZO_DOOR >> \(heard.path); sleep 3" },
                  pages: [ { name: "T", widgets: [
                    { kind: "item", family: "medium", with: { item: "Café" } } ] } ] }
                """)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "the item") { $0.contains("Café") && $0.contains("╭") }
            func text() -> String { (try? String(contentsOf: heard, encoding: .utf8)) ?? "" }
            try screen.press("Enter")
            #expect(eventually { text() == "done dashboard\n" })
            try screen.press("u")
            #expect(eventually { text() == "done dashboard\nundone dashboard\n" })
            try screen.press("q")
            try screen.waitUntilLeft()
        }
    }
}
