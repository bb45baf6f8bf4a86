import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// Cases H06 and H07: what is private is in no writer's output, wherever in a view it hides.
@Suite struct PrivacyTests {
    static let marker = "Zq7Xy"

    /// Every node in which a string can hide, by name.
    static let places: [(name: String, view: Node)] = {
        let secret = Node.text(marker)
        let call = IntentCall(name: marker, parameters: [JSONValue.Member(marker, .string(marker))])
        let span = LiveText.TimerSpan(from: noon, to: noon + 60)
        return [
            ("text", secret),
            (
                "runs",
                Node(.text([TextRun(.string("a ")), TextRun(.string(marker)), TextRun(.live(.timer(span)))]))
            ),
            ("large type", Node(.text([TextRun(.string(marker))]), [.points(64)])),
            ("symbol", Node(.symbol(marker))),
            ("symbol in a text", Node(.text([TextRun(.symbol(marker)), TextRun(.string(marker))]))),
            ("image", Node(.image(Node.Picture(name: marker)))),
            ("column", .column([secret, .row([secret, .spacer, secret])])),
            ("layers", .layers([secret, secret])),
            ("grid", Node(.grid(Node.Table(rows: [[secret, secret], [secret]])))),
            ("fits", Node(.fits(.horizontal, [secret, .text("a " + marker), secret]))),
            (
                "gauge",
                Node(
                    .gauge(
                        Node.Gauge(
                            value: 0.4, label: secret, currentValueLabel: secret, minimumLabel: secret,
                            maximumLabel: secret)))
            ),
            (
                "ring",
                Node(
                    .gauge(Node.Gauge(value: 0.4, style: .circular, label: secret, currentValueLabel: secret))
                )
            ),
            (
                "progress",
                Node(.progress(Node.Progress(.fraction(0.4), label: secret, currentValueLabel: secret)))
            ),
            (
                "interval",
                Node(.progress(Node.Progress(.interval(span), label: secret, currentValueLabel: secret)))
            ),
            ("button", Node(.button(Node.Button(label: secret, intent: call, key: "Z")))),
            (
                "bordered button",
                Node(.button(Node.Button(label: secret, intent: call, style: .borderedProminent)))
            ),
            ("toggle", Node(.toggle(Node.Toggle(label: secret, isOn: true, intent: call)))),
            ("link", Node(.link(url: "https://\(marker).example", label: secret))),
            ("label for readers", Node.text("a").with(.accessibilityLabel(marker))),
            (
                "button's label for readers",
                Node(
                    .button(
                        Node.Button(label: Node.text("a").with(.accessibilityLabel(marker)), intent: call)))
            ),
            (
                "background",
                Node.text("a").with(
                    .size(9, 1, .topLeading), .background(secret, NodeAlignment(.trailing, .center)))
            ),
            ("overlay", Node.text("a       b").with(.overlay(secret, .center))),
            (
                "container background",
                Node.text("a").with(.offset(columns: 20, rows: 0), .containerBackground(secret))
            ),
            ("address of the widget", Node.text("a").with(.widgetURL("https://\(marker).example"))),
            ("dates", .live(.range(from: noon, to: noon + 60))),
        ]
    }()

    /// Ways to mark it.
    static let markings: [(name: String, mark: @Sendable (Node) -> Node)] = [
        ("itself", { $0.with(.sensitive) }),
        ("marked before it is changed", { Node($0.content, [.sensitive] + $0.modifiers + [.bold(true)]) }),
        ("the stack around", { Node.column([.text("title"), $0]).with(.sensitive) }),
        (
            "far around",
            {
                Node.row([Node.column([Node.layers([$0])])]).with(
                    .padding(.init(top: 0, leading: 1, bottom: 0, trailing: 1)), .sensitive)
            }
        ),
    ]

    @Test(arguments: places.map(\.name), Family.allCases)
    func `H07: no writer has the marker while it is private`(name: String, family: Family) throws {
        let view = try #require(Self.places.first { $0.name == name }?.view)
        for (number, marking) in Self.markings.enumerated() {
            // What is put behind or over a text after it was marked is no part of it.
            if marking.name.hasPrefix("marked before"),
                ["background", "overlay"].contains(name)
            {
                continue
            }
            // Each way in another mode, all of them over the ways.
            let modes = RenderingMode.allCases
            let drawing = widget(
                marking.mark(view), family, glyphs: number % 2 == 0 ? .unicode : .ascii,
                mode: modes[number % modes.count], redaction: .privacy)
            let grid = drawing.grid
            let outputs =
                [
                    grid.text, grid.svg(), grid.html(), grid.json, grid.tmux(), grid.tmux(keepingEmoji: true),
                    grid.ansi(depth: .full), grid.ansi(depth: .none),
                ] + drawing.hitRegions.map(\.label)
            for output in outputs {
                #expect(!output.contains(Self.marker), "\(name), \(marking.name)")
            }
            #expect(drawing.nextChange == nil, "\(name), \(marking.name)")
        }
    }

