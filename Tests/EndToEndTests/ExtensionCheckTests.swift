import Foundation
import ProvingGround
import Testing

/// `vistazo extension check`: a small script for each thing that it finds, and one in which it finds nothing.
@Suite(.ownThread) struct ExtensionCheckTests {
    /// Describes a kind for the small family and prints `body` for all else. `at SECONDS` is a date so long after the
    /// one that was asked for.
    private static func script(_ body: String, families: String = "\"small\"", intents: String = "") -> String
    {
        """
        #!/bin/sh
        read -r question
        field() { printf '%s' "$question" | sed -n "s/.*\\"$1\\":\\"\\([^\\"]*\\)\\".*/\\1/p"; }
        if [ "$VISTAZO_REQUEST" = describe ]; then
            echo '{ "identifier": "x", "kinds": [ { "kind": "x", "name": "X", "families": [\(families)] } ],
                    "intents": [\(intents)] }'
            exit
        fi
        now=$(date -u -d "$(field date)" +%s)
        at() { date -u -d "@$((now + $1))" +%FT%TZ; }
        \(body)
        """
    }

    private static func archive(_ entries: String, reload: String = "{ after: \"$(at 3600)\" }") -> String {
        "cat <<END\n{ entries: [ \(entries) ], reload: \(reload) }\nEND"
    }

    private static func view(_ view: String, reload: String = "{ after: \"$(at 3600)\" }") -> String {
        archive("{ date: \"$(at 0)\", view: \(view) }", reload: reload)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let code: String
        let isFault: Bool
        let script: String
        /// What the place of the finding holds.
        let place: String
        var options: [String] = []

        var testDescription: String { "\(code) at \(place)" }

        init(
            _ code: String, isFault: Bool = true, at place: String, _ script: String, _ options: String...
        ) {
            self.code = code
            self.isFault = isFault
            self.script = script
            self.place = place
            self.options = options
        }
    }

    private static let ample = ["--seconds", "\(Int(patience))s"]

