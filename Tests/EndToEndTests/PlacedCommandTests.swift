import Foundation
import ProvingGround
import Testing

/// What `intents`, `widgets` and `why` say of what is placed, asked as people ask.
@Suite(.ownThread) struct PlacedCommandTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// The objects of the one list that a command prints as JSON.
    private func objects(_ name: String, _ arguments: [String]) throws -> [[String: Any]] {
        let outcome = try sandbox.start(arguments + ["--json"]).finish()
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        return try #require(document?[name] as? [[String: Any]], "\(outcome)")
    }

    private static let archive = "{ entries: [ { date: \"2000-01-01T00:00:00Z\", view: \"A\" } ], reload: "

    private func place(_ kinds: String..., extensions: String) throws {
        let widgets = kinds.map { "{ kind: \"\($0)\", family: \"small\" }" }.joined(separator: ", ")
        try sandbox.configure(
            "{ pages: [ { name: \"A\", widgets: [ \(widgets) ] } ], extensions: [ \(extensions) ] }")
    }

    @Test func `every intent is listed with its extension, what it takes and when it may run`() throws {
        let script = try sandbox.script(
            "w",
            """
            #!/bin/sh
            cat <<'END'
            { "identifier": "w", "kinds": [ { "kind": "w" }, { "kind": "v" } ],
              "intents": [ { "name": "OpenIntent", "title": "Open it", "description": "Opens.",
                             "authenticationPolicy": "requiresAuthentication", "openAppWhenRun": true,
                             "isDiscoverable": false, "phrases": ["open ${what}"],
                             "parameters": [ { "name": "what", "title": "What", "type": "choice", "options": ["a", "b"],
                                               "default": "a" },
                                             { "name": "times", "type": "integer", "optional": true } ] } ] }
            END
            """)
        try place("w", extensions: "{ path: \"\(script.path)\", seconds: \(patience) }")
        let intents = try objects("intents", ["intents"])
        let keys: Set<String> = [
            "name", "title", "description", "extension", "kinds", "parameters", "phrases", "isDiscoverable",
            "authenticationPolicy", "openAppWhenRun", "runsInApp",
        ]
        for intent in intents { #expect(Set(intent.keys) == keys) }
        let names = intents.compactMap { $0["name"] as? String }
        for name in ["LogItemIntent", "IncrementIntent", "StartTimerIntent"] { #expect(names.contains(name)) }
        let open = try #require(intents.first { $0["name"] as? String == "OpenIntent" })
        #expect(open["extension"] as? String == "w" && open["kinds"] as? [String] == ["w", "v"])
        #expect(open["authenticationPolicy"] as? String == "requiresAuthentication")
        #expect(open["openAppWhenRun"] as? Bool == true && open["isDiscoverable"] as? Bool == false)
        let parameters = try #require(open["parameters"] as? [[String: Any]])
        #expect(parameters.map { $0["type"] as? String } == ["choice", "integer"])
        #expect(parameters[0]["options"] as? [String] == ["a", "b"])
        let lines = try sandbox.run("intents").output.split(separator: "\n").map(String.init)
        #expect(lines.count == intents.count)
        let line = try #require(lines.first { $0.hasPrefix("w ") })
        #expect(
            line.hasSuffix(
                "Open it  what=a [times=INTEGER]  not while locked, opens the app, buttons only")
                || line.contains("what=a [times=INTEGER]"), "\(line)")
        #expect(
            try sandbox.start(["intents", "--locale", "ru_RU"]).finish().output.contains("только кнопки"))
    }

    @Test func `each widget is listed with its entry, its next reload and how it is`() throws {
        let good = try sandbox.script(
            "good", "#!/bin/sh\necho '\(Self.archive) { after: \"2999-01-01T00:00:00Z\" } }'\n")
        let bad = try sandbox.script("bad", "#!/bin/sh\nexit 3\n")
        try place(
            "good", "bad", "nope", "clock",
            extensions: "{ path: \"\(good.path)\", seconds: \(patience) }, "
                + "{ path: \"\(bad.path)\", seconds: \(patience) }")
        let before = try objects("widgets", ["widgets"])
        #expect(before.first?["state"] as? String == "empty")
        try sandbox.run("reload")
        let widgets = try objects("widgets", ["widgets"])
        let states = widgets.map { "\($0["kind"] ?? ""): \($0["state"] ?? "")" }
        #expect(states.prefix(2) == ["good: fresh", "bad: failing"], "\(states)")
        let first = widgets[0]
        #expect(first["page"] as? String == "A" && first["family"] as? String == "small")
        #expect((first["entry"] as? [String: Any])?["number"] as? Int == 1)
        #expect(first["nextReload"] as? String == "2999-01-01T00:00:00Z")
        #expect(first["reason"] as? String == "due" && first["extension"] as? String == "good")
        #expect((widgets[1]["failure"] as? String)?.contains("code 3") == true)
        let lines = try sandbox.run("widgets").output.split(separator: "\n").map(String.init)
        #expect(lines.count == widgets.count)
        #expect(lines[0].contains("fresh") && lines[0].contains("1/1") && lines[0].contains("days"))
        #expect(lines[1].contains("failing"))
    }

    @Test func `a kind that nobody has is said to be unknown`() throws {
        try place("nope", extensions: "")
        let said = try sandbox.run("why", "nope")
        #expect(said.output.contains("a placeholder: nothing has come yet"), "\(said)")
        #expect(said.output.contains("none: no extension has this kind"))
        #expect(!said.output.contains("budget"))
        let facts = try #require(try objects("widgets", ["why", "nope"]).first)
        #expect(facts["isUnknown"] as? Bool == true && facts["extension"] is NSNull)
        #expect(facts["entry"] is NSNull)
        #expect(try objects("widgets", ["widgets"]).first?["state"] as? String == "unknown")
    }

    @Test func `of an extension that was removed the last entry stays, and nobody is asked`() throws {
        let script = try sandbox.script("w", "#!/bin/sh\necho '\(Self.archive) \"never\" }'\n")
        try place("w", extensions: "{ path: \"\(script.path)\", seconds: \(patience) }")
        try sandbox.run("reload")
        let before = try #require(try objects("widgets", ["why", "w"]).first)
        #expect(before["extension"] as? String == "w" && before["isUnknown"] as? Bool == false)
        try place("w", extensions: "")
        let said = try sandbox.run("why", "w")
        #expect(said.output.contains("entry 1 of 1, since "), "\(said)")
        #expect(said.output.contains("none: no extension has this kind"))
        let facts = try #require(try objects("widgets", ["why", "w"]).first)
        #expect(facts["isUnknown"] as? Bool == true && facts["extension"] is NSNull)
        #expect((facts["entry"] as? [String: Any])?["number"] as? Int == 1)
        #expect((facts["runs"] as? [[String: Any]])?.first?["request"] as? String == "timeline")
    }

    @Test func `what stands in a status line alone can be asked about and reloaded`() throws {
        let script = try sandbox.script(
            "w",
            """
            #!/bin/sh
            echo >> "$HOME/runs"
            echo "{ entries: [ { date: '2000-01-01T00:00:00Z', view: 'n=$(grep -c '' "$HOME/runs")' } ], reload: 'never' }"
            """)
        try sandbox.configure(
            "{ pages: [], extensions: [ { path: '\(script.path)', seconds: \(patience) } ] }")
        // Nobody has shown it yet.
        let fresh = try objects("widgets", ["why", "w"])
        #expect(fresh.map { $0["id"] as? String } == ["w:inline"] && fresh[0]["entry"] is NSNull)
        try sandbox.waitForLine("n=1", "w")
        let shown = try objects("widgets", ["why", "w"])
        #expect((shown.first?["entry"] as? [String: Any])?["count"] as? Int == 1)
        #expect((shown.first?["runs"] as? [Any])?.count == 1)
        #expect(try objects("widgets", ["why", "w:inline"]).count == 1)
        for (number, name) in [(2, "w"), (3, "w:inline")] {
            #expect(try sandbox.run("reload", name).status == 0)
            try sandbox.waitForLine("n=\(number)", "w")
        }
        for command in ["why", "reload"] {
            let unknown = try sandbox.run(command, "nope")
            #expect(unknown.status == 3 && unknown.errors.contains("“nope”"))
        }
    }

    /// Case F19.
    @Test func `in every family a widget says on request when it was made and whether it is out of date`()
        throws
    {
        let script = try sandbox.script(
            "w",
            """
            #!/bin/sh
            echo "{ entries: [ { date: '2000-01-01T00:00:00Z', view: 'A' } ], staleAfter: $(cat "$HOME/limit"), \
                reload: 'never' }"
            """)
        let families = ["small", "medium", "large", "extraLarge", "circular", "rectangular"]
        let widgets = families.map { "{ kind: 'w', family: '\($0)' }" }.joined(separator: ", ")
        try sandbox.configure(
            """
            { pages: [ { name: "A", widgets: [ \(widgets) ], top: [ { kind: "w", family: "inline" } ] } ],
              extensions: [ { path: "\(script.path)", seconds: \(patience) } ] }
            """)
        for (limit, isStale) in [("1e10", false), ("60", true)] {
            try limit.write(to: sandbox.home.appending(path: "limit"), atomically: true, encoding: .utf8)
            let begin = Date()
            try sandbox.run("reload")
            for command in ["widgets", "why"] {
                let told = try objects("widgets", [command])
                #expect(Set(told.compactMap { $0["family"] as? String }) == Set(families + ["inline"]))
                for one in told {
                    #expect(one["stale"] as? Bool == isStale, "\(one)")
                    let made = try #require(one["renderedAt"] as? String)
                    let date = try Date(String(made.prefix(19)) + "Z", strategy: .iso8601)
                    #expect(date >= begin - 2 && date <= Date())
                }
            }
            let text = try sandbox.run("why").output
            #expect(text.contains("stale since") == isStale)
        }
    }
}
