import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

@testable import VistazoDashboard

@Suite struct PlainTextTests {
    static func lines(of view: Node, locked: Bool = false) -> [String] {
        var facts = PlainFacts(
            words: Words(language: "en"), surroundings: Sample.surroundings(), now: Sample.now,
            hidesSensitive: locked)
        return facts.facts(of: view)
    }

    static func row(_ nodes: Node...) -> Node { Node(.stack(Node.Stack(.horizontal, nodes))) }
    static func column(_ nodes: Node...) -> Node { Node(.stack(Node.Stack(.vertical, nodes))) }
    static let space = Node(.spacer(minimum: nil))

    @Test func `a column is a fact a line, a row one fact, and room in a row parts facts`() {
        let view = Self.column(
            Self.row(.text("☕ Café"), Self.space, .text("3 per day")),
            Self.row(.text("750"), .text("ml")), .text("two\nlines"))
        #expect(Self.lines(of: view) == ["☕ Café", "3 per day", "750 ml", "two", "lines"])
    }

    @Test func `what stands beside a column goes with its first line`() {
        let view = Self.row(.text("3 h"), Self.column(.text("ago"), .text("today 06:04")))
        #expect(Self.lines(of: view) == ["3 h ago", "today 06:04"])
    }

    @Test func `live text is said as it stands now`() {
        let date = Sample.now.addingTimeInterval(-3 * 3600)
        let view = Node(.text([TextRun(.live(.date(date, .relative))), TextRun(.string(" ago"))]))
        #expect(Self.lines(of: view) == ["3 hrs, 0 min ago"])
    }

    @Test(
        arguments: [
            (Node.Content.gauge(Node.Gauge(value: 0.66, label: .text("Water"))), ["Water 66%"]),
            (.gauge(Node.Gauge(value: .nan)), ["0%"]),
            (.gauge(Node.Gauge(value: 2 / 3, currentValueLabel: .text("2/3"))), ["2/3"]),
            (.progress(Node.Progress(.fraction(nil), label: .text("Copy"))), ["Copy under way"]),
            (
                .progress(
                    Node.Progress(
                        .interval(
                            LiveText.TimerSpan(
                                from: Sample.now - 30, to: Sample.now + 90, countsDown: true)))), ["75%"]
            ),
            (.toggle(Node.Toggle(label: .text("Lamp"), isOn: true, intent: nil)), ["Lamp on"]),
            (
                .chart(Node.Chart(.dots([.met, .missed, .pending]))),
                ["met, missed, nothing logged, still open"]
            ),
            (.chart(Node.Chart(.series(.line, [1, nil, 4.5, 2]))), ["last 2, lowest 1, highest 4.5"]),
            (.text([TextRun(.string("▀▀█ 3 ⠉⠉ │ h"))]), ["3   h"]),
            (.text([TextRun(.string("███"))]), []),
            (.symbol("checkmark.circle.fill"), ["done"]), (.symbol("cup.and.saucer"), []),
            (.shape(Node.Shape(.circle)), []), (.divider, []),
        ] as [(Node.Content, [String])])
    func `pictures become words or nothing`(content: Node.Content, lines: [String]) {
        #expect(Self.lines(of: Node(content)) == lines)
    }

    @Test func `what is sensitive is not said while it is hidden`() {
        let view = Self.column(.text("Balance"), Node(.text([TextRun(.string("1.284"))]), [.sensitive]))
        #expect(Self.lines(of: view, locked: false) == ["Balance", "1.284"])
        #expect(Self.lines(of: view, locked: true) == ["Balance", "Hidden"])
    }

    @Test func `H07: nothing that is hidden is told, in whatever order it was marked`() {
        let views = [
            Node(.text([TextRun(.string("x"))]), [.accessibilityLabel("secret"), .sensitive]),
            Node(.text([TextRun(.string("x"))]), [.sensitive, .accessibilityLabel("secret")]),
            Node(.text([TextRun(.string("x"))]), [.overlay(.text("secret"), .center), .sensitive]),
            Node(
                .stack(
                    Node.Stack(
                        .vertical, [.text("x"), Node(.text([TextRun(.string("secret"))]), [.sensitive])])),
                [.accessibilityLabel("all secret")]),
            Node(
                .button(
                    Node.Button(
                        label: Node(.text([TextRun(.string("secret"))]), [.sensitive]),
                        intent: IntentCall(name: "log")))),
            Node(.link(url: "secret", label: .text("x")), [.sensitive]),
            Node(.gauge(Node.Gauge(value: 0.4, label: .text("secret"))), [.sensitive]),
        ]
        for view in views {
            #expect(!Self.lines(of: view, locked: true).joined().contains("secret"), "\(view)")
        }
        #expect(Self.lines(of: views[0]) == ["secret"])
        #expect(Self.lines(of: views[3], locked: true) == ["x", "Hidden"])
    }

