import Foundation
import ProvingGround
import Testing

/// Parameters of placed widgets by every door: command line, configuration, checks.
@Suite(.ownThread) struct ParameterCommandTests {
    static let sky = #"""
        #!/bin/sh
        request=$(cat)
        case $VISTAZO_REQUEST in
        describe) echo '{ identifier: "sky", kinds: [ { kind: "sky", name: "Sky", description: "What the sky does.", parameters: [
            { name: "city", title: "City", type: "entity", search: true, options: ["Lima", "Lugo"] },
            { name: "days", title: "Days", type: "integer", default: 3, range: [1, 7] },
            { name: "units", title: "Units", type: "choice", default: "metric", options: ["metric", "imperial"], dependsOn: ["city"] },
            { name: "key", title: "Key", secret: true, optional: true } ] } ] }' ;;
        options)
            case $request in
            *'"text":"l"'*) echo '{ options: [ { value: "pe-lim", title: "Lima" }, { value: "es-lug", title: "Lugo" } ] }' ;;
            *'"text":"Lima"'* | *'"text":"lima"'*) echo '{ options: [ { value: "pe-lim", title: "Lima" } ] }' ;;
            *'"text"'*) echo '{ options: [] }' ;;
            *) echo '{ options: [ { value: "pe-lim", title: "Lima", subtitle: "Peru" }, { value: "es-lug", title: "Lugo" } ] }' ;;
            esac ;;
        *)
            printf 'given %s\n' "$VISTAZO_WITH_key" >&2
            printf '%s' "$VISTAZO_WITH_key" >"$HOME/given"
            test "$VISTAZO_WITH_days" = 6 && { echo "no sky with $VISTAZO_WITH_key" >&2; exit 5; }
            printf '{ entries: [ { date: "2000-01-01T00:00:00Z", view: "%s %s %s" } ], reload: "never" }' \
                "$VISTAZO_WITH_city" "$VISTAZO_WITH_days" "$VISTAZO_WITH_units" ;;
        esac
        """#
    static let marker = "hunter2marker"

    /// A sandbox whose configuration has the extension, and widgets of it as they are written.
    func sandbox(_ widgets: String...) throws -> Sandbox {
        let sandbox = try Sandbox()
        let sky = try sandbox.script("sky", Self.sky)
        let placed = widgets.map { "{ kind: 'sky', family: 'medium', with: \($0) }" }.joined(separator: ",\n")
        try sandbox.configure(
            """
            { extensions: [ { path: "\(sky.path)", seconds: \(patience) } ],
              pages: [ { name: "A", widgets: [
            \(placed) ] } ] }
            """)
        let key = sandbox.home.appending(path: "key")
        try Data((Self.marker + "\n").utf8).write(to: key)
        chmod(key.path, 0o600)
        return sandbox
    }

    @Test(arguments: ["render", "timeline"])
    func `what is typed is looked for, and its defaults are there`(command: String) throws {
        let sandbox = try sandbox()
        let wide = ["--family", "medium"]
        let plain = try sandbox.start([command, "sky", "lima"] + wide).finish()
        #expect(plain.output.contains("pe-lim 3 metric"))
        let all = try sandbox.start([command, "sky", "CITY=Lima", "days=5", "units=IMPERIAL"] + wide).finish()
        #expect(all.output.contains("pe-lim 5 imperial"))
    }

    static let wrong: [(words: [String], status: Int32, sentence: String)] = [
        ([], 2, "“city” needs a value: what the extension finds by it"),
        (["l"], 3, "“l” for “city” may mean Lima, Lugo: say which"),
        (["Limo"], 3, "nothing was found for “city” by “Limo”; did you mean “Lima”? There are Lima, Lugo"),
        (["Lima", "days=8"], 4, "“days” cannot be “8”; it takes a whole number from 1 to 7"),
        (["Lima", "days=few"], 4, "“days” cannot be “few”; it takes a whole number from 1 to 7"),
        (
            ["Lima", "units=metrics"], 4,
            "“units” cannot be “metrics”; did you mean “metric”? It takes metric, imperial"
        ),
        (
            ["Lima", "dais=3"], 2,
            "sky has no parameter “dais”; did you mean “days”? It has city, days, units, key"
        ),
        (["Lima", "days=3", "DAYS=4"], 2, "“days” is given twice"),
        (
            ["Lima", "key=hunter2marker"], 4,
            #"“key” is a secret and is not taken in clear; it takes { file: "~/…" } or { command: ["pass", "show", "…"] }"#
        ),
    ]

    @Test(arguments: wrong.indices)
    func `a wrong value is told by its parameter, and nothing is printed`(index: Int) throws {
        let (words, status, sentence) = Self.wrong[index]
        let sandbox = try sandbox()
        let outcome = try sandbox.start(["render", "sky"] + words).finish()
        #expect(outcome.status == status)
        #expect(outcome.errors == "vistazo: \(sentence)\n")
        #expect(outcome.output.isEmpty)
    }

    @Test func `the configuration is held to the same, by line, and only the wrong widget suffers`() throws {
        let sandbox = try sandbox(
            "{ city: 'Lima' }", "{ city: 'Lima', days: 9 }", "{ city: 'Lima', days: '3' }", "{ days: 2 }",
            "{ city: 'Lima', unit: 'imperial' }", "{ city: 'Lima', key: '\(Self.marker)' }",
            "{ city: 'Limo' }")
        let check = try sandbox.run("config", "check")
        #expect(check.status == 6)
        let lines = check.errors.split(separator: "\n").map {
            $0.replacing("vistazo: ", with: "").replacing(sandbox.configuration.path, with: "config")
        }
        #expect(
            lines == [
                "config:4: pages[0].widgets[1].with.days: “days” cannot be “9”; it takes a whole number from 1 to 7",
                #"config:5: pages[0].widgets[2].with.days: “days” cannot be “"3"”; it takes a whole number from 1 to 7"#,
                "config:6: pages[0].widgets[3].with: “city” needs a value: what the extension finds by it",
                "config:7: pages[0].widgets[4].with.unit: sky has no parameter “unit”; did you mean “units”? It has city, days, units, key",
                #"config:8: pages[0].widgets[5].with.key: “key” is a secret and is not taken in clear; it takes { file: "~/…" } or { command: ["pass", "show", "…"] }"#,
                "config: sky:medium:Limo: nothing was found for “city” by “Limo”; did you mean “Lima”? There are Lima, Lugo",
            ])
        let screen = try sandbox.run("screenshot", "--size", "160x50").output
        #expect(screen.contains("pe-lim 3 metric"))
        #expect(screen.contains("“city” needs a value"))
        #expect(!screen.contains(Self.marker))
    }

    @Test func `a kind is listed with what each parameter takes`() throws {
        let sandbox = try sandbox()
        let lines = try sandbox.run("kinds", "sky").output.split(separator: "\n").map(String.init)
        #expect(lines[0] == "sky  Sky")
        #expect(lines[1] == "What the sky does.")
        #expect(lines.contains { $0.hasPrefix("city") && $0.contains("needed") })
        #expect(lines.contains { $0.contains("such as Lima, Lugo") })
        #expect(
            lines.contains {
                $0.hasPrefix("days") && $0.contains("a whole number from 1 to 7")
                    && $0.contains("otherwise 3")
            })
        #expect(lines.contains { $0.hasPrefix("units") && $0.contains("metric, imperial") })
        #expect(lines.contains { $0.contains("depends on city") })
        #expect(
            lines.contains { $0.hasPrefix("key") && $0.contains("{ file:") && $0.contains("may be left out") }
        )
        let json = try sandbox.run("kinds", "sky", "--json").output
        #expect(json.contains(#""options":[{"value":"pe-lim","title":"Lima","subtitle":"Peru"}"#))
        #expect(json.contains(#""range":[1,7]"#) && json.contains(#""isSecret":true"#))
        let unknown = try sandbox.run("kinds", "skyy")
        #expect(unknown.status == 3 && unknown.errors.contains("did you mean “sky”?"))
    }

    @Test func `a secret reaches the run and is found nowhere else`() throws {
        let sandbox = try sandbox(
            "{ city: 'Lima', key: { file: '~/key' } }",
            "{ city: 'Lima', days: 6, key: { command: ['cat', 'key'] } }",
            "{ city: 'Lima', key: 'plainmarker' }")
        var shown = ""
        let source = #"key={file: "~/key"}"#
        for words in [
            ["screenshot", "--size", "160x50"], ["why"], ["why", "--json"], ["config", "show"],
            ["config", "check"],
            ["widgets"], ["widgets", "--json"], ["render", "sky", "Lima", source],
            ["timeline", "sky", "Lima", source], ["render", "sky", "Lima", "days=6", source],
            ["inline", "sky", "Lima", "days=6", source], ["inline", "sky", "Lima", "key=plainmarker"],
            ["extension", "check", "sky", "city=Lima", "days=6", source], ["reload"], ["why"],
        ] {
            let outcome = try sandbox.start(words).finish()
            let all = outcome.output + outcome.errors
            for line in all.split(separator: "\n") where line.contains("marker") {
                #expect(Bool(false), "\(words): \(line)")
            }
            shown += all
        }
        let given = try String(contentsOf: sandbox.home.appending(path: "given"), encoding: .utf8)
        #expect(given == Self.marker)
        #expect(shown.contains("given •••"))
        #expect(shown.contains("no sky with •••"))
        for folder in ["state", "data", "run", "cache"] {
            let root = sandbox.home.appending(path: folder)
            for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
                guard let bytes = try? Data(contentsOf: root.appending(path: name)) else { continue }
                for marker in [Self.marker, "plainmarker"] {
                    #expect(bytes.range(of: Data(marker.utf8)) == nil, "\(folder)/\(name) holds \(marker)")
                }
            }
        }
    }

    @Test func `a file that others may read is refused by its path and mode`() throws {
        let sandbox = try sandbox("{ city: 'Lima', key: { file: '~/key' } }")
        chmod(sandbox.home.appending(path: "key").path, 0o644)
        let sentence = "the secret “key” cannot be read: \(sandbox.home.path)/key has mode 0644"
        let rendered = try sandbox.run("render", "sky", "Lima", #"key={file: "~/key"}"#)
        #expect(rendered.status == 6 && rendered.errors.contains(sentence))
        #expect(try sandbox.run("config", "check").errors.contains(sentence))
        #expect(!FileManager.default.fileExists(atPath: sandbox.home.appending(path: "given").path))
    }

    @Test func `a check says what is wrong with parameters and how to give them`() throws {
        let sandbox = try sandbox()
        let unset = try sandbox.run("extension", "check", "sky")
        #expect(unset.status == 1 && unset.output.contains("“city” needs a value"))
        #expect(
            try sandbox.run("extension", "check", "sky", "city=Lima", "days=9").output.contains(
                "“days” cannot be “9”"))
        let odd = try sandbox.script(
            "odd",
            """
            #!/bin/sh
            echo '{ kinds: [ { kind: "odd", parameters: [ { name: "a", type: "integer", default: 12, range: [1, 9] },
                { name: "b", default: "x", dependsOn: ["c"] } ] } ] }'
            """)
        let said = try sandbox.run("extension", "check", odd.path).output
        #expect(said.contains("The default of “a”, “12”, is no value that it takes."))
        #expect(said.contains("“b” depends on “c”, which is no other parameter of the kind."))
    }

    @Test func `a plugin's variables are its parameters, secrets among them`() throws {
        let sandbox = try Sandbox()
        let plugin = try sandbox.script(
            "tea.5m.sh",
            """
            #!/bin/sh
            # <xbar.var>string(TOKEN=""): Of the service.</xbar.var>
            # <xbar.var>number(CUPS=2): How many.</xbar.var>
            # <xbar.var>select(KIND="black"): Which. [black, green]</xbar.var>
            # <xbar.var>boolean(SWEET=true): Sweet?</xbar.var>
            printf '%s' "$TOKEN" >"$HOME/given"
            echo "$CUPS $KIND $SWEET"
            """)
        try sandbox.configure("{ extensions: [ { path: '\(plugin.path)', seconds: \(patience) } ] }")
        try Data(Self.marker.utf8).write(to: sandbox.home.appending(path: "key"))
        chmod(sandbox.home.appending(path: "key").path, 0o600)
        #expect(try sandbox.run("timeline", "tea").output.contains("black true"))
        let chosen = try sandbox.run(
            "timeline", "tea", "CUPS=3", "KIND=GREEN", "sweet=no", #"TOKEN={command: ["cat", "key"]}"#)
        #expect(chosen.output.contains("green false"), "\(chosen)")
        #expect(try String(contentsOf: sandbox.home.appending(path: "given"), encoding: .utf8) == Self.marker)
        let wrong = try sandbox.run("timeline", "tea", "KIND=gren")
        #expect(wrong.status == 4 && wrong.errors.contains("did you mean “green”?"))
        #expect(try sandbox.run("timeline", "tea", "CUPS=many").errors.contains("it takes a number"))
    }

    static let chosen: [(words: [String], status: Int32, part: String)] = [
        (["Lugo"], 0, "es-lug 3 celsius"), (["malaga", "scale=KELVIN", "days=7"], 0, "es-agp 7 kelvin"),
        (["us-lim"], 0, "us-lim 3 celsius"),
        (["Lugo", "station=lugo harbour"], 0, "Lugo harbour"), (["Lugo", "station=air"], 0, "Lugo airport"),
        (["Lugo", "since=2026-11-30"], 0, "since 1796014800"),
        (["Lugo", "since=2026-11-30T00:00:00Z"], 0, "since 1795996800"),
        (["Lugo", "source=https://example.org/x"], 0, "example.org"),
        (["Lugo", "others=Málaga,pe-lim"], 0, "es-agp+pe-lim"),
        (["Lugo", #"key={command: ["printf", "hunter2marker"]}"#], 0, "key of 13"),
        ([], 2, "“place” needs a value: what the extension finds by it"),
        (["Lima"], 3, "“Lima” for “place” may mean Lima (pe-lim), Lima (us-lim): say which"),
        (["Luga"], 3, "did you mean “Lugo”?"),
        (
            ["Lugo", "station=quay"], 3,
            "nothing was found for “station” by “quay”; there are Lugo airport, Lugo harbour"
        ),
        (["Lugo", "days=0"], 4, "“days” cannot be “0”; it takes a whole number from 1 to 7"),
        (["Lugo", "scale=kelvn"], 4, "did you mean “kelvin”?"),
        (["Lugo", "source=x"], 4, "an address such as"),
        (["Lugo", "others=pe-lim,Nowhere"], 3, "nothing was found for “others” by “Nowhere”"),
        (["Lugo", "key=clear"], 4, "“key” is a secret"),
        (
            ["Lugo", #"key={command: ["false"]}"#], 6,
            "the secret “key” cannot be read: false: ended with code 1"
        ),
    ]

    @Test(arguments: chosen.indices)
    func `an extension in Swift finds its entities, its dependent options and its secrets`(index: Int) throws
    {
        let (words, status, part) = Self.chosen[index]
        let sandbox = try Sandbox()
        let program = Sandbox.program("ForecastExample").path
        try sandbox.configure(
            "{ zone: 'America/Lima', extensions: [ { path: '\(program)', name: 'f', seconds: \(patience), memory: '1GiB' } ] }"
        )
        let outcome = try sandbox.start(["render", "forecast"] + words + ["--family", "medium"]).finish()
        #expect(outcome.status == status, "\(outcome)")
        #expect((status == 0 ? outcome.output : outcome.errors).contains(part), "\(outcome)")
        #expect(!outcome.errors.contains("hunter2marker"))
    }
}
