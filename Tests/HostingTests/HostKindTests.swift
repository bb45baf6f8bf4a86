import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// Which extension a widget's kind is asked of.
@Suite(.ownThread) struct HostKindTests {
    private static let small = WireRequest.FamilySize(.small)

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
        // The second may have said what it has before the first, and have answered for it in the meantime.
        let told = host.run { _ in widgets.map { host.shown($0) } == ["one", "two", "two"] }
        #expect(widgets.map { host.shown($0) } == ["one", "two", "two"])
        #expect(host.kinds.map(\.name) == ["k", "one", "b/k", "two"])
        #expect(told.contains { if case .kindsChanged = $0 { true } else { false } })
        #expect(host.state(of: widgets[0]).placeholder?.entries.first?.view == .text("bars"))
    }

    @Test
    func `a kind that a later extension answers for goes to the first once that has said that it has it`()
        throws
    {
        let bench = try Bench()
        func script(_ text: String, waiting: String) -> String {
            """
            case $VISTAZO_REQUEST in
            describe) \(waiting); echo '{"identifier": "x", "kinds": [{"kind": "k"}]}' ;;
            placeholder) echo '\(Bench.archive("bars of " + text))' ;;
            *) echo '\(Bench.archive(text))' ;;
            esac
            """
        }
        let host = try bench.host([
            bench.child("a.sh", script("first", waiting: "while ! test -e go; do sleep 0.01; done")),
            bench.child("b.sh", script("second", waiting: ":")),
        ])
        let widget = HostedWidget("k", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "second")
        #expect(host.shown(widget) == "second")
        try bench.write("go", "")
        var shown: [String?] = []
        host.run { _ in
            if host.shown(widget) != shown.last { shown.append(host.shown(widget)) }
            return host.shown(widget) == "first"
        }
        #expect(shown.allSatisfy { $0 != nil } && shown.last == "first")
        host.settle()
        // Those of the second; of the first none is needed any more.
        #expect(host.state(of: widget).placeholder == nil)
        #expect(host.kinds.map(\.name) == ["k", "b/k"])
    }
}
