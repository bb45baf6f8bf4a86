import Foundation
import ProvingGround
import Testing
import VistazoArchive

@testable import VistazoHosting

/// Plugins and commands as real programs, asked by a host.
@Suite struct ScriptExtensionTests {
    private static let medium = WireRequest.FamilySize(.medium)

    private static func request(
        _ name: WireRequest.Name = .timeline, kind: String = "", configuration: [JSONValue.Member] = [],
        intent: IntentCall? = nil, reason: WireRequest.Reason = .first, scheme: Scheme = .dark
    ) -> WireRequest {
        WireRequest(
            name, date: Date(), kind: kind, families: [medium], configuration: configuration, scheme: scheme,
            reason: reason, intent: intent)
    }

    private static func shown(_ outcome: RunOutcome) throws -> String {
        let reply = try outcome.result.get().value
        guard case .archives(let archives) = reply else { return "not archives" }
        return archives["medium"]?.entries.first?.view.allText ?? "no entry"
    }

    private static func policy(_ outcome: RunOutcome) throws -> ReloadPolicy? {
        guard case .archives(let archives) = try outcome.result.get().value else { return nil }
        return archives["medium"]?.reload
    }

    @Test func `a failing plugin keeps what it showed, says what it wrote to standard error, and recovers`()
        throws
    {
        let bench = try PluginBench()
        try bench.write("state", "fine")
        let plugin = try bench.plugin(
            "mood.5m.sh",
            "state=$(cat \(bench.path("state")))\nif [ \"$state\" = broken ]; then echo 'no network today' >&2; exit 3; fi\necho \"Feeling $state\"\n"
        )
        let host = try bench.host(plugin)
        let widget = HostedWidget("mood", Self.medium)
        host.place([widget], at: .now())
        host.run { _ in host.shown(widget) == "Feeling fine" }
        #expect(host.shown(widget) == "Feeling fine")
        try bench.write("state", "broken")
        host.reload(.manual, at: .now())
        host.run { _ in host.state(of: widget).failure != nil }
        #expect(host.state(of: widget).failure == "ended with code 3: no network today")
        #expect(host.shown(widget) == "Feeling fine")
        try bench.write("state", "better")
        host.reload(.manual, at: .now())
        host.run { _ in host.shown(widget) == "Feeling better" }
        #expect(host.state(of: widget).failure == nil)
        host.close()
    }

    @Test func `a plugin that printed x and now prints nothing shows nothing`() throws {
        let bench = try PluginBench()
        try bench.write("output", "x")
        let host = try bench.host(try bench.plugin("quiet.5m.sh", "cat \(bench.path("output"))\n"))
        let widget = HostedWidget("quiet", Self.medium)
        host.place([widget], at: .now())
        host.run { _ in host.shown(widget) == "x" }
        try bench.write("output", "")
        host.reload(.manual, at: .now())
        host.run { _ in host.state(of: widget).archive?.entries.first?.view == .empty }
        #expect(host.state(of: widget).archive?.entries.first?.view == .empty)
        #expect(host.state(of: widget).failure == nil)
        host.close()
    }

    @Test func `a command that printed x and now prints nothing shows nothing`() throws {
        let bench = try PluginBench()
        try bench.write("output", "x\n")
        let command = bench.command("cat \(bench.path("output"))")
        #expect(try Self.shown(command.ask(Self.request())).hasSuffix("x"))
        try bench.write("output", "")
        #expect(try Self.shown(command.ask(Self.request())) == "")
    }

    @Test func `a program that prints JSON and then nothing has failed; one that prints text has not`() throws
    {
        let bench = try PluginBench()
        try bench.write("output", "{\"entries\": [{\"date\": \"2020-01-01T00:00:00Z\", \"view\": \"x\"}]}")
        let program = try bench.plugin("any", "cat \(bench.path("output"))\n")
        guard case .success(let reply) = program.ask(Self.request()).result, case .archive = reply.value
        else {
            Issue.record("no archive")
            return
        }
        try bench.write("output", "")
        #expect(throws: RunFailure.noOutput) { try program.ask(Self.request()).result.get() }
        try bench.write("output", "text\n")
        #expect(try Self.shown(program.ask(Self.request())).hasSuffix("text"))
        try bench.write("output", "")
        #expect(try Self.shown(program.ask(Self.request())) == "")
    }

