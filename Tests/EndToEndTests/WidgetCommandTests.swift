import Foundation
import ProvingGround
import Testing

/// The commands that name a kind, run as people run them.
@Suite(.ownThread) struct WidgetCommandTests {
    private static let disk = """
        { format: 1, entries: [ { date: "2000-01-01T00:00:00Z", view: [ { text: "Disk", bold: true },
            { gauge: 21e-2, style: "linear" } ] } ], reload: "never" }
        """

    @Test func `the same arguments and stores give the same bytes`() throws {
        let sandbox = try Sandbox()
        let words = ["render", "counter", "--family", "small", "--at", "2026-11-30T09:12:00Z"]
        let runs = try (0..<3).map { _ in try sandbox.start(words + ["--format", "text"]).finish() }
        #expect(runs.allSatisfy { $0.status == 0 && $0.output == runs[0].output })
        #expect(runs[0].output.split(separator: "\n").count == 10)
    }

    @Test func `an item is found by any spelling that the logbook's search takes`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café")
        try sandbox.run("item", "add", "Té")
        for spelling in ["café", "cafe", "CAF", "Cafe\u{301}"] {
            let outcome = try sandbox.run("inline", "item", spelling)
            #expect(outcome.output.hasPrefix("Café"), "\(spelling): \(outcome)")
        }
    }

    @Test(arguments: ["inline", "render", "timeline"])
    func `an item that is not there is named, and nothing is printed`(command: String) throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café")
        let outcome = try sandbox.run(command, "item", "tea")
        #expect(outcome.status == 3)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "vistazo: “tea” is no value for “item”; allowed: Café\n")
    }

    @Test func `an intent is called as its button would call it`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("perform", "counter", "increment").status == 0)
        #expect(try sandbox.run("perform", "counter", "Increment", "name=water").status == 0)
        #expect(try sandbox.run("perform", "counter", "IncrementIntent", "water").status == 0)
        #expect(try sandbox.run("inline", "counter").output == "counter 1\n")
        #expect(try sandbox.run("inline", "counter", "water").output == "water 2\n")
    }

    @Test func `a value that a parameter does not take is bad data`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("perform", "timer", "starttimer", "minutes=0").status == 4)
        #expect(try sandbox.run("perform", "item", "logitem", "tea").status == 3)
    }

    @Test func `an archive comes from a file, from standard input, or from a pipe by its name`() throws {
        let sandbox = try Sandbox()
        let file = try sandbox.script("disk.json", Self.disk)
        let plain = try sandbox.run("render", "--archive", file.path)
        #expect(plain.status == 0 && plain.output.contains("Disk"))
        #expect(try sandbox.run("render", "--archive", "-", input: Self.disk).output == plain.output)
        let script = try sandbox.script(
            "pipe", "cat disk.json | \(Sandbox.program("vistazo").path) render --archive /dev/fd/0\n")
        let piped = try Running(
            URL(filePath: "/bin/sh"), [script.path], environment: sandbox.environment, folder: sandbox.home)
        #expect(try piped.finish().output == plain.output)
    }

    @Test(arguments: [
        ("missing.json", 3, "missing.json: cannot be read (No such file or directory)"),
        (".", 1, ".: cannot be read (Is a directory)"),
        ("/dev/zero", 4, "/dev/zero: line 1, column 1: larger than 1 MiB"),
    ])
    func `an archive that cannot be read says why`(file: String, status: Int32, message: String) throws {
        let outcome = try Sandbox().run("render", "--archive", file)
        #expect(outcome.status == status)
        #expect(outcome.errors == "vistazo: \(message)\n")
    }

    @Test func `kinds are listed with what they take`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café")
        let lines = try sandbox.run("kinds").output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("item ") && $0.hasSuffix(" item=Café") })
        #expect(lines.contains { $0.hasPrefix("timer ") && $0.hasSuffix(" name=timer minutes=25 at=STRING") })
    }

    @Test func `a damaged logbook is told in a sentence, whoever asks for it`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café")
        let store = sandbox.home.appending(path: "data/vistazo/vistazo.store")
        try Data(repeating: 0, count: 20_000).write(to: store)
        for ending in ["-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: store.path + ending)
        }
        for words in [
            ["items"], ["inline", "item", "cafe"], ["perform", "item", "logitem", "cafe"],
            ["perform", "counter", "increment"],
        ] {
            let outcome = try sandbox.start(words).finish()
            #expect(outcome.status == 5)
            #expect(
                outcome.errors
                    == "vistazo: \(store.path) is damaged and was left as it is (file is not a database)\n")
        }
        #expect(try Data(contentsOf: store) == Data(repeating: 0, count: 20_000))
    }

    @Test func `without a folder for its state it still shows everything`() throws {
        let sandbox = try Sandbox()
        let state = sandbox.home.appending(path: "state")
        try FileManager.default.removeItem(at: state)
        try Data().write(to: state)
        #expect(try sandbox.run("inline", "counter").output == "counter 0\n")
        let screen = try sandbox.run("screenshot")
        #expect(screen.status == 0)
        #expect(screen.output.contains("⚠ The stored widgets cannot be read or kept"))
    }

    @Test func `output that cannot be written is a failure; a closed output is none`() throws {
        let sandbox = try Sandbox()
        let vistazo = Sandbox.program("vistazo").path
        for (ending, status) in [(">/dev/full", Int32(1)), (">&-", 0), ("<&- >&- 2>&-", 0)] {
            for command in ["kinds", "render clock", "screenshot", "--help"] {
                let script = try sandbox.script("closed", "\(vistazo) \(command) \(ending)\n")
                let running = try Running(
                    URL(filePath: "/bin/sh"), [script.path], environment: sandbox.environment,
                    folder: sandbox.home)
                let outcome = try running.finish()
                #expect(outcome.status == status, "\(command) \(ending)")
                #expect(outcome.errors.isEmpty == (status == 0))
            }
        }
    }

    @Test func `three hundred equal widgets are as quick as one is slow`() throws {
        let sandbox = try Sandbox()
        let clocks = Array(
            repeating: "{ kind: 'clock', family: 'small', with: { seconds: true } }", count: 300)
        try sandbox.configure("{ pages: [ { name: 'A', widgets: [\(clocks.joined(separator: ","))] } ] }")
        let outcome = try sandbox.run("screenshot", "--size", "200x50")
        #expect(outcome.output.contains("260 more"))
        // It took minutes when each change was told to each of them for each of them.
        #expect(outcome.processorSeconds < 20)
    }

    @Test(arguments: ["garbage", "", "../../etc/passwd", "\u{1B}[2J"])
    func `a locale that is none is refused as an option and ignored in the environment`(name: String) throws {
        let refused = try Sandbox().run("render", "clock", "--locale", name)
        #expect(refused.status == 2 && refused.output.isEmpty)
        let moment = "2026-11-30T09:12:00Z"
        let plain = try Sandbox(["LC_ALL": "en_US.UTF-8"]).run("render", "clock", "--at", moment)
        let odd = try Sandbox(["LC_ALL": name, "LANG": name]).run("render", "clock", "--at", moment)
        #expect(odd.output == plain.output)
    }

    /// Counts its presses in a file and its readings in another.
    private static let pressed = """
        #!/bin/sh
        cd "$HOME"
        case "$(cat)" in
        *'"describe"'*) echo '{ identifier: "pressed", kinds: [ { kind: "pressed" } ], intents: [ { name: "press" } ] }' ;;
        *'"perform"'*) echo >> presses; echo '{ dialog: "Done" }' ;;
        *) echo $VISTAZO_REQUEST >> readings
           echo "{ entries: [ { date: \\"2020-01-01T00:00:00Z\\", view: \\"n=$(wc -l < presses)\\" } ], reload: $(./reload) }" ;;
        esac
        """

    private static func withPressed(reload: String) throws -> Sandbox {
        let sandbox = try Sandbox()
        let script = try sandbox.script("pressed.sh", pressed)
        try sandbox.script("presses", "")
        try sandbox.script("reload", reload)
        try sandbox.configure("{ extensions: [ { path: \"\(script.path)\", seconds: \(patience) } ] }")
        return sandbox
    }

    @Test func `a line is read again after an intent, though nobody has a dashboard`() throws {
        let sandbox = try Self.withPressed(reload: #"echo '"never"'"#)
        try sandbox.waitForLine("n=0", "pressed")
        #expect(try sandbox.run("perform", "pressed", "press").output == "Done\n")
        try sandbox.waitForLine("n=1", "pressed")
        for _ in 0..<3 { #expect(try sandbox.run("inline", "pressed").output == "n=1\n") }
        let readings = try String(contentsOf: sandbox.home.appending(path: "readings"), encoding: .utf8)
        #expect(readings.split(separator: "\n").count { $0 == "timeline" } == 2)
    }

    @Test func `a line is read again when its policy says so`() throws {
        // Said anew by each reading: however late the first comes, what it says is still to come.
        let due = #"printf '{ after: "%s" }' "$(date -u -d '+3 sec' +%FT%TZ)""#
        let sandbox = try Self.withPressed(reload: due)
        try sandbox.waitForLine("n=0", "pressed")
        try sandbox.script("presses", "\n")
        try sandbox.waitForLine("n=1", "pressed")
    }

    @Test(arguments: [["--config", "other.json5"], ["--config=other.json5"]])
    func `a line follows the configuration that it was asked with`(option: [String]) throws {
        let sandbox = try Sandbox()
        for locale in ["en_US", "ru_RU"] {
            try sandbox.script("other.json5", "{ locale: '\(locale)', zone: 'UTC' }")
            let line = try sandbox.start(["inline", "clock"] + option).finish().output
            let isRussian = line.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
            #expect(isRussian == (locale == "ru_RU"), "\(line)")
        }
    }

    @Test func `a picture is locked whatever a person's keys do`() throws {
        let sandbox = try Sandbox()
        try sandbox.configure("{ keys: { L: 'items' } }")
        let outcome = try sandbox.run("screenshot", "--lock", "--format", "text")
        #expect(outcome.output.contains("Locked"))
    }

    @Test(arguments: [
        ["screenshot", "--page", "Later"], ["--plain", "--page", "Later"],
    ])
    func `a page that is not there is named beside those that are`(words: [String]) throws {
        let sandbox = try Sandbox()
        let outcome = try sandbox.start(words).finish()
        #expect(outcome.status == 3 && outcome.output.isEmpty)
        #expect(outcome.errors == "vistazo: there is no page “Later”; there are Today\n")
    }

    @Test func `an extension that fails is told by its own fault, not as if it were not there`() throws {
        let sandbox = try Sandbox()
        let bad = try sandbox.script("bad", "echo no luck >&2; exit 7\n")
        try sandbox.configure("{ extensions: [ { path: '\(bad.path)', seconds: \(patience) } ] }")
        for command in ["render", "timeline"] {
            let outcome = try sandbox.run(command, "bad")
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(outcome.errors == "vistazo: ended with code 7: no luck\n")
        }
        let line = try sandbox.waitForLine("⚠ bad", "bad")
        #expect(line.status == 1)
        #expect(line.errors == "vistazo: ended with code 7: no luck\n")
        #expect(try sandbox.run("render", "other").status == 3)
    }

    @Test func `a kind that has no line says what it has`() throws {
        let sandbox = try Sandbox()
        let wide = try sandbox.script(
            "wide", "echo '{ identifier: \"w\", kinds: [ { kind: \"wide\", families: [\"small\"] } ] }'\n")
        try sandbox.configure("{ extensions: [ { path: '\(wide.path)', seconds: \(patience) } ] }")
        let outcome = try sandbox.waitForLine("", "wide")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors == "vistazo: “wide” is not drawn as inline, only as: small\n")
    }
}
