import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// What is shown, said and tried again where a program fails.
@Suite(.ownThread) struct HostFailureTests {
    private static let small = WireRequest.FamilySize(.small)

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
        #expect(bench.read("runs").split(separator: "\n").count == 4)
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
}