    @Test func `a row calls its plugin back with its parameters, and the widget is asked for again`() throws {
        let bench = try PluginBench()
        let plugin = try bench.plugin(
            "cups.5m.sh",
            """
            state='\(bench.path("taken"))'
            if [ "$1" = add ]; then echo "$2" >> "$state"; exit; fi
            touch "$state"
            echo "Cups: $(grep -c . < "$state")"
            echo "---"
            echo "One more | bash='$0' param1=add param2='a cup; $(date)' terminal=false refresh=true"
            """)
        let host = try bench.host(plugin)
        let widget = HostedWidget("cups", Self.medium)
        host.place([widget], at: .now())
        host.run { _ in host.shown(widget).contains("Cups: 0") || host.shown(widget).contains("Cups:") }
        let call = try #require(host.state(of: widget).archive?.entries.first?.view.call("One more"))
        #expect(host.perform(call, on: widget) == .done(dialog: nil))
        #expect(bench.read("taken").hasPrefix("a cup; "))
        host.run { _ in
            host.state(of: widget).archive?.entries.first?.view.allText.contains("1") == true && !host.isBusy
        }
        #expect(host.shown(widget).contains("1"))
        host.close()
    }

    @Test func `a row's words are arguments, never a shell's`() throws {
        let bench = try PluginBench()
        let plugin = try bench.plugin("x.5m.sh", "echo x\n")
        try writeScript("#!/bin/sh\nprintf '<%s>' \"$@\" > '\(bench.path("seen"))'\n", to: bench.path("tool"))
        let call = ScriptCall(
            ScriptRow.Action(command: [
                bench.path("tool"), "$(touch \(bench.path("evil")))", "; ls", "a b", "",
            ])
        ).intent
        _ = try plugin.ask(Self.request(.perform, intent: call)).result.get()
        #expect(bench.read("seen") == "<$(touch \(bench.path("evil")))><; ls><a b><>")
        #expect(!FileManager.default.fileExists(atPath: bench.path("evil")))
    }

