import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// What is asked for again, how often, and what comes of equal results.
@Suite(.ownThread) struct HostWishTests {
    private static let small = WireRequest.FamilySize(.small)

    @Test func `equal results change nothing on the screen`() throws {
        let bench = try Bench()
        let host = try bench.host([bench.child("a.sh", "echo run >> runs; echo '\(Bench.archive("same"))'")])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "same")
        for count in 2...3 {
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
        #expect(bench.read("runs").split(separator: "\n").count == 2)
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
        #expect(bench.read("reasons") == "first\ntimelineEnd\n")
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
            return bench.read("reasons").split(separator: "\n").count >= 2 && !host.isBusy
        }
        #expect(isAsked)
        #expect(bench.read("reasons") == "first\nwake\n")
        let staleFrom = try #require(host.state(of: widget).staleFrom)
        #expect(staleFrom >= woken + 30)
    }
}
