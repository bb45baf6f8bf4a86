import Foundation
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// Which intents an archive may name, what a lock lets through, and who runs them.
@Suite(.ownThread) struct IntentRuleTests {
    static let small = WireRequest.FamilySize(.small)
    static let description = """
        {"identifier": "a", "kinds": [{"kind": "a"}], "intents": [{"name": "LogIntent"},
         {"name": "wipe", "authenticationPolicy": "requiresLocalDeviceAuthentication"},
         {"name": "ring", "runsInApp": true}]}
        """

    /// Says what it offers, writes down what it is asked to perform, and shows buttons of all sorts.
    static func script(_ name: String) -> String {
        """
        request=$(cat)
        case $VISTAZO_REQUEST in
        describe) echo '\(description.replacing("\n", with: ""))' ;;
        perform) echo "$request" >>\(name).performed; echo '{"dialog": "\(name)"}' ;;
        *) echo '{"entries": [{"date": "2020-01-01T00:00:00Z", "view": [
              {"button": "1", "intent": "LogIntent"}, {"button": "2", "intent": "wipee"},
              {"text": "x", "overlay": {"button": "3", "intent": "other"}},
              {"button": "4", "intent": "Known"}, {"toggle": "5", "isOn": true, "intent": "Hidden"}]}],
              "reload": "never"}' ;;
        esac
        """
    }

    static func standard() -> InProcessExtension {
        InProcessExtension(identifier: "standard", limits: Bench.ample) { request in
            if request.name == .perform { return .success(.performed(dialog: "standard", reload: [])) }
            return .success(
                .description(
                    ExtensionDescription(
                        identifier: "standard", kinds: [.init(kind: "s", name: "S")],
                        intents: [
                            .init(name: "Known", title: "K"),
                            .init(name: "Hidden", title: "H", isDiscoverable: false),
                        ])))
        }
    }

    struct Stage {
        let bench: Bench
        let host: WidgetHost
        let widget = HostedWidget("a", small)
        let told: [HostEvent]
    }

    func stage(app: Bool = false) throws -> Stage {
        let bench = try Bench()
        let own = try bench.child("a.sh", Self.script("a"))
        if app { own.app = try bench.child("app.sh", Self.script("app")) }
        let other = try bench.child(
            "b.sh",
            "test $VISTAZO_REQUEST = perform && touch b.performed; echo '{\"kinds\": [{\"kind\": \"b\"}], \"intents\": [{\"name\": \"other\"}]}'"
        )
        let host = try bench.host([Self.standard(), own, other])
        host.place([HostedWidget("a", Self.small)], at: .now())
        let told = host.run { _ in
            host.isEveryKindKnown && host.state(of: HostedWidget("a", Self.small)).archive != nil
                && !host.isBusy
        }
        return Stage(bench: bench, host: host, told: told)
    }

    func press(_ call: IntentCall, _ stage: Stage) -> PressOutcome? {
        _ = stage.host.press(call, on: stage.widget, at: .now())
        return stage.host.run { $0.contains { $0.pressOutcome != nil } }.compactMap(\.pressOutcome).first
    }

    @Test(arguments: [
        ("LogIntent", PressOutcome.done(dialog: "a")), ("log", .done(dialog: "a")),
        ("Known", .done(dialog: "standard")),
        ("wipee", .failed("a has no intent “wipee”; did you mean “wipe”?")),
        ("other", .failed("a has no intent “other”, and it may name no other extension’s")),
        ("Hidden", .failed("a has no intent “Hidden”, and it may name no other extension’s")),
    ])
    func `an archive may name its own intents and the discoverable ones of ours, no others`(
        name: String, outcome: PressOutcome
    ) throws {
        let stage = try stage()
        #expect(press(IntentCall(name: name), stage) == outcome)
        #expect(!FileManager.default.fileExists(atPath: stage.bench.path("b.performed")))
    }

