import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoLogbook

@testable import vistazo

/// What is said of a widget in situations that are staged with real programs and a clock set forward by hand: of each
/// the sentence for people and the facts for programs.
@Suite(.ownThread) struct WhySituationTests {
    private typealias Stage = WhyStage

    // MARK: What stands there

    @Test func `before the first run it has nothing yet`() throws {
        let said = try Stage(Stage.prints(Stage.archive([0]))).ask()
        #expect(said["shows"] == "a placeholder: nothing has come yet")
        #expect(said["next reload"] == "as soon as a window is open: it has nothing yet")
        #expect(said["age"] == "never stale")
        #expect(said.runs.isEmpty)
        #expect(said.json("entry") == "null" && said.json("renderedAt") == "null")
        #expect(said.json("reload", "reason") == "first" && said.json("reload", "isCharged") == "false")
        #expect(said.json("budget", "tokens") == "6" && said.json("runs") == "[]")
    }

    @Test(arguments: [(0.0, 1), (1500, 2), (2500, 3), (9000, 3)])
    func `it names the entry shown among all, and the next`(ahead: Double, number: Int) throws {
        let stage = try Stage.served(
            Stage.prints(Stage.archive([-1000, 1000, 2000], reload: Stage.after(90_000))))
        let said = try stage.ask(ahead: ahead)
        #expect(said["shows"].hasPrefix("entry \(number) of 3, since "))
        #expect((said["next entry"] == "none: this one stays") == (number == 3))
        #expect(said["policy"].hasPrefix("asks again after "))
        #expect(said["next reload"].hasSuffix(": due by its policy"))
        #expect(said["age"].hasPrefix("fresh; stale from "))
        #expect(said["budget"] == "6 of 6 reloads left, 72 more a day")
        #expect(said.json("entry", "number") == "\(number)" && said.json("entry", "count") == "3")
        #expect((said.json("nextEntry") == "null") == (number == 3))
        #expect(said.json("reload", "reason") == "due" && said.json("reload", "isCharged") == "true")
        #expect(said.json("stale") == "false" && said.json("extension") == "w")
    }

    @Test func `at the end of its entries it asks again`() throws {
        let stage = try Stage.served(Stage.prints(Stage.archive([0, 9000], reload: "\"atEnd\"")))
        let said = try stage.ask()
        #expect(said["policy"] == "asks again after its last entry")
        #expect(said["next entry"].contains("(in 2 hours)"))
        #expect(said["next reload"].hasSuffix("(in 2 hours): its entries end"))
        #expect(said.json("policy") == "atEnd" && said.json("reload", "reason") == "timelineEnd")
        #expect(said.json("nextEntry") == said.json("reload", "at"))
    }

    @Test func `a policy of never asks for nothing by itself`() throws {
        let said = try Stage.served(Stage.prints(Stage.archive([0]))).ask()
        #expect(said["policy"] == "never asks by itself")
        #expect(said["next reload"] == "none: r, vistazo reload or an intent asks for one")
        #expect(said["age"] == "never stale")
        #expect(said.json("policy") == "never" && said.json("reload", "at") == "null")
        #expect(said.json("staleFrom") == "null" && said.json("staleBy") == "null")
    }

    @Test func `where the first entry is to come there is a placeholder`() throws {
        let said = try Stage.served(Stage.prints(Stage.archive([9000]))).ask()
        #expect(said["shows"] == "a placeholder: no entry is due yet")
        #expect(said["next entry"].contains("(in 2 hours)"))
        #expect(said.json("entry") == "null" && said.json("nextEntry") != "null")
        #expect(said.json("age") == "null")
    }

    @Test func `what was made for another zone stays until the new has come, and says so`() throws {
        let archive = Stage.archive([0])
        let stage = try Stage.served(Stage.prints(archive, waitingAt: "timeline"))
        try Stage.configure(
            stage.fixture, "seconds: \(patience)", pages: Stage.page("w"), more: ", zone: \"Asia/Kathmandu\"")
        _ = stage.window.reconfigure(at: .now())
        try stage.wait { $0.json("reload", "isRunning") == "true" }
        let said = try stage.ask()
        #expect(said["shows"].hasPrefix("entry 1 of 1, since "))
        #expect(said["shows"].hasSuffix(", made for another size, language or time zone"))
        #expect(said["next reload"].hasSuffix(": another time zone"))
        #expect(said.json("entry", "isOfOtherSurroundings") == "true")
        #expect(said.json("reload", "runningReason") == "zone")
        stage.gate.pass()
        try stage.wait { $0.json("entry", "isOfOtherSurroundings") == "false" }
    }

