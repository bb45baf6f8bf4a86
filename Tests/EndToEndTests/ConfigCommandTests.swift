import Foundation
import ProvingGround
import Testing

/// The commands about the configuration, run as people run them.
@Suite(.ownThread) struct ConfigCommandTests {
    @Test func `a configuration that holds nothing is none; one that is no file is a fault`() throws {
        let sandbox = try Sandbox()
        try sandbox.configure(" \n")
        #expect(try sandbox.run("config", "check").status == 0)
        #expect(try sandbox.run("--plain").status == 0)
        try FileManager.default.removeItem(at: sandbox.configuration)
        try FileManager.default.createDirectory(
            at: sandbox.configuration, withIntermediateDirectories: false)
        let check = try sandbox.run("config", "check")
        #expect(check.status == 6)
        #expect(check.errors.hasSuffix("config.json5: cannot be read (Is a directory)\n"))
        #expect(try sandbox.run("--plain").output.contains("cannot be read"))
    }

    @Test func `a configuration is checked together with what it names`() throws {
        let sandbox = try Sandbox()
        let bad = try sandbox.script("bad", "exit 7\n")
        try sandbox.script("odd", "#!/no/such/interpreter\n")
        try sandbox.configure(
            """
            { extensions: [ { path: "\(bad.path)", seconds: \(patience) }, { path: "~/odd" } ],
              pages: [ { name: "A", widgets: [ { kind: "bad", family: "small" } ] } ] }
            """)
        let outcome = try sandbox.run("config", "check")
        #expect(outcome.status == 6)
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.count == 2, "\(outcome.errors)")
        #expect(lines.first?.hasSuffix("config.json5: bad: ended with code 7") == true)
        #expect(lines.last?.hasSuffix("odd: odd needs /no/such/interpreter, which is not there") == true)
    }

    @Test func `a configuration is a file, or nothing; it is never waited for`() throws {
        let sandbox = try Sandbox()
        let path = sandbox.configuration.path
        for (target, message) in [
            ("/dev/zero", "Operation not supported"), ("pipe", "Operation not supported"),
            ("config.json5", "Too many levels of symbolic links"),
        ] {
            unlink(path)
            if target == "pipe" {
                #expect(mkfifo(path, 0o600) == 0)
            } else {
                #expect(symlink(target, path) == 0)
            }
            let check = try sandbox.run("config", "check")
            #expect(check.status == 6)
            #expect(check.errors.hasSuffix("config.json5: cannot be read (\(message))\n"))
            #expect(try sandbox.run("--plain").status == 0)
        }
        unlink(path)
        try Data(count: 4096).write(to: sandbox.configuration)
        #expect(try sandbox.run("config", "check").status == 6)
        #expect(try sandbox.run("--plain", "--config", "/dev/null").status == 0)
        #expect(try sandbox.run("--plain", "--config", "/nonexistent").status == 6)
    }

    @Test func `what of the configuration is in force reads as a configuration again`() throws {
        let sandbox = try Sandbox()
        try sandbox.configure(
            """
            { theme: "paper", locale: "es_ES", zone: "Europe/Madrid", dayStartsAt: "04:00",
              pages: [ { name: "Hoy", widgets: [ { kind: "counter", family: "small", with: { name: "agua" } } ],
                         strip: [ { kind: "clock", family: "circular" } ], top: [ { kind: "timer" } ] } ],
              keys: { "c": "log café", "ctrl-b": ["log tea", "! date"], "space": "undo" },
              extensions: [ { command: "exit 3", name: "x", as: "archive", seconds: 2 } ],
              hooks: { changed: "make" } }
            """)
        let shown = try sandbox.run("config", "show").output
        for part in [
            #""dayStartsAt":"04:00""#,
            #""keys":{"c":["log café"],"ctrl-b":["log tea","! date"],"space":["undo"]}"#,
            #""hooks":{"changed":"make"}"#,
            #""extensions":[{"command":"exit 3","name":"x","as":"archive","seconds":2}]"#,
        ] {
            #expect(shown.contains(part), "\(shown)")
        }
        try sandbox.configure(shown)
        #expect(try sandbox.run("config", "show").output == shown)
        let check = try sandbox.run("config", "check", "--json")
        #expect(check.status == 6)
        #expect(check.output.contains(#""faults":[]"#) && check.output.contains(#""extension":"x""#))
    }
}
