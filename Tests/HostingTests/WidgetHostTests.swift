import Foundation
import ProvingGround
import Synchronization
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// What reloads, when, and what is shown meanwhile.
@Suite(.ownThread) struct WidgetHostTests {
    static let small = WireRequest.FamilySize(.small)
    static let medium = WireRequest.FamilySize(.medium)

    @Test func `a script that ignores its input is a whole extension`() throws {
        let bench = try Bench()
        let host = try bench.host([
            bench.child("hello.sh", "echo run >> runs; echo '\(Bench.archive("hello"))'")
        ])
        let widgets = [
            HostedWidget("hello", Self.small), HostedWidget("hello", .init(.medium, columns: 30, rows: 10)),
        ]
        host.place(widgets, at: .now())
        #expect(host.state(of: widgets[0]) == HostedState())
        host.runUntilShown(widgets[1], "hello")
        #expect(host.shown(widgets[0]) == "hello")
        #expect(host.kinds.map(\.name) == ["hello"])
        // One to describe, one for both families.
        #expect(bench.read("runs") == "run\nrun\n")
        #expect(host.wait(from: .now()) == nil)
        #expect(host.descriptors == [])
    }

    @Test func `families of one configuration come from one request, other configurations from their own`()
        throws
    {
        let bench = try Bench()
        let host = try bench.host([bench.child("a.sh", "cat >> requests; echo '\(Bench.archive("x"))'")])
        let lima: [JSONValue.Member] = [.init("city", .string("Lima")), .init("n", .number(1))]
        let sameLima: [JSONValue.Member] = [.init("n", .number(1)), .init("city", .string("Lima"))]
        let widgets = [
            HostedWidget("a", Self.small, configuration: lima),
            HostedWidget("a", Self.medium, configuration: sameLima),
            HostedWidget("a", Self.small),
        ]
        host.place(widgets, at: .now())
        host.run { _ in widgets.allSatisfy { host.shown($0) == "x" } }
        let requests = try bench.read("requests").split(separator: "\n").map {
            try WireRequest.decode(Array($0.utf8), now: .distantPast)
        }
        #expect(requests.map(\.name) == [.describe, .timeline, .timeline])
        #expect(requests[1].families == [Self.small, Self.medium])
        #expect(requests[1].configuration == lima)
        #expect(requests[1].reason == .first)
        #expect(requests[2].families == [Self.small])
    }

    @Test func `of equal widgets a change is told once`() throws {
        let bench = try Bench()
        let host = try bench.host([bench.child("a.sh", "echo '\(Bench.archive("x"))'")])
        let widget = HostedWidget("a", Self.small)
        host.place(Array(repeating: widget, count: 300), at: .now())
        var changes = 0
        host.run { events in
            changes += events.count { if case .changed = $0 { true } else { false } }
            return host.shown(widget) == "x"
        }
        #expect((1...2).contains(changes))
    }

    @Test func `an archive for each family goes to its family`() throws {
        let bench = try Bench()
        let reply =
            "{\"families\": {\"small\": \(Bench.archive("S")), \"medium@30x10\": \(Bench.archive("M"))}}"
        let host = try bench.host([bench.child("a.sh", "echo '\(reply)'")])
        let widgets = [
            HostedWidget("a", .init(.small, columns: 24, rows: 10)),
            HostedWidget("a", .init(.medium, columns: 30, rows: 10)),
        ]
        host.place(widgets, at: .now())
        host.runUntilShown(widgets[0], "S")
        #expect(host.shown(widgets[1]) == "M")
        host.place(widgets + [HostedWidget("a", .init(.large))], at: .now())
        host.run { _ in host.state(of: widgets[0]).failure != nil }
        #expect(host.state(of: widgets[0]).failure == "it gave nothing for large")
        #expect(host.shown(widgets[0]) == "S")
    }

