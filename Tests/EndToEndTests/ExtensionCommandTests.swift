import Foundation
import ProvingGround
import Testing

/// `vistazo extension add`, `list` and `remove`, run as people run them.
@Suite(.ownThread) struct ExtensionCommandTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let disk = """
        #!/bin/sh
        echo '{ entries: [ { date: "2000-01-01T00:00:00Z", view: "ok" } ], reload: "never" }'
        """

    /// The standard limit of five seconds is soon over on a busy machine.
    private static let ample = ["--seconds", "\(Int(patience))"]

    private func add(_ words: String...) throws -> Sandbox.Outcome {
        try sandbox.start(["extension", "add"] + words + Self.ample).finish()
    }

    private var file: URL { sandbox.home.appending(path: "data/vistazo/extensions.json") }
    private var text: String? { try? String(contentsOf: file, encoding: .utf8) }

    @Test func `what is added says its kinds and how to place them, once is enough, and it can be removed`()
        throws
    {
        let script = try sandbox.script("disk", Self.disk)
        let added = try add("disk")
        #expect(
            added.output == """
                Added disk: \(script.path)
                  disk  small medium large extraLarge circular rectangular inline
                To place it, write this among the widgets of a page in \(sandbox.configuration.path):
                  { kind: "disk", family: "small" }

                """)
        #expect(added.status == 0 && added.errors.isEmpty)
        let before = text
        let again = try sandbox.run("extension", "add", script.path)
        #expect(again.status == 0 && again.output.hasPrefix("disk is there already: "))
        #expect(text == before)
        let changed = try sandbox.run("extension", "add", "~/disk", "--seconds", "170s", "--memory", "128MiB")
        #expect(changed.output.hasPrefix("Changed disk: "))
        let list = try sandbox.run("extension", "list")
        #expect(list.output == "disk  added  \(script.path)  disk\n")
        let document = try sandbox.run("extension", "list", "--json").output
        #expect(
            document == """
                {"extensions":[{"identifier":"disk","origin":"added","path":"\(script.path)","seconds":170,\
                "memory":"128MiB","kinds":["disk"],"problem":null}],"unusable":[]}

                """)
        // What is written there places it.
        try sandbox.configure(
            "{ pages: [ { name: \"A\", widgets: [ { kind: \"disk\", family: \"small\" } ] } ] }")
        #expect(try sandbox.run("config", "check").status == 0)
        #expect(try sandbox.run("render", "disk").output.contains("ok"))
        let removed = try sandbox.run("extension", "remove", "disk")
        #expect(removed.output == "Removed disk: \(script.path)\n")
        #expect(try sandbox.run("extension", "list").output.isEmpty)
        let gone = try sandbox.run("extension", "remove", "disk")
        #expect(gone.status == 3 && gone.errors == "vistazo: there is no extension “disk”\n")
    }

    @Test func `what cannot be an extension is told at once, with what would help, and nothing is written`()
        throws
    {
        try sandbox.script("plain", Self.disk)
        let plain = sandbox.home.appending(path: "plain").path
        #expect(chmod(plain, 0o644) == 0)
        try sandbox.script("odd", "#!/no/such/interpreter\n")
        for (words, status, part) in [
            (["plain"], 1, "chmod +x \(plain)"),
            (["odd"], 1, "odd needs /no/such/interpreter, which is not there"),
            (["."], 2, "is a folder"),
            (["no-such-thing"], 3, "neither a file nor a command “no-such-thing”"),
            (["date", "--every", "soon"], 2, "--every: “soon” is no duration such as 30s, 5m or 1h30m."),
            (["date", "--as", "txt"], 2, "--as: “txt” is not allowed here. Did you mean “text”?"),
            (["date", "--name", "a b"], 2, "--name: “a b” is no name for an extension"),
            (["date", "--processes", "many"], 2, "--processes: this is a string, it should be a number"),
            (["date", "--name", "standard"], 1, "standard is a name of our own"),
            ([], 2, "extension add PATH"),
        ] {
            let outcome = try sandbox.start(["extension", "add"] + words).finish()
            #expect(outcome.status == Int32(status), "\(words)")
            #expect(outcome.errors.contains(part), "\(outcome.errors)")
            #expect(outcome.output.isEmpty)
        }
        #expect(text == nil)
    }

    @Test(arguments: [
        ("ticker.5s.sh", "# <swiftbar.type>streamable</swiftbar.type>", "streamable", "ticker"),
        ("cpu.5s.sh", "# <swiftbar.persistent>true</swiftbar.persistent>", "persistent", "cpu"),
    ])
    func `what never ends is refused by name with the way out, and nothing is written`(
        name: String, line: String, word: String, kind: String
    ) throws {
        try sandbox.script(name, "#!/bin/sh\n\(line)\nwhile :; do echo ',[]'; sleep 1000; done\n")
        let outcome = try sandbox.run("extension", "add", name)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors
                == "vistazo: \(name) never ends (\(word)): let it feed “vistazo push \(kind)” instead\n")
        #expect(outcome.output.isEmpty)
        #expect(text == nil)
    }

    @Test func `a name that is taken is refused, and another can be given`() throws {
        try sandbox.script("a/disk", Self.disk)
        try sandbox.script("b/disk", Self.disk)
        #expect(try add("a/disk").status == 0)
        let taken = try sandbox.run("extension", "add", "b/disk")
        #expect(taken.status == 1 && taken.errors.contains("--name"))
        let named = try add("b/disk", "--name", "other")
        #expect(named.status == 0)
        #expect(named.output.contains("{ kind: \"other\", family: \"small\" }"))
    }

    @Test func `a line of the configuration counts before what is added, and only its writer removes it`()
        throws
    {
        try sandbox.script("disk", Self.disk)
        try sandbox.configure("{ extensions: [ { path: \"~/disk\", seconds: 170 } ] }")
        let added = try sandbox.run("extension", "add", "disk", "--seconds", "9")
        #expect(added.status == 0)
        #expect(added.errors.contains("is in your configuration, whose line counts"))
        #expect(text == nil)
        let removed = try sandbox.run("extension", "remove", "disk")
        #expect(removed.status == 1 && removed.errors.contains("take its line out of"))
    }

    /// Case G12.
    @Test func `on a full disk nothing is lost, and a symlink and its file's mode stay`() throws {
        try sandbox.script("disk", Self.disk)
        let target = sandbox.home.appending(path: "mine.json")
        try "{}".write(to: target, atomically: false, encoding: .utf8)
        #expect(chmod(target.path, 0o644) == 0)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        #expect(symlink(target.path, file.path) == 0)
        #expect(try add("disk").status == 0)
        let before = text
        #expect(before?.contains("\"path\"") == true)
        let full = try Running(
            URL(filePath: "/bin/sh"),
            [
                "-c", "(trap '' XFSZ; ulimit -f 0; \"$0\" extension remove disk 2>&1; echo $?) | cat",
                Sandbox.program("vistazo").path,
            ], environment: sandbox.environment, folder: sandbox.home
        ).finish()
        #expect(full.output == "vistazo: \(file.path) cannot be written: File too large\n5\n")
        #expect(text == before)
        var status = stat()
        #expect(lstat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(stat(target.path, &status) == 0 && status.st_mode & 0o777 == 0o644)
        let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.home.path)
        #expect(!names.contains { $0.hasPrefix(".mine") })
    }

    @Test(arguments: ["{ extensions: [ { pth: \"x\" } ] }", "{ extensions: [", "[]"])
    func `a file that somebody broke is told of, and never written over`(broken: String) throws {
        try sandbox.script("disk", Self.disk)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try broken.write(to: file, atomically: false, encoding: .utf8)
        let outcome = try sandbox.run("extension", "add", "disk")
        #expect(outcome.status == 6)
        #expect(
            outcome.errors.contains("nothing was changed") && outcome.errors.contains("extensions.json:1"))
        #expect(text == broken)
        #expect(try sandbox.run("config", "check").status == 6)
    }

    @Test func `a file of the folder is turned off, not thrown away, and one that may not run is told of`()
        throws
    {
        try sandbox.script("data/vistazo/extensions/cpu.5s.sh", Self.disk)
        try sandbox.script("data/vistazo/extensions/note", "not for running\n")
        let folder = sandbox.home.appending(path: "data/vistazo/extensions").path
        #expect(chmod(folder + "/note", 0o644) == 0)
        let list = try sandbox.run("extension", "list")
        #expect(list.output.hasPrefix("cpu  folder  \(folder)/cpu.5s.sh"))
        #expect(list.errors.contains("chmod +x \(folder)/note"))
        #expect(
            try sandbox.run("extension", "add", folder + "/cpu.5s.sh").output.hasPrefix(
                "cpu is there already"))
        let off = try sandbox.run("extension", "remove", "cpu")
        #expect(off.output == "Turned off cpu: its file is now \(folder)/cpu.5s.sh.off\n")
        #expect(try sandbox.run("extension", "list").output.isEmpty)
    }

    @Test func `two commands that add at once both count`() throws {
        for name in ["a", "b", "c", "d"] { try sandbox.script(name, Self.disk) }
        let runs = try ["a", "b", "c", "d"].map { try sandbox.start(["extension", "add", $0] + Self.ample) }
        for run in runs { #expect(try run.finish().status == 0) }
        let list = try sandbox.run("extension", "list").output
        #expect(list.split(separator: "\n").count == 4)
    }

    @Test(arguments: [("en_US.UTF-8", "Added"), ("es_ES.UTF-8", "Añadida"), ("ru_RU.UTF-8", "Добавлено")])
    func `it speaks the user's language`(locale: String, word: String) throws {
        let sandbox = try Sandbox(["LC_ALL": locale])
        try sandbox.script("disk", Self.disk)
        let added = try sandbox.start(["extension", "add", "disk"] + Self.ample).finish()
        #expect(added.output.hasPrefix(word + " disk: "))
    }
}
