import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// Whole widgets as a person sees them.
@Suite struct LookTests {
    private func text(_ string: String, _ modifiers: NodeModifier...) -> Node {
        Node(.text([TextRun(.string(string))]), modifiers)
    }

    private func button(_ label: String, key: String? = nil) -> Node {
        Node(.button(Node.Button(label: .text(label), intent: IntentCall(name: label), key: key)))
    }

    private let dim = NodeModifier.color(.role(.secondary))

    private var item: Node {
        .column(
            [
                .row([text("☕ Café", .bold(true)), .spacer, text("3 per day", dim)]),
                text(" "),
                .row(
                    [
                        text("3h", .points(34), .color(.role(.orange))),
                        .column([text("ago"), text("today 06:04", dim)], .leading),
                        .spacer,
                        .column([text("42 times", dim), text("streak 5 d")], .trailing),
                    ], spacing: 2, .top),
                text("M T W T F S S", dim),
                .row(
                    [
                        Node(
                            .chart(Node.Chart(.dots([.met, .met, .missed, .met, .met, .partial, .notDue])))),
                        Node(.gauge(Node.Gauge(value: 0.66, style: .linear, currentValueLabel: text("2/3")))),
                    ], spacing: 3),
                .row([button("Log"), button("Skip", key: "s"), button("Undo", key: "u")], spacing: 2),
            ], .leading)
    }

    @Test func `an item in a medium widget`() {
        let drawing = widget(item, .medium, frame: WidgetFrame(isFocused: true))
        #expect(
            drawing.grid.rows == [
                "╭──────────────────────────────────────╮",
                "│ ☕ Café                    3 per day │",
                "│                                      │",
                "│ ▀▀█ █    ago                42 times │",
                "│ ▀▀█ █▀█  today 06:04      streak 5 d │",
                "│ ▀▀▀ ▀ ▀                              │",
                "│ M T W T F S S                        │",
                "│ ● ● ○ ● ● ◐ ·   ██████████▌░░░░░ 2/3 │",
                "│ Log  Skip  Undo                      │",
                "╰─ ⏎ Log s Skip u Undo ────────────────╯",
            ])
        #expect(drawing.hitRegions.map(\.key) == ["1", "s", "u"])
    }

    @Test func `the same in ASCII`() {
        let drawing = widget(item, .medium, frame: WidgetFrame(isFocused: true), glyphs: .ascii)
        #expect(
            drawing.grid.rows == [
                "+--------------------------------------+",
                "| *  Cafe                    3 per day |",
                "|                                      |",
                "|  _       ago                42 times |",
                "|  _| |_   today 06:04      streak 5 d |",
                "|  _| | |                              |",
                "| M T W T F S S                        |",
                "| * * o * * / .   ###########----- 2/3 |",
                "| Log  Skip  Undo                      |",
                "+- Enter Log s Skip u Undo ------------+",
            ])
    }

    @Test func `a running timer in a small widget`() {
        let span = LiveText.TimerSpan(from: noon - 29, to: noon + 1471)
        let view = Node.column(
            [
                text("Focus", .bold(true)), text(" "),
                Node.live(.timer(span)).with(.points(34), .color(.role(.teal))),
                text("ends 09:36", dim), Node(.progress(Node.Progress(.interval(span)))),
                .row([text("‖"), text("pause", dim)], spacing: 1),
            ], .leading)
        let drawing = widget(view, .small)
        #expect(
            drawing.grid.rows == [
                "╭──────────────────╮",
                "│ Focus            │",
                "│                  │",
                "│▀▀█ █ █ ▄ ▀▀█ ▄█  │",
                "│█▀▀ ▀▀█ ▄ ▀▀█  █  │",
                "│▀▀▀   ▀   ▀▀▀ ▀▀▀ │",
                "│ ends 09:36       │",
                "│ ███████████████▊ │",
                "│ ‖ pause          │",
                "╰──────────────────╯",
            ])
        #expect(drawing.nextChange == noon + 1)
    }

    @Test func `a script's view in a small widget`() {
        let view = Node(
            .stack(
                Node.Stack(
                    .vertical, alignment: .center,
                    [
                        Node(.symbol("cup.and.saucer"), [.color(.role(.orange))]),
                        Node(
                            .text([TextRun(.live(.date(noon - 11_520, .relative))), TextRun(.string(" ago"))]
                            ),
                            [.bold(true)]),
                        Node(.gauge(Node.Gauge(value: 0.66, style: .linear))), button("Log", key: "l"),
                    ])))
        let drawing = widget(view, .small, frame: WidgetFrame(isFocused: true))
        #expect(
            drawing.grid.rows.suffix(6) == [
                "│ 3 hr, 12 min ago │", "│ ██████████▌░░░░░ │", "│       Log        │",
                "│                  │",
                "│                  │", "╰─ ⏎ Log ──────────╯",
            ])
        #expect(drawing.hitRegions.map(\.key) == ["1"])
    }

    @Test func `a title is never lost to what does not fit below it`() {
        let view = Node.column((0..<14).map { .text("line \($0)") }, .leading)
        #expect(widget(view, .small).grid.rows[1].hasPrefix("│     line 0"))
    }
}