    // MARK: How old it is

    @Test func `as long again after it was due it is stale, with the age of its data`() throws {
        let stage = try Stage.served(Stage.prints(Stage.archive([0], reload: Stage.after(7200))))
        let said = try stage.ask(ahead: 5 * 3600)
        #expect(said["age"].hasPrefix("stale since "))
        #expect(said["age"].hasSuffix("; its data are from 5 hours ago"))
        #expect(said.json("stale") == "true" && said.json("staleBy") == "policy")
        #expect(abs((said.number("age") ?? 0) - 5 * 3600) < 3600)
    }

    @Test func `stale by the author's own word it names the author`() throws {
        let stage = try Stage.served(
            Stage.prints(Stage.archive([0], reload: Stage.after(90_000), of: ", \"staleAfter\": 3600")))
        #expect(try stage.ask()["age"].hasPrefix("fresh; stale from "))
        let said = try stage.ask(ahead: 2.5 * 3600)
        #expect(said["age"].contains(", as its author has it; its data are from 2 hours ago"))
        #expect(said.json("stale") == "true" && said.json("staleBy") == "author")
    }

    @Test func `an entry that says when its data were read is told with that`() throws {
        let captured = WireDate.text(Date(timeIntervalSinceNow: -9000))
        let stage = try Stage.served(
            Stage.prints(Stage.archive([0], more: ", \"capturedAt\": \"\(captured)\"")))
        let said = try stage.ask()
        #expect(said["shows"].contains("; data of ") && said["shows"].hasSuffix("(2 hours ago)"))
        #expect(said.json("entry", "capturedAt") == captured)
        #expect((said.number("age") ?? 0) >= 9000)
    }

    @Test func `after a sleep it is asked at once, and nothing is stale for half a minute`() throws {
        let stage = try Stage.served(
            Stage.prints(Stage.archive([0], reload: Stage.after(3600)), waitingAt: "timeline"))
        _ = stage.window.service(.now())
        let awake = Moment(date: Date(timeIntervalSinceNow: 3 * 3600), steady: Moment.now().steady)
        _ = stage.window.service(awake)
        let said = try stage.ask(at: awake)
        #expect(said["next reload"].hasSuffix(": due while the machine slept"), "\(said["next reload"])")
        #expect(said["age"].hasPrefix("fresh; stale from ") && said["age"].hasSuffix("(in 30 seconds)"))
        #expect(said.json("stale") == "false")
        #expect(abs((said.seconds("graceUntil") ?? 0) - 30) < 1)
        #expect(said.json("reload", "runningReason") == "wake")
    }

    // MARK: What went wrong

    @Test func `an exit code is told with the last good entry, how often, and when it is tried again`() throws
    {
        let stage = try Stage.served(Stage.prints(Stage.archive([0])))
        try stage.fixture.script("w", "echo no luck >&2; exit 3")
        for count in 1...2 {
            stage.window.host.reload(.manual, at: .now())
            try stage.wait { $0.json("failures") == "\(count)" }
        }
        let said = try stage.ask()
        #expect(said["shows"].hasPrefix("entry 1 of 1"))
        #expect(said["failure"] == "ended with code 3: no luck, 2 times in a row")
        #expect(said["stderr"] == "no luck")
        #expect(said["next reload"].hasSuffix(": another try after a failure"))
        #expect(said.json("reload", "reason") == "retry" && said.json("runs", "0", "code") == "3")
        #expect(said.json("runs", "0", "errors") == "no luck\n")
        let retry = try #require(said.seconds("reload", "retryAt"))
        let last = try #require(said.seconds("runs", "0", "finished"))
        #expect(abs(retry - last - 120) < 2)
    }