    @Test func `what an archive may not name is told when it comes, once, with its entry`() throws {
        let stage = try stage()
        let mended = stage.told.compactMap { event -> [JSONFault]? in
            guard case .mended("a", let faults) = event else { return nil }
            return faults
        }
        let sentences = try #require(mended.first).map { $0.sentence(Words(language: "en")) }
        #expect(mended.count == 1)
        #expect(sentences.count == 3)
        #expect(sentences.allSatisfy { $0.contains("entries[0].view") })
        for name in ["wipee", "other", "Hidden"] { #expect(sentences.contains { $0.contains("“\(name)”") }) }
    }

    @Test
    func `a call with a type, as Swift's buttons carry it, goes to its own extension whatever its name`()
        throws
    {
        let stage = try stage()
        #expect(press(IntentCall(name: "other", type: "$s1a5OtherV"), stage) == .done(dialog: "a"))
        #expect(!FileManager.default.fileExists(atPath: stage.bench.path("b.performed")))
    }

    @Test func `a lock lets an intent through unless its description or its button forbids it`() throws {
        let stage = try stage()
        let calls: [(IntentCall, Bool)] = [
            (IntentCall(name: "LogIntent"), true), (IntentCall(name: "wipe"), false),
            (IntentCall(name: "WIPE"), false),
            (IntentCall(name: "wipeIntent"), false), (IntentCall(name: "Known"), true),
            (IntentCall(name: "LogIntent", authenticationPolicy: .requiresAuthentication), false),
            (IntentCall(name: "unseen", type: "$s1a6UnseenV"), true),
            (
                IntentCall(
                    name: "unseen", type: "$s1a6UnseenV",
                    authenticationPolicy: .requiresLocalDeviceAuthentication),
                false
            ),
        ]
        for (call, isAllowed) in calls {
            #expect(stage.host.allowsLocked(call, on: stage.widget) == isAllowed, "\(call.name)")
        }
        #expect(!stage.host.allowsLocked(IntentCall(name: "x"), on: HostedWidget("nobody's", Self.small)))
    }

    @Test func `under a lock nothing is let through before its extension has said what it is`() throws {
        let bench = try Bench()
        let host = try bench.host([bench.child("a.sh", Self.script("a"))])
        let widget = HostedWidget("a", Self.small)
        #expect(!host.allowsLocked(IntentCall(name: "LogIntent"), on: widget))
        host.place([widget], at: .now())
        host.run { _ in host.isEveryKindKnown }
        #expect(host.allowsLocked(IntentCall(name: "LogIntent"), on: widget))
    }

    @Test(arguments: [(true, "app"), (false, "a")])
    func `an intent that runs in the app goes to the app where there is one`(hasApp: Bool, who: String) throws
    {
        let stage = try stage(app: hasApp)
        #expect(press(IntentCall(name: "ring"), stage) == .done(dialog: who))
        #expect(press(IntentCall(name: "unseen", type: "$s1a", runsInApp: true), stage) == .done(dialog: who))
        #expect(press(IntentCall(name: "LogIntent"), stage) == .done(dialog: "a"))
        #expect(stage.bench.read("\(who).performed").contains(#""intent":{"name":"ring""#))
    }

    @Test func `an extension is told its own placed widgets, without what is secret`() throws {
        let bench = try Bench()
        let script = """
            request=$(cat)
            test $VISTAZO_REQUEST = timeline && echo "$request" >>asked
            test $VISTAZO_REQUEST = describe && echo '{"kinds": [{"kind": "p", "parameters": [{"name": "key", "secret": true, "optional": true}, {"name": "city", "optional": true}]}]}' \
              || echo '\(Bench.archive("x"))'
            """
        let host = WidgetHost(
            setting: WidgetHost.Setting(words: Words(language: "en"), placedFile: bench.path("placed.json")),
            store: try HostStore(path: bench.store), surroundings: HostSurroundings())
        host.add(try bench.child("p.sh", script))
        host.add(try bench.child("b.sh", "echo '\(Bench.archive("y"))'"))
        try bench.write("key", "hush\n")
        chmod(bench.path("key"), 0o600)
        let secret = [
            JSONValue.Member("key", .object([.init("file", .string("~/key"))])),
            .init("city", .string("Lima")),
        ]
        let widgets = [
            HostedWidget("p", Self.small, configuration: secret),
            HostedWidget("p", .init(.medium, columns: 30)),
            HostedWidget("b", Self.small),
        ]
        host.place(widgets, at: .now())
        host.run { _ in widgets.allSatisfy { host.state(of: $0).archive != nil } }
        let lines = bench.read("asked").split(separator: "\n")
        for line in lines {
            let request = try WireRequest.decode(Array(line.utf8), now: Date())
            #expect(request.placed.map(\.size.key) == ["small", "medium@30x10"])
            #expect(request.placed[0].configuration == [.init("city", .string("Lima"))])
        }
        // The run of the widget itself is given its secret.
        #expect(lines.contains { $0.contains("hush") })
        let file = bench.read("placed.json")
        #expect(!file.contains("hush"))
        var placed = try JSONReader.read(file).object()
        #expect(try placed.take("placed")?.array().count == 3)
        let mode = try FileManager.default.attributesOfItem(atPath: bench.path("placed.json"))[
            .posixPermissions]
        #expect(mode as? Int == 0o600)
    }
}

@Suite(.ownThread) struct BadDescriptionTests {
    @Test func `a description that cannot be read is told once, with its mistake, and asked for again`()
        throws
    {
        let bench = try Bench()
        let host = try bench.host([
            bench.child("a.sh", "echo '{\"kinds\": [{\"kind\": \"a\", \"famlies\": []}]}'")
        ])
        let told = host.run { $0.contains { if case .trouble = $0 { true } else { false } } }
        let sentences = told.compactMap { event -> String? in
            guard case .trouble(let sentence) = event else { return nil }
            return sentence
        }
        #expect(sentences.count == 1)
        #expect(
            sentences[0].contains("a says of itself") && sentences[0].contains("did you mean “families”?"))
        #expect(
            host.run(atMost: 0.1, ahead: 70) { $0.contains { if case .trouble = $0 { true } else { false } } }
                .isEmpty)
    }
}

