import Foundation
import ProvingGround
import Testing

/// Notes in an editor, two of them open at a time. Case C10.
@Suite(.ownThread) struct EntryEditorTests {
    /// An editor that waits for a file before it writes its text.
    private func edit(_ sandbox: Sandbox, _ id: Int, _ text: String, after gate: String) throws -> Running {
        let script = try sandbox.script(
            "ed-\(text)",
            """
            echo >'\(sandbox.home.path)/open-\(text)'
            while [ ! -e '\(sandbox.home.path)/\(gate)' ]; do sleep 0.02; done
            echo '\(text)' >"$1"
            """)
        let running = try Running(
            URL(filePath: "/usr/bin/env"),
            [
                "VISUAL=", "EDITOR=sh \(script.path)", Sandbox.program("vistazo").path, "entry", "edit",
                "\(id)", "--editor",
            ],
            environment: sandbox.environment, folder: sandbox.home)
        #expect(
            eventually { FileManager.default.fileExists(atPath: sandbox.home.path + "/open-\(text)") })
        return running
    }

    private func open(_ sandbox: Sandbox, _ gate: String) throws {
        try Data().write(to: sandbox.home.appending(path: gate))
    }

    @Test func `two editors on two entries both save, the later opened first`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("log", "cafe", "--create")
        try sandbox.run("log", "cafe")
        let first = try edit(sandbox, 1, "alpha", after: "a")
        let second = try edit(sandbox, 2, "beta", after: "b")
        try open(sandbox, "b")
        #expect(try second.finish().status == 0)
        try open(sandbox, "a")
        #expect(try first.finish().status == 0)
        let entries = try sandbox.run("entries", "cafe").output
        #expect(entries.contains("alpha") && entries.contains("beta"))
        let left = try FileManager.default.contentsOfDirectory(
            atPath: sandbox.home.appending(path: "state/vistazo").path)
        #expect(left.filter { $0.hasPrefix("note-") } == [])
    }

    @Test func `of two on one entry the second is refused, and its text is kept in a file`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("log", "cafe", "--create", "--note", "before")
        let first = try edit(sandbox, 1, "alpha", after: "a")
        let second = try edit(sandbox, 1, "beta", after: "b")
        try open(sandbox, "b")
        #expect(try second.finish().status == 0)
        try open(sandbox, "a")
        let outcome = try first.finish()
        #expect(outcome.status == 1)
        let path = try #require(
            outcome.errors.split(separator: " ").last.map { $0.trimmingCharacters(in: .newlines) })
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "alpha\n")
        #expect(try sandbox.run("entries", "cafe").output.contains("beta"))
    }

    @Test func `an editor that fails changes nothing`() throws {
        let sandbox = try Sandbox(["EDITOR": "false", "VISUAL": ""])
        try sandbox.run("log", "cafe", "--create", "--note", "before")
        let outcome = try sandbox.run("entry", "edit", "1", "--editor")
        #expect(outcome.status == 1 && outcome.errors.contains("false"))
        #expect(try sandbox.run("entry", "edit", "1", "--editor", "--note", "x").status == 2)
        #expect(try sandbox.run("entries", "cafe").output.contains("before"))
    }
}