    @Test func `a row that fails says so`() throws {
        let bench = try PluginBench()
        let plugin = try bench.plugin("x.5m.sh", "echo x\n")
        let failing = ScriptCall(ScriptRow.Action(command: ["sh", "-c", "echo why >&2; exit 4"])).intent
        guard case .failure(.exited(let code, _)) = plugin.ask(Self.request(.perform, intent: failing)).result
        else {
            Issue.record("it did not fail")
            return
        }
        #expect(code == 4)
        let missing = ScriptCall(ScriptRow.Action(command: ["no-such-program-anywhere"])).intent
        guard case .failure(.cannotStart) = plugin.ask(Self.request(.perform, intent: missing)).result else {
            Issue.record("it started")
            return
        }
        #expect(throws: RunFailure.wrongReply) {
            try plugin.ask(Self.request(.perform, intent: IntentCall(name: "Other"))).result.get()
        }
    }

    @Test func `a row for a terminal opens a window of tmux, with its words as they are`() throws {
        let bench = try PluginBench()
        let plugin = try bench.plugin(
            "top.5m.sh", "# <xbar.var>string(CITY=\"Lima; ls\"): City</xbar.var>\necho x\n",
            environment: ["TMUX": "/tmp/tmux-0/default,1,0"])
        try FileManager.default.createDirectory(atPath: bench.path("bin"), withIntermediateDirectories: true)
        try writeScript(
            "#!/bin/sh\nprintf '%s\\n' \"$TMUX\" \"$@\" > '\(bench.path("seen"))'\n",
            to: bench.path("bin/tmux"))
        let call = ScriptCall(
            ScriptRow.Action(command: ["/usr/bin/less", "a b", "end;"], isInTerminal: true)
        ).intent
        _ = try plugin.ask(Self.request(.perform, intent: call)).result.get()
        let words = bench.read("seen").split(separator: "\n").map(String.init)
        #expect(words.first == "/tmp/tmux-0/default,1,0")
        #expect(words.contains("CITY=Lima; ls"))
        let start = try #require(words.firstIndex(of: "env"))
        #expect(
            Array(words[start...]) == [
                "env", "/usr/bin/less", "a b", "end\\;", ";", "set-option", "-w", "remain-on-exit", "on",
            ])
    }

    @Test func `without tmux a row for a terminal runs without one`() throws {
        let bench = try PluginBench()
        let plugin = try bench.plugin("x.5m.sh", "echo x\n")
        let call = ScriptCall(
            ScriptRow.Action(command: ["sh", "-c", "echo ran > '\(bench.path("seen"))'"], isInTerminal: true)
        ).intent
        _ = try plugin.ask(Self.request(.perform, intent: call)).result.get()
        #expect(bench.read("seen") == "ran\n")
    }

    @Test func `the archive of another extension cannot name a row of a plugin`() throws {
        let bench = try PluginBench()
        let call = ScriptCall(ScriptRow.Action(command: ["touch", bench.path("touched")])).intent
        let evil = try bench.plugin(
            "evil",
            """
            cat > /dev/null
            echo '{"entries": [{"date": "2020-01-01T00:00:00Z", "view": {"button": "x",
              "intent": {"name": "ScriptRow", "with": {"run": ["touch", "\(bench.path("touched"))"]}}}}]}'
            """)
        let host = try bench.host(try bench.plugin("good.5m.sh", "echo good\n"), evil)
        let widget = HostedWidget("evil", Self.medium)
        host.place([widget, HostedWidget("good", Self.medium)], at: .now())
        host.run { _ in host.state(of: widget).archive != nil && host.isEveryKindKnown && !host.isBusy }
        #expect(host.perform(call, on: widget) == .done(dialog: nil))
        #expect(!FileManager.default.fileExists(atPath: bench.path("touched")))
        host.close()
    }

    @Test func `variables are the kind's parameters, and reach the plugin as they were chosen`() throws {
        let bench = try PluginBench()
        let plugin = try bench.plugin(
            "city.5m.sh",
            """
            # <xbar.title>City</xbar.title>
            # <xbar.desc>Where it is.</xbar.desc>
            # <xbar.var>string(CITY="Madrid"): The city</xbar.var>
            # <xbar.var>select(UNIT="C"): The unit [C, F]</xbar.var>
            echo "$CITY in $UNIT, ${SECRET:-none}"
            """)
        guard case .success(let reply) = plugin.ask(Self.request(.describe)).result,
            case .description(let description) = reply.value
        else {
            Issue.record("no description")
            return
        }
        let kind = try #require(description.kinds.first)
        #expect(kind.kind == "city")
        #expect(kind.name == "City")
        #expect(kind.description == "Where it is.")
        #expect(kind.parameters.map(\.name) == ["CITY", "UNIT"])
        #expect(try Self.shown(plugin.ask(Self.request())) == "Madrid in C, none")
        let chosen = [
            JSONValue.Member("CITY", .string("Lima; $(ls)")), .init("UNIT", .string("F")),
            .init("SECRET", .string("leak")),
        ]
        #expect(try Self.shown(plugin.ask(Self.request(configuration: chosen))) == "Lima; $(ls) in F, none")
        let before = plugin.stamp
        try bench.write("city.5m.sh.vars.json", #"{"CITY": "Minsk"}"#)
        #expect(plugin.stamp != before)
        #expect(try Self.shown(plugin.ask(Self.request())) == "Minsk in C, none")
        #expect(try Self.shown(plugin.ask(Self.request(configuration: [chosen[1]]))) == "Minsk in F, none")
    }

    @Test func `a script is watched by its file, whatever it prints, and a command is not`() throws {
        let bench = try PluginBench()
        for (name, form) in [("a.5m.sh", nil), ("b.sh", nil), ("c.sh", "text")] as [(String, String?)] {
            #expect(try bench.plugin(name, "echo x", as: form).file == bench.path(name))
        }
        #expect(bench.command("date").file == nil)
        let host = try bench.host(try bench.plugin("d.sh", "echo 'one two'\n"))
        let widget = HostedWidget("d", Self.medium)
        host.place([widget], at: .now())
        host.run { _ in host.shown(widget).contains("one") && !host.isBusy }
        try FileManager.default.removeItem(atPath: bench.path("d.sh"))
        // It is not due.
        _ = host.service(.now())
        #expect(!host.isBusy && host.state(of: widget).failure == nil)
        _ = try bench.plugin("d.sh", "echo three\n")
        host.run { _ in host.shown(widget).contains("three") }
        #expect(host.shown(widget).contains("three"))
        host.close()
    }

    @Test(arguments: ["", "as text", "command"])
    func `a stream of i3bar's protocol is refused by name once its time is over`(way: String) throws {
        let bench = try PluginBench()
        let text = """
            echo '{"version":1,"click_events":true}'; echo '['; echo '[[]'
            while :; do echo ',[{"full_text":"x"}]'; sleep 1000; done
            """
        let file = try bench.plugin("bar", text)
        let program: ScriptExtension.Program = way == "command" ? .command(text) : file.program
        let bar = ScriptExtension(
            program, as: way == "as text" ? "text" : nil, identifier: "bar",
            environment: ["PATH": "/usr/bin:/bin"], setting: RunSetting(limits: RunLimits(seconds: 1000)))
        let begin = Moment.now()
        let run = bar.start(Self.request(), at: begin)
        // A moment after it has printed that.
        usleep(300_000)
        var outcome: RunOutcome?
        #expect(
            eventually {
                outcome = run.service(begin.advanced(by: 1000))
                return outcome != nil
            })
        guard case .failure(let failure)? = outcome?.result else {
            Issue.record("it ended well")
            return
        }
        let name = way == "command" ? text : "bar"
        #expect(failure == .endless(file: name, word: "i3bar", kind: "bar"))
    }

    @Test(.enabled(if: Sandbox.isAvailable))
    func `a row that opens an address and runs a command does only the latter in a sandbox, and says so`()
        throws
    {
        let bench = try PluginBench()
        try FileManager.default.createDirectory(
            atPath: bench.path("bin"), withIntermediateDirectories: true)
        try writeScript("#!/bin/sh\ntouch '\(bench.path("opened"))'", to: bench.path("bin/xdg-open"))
        let plugin = try bench.plugin("x.5m.sh", "echo x\n")
        var setting = PluginBench.ample
        setting.isSandboxed = true
        setting.folders = try ExtensionFolders(identifier: "x", environment: ["HOME": bench.folder])
        let sandboxed = ScriptExtension(
            plugin.program, environment: plugin.environment, setting: setting)
        let data = try #require(setting.folders?.data)
        let call = ScriptCall(
            ScriptRow.Action(
                url: "file:///x.desktop",
                command: ["sh", "-c", "touch '\(data)/ran'; touch '\(bench.path("escaped"))'; exit 0"])
        ).intent
        let reply = try sandboxed.ask(Self.request(.perform, intent: call)).result.get()
        #expect(
            reply.value
                == .performed(
                    dialog: "the address file:///x.desktop is not opened: the extension runs in a sandbox",
                    reload: []))
        #expect(access(data + "/ran", F_OK) == 0)
        #expect(access(bench.path("escaped"), F_OK) != 0)
        #expect(access(bench.path("opened"), F_OK) != 0)
    }

    @Test(arguments: [
        ("# <swiftbar.type>streamable</swiftbar.type>", "streamable"),
        ("# <swiftbar.persistent>true</swiftbar.persistent>", "persistent"),
    ])
    func `a plugin that never ends is not started, and its name and a way out are told`(
        line: String, word: String
    ) throws {
        let bench = try PluginBench()
        let plugin = try bench.plugin(
            "ticker.5s.sh", "\(line)\ntouch '\(bench.path("started"))'\nwhile :; do echo x; done\n")
        let host = try bench.host(plugin)
        let widget = HostedWidget("ticker", Self.medium)
        host.place([widget], at: .now())
        host.run { _ in host.state(of: widget).failure != nil }
        let failure = try #require(host.state(of: widget).failure)
        #expect(
            failure.contains("ticker.5s.sh") && failure.contains(word)
                && failure.contains("vistazo push ticker"))
        #expect(!FileManager.default.fileExists(atPath: bench.path("started")))
        host.close()
    }

    @Test func `Argos does not look at the code with which its plugins end`() throws {
        let bench = try PluginBench()
        let plugin = try bench.plugin("net.r.30s.sh", "echo up\nexit 1\n")
        #expect(plugin.identifier == "net")
        #expect(try Self.shown(plugin.ask(Self.request())) == "up")
    }

    @Test func `each dialect finds the variables it asks for`() throws {
        let bench = try PluginBench()
        let variables = [
            "XBARDarkMode", "BitBarDarkMode", "SWIFTBAR", "SWIFTBAR_PLUGIN_REFRESH_REASON", "OS_APPEARANCE",
            "ARGOS_VERSION",
        ]
        let print = "echo \"(" + variables.map { "$\($0)" }.joined(separator: ",") + ")\""
        let xbar = try bench.plugin("a.5m.sh", print)
        #expect(try Self.shown(xbar.ask(Self.request(reason: .wake))) == "(true,1,1,WakeFromSleep,Dark,)")
        #expect(
            try Self.shown(xbar.ask(Self.request(reason: .intent, scheme: .light)))
                == "(false,,1,MenuAction,Light,)")
        #expect(try Self.shown(bench.plugin("a.l.5m.sh", print).ask(Self.request())) == "(,,,,,2)")
        let folder = try bench.plugin("b.5m.sh", "pwd\n")
        #expect(try Self.shown(folder.ask(Self.request())) == bench.folder)
    }

    @Test func `the name, the configuration and the file say when a plugin runs again`() throws {
        let bench = try PluginBench()
        func wait(_ plugin: ScriptExtension) throws -> Double? {
            let start = Date()
            guard case .after(let date)? = try Self.policy(plugin.ask(Self.request())) else { return nil }
            // The interval counts from the end of the run, which was not before its start.
            let seconds = date.timeIntervalSince(start)
            return seconds - seconds.truncatingRemainder(dividingBy: 60)
        }
        #expect(try wait(bench.plugin("a.5m.sh", "echo x")) == 300)
        #expect(try wait(bench.plugin("b.5m.sh", "echo x", every: 600)) == 600)
        #expect(try wait(bench.plugin("c.sh", "echo x", as: "bitbar")) == 60)
        #expect(
            try wait(bench.plugin("d.sh", "# <swiftbar.title>x</swiftbar.title>\necho x", as: "bitbar"))
                == nil)
        #expect(try wait(bench.plugin("e.r.sh", "echo x", as: "bitbar")) == nil)
        #expect(try wait(bench.plugin("f", "echo x", as: "text")) == 1200)
        #expect(try wait(bench.command("echo x", every: 120)) == 120)
        #expect(try bench.plugin("a.5m.sh", "echo x").reloadsADay == 288)
        #expect(bench.command("echo x").reloadsADay == nil)
        #expect(
            try bench.plugin(
                "g.1h.sh", "# <swiftbar.schedule>0 3,15 * * *</swiftbar.schedule>\necho x"
            ).reloadsADay == 2)
    }

    @Test func `every also holds for a program that prints archives`() throws {
        let bench = try PluginBench()
        let program = try bench.plugin(
            "p",
            "echo '{\"entries\": [{\"date\": \"2020-01-01T00:00:00Z\", \"view\": \"x\"}], \"reload\": \"never\"}'",
            every: 600)
        guard case .archive(let archive) = try program.ask(Self.request()).result.get().value,
            case .after(let date) = archive.reload
        else {
            Issue.record("no date")
            return
        }
        #expect((600..<660).contains(date.timeIntervalSince(Date()) + 1))
    }

    @Test func `what is known without a run starts none`() throws {
        let bench = try PluginBench()
        let plugin = try bench.plugin("x.5m.sh", "touch '\(bench.path("started"))'\necho x\n")
        for name in [WireRequest.Name.describe, .placeholder] {
            _ = try plugin.ask(Self.request(name)).result.get()
        }
        let reload = ScriptCall(ScriptRow.Action(refreshes: true)).intent
        guard case .performed = try plugin.ask(Self.request(.perform, intent: reload)).result.get().value
        else {
            Issue.record("not performed")
            return
        }
        #expect(!FileManager.default.fileExists(atPath: bench.path("started")))
    }

    @Test func `a command is a widget of the name of its first word`() throws {
        let bench = try PluginBench()
        let command = bench.command("printf '\\033[31mred\\033[0m\\nplain\\n'")
        let host = try bench.host(command)
        let widget = HostedWidget("printf", Self.medium)
        host.place([widget], at: .now())
        host.run { _ in host.state(of: widget).archive != nil }
        #expect(host.shown(widget) == "printf /   / red / plain")
        host.close()
    }
}