    @Test func `H07: what a private widget was set up with, and why it failed, are not told`() {
        let page = Page(
            name: "Today",
            widgets: [
                PlacedWidget("item", .medium, with: [JSONValue.Member("item", .string("secret"))]),
                PlacedWidget("item", .medium, with: [JSONValue.Member("item", .string("open"))]),
            ])
        var dashboard = Sample.dashboard([page])
        var content = Sample.text("secret", sensitive: true)
        content.failure = "no secret today"
        _ = dashboard.handle(.content(page.widgets[0].id, content), at: Sample.now)
        _ = dashboard.handle(.content(page.widgets[1].id, Sample.text("open")), at: Sample.now)
        #expect(dashboard.plainText(at: Sample.now).lines.joined().contains("secret"))
        dashboard.lock()
        let told = dashboard.plainText(at: Sample.now).lines
        #expect(!told.joined().contains("secret"), "\(told)")
        #expect(told.contains("item open"))
    }

    @Test func `E24: plain text has one fact a line, no art, and no state that only a colour tells`() {
        let states = Node.Chart.DayState.allCases
        let view = Self.column(
            Node(.chart(Node.Chart(.dots(states)))),
            Node(.gauge(Node.Gauge(value: 0.66, label: .text("Water")))),
            Self.row(.text("╭──╮ ███ ⣿⣿ Café"), Self.space, .text("3 per day")),
            Node(.toggle(Node.Toggle(label: .text("Lamp"), isOn: false, intent: nil)), [.color(.role(.red))]),
            Node(.symbol("checkmark.circle"), [.color(.role(.green))]), Node(.divider),
            Node(.shape(Node.Shape(.circle))),
            Node(.chart(Node.Chart(.series(.heat, [1, 2, 3])))))
        let lines = Self.lines(of: view)
        for line in lines {
            #expect(!line.contains("\n") && !line.isEmpty)
            #expect(!line.unicodeScalars.contains { (0x2500...0x28FF).contains($0.value) || $0.value < 0x20 })
        }
        #expect(Set(lines[0].components(separatedBy: ", ")).count >= states.count)
        #expect(
            lines.dropFirst() == [
                "Water 66%", "Café", "3 per day", "Lamp off", "done", "last 3, lowest 1, highest 3",
            ])
    }

    @Test func `a dashboard is told widget by widget, with its buttons by number`() {
        let page = Page(
            name: "Today",
            widgets: [
                PlacedWidget("counter", .small), PlacedWidget("counter", .circular),
                PlacedWidget("item", .medium, with: [JSONValue.Member("item", .string("café"))]),
                PlacedWidget("weather", .small),
            ])
        var dashboard = Sample.dashboard([page])
        func tell(_ index: Int, _ content: WidgetContent) {
            _ = dashboard.handle(.content(page.widgets[index].id, content), at: Sample.now)
        }
        tell(0, Sample.counter(7))
        var failing = Sample.text("sunny")
        failing.failure = "The weather did not answer"
        tell(3, failing)
        let told = dashboard.plainText(at: Sample.now)
        #expect(
            told.lines == [
                "Today", "", "counter", "  7", "", "item café", "  Nothing yet", "", "weather", "  sunny",
                "  as of 09:12", "  Could not be renewed: The weather did not answer",
            ])
        #expect(told.actionLines == ["1. counter: less", "2. counter: more"])
        #expect(told.actions.map(\.call) == [Sample.decrement, Sample.increment])
    }

    @Test func `the standard page in words has no picture in it`() {
        let dashboard = Sample.dashboard(nil)
        let text = dashboard.plainText(at: Sample.now).lines.joined()
        let art = text.unicodeScalars.filter { (0x2500...0x28FF).contains($0.value) }
        #expect(art.isEmpty)
        #expect(!text.isEmpty)
    }
}
