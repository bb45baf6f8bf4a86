import Foundation
import Testing
import VistazoArchive
import VistazoDashboard
import VistazoHosting

@testable import vistazo

/// What is said of a widget in situations that are staged with real programs and a clock set forward by hand.
@Suite(.ownThread) struct WhyTests {
    /// An archive with an entry at each of these seconds from now on, named A, B, C.
    private static func archive(_ offsets: [Double], reload: String = "\"never\"", more: String = "")
        -> String
    {
        let entries = zip(offsets, ["A", "B", "C", "D"]).map { offset, name in
            "{\"date\": \"\(WireDate.text(Date(timeIntervalSinceNow: offset)))\", \"view\": \"\(name)\"\(more)}"
        }
        return "{\"entries\": [\(entries.joined(separator: ", "))], \"reload\": \(reload)}"
    }

    private static func after(_ seconds: Double) -> String {
        "{\"after\": \"\(WireDate.text(Date(timeIntervalSinceNow: seconds)))\"}"
    }

    /// What the answer says under a label, in English.
    private struct Said {
        let facts: [Fact]

        subscript(_ label: String) -> String {
            facts.first { $0.label == label }?.text ?? ""
        }

        var runs: [String] {
            facts.firstIndex { $0.label == "last runs" }.map { facts[$0...].map(\.text) } ?? []
        }
    }

    private func ask(_ window: Window, _ kind: String, ahead: Double = 0) throws -> Said {
        let widget = try #require(window.dashboard.pages.flatMap(\.all).first { $0.kind == kind })
        let now = Moment.now().advanced(by: ahead)
        let report = try #require(window.report(on: widget.id, at: now))
        return Said(facts: WhyAnswer(widget, report, window.settings, at: now).facts)
    }

    /// A window with one script `w` that prints this, served until it has run.
    private func window(_ script: String, keys: String = "") throws -> (WindowFixture, Window) {
        let fixture = try WindowFixture()
        try fixture.script("w", script)
        try fixture.configure(
            """
            { pages: [ { name: "T", widgets: [ { kind: "w", family: "small" } ] } ],
              extensions: [ { path: "\(fixture.path("w"))", seconds: 60 \(keys) } ] }
            """)
        let window = try fixture.open()
        return (fixture, window)
    }

    private func served(_ script: String, keys: String = "") throws -> (WindowFixture, Window) {
        let (fixture, window) = try window(script, keys: keys)
        window.run { _ in (try? ask(window, "w").runs.count) ?? 0 > 0 }
        return (fixture, window)
    }

    @Test func `before the first run it has nothing yet`() throws {
        let (_, window) = try window("echo '\(Self.archive([0]))'")
        let said = try ask(window, "w")
        #expect(said["shows"] == "a placeholder: nothing has come yet")
        #expect(said["next reload"] == "as soon as a window is open: it has nothing yet")
        #expect(said["age"] == "never stale")
        #expect(said.runs.isEmpty)
    }

    @Test(arguments: [(0.0, 1), (5, 2), (10, 3), (500, 3)])
    func `it names the entry shown among all, and the next`(ahead: Double, number: Int) throws {
        let (_, window) = try served("echo '\(Self.archive([-1, 4, 9], reload: Self.after(3600)))'")
        let said = try ask(window, "w", ahead: ahead)
        #expect(said["shows"].hasPrefix("entry \(number) of 3, since "))
        #expect((said["next entry"] == "none: this one stays") == (number == 3))
        #expect(said["policy"].hasPrefix("asks again after "))
        #expect(said["next reload"].hasSuffix(": due by its policy"))
        #expect(said["age"].hasPrefix("fresh; stale from "))
        #expect(said["budget"] == "6 of 6 reloads left, 72 more a day")
    }

    @Test func `as long again after it was due it is stale, with the age of its data`() throws {
        let (_, window) = try served("echo '\(Self.archive([0], reload: Self.after(3600)))'")
        let said = try ask(window, "w", ahead: 3 * 3600 + 60)
        #expect(said["age"].hasPrefix("stale since "))
        #expect(said["age"].hasSuffix("; its data are from 3 hours ago"))
    }

