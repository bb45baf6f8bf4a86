import Foundation
import ProvingGround
import Testing

/// Tab in a real shell.
@Suite(.ownThread) struct CompletionProcessTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        for name in ["Café", "Café solo", "Water"] { _ = try sandbox.run("item", "add", name) }
        try FileManager.default.createDirectory(
            at: sandbox.home.appending(path: "bin"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: sandbox.home.appending(path: "bin/vistazo"), withDestinationURL: Sandbox.program("vistazo"))
    }

    /// What bash would offer for the words typed so far.
    private func bash(_ words: String...) throws -> [String] {
        let list = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
        let script = """
            PATH="$HOME/bin:$PATH"; source <(vistazo completions bash)
            COMP_WORDS=(vistazo \(list)); COMP_CWORD=\(words.count); _vistazo
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let running = try Running(
            URL(filePath: "/bin/bash"), ["-c", script], environment: sandbox.environment, folder: sandbox.home
        )
        let outcome = try running.finish()
        #expect(outcome.errors.isEmpty)
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test func `bash completes commands, items, kinds, and values, quoted as it needs them`() throws {
        #expect(try bash("lo") == ["log"])
        #expect(try bash("config", "") == ["check", "path", "show"])
        #expect(try bash("log", "caf") == ["Café", "Café\\ solo"])
        #expect(try bash("log", "\"caf") == ["Café", "Café\\ solo"])
        #expect(try bash("log", "WAT") == ["Water"])
        #expect(try bash("inline", "co") == ["counter"])
        #expect(try bash("render", "clock", "--family", "s") == ["small"])
        #expect(try bash("render", "clock", "--fam") == ["--family"])
        #expect(try bash("log", "nothing of that name") == [])
    }

    @Test func `no program is started for a Tab, and a broken configuration keeps it silent`() throws {
        try sandbox.script("bin/slow", "#!/bin/sh\necho ran >> \"$HOME/ran\"\nsleep 60\n")
        try sandbox.configure("{ extensions: [ { path: '~/bin/slow' } ] }")
        #expect(try bash("inline", "sl") == ["slow"])
        #expect(!FileManager.default.fileExists(atPath: sandbox.home.appending(path: "ran").path))
        try sandbox.configure("{ extensions: ")
        #expect(try bash("inline", "clo") == ["clock"])
    }

    @Test func `each shell has its file, and another is refused`() throws {
        for shell in ["bash", "zsh", "fish"] {
            let outcome = try sandbox.run("completions", shell)
            #expect(outcome.status == 0 && outcome.output.contains("complete --"))
        }
        #expect(try sandbox.run("completions", "tcsh").status == 2)
        #expect(try sandbox.run("completions").status == 2)
    }
}