    /// A script, keys of its line, and of its failure the sentence, the exit code and the signal.
    private static let failures:
        [(script: String, keys: String, seconds: Double, sentence: String, String, String)] = [
            ("kill -TERM $$", "", patience, "ended by SIGTERM", "null", "15"),
            ("exit 1", "", patience, "ended with code 1", "1", "null"),
            (
                "x=$(head -c 60000000 /dev/zero | tr '\\0' x); sleep 1000; : \"$x\"", ", memory: \"16MiB\"",
                patience, "needed more than 16 MiB (reached ", "null", "9"
            ),
            ("exec sleep 1000", "", 0.5, "timed out after 0.5 s", "null", "9"),
            (
                "echo '{\"entries\": [ 3 ]}'", "", patience,
                "its reply cannot be used: line 1, column 15, entries[0]: ", "0", "null"
            ),
            (
                "echo '{ half'", "", patience, "its reply cannot be used: line 2, column 1, half: ", "0",
                "null"
            ),
            ("echo '{\"entries\": []}'", "", patience, "its timeline is empty", "0", "null"),
            (
                "head -c 9000 /dev/zero", ", output: \"1KiB\"", patience, "printed more than 1 KiB", "null",
                "9"
            ),
        ]

    @Test(arguments: failures.indices)
    func `where nothing ever came the failure is what is shown`(index: Int) throws {
        let (script, keys, seconds, sentence, code, signal) = Self.failures[index]
        let asked = """
            case $VISTAZO_REQUEST in
            describe) echo '{"identifier": "w", "kinds": [ {"kind": "w", "name": "W"} ]}'; exit;;
            timeline) ;;
            *) echo '\(Stage.archive([0]))'; exit;;
            esac

            """
        let stage = try Stage(asked + script + "\n", keys: keys, seconds: seconds)
        try stage.wait { $0.json("failures") == "1" && $0.json("reload", "isRunning") == "false" }
        let said = try stage.ask()
        #expect(said["failure"].hasPrefix(sentence), "\(said["failure"])")
        #expect(said["next reload"].hasSuffix(": another try after a failure"))
        #expect(said.runs.first?.contains(sentence) == true)
        #expect(said.json("failure").hasPrefix(sentence))
        #expect(said.json("runs", "0", "failure").hasPrefix(sentence))
        // One that is ended for what it printed may have ended itself, for nobody reads on.
        if !keys.contains("output") {
            #expect(said.json("runs", "0", "code") == code, "\(said.document.text)")
            #expect(said.json("runs", "0", "signal") == signal, "\(said.document.text)")
        }
        #expect(said["shows"] == "what went wrong: nothing ever came")
        #expect(said.json("entry") == "null")
    }

    @Test func `a damaged store is told with where it was moved`() throws {
        let stage = try Stage(
            Stage.prints(Stage.archive([0])),
            prepare: { fixture in
                let folder = fixture.path(".local/state/vistazo")
                try Folders.make(folder)
                try Data(repeating: 0x21, count: 8192).write(to: URL(filePath: folder + "/host.store"))
            })
        let said = try stage.ask()
        #expect(said["store"].hasSuffix("host.store.damaged-1"), "\(said["store"])")
        #expect(said["shows"] == "a placeholder: nothing has come yet")
        #expect(said.json("store") == said["store"])
        #expect(try Stage(Stage.prints(Stage.archive([0]))).ask().json("store") == "null")
    }

    // MARK: What is under way

    @Test func `a run under way is told with its beginning and its reason`() throws {
        let stage = try Stage.served(Stage.prints(Stage.archive([0]), waitingAt: "timeline"))
        stage.window.host.reload(.manual, at: .now())
        try stage.wait { $0.json("reload", "isRunning") == "true" }
        let said = try stage.ask()
        #expect(said["shows"].hasPrefix("entry 1 of 1"))
        #expect(said["next reload"].hasPrefix("under way since "))
        #expect(said["next reload"].hasSuffix(": you asked"))
        #expect(said.json("reload", "runningReason") == "manual")
        #expect((said.seconds("reload", "runningSince") ?? 1) <= 0)
        stage.gate.pass()
        try stage.wait { $0.json("reload", "isRunning") == "false" }
        #expect(try stage.ask()["next reload"].hasPrefix("none: "))
    }