    @Test func `an entry that says when its data were read is told with that`() throws {
        let captured = WireDate.text(Date(timeIntervalSinceNow: -600))
        let (_, window) = try served(
            "echo '\(Self.archive([0], more: ", \"capturedAt\": \"\(captured)\""))'")
        #expect(try ask(window, "w")["shows"].contains("; data of "))
        #expect(try ask(window, "w")["shows"].hasSuffix("(10 minutes ago)"))
    }

    @Test func `where the first entry is to come there is a placeholder`() throws {
        let (_, window) = try served("echo '\(Self.archive([300]))'")
        let said = try ask(window, "w")
        #expect(said["shows"] == "a placeholder: no entry is due yet")
        #expect(said["next entry"].contains("(in "))
    }

    @Test func `a policy of never asks for nothing by itself`() throws {
        let (_, window) = try served("echo '\(Self.archive([0]))'")
        let said = try ask(window, "w")
        #expect(said["policy"] == "never asks by itself")
        #expect(said["next reload"] == "none: r, vistazo reload or an intent asks for one")
        #expect(said["age"] == "never stale")
    }

    @Test func `at the end of its entries it asks again`() throws {
        let (_, window) = try served("echo '\(Self.archive([0, 900], reload: "\"atEnd\""))'")
        let said = try ask(window, "w")
        #expect(said["policy"] == "asks again after its last entry")
        #expect(said["next reload"].hasSuffix(": its entries end"))
    }

    @Test func `what went wrong is told with the last good entry, how often, and when it is tried again`()
        throws
    {
        let (fixture, window) = try served("echo '\(Self.archive([0]))'")
        try fixture.script("w", "echo no luck >&2; exit 3")
        for count in 1...2 {
            window.host.reload(.manual, at: .now())
            window.run { _ in (try? ask(window, "w").runs.count { $0.contains("code 3") }) == count }
        }
        let said = try ask(window, "w")
        #expect(said["shows"].hasPrefix("entry 1 of 1"))
        #expect(said["failure"] == "ended with code 3: no luck, 2 times in a row")
        #expect(said["stderr"] == "no luck")
        #expect(said["next reload"].hasSuffix(": another try after a failure"))
        #expect(
            said["next reload"].contains("(in 1 minute)") || said["next reload"].contains("(in 2 minutes)"))
    }

    @Test func `where nothing ever came the failure is what is shown`() throws {
        let (_, window) = try served("exit 1")
        #expect(try ask(window, "w")["shows"] == "what went wrong: nothing ever came")
    }

    @Test func `out of view the budget refills at a quarter`() throws {
        let fixture = try WindowFixture()
        try fixture.script("w", "echo '\(Self.archive([0]))'")
        try fixture.configure(
            """
            { pages: [ { name: "T", widgets: [ { kind: "clock", family: "small" } ] },
                       { name: "U", widgets: [ { kind: "w", family: "small" } ] } ],
              extensions: [ { path: "\(fixture.path("w"))", seconds: 60 } ] }
            """)
        let window = try fixture.open()
        window.run { _ in (try? ask(window, "w").runs.count) ?? 0 > 0 }
        #expect(
            try ask(window, "w")["budget"] == "6 of 6 reloads left, 18 more a day; a quarter while hidden")
    }

    @Test func `a program of ours takes no token`() throws {
        let fixture = try WindowFixture()
        try fixture.place("{ kind: \"counter\", family: \"small\" }")
        let window = try fixture.open()
        window.run { _ in (try? ask(window, "counter")["shows"].hasPrefix("entry")) == true }
        #expect(try ask(window, "counter")["budget"] == "not counted: it runs in this program")
    }

    @Test
    func `the overlay explains the focused widget until it is closed, and hides what failed while private`()
        throws
    {
        let (_, window) = try served("echo secret >&2; exit 1")
        _ = window.take(.key("w"), at: .now())
        #expect(window.text().contains("why") || window.text().contains("next reload"))
        #expect(window.text().contains("secret"))
        _ = window.take(.key(.escape), at: .now())
        #expect(!window.text().contains("next reload"))
        _ = window.take(.key("P"), at: .now())
        _ = window.take(.key("w"), at: .now())
        _ = window.service(.now())
        let hidden = window.text()
        #expect(hidden.contains("next reload"))
        #expect(!hidden.contains("stderr"))
    }
}
