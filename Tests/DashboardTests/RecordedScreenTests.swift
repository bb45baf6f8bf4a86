import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

@testable import VistazoDashboard

/// Whole windows as text. What widgets say is set in one corner, so that only the dashboard's own work shows.
@Suite struct RecordedScreenTests {
    static func dashboard(columns: Int, rows: Int, isPane: Bool = false) -> Dashboard {
        let page = Page(
            name: "Today", widgets: Sample.page.widgets + [PlacedWidget("log", .large)],
            strip: [PlacedWidget("item", .circular), PlacedWidget("timer", .rectangular)],
            top: [PlacedWidget("item", .inline), PlacedWidget("timer", .inline)])
        var dashboard = Sample.dashboard(
            [page, Page(name: "Work", widgets: [])], columns: columns, rows: rows, isPane: isPane)
        for widget in page.all.filter({ $0.kind != "log" }) {
            let room = NodeModifier.FlexibleFrame(
                maximumWidth: .infinity, maximumHeight: .infinity, alignment: .topLeading)
            let text = Node(.text([TextRun(.string(widget.kind))]), [.flexibleFrame(room)])
            let button = Node.Button(label: .text("Log"), intent: Sample.increment)
            let view = Node(
                .stack(Node.Stack(.vertical, alignment: .topLeading, [text, Node(.button(button))])))
            let entry = ArchivedEntry(
                date: Sample.now, view: widget.family == .inline ? .text(widget.kind) : view)
            let content = WidgetContent(archive: ArchivedTimeline(entries: [entry]))
            _ = dashboard.handle(.content(widget.id, content), at: Sample.now)
        }
        let failure = WidgetContent(failure: "The log did not answer in 5 seconds")
        _ = dashboard.handle(.content(WidgetID("log:large"), failure), at: Sample.now)
        return dashboard
    }

    @Test func `a terminal of 80 x 24 holds two rows of widgets`() {
        var dashboard = Self.dashboard(columns: 80, rows: 24)
        #expect(
            dashboard.rows().joined(separator: "\n") == """
                ╭──────────────────────────────────────╮╭──────────────────╮╭──────────────────╮
                │ item                                 ││ counter          ││ clock            │
                │                                      ││                  ││                  │
                │                                      ││                  ││                  │
                │                                      ││                  ││                  │
                │                                      ││                  ││                  │
                │                                      ││                  ││                  │
                │                                      ││                  ││                  │
                │ Log                                  ││ Log              ││ Log              │
                ╰─ ⏎ Log ──────────────────────────────╯╰──────────────────╯╰──────────────────╯
                ╭──────────────────────────────────────╮╭──────────────────────────────────────╮
                │ timer                                ││ size                                 │
                │                                      ││                                      │
                │                                      ││                                      │
                │                                      ││                                      │
                │                                      ││                                      │
                │                                      ││                                      │
                │                                      ││                                      │
                │ Log                                  ││ Log                                  │
                ╰──────────────────────────────────────╯╰──────────────────────────────────────╯



                 ● Today  ○ Work   1 more                         / log  ? help  L lock  q quit
                """)
    }

    @Test func `a large terminal has a top line and a strip`() {
        var dashboard = Self.dashboard(columns: 120, rows: 40)
        #expect(
            dashboard.rows().joined(separator: "\n") == """
                 item    timer                                                                                        Mon 30 Nov  09:12
                ╭────────╮╭──────────────────╮
                │item    ││timer             │
                │        ││                  │
                │Log     ││Log               │
                ╰────────╯╰──────────────────╯
                ╭──────────────────────────────────────╮╭──────────────────╮╭──────────────────╮╭──────────────────────────────────────╮
                │ item                                 ││ counter          ││ clock            ││ timer                                │
                │                                      ││                  ││                  ││                                      │
                │                                      ││                  ││                  ││                                      │
                │                                      ││                  ││                  ││                                      │
                │                                      ││                  ││                  ││                                      │
                │                                      ││                  ││                  ││                                      │
                │                                      ││                  ││                  ││                                      │
                │ Log                                  ││ Log              ││ Log              ││ Log                                  │
                ╰─ ⏎ Log ──────────────────────────────╯╰──────────────────╯╰──────────────────╯╰──────────────────────────────────────╯
                ╭──────────────────────────────────────╮╭──────────────────────────────────────╮
                │ size                                 ││ ⚠ log                                │
                │                                      ││                                      │
                │                                      ││ The log did not answer in 5 seconds  │
                │                                      ││                                      │
                │                                      ││                                      │
                │                                      ││                                      │
                │                                      ││                                      │
                │ Log                                  ││                                      │
                ╰──────────────────────────────────────╯│                                      │
                                                        │                                      │
                                                        │                                      │
                                                        │                                      │
                                                        │                                      │
                                                        │                                      │
                                                        │                                      │
                                                        │                                      │
                                                        │                                      │
                                                        │                                      │
                                                        ╰──────────────────────────────────────╯



                 ● Today  ○ Work                                                                          / log  ? help  L lock  q quit
                """)
    }

    @Test func `a pane is one column`() {
        var dashboard = Self.dashboard(columns: 30, rows: 20, isPane: true)
        #expect(
            dashboard.rows().joined(separator: "\n") == """
                ╭────────────────────────────╮
                │ item                       │
                │                            │
                │                            │
                │                            │
                │                            │
                │                            │
                │                            │
                │ Log                        │
                ╰─ ⏎ Log ────────────────────╯









                 ● Today  ○   5 more   ? help
                """)
    }

    @Test func `the least window holds one widget`() {
        var dashboard = Self.dashboard(columns: 20, rows: 11)
        #expect(
            dashboard.rows().joined(separator: "\n") == """
                ╭──────────────────╮
                │ item             │
                │                  │
                │                  │
                │                  │
                │                  │
                │                  │
                │                  │
                │ Log              │
                ╰─ ⏎ Log ──────────╯
                 ● Today  ○  ? help
                """)
    }

    @Test func `help lies over the widgets and leaves toast and status row free`() {
        var dashboard = Self.dashboard(columns: 80, rows: 24)
        _ = dashboard.type("?")
        #expect(
            dashboard.rows().joined(separator: "\n") == """
                ╭──────────────────────────────────────╮╭──────────────────╮╭──────────────────╮
                │ item                                 ││ counter          ││ clock            │
                │                                      ││                  ││                  │
                │╭─ Keys ─────────────────────────────────────────────────────────────────────╮│
                ││  ←↓↑→ hjkl      move the focus           Ctrl-C q  leave                   ││
                ││  Tab Shift-Tab  next, previous widget    Ctrl-Z    back to the shell       ││
                ││                                          Esc       dismiss                 ││
                ││  ⏎              its first button         /         log by typing a name    ││
                ││  1–9            its other buttons        ?         this page               ││
                ╰│  + -            more, less               a z       reminder: log, snooze   │╯
                ╭│  w              why it shows that        e         edit the pages          │╮
                ││  1              Log                      L         lock, unlock            ││
                ││                                          P         hide what is sensitive  ││
                ││  [ ]            page before, after       t         themes                  ││
                ││  PgUp PgDn      scroll                   S         save a screenshot       ││
                ││  u U            undo, redo                                                 ││
                ││  r R            reload it, reload all                                      ││
                │╰────────────────────────────────────────────────────────────────────────────╯│
                │ Log                                  ││ Log                                  │
                ╰──────────────────────────────────────╯╰──────────────────────────────────────╯



                 ● Today  ○ Work   1 more                         / log  ? help  L lock  q quit
                """)
    }
}