/// What programs that no host starts leave for the next window.
@Suite(.ownThread) struct CenterMarkHostTests {
    static let small = WireRequest.FamilySize(.small)

    @Test(arguments: ["kind-a", "all"])
    func `a mark makes older archives out of date for the next window, once`(name: String) throws {
        let bench = try Bench()
        let script =
            "test $VISTAZO_REQUEST = timeline && echo $VISTAZO_REASON >>reasons; echo '\(Bench.archive("x"))'"
        let widget = HostedWidget("a", Self.small)
        let path = try bench.script("a.sh", script)
        func open() throws -> WidgetHost {
            let server = ChildExtension(
                path: path, environment: ["PATH": "/usr/bin:/bin"], limits: Bench.ample)
            let host = try bench.host([server])
            try host.store.takeMarks(in: bench.path("center"), at: Date())
            host.place([widget], at: .now())
            return host
        }
        let first = try open()
        first.runUntilShown(widget, "x")
        first.close()
        let before = bench.read("reasons").split(separator: "\n").count
        try Folders.make(bench.path("center"))
        try bench.write("center/\(name)", "")
        // Later than the archive, and earlier than the next: files are dated by a clock that is a little behind.
        try FileManager.default.setAttributes(
            [.modificationDate: Date() - 0.01], ofItemAtPath: bench.path("center/\(name)"))
        try bench.write("center/another file", "")
        let second = try open()
        #expect(!FileManager.default.fileExists(atPath: bench.path("center/\(name)")))
        #expect(FileManager.default.fileExists(atPath: bench.path("center/another file")))
        second.run { _ in bench.read("reasons").hasSuffix("center\n") && !second.isBusy }
        second.close()
        let third = try open()
        third.run(atMost: 0.2)
        #expect(bench.read("reasons").split(separator: "\n").count == before + 1)
    }

    @Test func `a mark from the time to come counts as one of now`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        try Folders.make(bench.path("center"))
        try bench.write("center/kind-a", "")
        let later = Date() + 1e6
        try FileManager.default.setAttributes(
            [.modificationDate: later], ofItemAtPath: bench.path("center/kind-a"))
        let now = Date()
        try store.takeMarks(in: bench.path("center"), at: now)
        let noted = try #require(try store.lastChange(of: "a"))
        #expect(abs(noted.at.timeIntervalSince(now)) < 1)
        #expect(noted.uncharged == nil)
    }

    @Test(arguments: [
        ("center a", "center"), ("reload a", "manual"), ("center", "center"), ("center z", nil),
    ])
    func `a datagram asks for its kind at once, and says whether a person did`(
        message: String, reason: String?
    ) throws {
        let bench = try Bench()
        let host = try bench.host(
            [bench.child("a.sh", "echo $VISTAZO_REASON >>reasons; echo '\(Bench.archive("x"))'")],
            isListening: true)
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "x")
        let before = bench.read("reasons")
        Poke.send(message, folder: bench.runtime)
        if let reason {
            host.run { _ in bench.read("reasons") == before + reason + "\n" && !host.isBusy }
            #expect(bench.read("reasons") == before + reason + "\n")
        } else {
            host.run(atMost: 0.3)
            #expect(bench.read("reasons") == before)
        }
    }

    @Test func `an intent of another window frees a reload that waits for its token, and takes none`() throws
    {
        let bench = try Bench()
        let window = try WindowsTests.windows(1, bench, try WindowsTests.write(bench))[0]
        let widget = WindowsTests.widget
        window.place([widget], at: .now())
        _ = WindowsTests.serve([window]) { _ in
            window.shown(widget) == "0" && WindowsTests.areAtRest([window])
        }
        while let claim = window.scheduler.claim(of: widget.provider, at: .now()),
            try window.store.spend(claim, of: widget.provider).isGranted
        {}
        window.reload(.center, at: .now())
        window.run { _ in window.explanation(of: widget.provider, at: .now())?.deniedSince != nil }
        #expect(window.scheduler.isWishCharged(widget.provider) == true)
        try HostStore(path: bench.store).noteChange(of: "c", at: Date())
        Poke.send("host c another", folder: bench.runtime)
        window.run { _ in WindowsTests.log(bench).last == "end timeline center" && !window.isBusy }
        #expect(WindowsTests.log(bench).last == "end timeline center")
        #expect(try window.store.runs(of: widget.provider, limit: 1).first?.isCharged == false)
    }
}