    @Test(arguments: places.map(\.name))
    func `H07: no line has the marker while it is private`(name: String) throws {
        let view = try #require(Self.places.first { $0.name == name }?.view)
        for marking in Self.markings {
            let line = inlineText(
                ArchivedEntry(date: noon, view: marking.mark(view)),
                surroundings: surroundings(60, 1, redaction: .privacy))
            #expect(!line.text.contains(Self.marker))
            #expect(!line.hitRegions.contains { $0.label.contains(Self.marker) })
        }
    }

    @Test(arguments: places.map(\.name))
    func `a place in which something hides shows it when nobody looks`(name: String) throws {
        // Else the tests above prove nothing.
        let hidden = ["symbol", "image", "address of the widget", "label for readers", "dates"]
        let view = try #require(Self.places.first { $0.name == name }?.view)
        let drawing = widget(view, .extraLarge)
        let told = drawing.grid.text + drawing.hitRegions.map(\.label).joined()
        // Large type is made of blocks.
        #expect(told.contains(Self.marker) != (hidden + ["large type"]).contains(name))
    }

    @Test func `H07: a label for readers over something private is not told`() {
        let figure = Node.row([.text("Balance"), Node.text("12").with(.sensitive)])
        let button = Node(
            .button(
                Node.Button(
                    label: figure.with(.accessibilityLabel("Balance 12")), intent: IntentCall(name: "x"))))
        let open = widget(button, .medium)
        #expect(open.hitRegions.map(\.label) == ["Balance 12"])
        #expect(widget(button, .medium, redaction: .privacy).hitRegions.map(\.label) == ["Balance"])
    }

    @Test func `H06: 7 and 1 234 567 look alike, and so do a bar, a dot, a ring and a colour of them`() {
        func view(_ value: Double, _ text: String, _ color: NodeColor.Role) -> Node {
            let track = Node(.shape(Node.Shape(.capsule)), [.size(20, 1)])
            let bar = Node(.shape(Node.Shape(.capsule, fill: .role(color))), [.size(value * 20, 1)])
            return Node.column([
                .text(text), .layers([track, bar], NodeAlignment(.leading, .center)),
                Node(.shape(Node.Shape(.circle, stroke: .role(color), trim: 0...value)), [.size(4, 2)]),
                Node(
                    .shape(Node.Shape(.circle, fill: .role(color))), [.offset(columns: value * 20, rows: 0)]),
                Node.text(text).with(.color(.role(color)), .border(.role(color))),
                Node(.gauge(Node.Gauge(value: value, currentValueLabel: .text(text)))),
                Node(.progress(Node.Progress(.fraction(value < 0.5 ? nil : value)))),
                Node(.chart(Node.Chart(.series(.bars, [value, 1 - value])))),
                Node(.toggle(Node.Toggle(label: .text(text), isOn: value > 0.5, intent: nil))),
                Node.text(text).with(.points(34)),
            ]).with(.sensitive)
        }
        for family in Family.allCases {
            for mode in RenderingMode.allCases {
                let one = widget(view(0.1, "7", .red), family, mode: mode, redaction: .privacy)
                let other = widget(view(0.9, "1 234 567", .green), family, mode: mode, redaction: .privacy)
                #expect(one.grid == other.grid, "\(family) \(mode)")
                let none = widget(view(0.9, "", .green), family, mode: mode, redaction: .privacy)
                #expect(one.grid == none.grid, "\(family) \(mode), nothing")
            }
        }
    }

    @Test func `what is not marked stays, and what is exempt stays readable`() {
        let view = Node.column(
            [
                .text("Balance"),
                Node.column([.text("12"), Node.text("EUR").with(.unredacted)], .leading).with(.sensitive),
            ], .leading)
        #expect(rows(view, 7, 3, redaction: .privacy) == ["Balance", "▆▆▆▆", "EUR"])
    }

    /// Placeholders keep the shape of each text: its lines, each as wide as it is.
    @Test func `a placeholder has the shape of its texts, line by line, and does not tick`() {
        let texts = ["Balance", "a longer text that wraps", "12 EUR", "字字"]
        for columns in 1...26 {
            let view = Node.column(texts.map { .text($0) } + [.live(.date(noon - 100, .timer))], .leading)
            let shown = rows(view, columns, 12)
            let bars = rows(view, columns, 12, redaction: .placeholder)
            #expect(bars.map(displayWidth) == shown.map(displayWidth), "\(columns) columns")
            #expect(bars.allSatisfy { $0.allSatisfy { "▆ ".contains($0) } })
            #expect(drawing(view, columns, 12, redaction: .placeholder).nextChange == nil)
        }
    }
}