    /// Case F22.
    @Test func `a restart shows what is stored and runs nothing that is not due`() throws {
        let bench = try Bench()
        let widget = HostedWidget("a", Self.small)
        let path = try bench.script(
            "a.sh", "echo run >> runs; echo '\(Bench.archive("stored", reload: "2999-01-01T00:00:00Z"))'")
        do {
            let host = try bench.host([ChildExtension(path: path, environment: [:])])
            host.place([widget], at: .now())
            host.runUntilShown(widget, "stored")
            host.close()
        }
        let again = try bench.host([ChildExtension(path: path, environment: [:])])
        again.place([widget], at: .now())
        #expect(again.shown(widget) == "stored")
        again.settle()
        #expect(bench.read("runs") == "run\nrun\n")
    }

    @Test func `an extension whose file is as before is not asked again what it is`() throws {
        let bench = try Bench()
        let path = try bench.script("a.sh", "cat >> requests; echo '\(Bench.archive("x"))'")
        let widget = HostedWidget("a", Self.small)
        for start in 0..<2 {
            let host = try bench.host([ChildExtension(path: path, environment: [:], limits: Bench.ample)])
            host.place([widget], at: .now())
            #expect(host.shown(widget) == (start == 0 ? nil : "x"))
            host.settle()
            #expect(host.shown(widget) == "x")
            host.close()
        }
        #expect(bench.read("requests").split(separator: "\n").count == 2)
    }

