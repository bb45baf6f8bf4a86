import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoWords

@testable import VistazoHosting

/// What is done before a program is asked: its secrets are read, what a person typed is looked for.
@Suite(.ownThread) struct PreparedRunTests {
    static let marker = "hunter2-éé\"q"
    static let words = Words(language: "en")

    /// Says what it was asked and given; fails when it is told to.
    static let teller = #"""
        request=$(cat)
        case $VISTAZO_REQUEST in
        describe) echo '{"kinds": [{"kind": "s", "parameters": [{"name": "key", "secret": true},
            {"name": "mode", "options": ["well", "ill"], "default": "well"}]}]}' ;;
        *)
            printf '%s\n' "$request" >>asked
            printf '%s' "$VISTAZO_WITH_key" >given
            printf 'my key is %s\n' "$VISTAZO_WITH_key" >&2
            test "$VISTAZO_WITH_mode" = ill && exit 3
            key=$(printf '%s' "$VISTAZO_WITH_key" | sed 's/"/\\"/g')
            printf '{"entries": [{"date": "2000-01-01T00:00:00Z", "view": "it is %s"}], "reload": "never"}' "$key" ;;
        esac
        """#

    static func source(file: String) -> JSONValue { .object([.init("file", .string(file))]) }
    static func source(_ words: String...) -> JSONValue {
        .object([.init("command", .array(words.map { .string($0) }))])
    }

    static let parameters = [
        ExtensionDescription.ParameterDescription(name: "key", title: "Key", isSecret: true)
    ]

    func ask(_ bench: Bench, _ source: JSONValue, mode: String = "well") throws -> RunOutcome {
        let server = try bench.child("s.sh", Self.teller)
        let request = WireRequest(
            .timeline, date: Date(), kind: "s", families: [.init(.small)],
            configuration: [.init("key", source)])
        let setting = PreparedRun.Setting(parameters: Self.parameters, environment: server.environment)
        let run = server.start(request, prepared: setting, at: .now())
        return Bench.outcome(of: run)
    }

    func secretFile(_ bench: Bench, _ text: String = marker + "\n", mode: mode_t = 0o600) throws {
        try bench.write("key", text)
        chmod(bench.path("key"), mode)
    }

    @Test func `a file's secret reaches the run, and nothing that the run says`() throws {
        let bench = try Bench()
        try secretFile(bench)
        let outcome = try ask(bench, Self.source(file: "~/key"))
        #expect(bench.read("given") == Self.marker)
        let asked = try WireRequest.decode(Array(bench.read("asked").utf8), now: Date())
        #expect(asked.configuration == [.init("key", .string(Self.marker))])
        #expect(outcome.errors == "my key is •••\n")
        guard case .archive(let archive) = try outcome.result.get().value else { return #expect(Bool(false)) }
        #expect(archive.entries.first?.view == .text("it is •••"))
    }

    @Test(arguments: [["printf", "hunter2\n\n"], ["/bin/echo", "hunter2"], ["printf", "hunter2\r\n"]])
    func `a command's output without one line end is the secret; no shell reads it`(words: [String]) throws {
        let bench = try Bench()
        let outcome = try ask(bench, .object([.init("command", .array(words.map { .string($0) }))]))
        #expect(throws: Never.self) { try outcome.result.get() }
        #expect(bench.read("given") == (words[1].hasSuffix("\n\n") ? "hunter2\n" : "hunter2"))
        _ = try ask(bench, Self.source("printf", "%s", "$HOME `id`"))
        #expect(bench.read("given") == "$HOME `id`")
    }

    @Test(arguments: [
        ("key", mode_t(0o644), "key has mode 0644"), ("key", 0o640, "key has mode 0640"),
        ("key", 0o604, "key has mode 0604"), ("key", 0o620, "key has mode 0620"),
        ("key", 0o700, "key has mode 0700"),
        ("nothing", 0o600, "nothing: No such file"), ("run", 0o600, "run is no regular file"),
        ("pipe", 0o600, "pipe is no regular file"), ("link", 0o644, "link has mode 0644"),
        ("empty", 0o600, "empty gives no text"), ("bytes", 0o600, "bytes gives no text"),
        ("long", 0o600, "long gives more"),
    ])
    func `a file that others may read, or that is none, is refused by path and mode, and nothing is run`(
        name: String, mode: mode_t, part: String
    ) throws {
        let bench = try Bench()
        try secretFile(bench, mode: mode)
        symlink(bench.path("key"), bench.path("link"))
        mkfifo(bench.path("pipe"), 0o600)
        for (name, bytes) in [
            ("empty", [10]), ("bytes", [255, 254]), ("long", [UInt8](repeating: 65, count: 70_000)),
        ] {
            try Data(bytes as [UInt8]).write(to: URL(filePath: bench.path(name)))
            chmod(bench.path(name), 0o600)
        }
        let outcome = try ask(bench, Self.source(file: "~/" + name))
        guard case .failure(let failure) = outcome.result else { return #expect(Bool(false)) }
        let sentence = failure.sentence(Self.words)
        #expect(sentence.hasPrefix("the secret “key” cannot be read: \(bench.folder)/"))
        #expect(sentence.contains(part), "\(sentence)")
        #expect(bench.read("asked") == "")
    }

    @Test(arguments: [
        (["sh", "-c", "echo hunter2; echo hunter2 >&2; exit 4"], "sh: ended with code 4"),
        (["nowhere-to-be-found"], "nowhere-to-be-found: nowhere-to-be-found is not there"),
        (["true"], "true gives no text"), (["sh", "-c", "kill -9 $$"], "sh: ended by SIGKILL"),
    ])
    func `a command that fails is told by its name and never by what it printed`(
        words: [String], part: String
    ) throws {
        let bench = try Bench()
        let outcome = try ask(bench, .object([.init("command", .array(words.map { .string($0) }))]))
        guard case .failure(let failure) = outcome.result else { return #expect(Bool(false)) }
        #expect(failure.sentence(Self.words) == "the secret “key” cannot be read: " + part)
        #expect(outcome.errors.isEmpty && bench.read("asked") == "")
    }

    @Test func `a command reads nothing from standard input`() throws {
        let bench = try Bench()
        let outcome = try ask(bench, Self.source("sh", "-c", "wc -c | tr -dc 0-9"))
        #expect(throws: Never.self) { try outcome.result.get() }
        #expect(bench.read("given") == "0")
    }

    @Test func `no store, log or report of a host holds a secret, well or ill`() throws {
        let bench = try Bench()
        try secretFile(bench)
        let host = try bench.host([try bench.child("s.sh", Self.teller)])
        let file = Self.source(file: "~/key")
        let widgets = ["well", "ill"].map {
            HostedWidget("s", .init(.small), configuration: [.init("key", file), .init("mode", .string($0))])
        }
        let clear = HostedWidget("s", .init(.small), configuration: [.init("key", .string("clear-as-day"))])
        host.place(widgets + [clear], at: .now())
        var said: [String] = []
        let told = host.run { _ in
            host.state(of: widgets[0]).archive != nil && host.state(of: widgets[1]).failure != nil
                && host.state(of: clear).failure != nil
        }
        for event in told { if case .said(_, let errors) = event { said.append(errors) } }
        #expect(
            host.state(of: clear).failure?.hasPrefix("“key” is a secret and is not taken in clear") == true)
        #expect(host.state(of: widgets[1]).failure == "ended with code 3: my key is •••")
        #expect(bench.read("given") == Self.marker)
        #expect(!said.isEmpty && said.allSatisfy { !$0.contains("hunter2") })
        let report = String(describing: widgets.map { host.report(on: $0, at: .now()) })
        #expect(!report.contains("hunter2"))
        for name in try FileManager.default.contentsOfDirectory(atPath: bench.folder)
        where name.hasPrefix("host.store") {
            let bytes = try Data(contentsOf: URL(filePath: bench.path(name)))
            for secret in ["hunter2", "clear-as-day"] {
                #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(name) holds \(secret)")
            }
        }
    }

    @Test func `two widgets of one kind with different configurations are two`() throws {
        let bench = try Bench()
        let script = #"""
            test $VISTAZO_REQUEST = describe && exec echo '{"kinds": [{"kind": "c", "parameters": [{"name": "city", "default": "Lima"}]}]}'
            printf '{"entries": [{"date": "2000-01-01T00:00:00Z", "view": "%s"}], "reload": "never"}' "$VISTAZO_WITH_city"
            """#
        let host = try bench.host([try bench.child("c.sh", script)])
        let widgets = [[], [JSONValue.Member("city", .string("Lugo"))]].map {
            HostedWidget("c", .init(.small), configuration: $0)
        }
        host.place(widgets, at: .now())
        host.run { _ in widgets.allSatisfy { host.state(of: $0).archive != nil } }
        let views = widgets.map { host.state(of: $0).archive?.entries.first?.view }
        #expect(views == [.text("Lima"), .text("Lugo")])
    }

    @Test func `a widget that lacks what it needs says so and is not run until it has it`() throws {
        let bench = try Bench()
        let script = """
            test $VISTAZO_REQUEST = describe && exec echo '{"kinds": [{"kind": "c", "parameters": [{"name": "city"}]}]}'
            echo x >>ran; echo '\(Bench.archive("x"))'
            """
        let host = try bench.host([try bench.child("c.sh", script)])
        let bare = HostedWidget("c", .init(.small))
        host.place([bare], at: .now())
        host.run { _ in host.state(of: bare).failure != nil }
        #expect(host.state(of: bare).failure == "“city” needs a value: text")
        host.reload(.manual, at: .now())
        _ = host.service(.now())
        #expect(bench.read("ran") == "" && !host.isBusy)
        let full = HostedWidget("c", .init(.small), configuration: [.init("city", .string("Lima"))])
        host.place([full], at: .now())
        host.run { _ in host.state(of: full).archive != nil }
        #expect(bench.read("ran") != "")
    }

    @Test func `what a person typed is looked for once, and the run is given what was found`() throws {
        let bench = try Bench()
        try writeScript(ProtocolDocumentTests.script("forecast"), to: bench.path("forecast"))
        let host = try ProtocolDocumentTests().host(bench, "forecast")
        func widget(_ city: String) -> HostedWidget {
            HostedWidget("forecast", .init(.small), configuration: [.init("city", .string(city))])
        }
        let widgets = ["Lima", "santiago", "san", "Atlantis", "San Jose"].map(widget)
        host.place(widgets, at: .now())
        host.run { _ in
            widgets.allSatisfy { host.state(of: $0).archive != nil || host.state(of: $0).failure != nil }
        }
        let views = widgets.map { host.state(of: $0).archive?.entries.first?.view }
        #expect(views[0] == .text("pe-lim, 3 days"))
        #expect(views[1] == .text("cl-scl, 3 days"))
        #expect(
            host.state(of: widgets[2]).failure == "“san” for “city” may mean Santiago, San José: say which")
        #expect(
            host.state(of: widgets[3]).failure
                == "nothing was found for “city” by “Atlantis”; there are Lima, San José, Santiago")
        #expect(views[4] == .text("us-sjc, 3 days"))
    }
}
