import Foundation
import ProvingGround
import Synchronization
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// What is asked of extensions for what is placed, and what is shown meanwhile.
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
        // One, for what it is and for both families.
        #expect(bench.read("runs") == "run\n")
        #expect(try host.store.run(of: widgets[0].provider)?.reason == .first)
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
        #expect(requests[0].configuration == [])
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
        #expect(bench.read("runs") == "run\n")
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
        #expect(bench.read("requests").split(separator: "\n").count == 1)
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
                "touch asked-$VISTAZO_REQUEST-$VISTAZO_LOCALE\n"
                    + "test $VISTAZO_REQUEST = describe && exec echo '{\"kinds\": [{\"kind\": \"a\"}]}'\n"
                    + "test $VISTAZO_REQUEST-$VISTAZO_LOCALE = timeline-en_US &&\n"
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

    @Test func `what is placed does not wait until all others have said what they are`() throws {
        let bench = try Bench()
        let names = ["a", "b", "c", "d", "e", "f", "g"]
        let host = try bench.host(
            names.map { try bench.child("\($0).sh", "echo \($0) >> runs; echo '\(Bench.archive("x"))'") })
        let widget = HostedWidget("g", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "x")
        #expect(host.shown(widget) == "x")
        let first = bench.read("runs").split(separator: "\n").prefix(Set(names).count - 1)
        #expect(first.contains("g"), "\(first)")
        host.settle()
        #expect(Set(bench.read("runs").split(separator: "\n").map(String.init)) == Set(names))
    }

    @Test func `one that is asked again and again does not keep later ones from their turn`() throws {
        let bench = try Bench()
        let names = ["a", "b", "c", "d", "e"]
        let host = try bench.host(
            names.map { name in
                try bench.child(
                    "\(name).sh", "echo \(name) >> runs; sleep 0.02; echo '\(Bench.archive("x"))'")
            })
        let widgets = names.map { HostedWidget($0, Self.small) }
        host.place(widgets, at: .now())
        host.run { _ in
            // Somebody leans on the key.
            host.reload(.manual, at: .now())
            return widgets.allSatisfy { host.shown($0) == "x" } && bench.read("runs").count > 40 * 2
        }
        let runs = bench.read("runs").split(separator: "\n").map(String.init)
        let counts = names.map { name in runs.count { $0 == name } }
        // One that took longer has had fewer turns, but not none.
        #expect((counts.min() ?? 0) * 2 >= (counts.max() ?? 0), "\(runs)")
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