    @Test func `a run for another window is what this one waits for`() throws {
        let stage = try Stage.served(Stage.prints(Stage.archive([0]), waitingAt: "timeline"))
        stage.window.host.reload(.manual, at: .now())
        try stage.wait { $0.json("reload", "isRunning") == "true" }
        let other = try stage.fixture.open()
        defer { other.host.close(patience: 0) }
        other.host.reload(.manual, at: .now())
        let said = try stage.ask(in: other, at: .now())
        #expect(
            said["next reload"] == "when its extension is free, which runs for another window: you asked")
        #expect(said.json("reload", "isBusyElsewhere") == "true")
        #expect(said.json("reload", "isRunning") == "false")
        #expect(try stage.ask().json("reload", "isBusyElsewhere") == "false")
    }

    @Test func `presses that wait are counted, the one that is being performed too`() throws {
        let button = "{\"button\": \"Go\", \"intent\": {\"name\": \"go\"}}"
        let archive = Stage.archive([0]).replacing("\"view\": \"A\"", with: "\"view\": \(button)")
        let stage = try Stage.served(Stage.prints(archive, waitingAt: "perform"))
        for _ in 0..<2 {
            _ = stage.window.text()
            _ = stage.window.take(.key(.enter), at: .now())
        }
        let said = try stage.ask()
        #expect(said["presses"] == "2 wait", "\(said.document.text)")
        #expect(said.json("presses") == "2")
        stage.gate.pass()
        stage.gate.pass()
        try stage.wait { $0.json("presses") == "0" && $0.json("reload", "isRunning") == "false" }
        #expect(try stage.ask()["presses"].isEmpty)
        #expect(try stage.ask().runs.contains { $0.contains("a press") })
    }

    @Test func `a reload that brought nothing new was in vain`() throws {
        let stage = try Stage.served(Stage.prints(Stage.archive([0])))
        stage.window.host.reload(.manual, at: .now())
        try stage.wait { $0.runs.count == 2 }
        let said = try stage.ask()
        #expect(said.runs[0].contains("you asked") && said.runs[0].contains("in vain: nothing new"))
        #expect(said.runs[1].contains("it has nothing yet") && said.runs[1].hasSuffix("new"))
        #expect(said.json("runs", "0", "isInVain") == "true" && said.json("runs", "1", "isInVain") == "false")
        #expect(said.json("runs", "0", "isCharged") == "false")
    }

    // MARK: What it may

    @Test func `where the budget is used up it says when the next token is there`() throws {
        let stage = try Stage.served(Stage.prints(Stage.archive([0])))
        for count in 2...7 {
            stage.window.host.reload(.center, at: .now())
            try stage.wait { $0.json("runs", "\(count - 1)", "reason") != "missing" }
        }
        stage.window.host.reload(.center, at: .now())
        try stage.wait { $0.json("reload", "deniedSince") != "null" }
        let said = try stage.ask()
        #expect(
            said["next reload"].hasPrefix(
                "a program asked; the budget is used up, the next token is there at "))
        #expect(said["budget"].hasSuffix(" of 6 reloads left, 72 more a day"))
        #expect(said.json("reload", "reason") == "center" && said.json("reload", "isCharged") == "true")
        #expect((said.number("budget", "tokens") ?? 1) < 1)
        let wait = try #require(said.seconds("reload", "deniedUntil"))
        #expect(wait > 0 && wait <= 1200)
        #expect(said.json("reload", "at") == said.json("reload", "deniedUntil"))
        #expect(said.json("runs", "0", "isCharged") == "true")
    }

    @Test func `a budget of none never refills`() throws {
        let stage = try Stage.served(Stage.prints(Stage.archive([0])), keys: ", reloads: 0")
        stage.window.host.reload(.center, at: .now())
        try stage.wait { $0.json("reload", "deniedSince") != "null" }
        let said = try stage.ask()
        #expect(said["next reload"] == "its budget is used up and never refills")
        #expect(said.json("budget", "capacity") == "0" && said.json("reload", "deniedUntil") == "null")
    }

    @Test func `out of view the budget refills at a quarter`() throws {
        let clock = "{ name: \"C\", widgets: [ { kind: \"clock\", family: \"small\" } ] }"
        let stage = try Stage.served(
            Stage.prints(Stage.archive([0])), pages: clock + ", " + Stage.page("w"))
        let said = try stage.ask()
        #expect(said["budget"] == "6 of 6 reloads left, 18 more a day; a quarter while hidden")
        #expect(said.json("budget", "visibleShare") == "0.25" && said.json("budget", "refillADay") == "18")
    }

    @Test(arguments: [(true, false, "; half on battery"), (false, true, "; half while saving power")])
    func `on battery and while saving it refills at half`(
        isOnBattery: Bool, isSaving: Bool, ending: String
    ) throws {
        let stage = try Stage.served(
            Stage.prints(Stage.archive([0])),
            power: { PowerState(isOnBattery: isOnBattery, isSaving: isSaving) })
        let said = try stage.ask()
        #expect(said["budget"] == "6 of 6 reloads left, 36 more a day" + ending)
        #expect(said.json("budget", "powerShare") == "0.5" && said.json("budget", "reloadsADay") == "72")
    }

    @Test func `what is pushed from outside is asked of nobody`() throws {
        let stage = try Stage(
            nil, pages: Stage.page("build"),
            prepare: { fixture in
                let key = ProviderKey("build")
                let pushed = PushedArchives(state: fixture.path(".local/state/vistazo"))
                try Folders.make(pushed.folder)
                let archive = Stage.archive([-100], reload: Stage.after(3600))
                let reply = try WireReply.decode(Array(archive.utf8)).value
                try PushedArchives.text(reply, for: key, at: Date(timeIntervalSinceNow: -60))
                    .write(toFile: pushed.path(of: key), atomically: true, encoding: .utf8)
            })
        try stage.wait("build") { $0.json("entry", "number") == "1" }
        let said = try stage.ask("build")
        #expect(said["shows"].hasPrefix("entry 1 of 1, since "))
        #expect(said["next reload"] == "none: nobody is asked; vistazo push brings the next")
        #expect(said["budget"] == "not counted: it is put in from outside")
        #expect(said.json("isPushed") == "true" && said.json("budget") == "null")
        #expect(said.json("extension") == "pushed")
    }

    @Test func `a program of ours takes no token`() throws {
        let stage = try Stage(nil, pages: Stage.page("counter"))
        try stage.wait("counter") { $0["shows"].hasPrefix("entry") }
        let said = try stage.ask("counter")
        #expect(said["budget"] == "not counted: it runs in this program")
        #expect(said.json("budget") == "null" && said.json("isPushed") == "false")
    }

    // MARK: The overlay

    @Test
    func
        `the overlay explains the focused widget until it is closed; private or locked it hides what failed`()
        throws
    {
        let stage = try Stage("echo secret >&2; exit 1")
        let window = stage.window
        try stage.wait { $0.json("failures") == "1" }
        _ = window.take(.key("w"), at: .now())
        #expect(window.text().contains("next reload") && window.text().contains("secret"))
        _ = window.take(.key(.escape), at: .now())
        #expect(!window.text().contains("next reload"))
        for key in ["P", "L"] {
            _ = window.take(.key(.character(Character(key))), at: .now())
            _ = window.take(.key("w"), at: .now())
            _ = window.service(.now())
            let hidden = window.text()
            #expect(hidden.contains("next reload"))
            #expect(!hidden.contains("stderr") && !hidden.contains("secret") && !hidden.contains("last runs"))
            _ = window.take(.key(.escape), at: .now())
            _ = window.take(.key(.character(Character(key))), at: .now())
        }
        // Whoever asks a command has the files anyway.
        #expect(try stage.ask().json("failure").contains("secret"))
    }

    @Test func `the columns of its last runs stand under each other`() throws {
        let stage = try Stage.served(Stage.prints(Stage.archive([0])))
        try stage.fixture.script("w", "exit 3")
        stage.window.host.reload(.manual, at: .now())
        try stage.wait { $0.json("failures") == "1" }
        _ = stage.window.take(.key("w"), at: .now())
        let wide = try stage.fixture.open(columns: 140, rows: 40)
        defer { wide.host.close(patience: 0) }
        _ = wide.take(.key("w"), at: .now())
        let rows = wide.text().split(separator: "\n").map(String.init)
        let said = try stage.ask().runs
        #expect(said.count == 2)
        for run in said { #expect(rows.contains { $0.contains(run) }, "\(run)\n\(wide.text())") }
    }
}