    static let runs: [Case] = [
        Case("failed", at: #""request":"timeline""#, script("echo no >&2; exit 3")),
        Case("failed", at: #""request":"describe""#, "#!/bin/sh\necho '{ \"kinds\": 3 }'"),
        Case(
            "failed", at: #""family":"medium""#,
            script(
                "cat <<END\n{ families: { small: { entries: [ { date: \"$(at 0)\", view: \"a\" } ], reload: { after: \"$(at 3600)\" } } } }\nEND",
                families: "\"small\", \"medium\"")),
        Case(
            "slow", isFault: false, at: #""request":"timeline""#,
            // Once: all the other runs are quick, however busy the machine is.
            script(
                "[ $VISTAZO_REQUEST != timeline ] || [ -e $0.slept ] || { touch $0.slept; sleep 16; }; "
                    + view("\"a\"")), "--seconds", "30s"),
        Case(
            "memory", isFault: false, at: #""request":"placeholder""#,
            script("dd bs=38M count=1 if=/dev/zero of=/dev/null 2>/dev/null\n" + view("\"a\"")),
            "--memory", "48MiB"),
        Case(
            "output", isFault: false, at: #""request":"placeholder""#,
            script("head -c 900000 /dev/zero | tr '\\0' ' '\n" + view("\"a\""))),
        Case(
            "mended", at: #""path":"entries[0].view.color""#, script(view("{ text: \"a\", color: \"nope\" }"))
        ),
        Case(
            "noKinds", at: #""request":"describe""#,
            "#!/bin/sh\necho '{ \"identifier\": \"x\", \"kinds\": [] }'"),
        Case(
            "undeclaredIntent", at: #""path":"view.intent""#,
            script(view("{ button: \"+\", intent: { name: \"other\" } }"), intents: "{ \"name\": \"add\" }")),
    ]

    static let timelines: [Case] = [
        Case(
            "oneDate", at: #""request":"timeline""#,
            script(archive("{ date: \"$(at 0)\", view: \"a\" }, { date: \"$(at 0)\", view: \"b\" }"))),
        Case(
            "sameEntries", isFault: false, at: #""entry":1"#,
            script(archive("{ date: \"$(at 0)\", view: \"a\" }, { date: \"$(at 60)\", view: \"a\" }"))),
        Case("neverChanges", isFault: false, at: #""kind":"x""#, script(view("\"a\"", reload: "\"never\""))),
        Case("laterStart", at: #""entry":0"#, script(archive("{ date: \"$(at 600)\", view: \"a\" }"))),
        Case("endsAtOnce", isFault: false, at: #""kind":"x""#, script(view("\"a\"", reload: "\"atEnd\""))),
        Case(
            "tooLong", isFault: false, at: #""entry":2"#,
            script(
                archive(
                    (0..<5).map { "{ date: \"$(at \($0 * 2000))\", view: \"\($0)\" }" }.joined(
                        separator: ", "),
                    reload: "{ after: \"$(at 1800)\" }"))),
        Case(
            "capturedLater", at: #""entry":0"#,
            script(archive("{ date: \"$(at 0)\", capturedAt: \"$(at 900)\", view: \"a\" }"))),
        Case(
            "dayLength", at: #""zone":"Europe/Madrid""#,
            script(
                archive(
                    (0..<4).map {
                        "{ date: \"$(at \($0 * 86_400))\", view: { text: { date: \"$(at \($0 * 86_400))\", style: \"date\" } } }"
                    }.joined(
                        separator: ", "),
                    reload: "\"atEnd\"")), "--zone", "Europe/Madrid"),
    ]

    static let entries: [Case] = [
        Case("bakedTime", at: #""path":"view.text""#, script(view("\"left 5 minutes ago\""))),
        Case(
            "bakedTime", at: #""path":"view.vstack[1].text""#, script(view("[ \"a\", \"quedan en 30 min\" ]"))
        ),
        Case(
            "bakedTime", at: #""path":"view.text""#,
            script(view("\"up $(((now - 1700000000) / 3600)) h\"", reload: "{ after: \"$(at 60)\" }"))),
        Case(
            "bakedClock", isFault: false, at: #""path":"view.text""#,
            script(view("\"it is $(TZ=UTC date -d @$now +%H:%M)\"")), "--zone", "UTC"),
        Case(
            "frozenTime", isFault: false, at: #""path":"view.text""#,
            script(view("{ text: { date: \"$(at 0)\", style: \"time\" } }"))),
        Case(
            "countsUp", at: #""path":"view.text""#,
            script(view("{ text: { date: \"$(at 600)\", style: \"timer\" } }"))),
        Case(
            "crossesZero", at: #""path":"view.text[0]""#,
            script(view("{ text: [ { date: \"$(at 600)\", style: \"relative\" }, \" left\" ] }"))),
        Case("unknownSymbol", at: #""path":"view.symbol""#, script(view("{ symbol: \"no.such.thing\" }"))),
        Case(
            "cut", isFault: false, at: #""family":"small""#,
            script(view("{ text: \"much more than fits into one line\", lines: 1 }"))),
        Case(
            "dropped", at: #""path":"view.vstack[9].text""#,
            script(view("[\((0..<10).map { "\"line\($0)\"" }.joined(separator: ", "))]"))),
    ]

    static let comparisons: [Case] = [
        Case("unsteady", isFault: false, at: #""path":"view.text""#, script(view("\"run $$\""))),
        Case(
            "otherClock", isFault: false, at: #""path":"view.text""#,
            script(view("\"number $((now / 60 * 7))\""))),
        Case("otherZone", isFault: false, at: #""path":"view.text""#, script(view("\"$(field zone)\""))),
        Case(
            "otherStore", isFault: false, at: #""path":"view.text""#,
            script(view("\"$(cat \"$XDG_DATA_HOME/note\" 2>/dev/null || echo empty)\""))),
    ]

    @Test(arguments: runs + timelines + entries + comparisons)
    func `what is wrong is found, with its place and a hint`(one: Case) throws {
        let sandbox = try Sandbox()
        try sandbox.script("x", one.script)
        try "kept".write(to: sandbox.home.appending(path: "data/note"), atomically: false, encoding: .utf8)
        let options = one.options.contains("--seconds") ? one.options : one.options + Self.ample
        let outcome = try sandbox.start(["extension", "check", "./x", "--json"] + options).finish()
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any],
            "\(outcome.output)\(outcome.errors)")
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.map { $0["code"] as? String } == [one.code], "\(outcome.output)")
        let finding = try #require(findings.first)
        #expect(finding["isFault"] as? Bool == one.isFault)
        #expect(outcome.status == (one.isFault ? 1 : 0))
        #expect(
            outcome.output.contains(one.place)
                || (finding["message"] as? String)?.contains("Europe/Madrid") == true)
        for key in ["message", "hint"] {
            let text = try #require(finding[key] as? String)
            #expect(!text.isEmpty && !text.contains("cli.check"))
        }
    }

    @Test func `every code has a sentence and a hint in every language`() throws {
        for language in ["en_US.UTF-8", "es_ES.UTF-8", "ru_RU.UTF-8"] {
            let sandbox = try Sandbox(["LC_ALL": language])
            try sandbox.script("x", "#!/bin/sh\nexit 1\n")
            let outcome = try sandbox.run("extension", "check", "./x")
            #expect(outcome.status == 1)
            #expect(!outcome.output.contains("cli.check"))
            #expect(outcome.output.split(separator: "\n").count == 4)
        }
    }

    @Test func `in a script that does all as it should nothing is found`() throws {
        let sandbox = try Sandbox()
        try sandbox.script(
            "x",
            Self.script(
                Self.archive(
                    """
                    { date: "$(at 0)", capturedAt: "$(at 0)", view: { vstack: [
                        { hstack: [ { symbol: "cup.and.saucer" }, { text: "Tea", bold: true } ] },
                        { text: [ { date: "$(at -600)", style: "relative" }, " ago" ] },
                        { text: { timer: { from: "$(at 0)", to: "$(at 1200)" } } },
                        { text: { now: "jm" } }, { gauge: 0.5 }, { text: "Room 12:60" },
                        { button: { symbol: "plus" }, intent: { name: "add" } } ] } },
                    { date: "$(at 1200)", view: "ready" }
                    """, reload: "{ after: \"$(at 1200)\" }"), families: "\"small\", \"medium\"",
                intents: "{ \"name\": \"add\" }"))
        let words = ["extension", "check", "./x", "--perform", "--zone", "Europe/Madrid"]
        let outcome = try sandbox.start(words + Self.ample).finish()
        #expect(outcome.output.hasPrefix("0 faults, 0 notes in 11 runs; "), "\(outcome.output)")
        #expect(outcome.status == 0)
        #expect(outcome.output.split(separator: "\n").count == 1)
    }

    @Test func `headers of a plugin that take turns are nothing to mend`() throws {
        let sandbox = try Sandbox()
        try sandbox.script("turns.10s.sh", "#!/bin/sh\nprintf 'one\\ntwo\\n---\\nrow\\n'\n")
        let outcome = try sandbox.run("extension", "check", "./turns.10s.sh", "--seconds", "170")
        #expect(outcome.status == 0 && outcome.output.hasPrefix("0 faults, 0 notes"), "\(outcome)")
    }

    @Test func `an extension is checked by its name too, and what cannot be one is told`() throws {
        let sandbox = try Sandbox()
        try sandbox.script("x", Self.script(Self.view("\"a\"")))
        #expect(try sandbox.run("extension", "add", "x", "--name", "mine", "--seconds", "170").status == 0)
        #expect(try sandbox.run("extension", "check", "mine").status == 0)
        let none = try sandbox.run("extension", "check", "nothing-here")
        #expect(none.status == 3 && none.output.isEmpty)
    }
}