    /// Case F07.
    @Test func `a failure keeps the last good archive, is told, and is tried again after a minute, then two`()
        throws
    {
        let bench = try Bench()
        let host = try bench.host([
            bench.child(
                "a.sh",
                "echo run >> runs; test -e broken && { echo no network >&2; exit 1; }; echo '\(Bench.archive("good"))'"
            )
        ])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "good")
        try bench.write("broken", "")
        let begin = Moment.now().steady
        host.reload(.manual, at: .now())
        let told = host.run { _ in host.state(of: widget).failure != nil }
        #expect(host.state(of: widget).failure == "ended with code 1: no network")
        #expect(host.shown(widget) == "good")
        #expect(told.contains { if case .said("a", "no network\n") = $0 { true } else { false } })
        let first = try #require(host.due())
        let failed = Moment.now().steady
        #expect((begin + 60...failed + 60).contains(first))
        // As if a minute had passed since it failed.
        host.run(ahead: 60) { _ in !host.isBusy && host.due(ahead: 60) ?? 0 > first + 1 }
        let second = try #require(host.due(ahead: 60))
        #expect((first + 120...Moment.now().steady + 60 + 120).contains(second))
        try FileManager.default.removeItem(atPath: bench.path("broken"))
        host.run(ahead: 60 + 120) { _ in host.state(of: widget).failure == nil }
        #expect(host.state(of: widget).failure == nil)
        #expect(bench.read("runs").split(separator: "\n").count == 5)
    }

    @Test func `a failure is remembered over a restart, and so is the wait`() throws {
        let bench = try Bench()
        let path = try bench.script("a.sh", "echo run >> runs; exit 7")
        let widget = HostedWidget("a", Self.small)
        for _ in 0..<2 {
            let host = try bench.host([ChildExtension(path: path, environment: [:], limits: Bench.ample)])
            host.place([widget], at: .now())
            host.run { _ in host.state(of: widget).failure != nil && !host.isBusy }
            #expect(host.state(of: widget).failure == "ended with code 7")
            host.close()
        }
        // Describe twice, for it never said what it is; the timeline once.
        #expect(bench.read("runs").split(separator: "\n").count == 3)
    }

    /// Case F09.
    @Test func `one that hangs and one that cannot run do not hold up the others`() throws {
        let bench = try Bench()
        let host = try bench.host([
            bench.child("hangs.sh", "sleep 1000", limits: RunLimits(seconds: 1000)),
            bench.child("plain.sh", "echo", mode: 0o644),
            bench.child("fine.sh", "echo '\(Bench.archive("fine"))'"),
        ])
        let widgets = ["hangs", "plain", "fine"].map { HostedWidget($0, Self.small) }
        host.place(widgets, at: .now())
        host.run { _ in host.shown(widgets[2]) == "fine" && host.state(of: widgets[1]).failure != nil }
        #expect(host.shown(widgets[2]) == "fine")
        #expect(host.state(of: widgets[1]).failure == "plain.sh may not be executed")
        #expect(host.state(of: widgets[0]).failure == nil)
        #expect(host.state(of: widgets[2]).failure == nil)
        host.close()
    }

    /// Case F10: said once the first run is over, not only when another has hung as long.
    @Test func `one that hangs says so after its limit, once`() throws {
        let bench = try Bench()
        let host = try bench.host([
            bench.child(
                "hangs.sh",
                "touch asked-$VISTAZO_REQUEST; test -e mended || sleep 1000; echo '\(Bench.archive("fine"))'",
                limits: RunLimits(seconds: 500))
        ])
        let widget = HostedWidget("hangs", Self.small)
        host.place([widget], at: .now())
        func isAsked(_ request: String) -> Bool { access(bench.path("asked-\(request)"), F_OK) == 0 }
        #expect(host.runUntilDone { isAsked("describe") })
        #expect(host.state(of: widget).failure == nil)
        host.run(ahead: 500) { _ in host.state(of: widget).failure != nil }
        #expect(host.state(of: widget).failure == "timed out after 500 s")
        // Its timeline is being asked for.
        #expect(host.isBusy)
        #expect(host.runUntilDone(ahead: 500) { isAsked("timeline") })
        try bench.write("mended", "")
        host.run(ahead: 1000) { _ in !host.isBusy }
        host.run(ahead: 1200) { _ in host.shown(widget) == "fine" }
        #expect(host.state(of: widget).failure == nil)
    }

    @Test func `no more than two programs of others run side by side, and none twice at a time`() throws {
        let bench = try Bench()
        let script = """
            mkdir "lock-$(basename $0)" || echo twice >> faults
            n=$(ls -d running-* 2>/dev/null | wc -l); test "$n" -lt 2 || echo crowd >> faults
            touch running-$$; sleep 0.05; rm running-$$; rmdir "lock-$(basename $0)"
            echo '\(Bench.archive("x"))'
            """
        let names = ["a", "b", "c", "d"]
        let host = try bench.host(names.map { try bench.child("\($0).sh", script) })
        let widgets = names.flatMap { name in
            (0..<2).map { HostedWidget(name, Self.small, configuration: [.init("n", .number(Double($0)))]) }
        }
        host.place(widgets, at: .now())
        host.run { _ in widgets.allSatisfy { host.shown($0) == "x" } }
        #expect(widgets.allSatisfy { host.shown($0) == "x" })
        #expect(bench.read("faults") == "")
    }

    @Test func `an empty timeline is a failure, nothing printed too, and a fault is said with its place`()
        throws
    {
        let bench = try Bench()
        let host = try bench.host([
            bench.child("a.sh", "echo '{\"entries\": []}'"), bench.child("b.sh", "true"),
            bench.child("c.sh", "echo '{\"entries\": [], \"relod\": 1}'"),
        ])
        let widgets = ["a", "b", "c"].map { HostedWidget($0, Self.small) }
        host.place(widgets, at: .now())
        host.run { _ in widgets.allSatisfy { host.state(of: $0).failure != nil } }
        #expect(
            widgets.map { host.state(of: $0).failure } == [
                "its timeline is empty", "printed nothing",
                "its reply cannot be used: line 1, column 17, relod: unknown key “relod”; did you mean “reload”?",
            ])
    }

    @Test func `equal results change nothing on the screen`() throws {
        let bench = try Bench()
        let host = try bench.host([bench.child("a.sh", "echo run >> runs; echo '\(Bench.archive("same"))'")])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "same")
        for count in 3...4 {
            host.reload(.manual, at: .now())
            let told = host.run { _ in
                bench.read("runs").split(separator: "\n").count == count && !host.isBusy
            }
            #expect(!told.contains { if case .changed = $0 { true } else { false } })
        }
        #expect(try host.store.run(of: widget.provider)?.isInVain == true)
        #expect(try host.store.run(of: widget.provider)?.reason == .manual)
    }

    @Test
    func `an entry that only begins anew is in vain too, and still moves the instant of becoming stale`()
        throws
    {
        let bench = try Bench()
        let host = try bench.host([
            bench.child(
                "a.sh",
                """
                now=$(date -u +%FT%T.%NZ)
                echo "{\\"entries\\": [{\\"date\\": \\"$now\\", \\"view\\": \\"same\\"}]}"
                """)
        ])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "same")
        let before = try #require(host.state(of: widget).staleFrom)
        host.reload(.manual, at: .now())
        let told = host.run { $0.contains { if case .changed = $0 { true } else { false } } }
        #expect(told.contains { if case .changed(widget) = $0 { true } else { false } })
        #expect(try #require(host.state(of: widget).staleFrom) > before)
        #expect(try host.store.run(of: widget.provider)?.isInVain == true)
    }

    @Test func `wishes within a moment become one run`() throws {
        let bench = try Bench()
        let host = try bench.host([bench.child("a.sh", "echo run >> runs; echo '\(Bench.archive("x"))'")])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "x")
        for _ in 0..<20 { host.reload(.manual, at: .now()) }
        host.settle()
        #expect(bench.read("runs").split(separator: "\n").count == 3)
    }

    @Test func `a policy that is past when it arrives is asked again a minute later, with its reason`() throws
    {
        let bench = try Bench()
        let host = try bench.host([
            bench.child(
                "a.sh", "echo $VISTAZO_REASON >> reasons; echo '\(Bench.archive("x", reload: "atEnd"))'"),
            bench.child("b.sh", "echo '\(Bench.archive("y", reload: "2021-01-01T00:00:00Z"))'"),
        ])
        let widgets = [HostedWidget("a", Self.small), HostedWidget("b", Self.small)]
        let begin = Moment.now().steady
        host.place(widgets, at: .now())
        host.run { _ in host.shown(widgets[0]) == "x" && host.shown(widgets[1]) == "y" }
        let due = try #require(host.due())
        // Dates go by another clock, which is not read at the same instant.
        #expect((begin + 59...Moment.now().steady + 61).contains(due))
        host.run(ahead: 61) { _ in bench.read("reasons").hasSuffix("timelineEnd\n") }
        #expect(bench.read("reasons") == "first\nfirst\ntimelineEnd\n")
    }

    @Test func `other sizes and other surroundings are asked for anew, what is shown stays until then`()
        throws
    {
        let bench = try Bench()
        let host = try bench.host([
            bench.child(
                "a.sh",
                "cat > request; sed -n 's/.*\"reason\":\"\\([a-zA-Z]*\\)\".*/\\1/p' request >> reasons\n"
                    + "printf '%s' '\(Bench.archive("X"))' | sed \"s/X/$VISTAZO_LOCALE $VISTAZO_COLUMNS/\"")
        ])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "en_US 20")
        let wide = HostedWidget("a", .init(.small, columns: 30, rows: 10))
        host.place([wide], at: .now())
        #expect(host.shown(wide) == "en_US 20")
        host.runUntilShown(wide, "en_US 30")
        host.surround(by: HostSurroundings(locale: "es_ES"), at: .now())
        #expect(host.shown(wide) == "en_US 30")
        host.runUntilShown(wide, "es_ES 30")
        host.surround(by: HostSurroundings(), at: .now())
        #expect(host.shown(wide) == "en_US 30")
        host.settle()
        #expect(bench.read("reasons") == "first\nsize\nlocale\n")
    }

    @Test func `what was asked for under other surroundings is thrown away when it comes`() throws {
        let bench = try Bench()
        let host = try bench.host([
            bench.child(
                "a.sh",
                "touch asked-$VISTAZO_REQUEST-$VISTAZO_LOCALE; test $VISTAZO_REQUEST-$VISTAZO_LOCALE = timeline-en_US &&\n"
                    + "while ! test -e surrounded; do sleep 0.01; done\n"
                    + "printf '%s' '\(Bench.archive("X"))' | sed \"s/X/$VISTAZO_LOCALE/\"")
        ])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        #expect(host.runUntilDone { access(bench.path("asked-timeline-en_US"), F_OK) == 0 })
        host.surround(by: HostSurroundings(locale: "ru_RU"), at: .now())
        try bench.write("surrounded", "")
        var shown: Set<String> = []
        host.run { _ in
            if let text = host.shown(widget) { shown.insert(text) }
            return host.shown(widget) == "ru_RU"
        }
        #expect(shown.subtracting(["ru_RU"]) == [])
        #expect(host.shown(widget) == "ru_RU")
    }

    @Test func `a kind that nobody has is told with the nearest, once all have said what they have`() throws {
        let bench = try Bench()
        let host = try bench.host([bench.child("weather.sh", "echo '\(Bench.archive("x"))'")])
        let widget = HostedWidget("wether", Self.small)
        host.place([widget], at: .now())
        host.run { _ in host.state(of: widget).failure != nil }
        #expect(
            host.state(of: widget).failure == "no extension has the kind “wether”; did you mean “weather”?")
        #expect(host.wait(from: .now()) == nil)
    }

    @Test
    func `a described extension has the kinds it names; the second of a name is called by its extension`()
        throws
    {
        let bench = try Bench()
        func script(_ text: String) -> String {
            """
            case "$(cat)" in
            *'"describe"'*) echo '{"identifier": "x", "kinds": [{"kind": "k", "name": "K"}, {"kind": "\(text)"}]}' ;;
            *'"placeholder"'*) echo '\(Bench.archive("bars"))' ;;
            *) echo '\(Bench.archive(text))' ;;
            esac
            """
        }
        let host = try bench.host([bench.child("a.sh", script("one")), bench.child("b.sh", script("two"))])
        let widgets = [
            HostedWidget("k", Self.small), HostedWidget("b/k", Self.small), HostedWidget("two", Self.small),
        ]
        host.place(widgets, at: .now())
        let told = host.run { _ in widgets.allSatisfy { host.shown($0) != nil } }
        #expect(widgets.map { host.shown($0) } == ["one", "two", "two"])
        #expect(host.kinds.map(\.name) == ["k", "one", "b/k", "two"])
        #expect(told.contains { if case .kindsChanged = $0 { true } else { false } })
        #expect(host.state(of: widgets[0]).placeholder?.entries.first?.view == .text("bars"))
    }

    @Test func `colours that are none are told`() throws {
        let bench = try Bench()
        let reply =
            #"{"entries": [{"date": "2020-01-01T00:00:00Z", "view": {"text": "x", "color": "blurple"}}]}"#
        let host = try bench.host([bench.child("a.sh", "echo '\(reply)'")])
        host.place([HostedWidget("a", Self.small)], at: .now())
        var causes: [JSONFault.Cause] = []
        host.run { told in
            causes = told.flatMap { (event: HostEvent) -> [JSONFault.Cause] in
                guard case .mended("a", let faults) = event else { return [] }
                return faults.map(\.cause)
            }
            return !causes.isEmpty
        }
        #expect(causes == [.badColor("blurple")])
    }

    @Test func `after a sleep one due reload follows with that reason, and nothing is stale for a while`()
        throws
    {
        let bench = try Bench()
        let host = try bench.host([
            bench.child(
                "a.sh", "echo $VISTAZO_REASON >> reasons; echo '\(Bench.archive("x", reload: "atEnd"))'")
        ])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "x")
        // The wall clock goes on for three hours, the steady one stands still.
        func asleep() -> Moment {
            var now = Moment.now()
            now.date += 10_800
            return now
        }
        let woken = asleep().date
        let isAsked = eventually {
            _ = host.service(asleep())
            return bench.read("reasons").split(separator: "\n").count >= 3 && !host.isBusy
        }
        #expect(isAsked)
        #expect(bench.read("reasons") == "first\nfirst\nwake\n")
        let staleFrom = try #require(host.state(of: widget).staleFrom)
        #expect(staleFrom >= woken + 30)
    }

    @Test func `closing ends hanging programs at once`() throws {
        let bench = try Bench()
        let names = ["a", "b", "c"]
        let host = try bench.host(
            names.map { try bench.child("\($0).sh", "echo $$ > pid-${0##*/}; sleep 1000") })
        host.place(names.map { HostedWidget($0, Self.small) }, at: .now())
        // Two at a time.
        func pids() -> [pid_t] {
            names.compactMap {
                pid_t(bench.read("pid-\($0).sh").trimmingCharacters(in: .whitespacesAndNewlines))
            }
        }
        #expect(host.runUntilDone { pids().count == 2 } && pids().allSatisfy(isRunning))
        host.close()
        #expect(eventually { !pids().contains(where: isRunning) })
    }
}
