import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct FrameTests {
    private func button(_ label: String, key: String? = nil) -> Node {
        Node(.button(Node.Button(label: .text(label), intent: IntentCall(name: label), key: key)))
    }

    private func lowerLine(_ view: Node, _ family: Family, _ frame: WidgetFrame) -> String {
        widget(view, family, frame: frame).grid.rows.last ?? ""
    }

    @Test func `a widget stands in a quiet rounded frame, its content inside the margin`() {
        let grid = widget(.text("3 h"), .circular).grid
        #expect(
            grid.rows == [
                "╭────────╮", "│        │", "│  3 h   │", "│        │", "╰────────╯",
            ])
        #expect(grid[0, 0].style.foreground == Theme.terminal.frame)
        let small = widget(
            Node.text("Water").with(.width(max: .infinity, NodeAlignment(.leading, .top))), .small)
        #expect(small.grid.rows[4] == "│ Water            │")
    }

    @Test func `without a frame the margin stays`() {
        let view = Node.text("x").with(
            .flexibleFrame(
                NodeModifier.FlexibleFrame(
                    maximumWidth: .infinity, maximumHeight: .infinity, alignment: .topLeading)))
        let grid = widget(view, .small, frame: nil).grid
        #expect(grid.trimmedRows.prefix(2) == ["", "  x"])
    }

    @Test func `the focused frame carries its keys`() {
        let view = Node.column([button("Log"), button("Skip", key: "s"), button("Undo", key: "u")])
        let focused = WidgetFrame(isFocused: true)
        #expect(lowerLine(view, .medium, focused) == "╰─ ⏎ Log s Skip u Undo ────────────────╯")
        #expect(lowerLine(view, .small, focused) == "╰─ ⏎ Log s Skip ───╯")
        #expect(lowerLine(view, .medium, WidgetFrame()) == "╰──────────────────────────────────────╯")
        let grid = widget(view, .medium, frame: focused).grid
        #expect(grid[0, 0].style.foreground == Theme.terminal.focus)
        #expect(grid[3, 9].style == CellStyle(foreground: Theme.terminal.focus, traits: .bold))
        #expect(grid[5, 9].style.foreground == Theme.terminal.dim)
    }

    @Test func `a button that is only its key says it once`() {
        let view = Node.row([
            Node(.button(Node.Button(label: Node(.symbol("plus")), intent: IntentCall(name: "up")))),
            Node(
                .button(Node.Button(label: Node(.symbol("minus.circle")), intent: IntentCall(name: "down")))),
        ])
        #expect(lowerLine(view, .small, WidgetFrame(isFocused: true)).hasPrefix("╰─ ⏎ + - ──"))
        let long = Node.column([button("Increment by one"), button("Undo", key: "u")])
        #expect(lowerLine(long, .small, WidgetFrame(isFocused: true)) == "╰─ ⏎ u Undo ───────╯")
    }

    @Test func `the age stands lower right, before any hint`() {
        let view = Node.column([button("Log"), button("Skip", key: "s")])
        let stale = WidgetFrame(isFocused: true, lowerRight: "as of 09:08", mark: "⚠")
        #expect(lowerLine(view, .medium, stale) == "╰─ ⏎ Log s Skip ──────── ⚠ as of 09:08 ╯")
        #expect(lowerLine(view, .small, stale) == "╰─── ⚠ as of 09:08 ╯")
        #expect(
            lowerLine(.text("x"), .small, WidgetFrame(lowerLeft: "1 of 3")) == "╰─ 1 of 3 ─────────╯")
    }

    @Test func `a gauge that is the frame is traced from the top middle`() {
        let ring = { (value: Double) in
            Node(
                .gauge(Node.Gauge(value: value, style: .circular, currentValueLabel: .text("3 h"))),
                [.tint(.role(.green))])
        }
        func tinted(_ grid: CellGrid) -> [String] {
            (0..<grid.size.rows).map { row in
                grid.row(row).map { $0.style.foreground == .named(.green) ? "#" : "." }.joined()
            }
        }
        #expect(
            tinted(widget(ring(0.5), .circular).grid) == [
                ".....#####", ".........#", ".........#", ".........#", ".....#####",
            ])
        #expect(tinted(widget(ring(1), .circular).grid).joined().filter { $0 == "#" }.count == 26)
        #expect(tinted(widget(ring(0.999), .circular).grid).joined().filter { $0 == "#" }.count == 25)
        #expect(tinted(widget(ring(0.001), .circular).grid).joined().filter { $0 == "#" }.count == 1)
        #expect(tinted(widget(ring(.nan), .circular).grid).joined().filter { $0 == "#" }.isEmpty)
        #expect(widget(ring(0.5), .circular).grid.rows[2] == "│  3 h   │")
    }

    @Test func `a circular widget shows focus in its corners and its mark below`() {
        let grid = widget(.text("x"), .circular, frame: WidgetFrame(isFocused: true, mark: "⚠")).grid
        #expect(grid.rows.first == "┏────────┓")
        #expect(grid.rows.last == "┗───⚠────┛")
        #expect(grid[0, 0].style.traits.contains(.bold))
    }

    @Test func `ASCII has frames of its own`() {
        let view = Node.column([button("Log"), button("Skip", key: "s")])
        let grid = widget(
            view, .small, frame: WidgetFrame(isFocused: true), glyphs: .ascii
        ).grid
        #expect(grid.rows.first == "+------------------+")
        #expect(grid.rows.last == "+- Enter Log ------+")
        #expect(grid.rows.joined().allSatisfy { $0.isASCII })
    }

    @Test func `content never stands on the frame, unless its kind ignores margins`() {
        let wide = Node.text(String(repeating: "x", count: 60)).with(.fixed(.horizontal))
        #expect(widget(wide, .small).grid.rows[4].hasPrefix("│ xxx"))
        #expect(widget(wide, .small).grid.rows[4].hasSuffix("xx│"))
        let full = widget(
            .layers([.text("corner")], .topLeading).with(
                .flexibleFrame(
                    NodeModifier.FlexibleFrame(
                        maximumWidth: .infinity, maximumHeight: .infinity, alignment: .topLeading))),
            .small, ignoresMargins: true)
        #expect(full.grid.rows[0] == "╭──────────────────╮")
    }

    @Test func `the ground of the container fills the outer rectangle, frame and all`() {
        let view = Node.text("Hi").with(
            .containerBackground(Node(.shape(Node.Shape(.rectangle, fill: .role(.blue))))))
        let grid = widget(view, .small).grid
        #expect(grid.cells.allSatisfy { $0.style.background == .named(.blue) })
        let text = grid.cells.first { $0.piece == "H" }
        #expect(text?.style.foreground == .named(.black))
        #expect(
            widget(view, .small, mode: .vibrant).grid.cells.allSatisfy { $0.style.background == .standard })
    }

    @Test func `pending content stands back, its frame does not`() {
        let grid = widget(.text("Hi"), .small, frame: WidgetFrame(isPending: true)).grid
        #expect(grid.cells.first { $0.piece == "H" }?.style.traits == .dim)
        #expect(grid[0, 0].style.traits.isEmpty)
    }

    /// Cases E01, E02, E03 and E07.
    @Test(arguments: [
        ("字", "📁"), ("e\u{301}", "＋"), ("\u{1B}]52;c;x\u{7}", "👨‍👩‍👧‍👦"), ("\u{202E}abc", "🇪🇸"),
        ("⚠ a", "⚠\u{FE0F} a"), ("❤\u{FE0F}", "⌚\u{FE0E}"), ("\u{9B}2J\r\t", "क्षि"),
    ])
    func `the right border stands in one column whatever is written`(first: String, second: String) {
        for family in [Family.small, .circular, .rectangular] {
            let grid = widget(.column([.text(first), .text(second)]), family).grid
            for row in 1..<grid.size.rows - 1 { #expect(grid[grid.size.columns - 1, row].piece == "│") }
            // What a terminal gets row by row is as wide as the grid says.
            #expect(
                grid.rows.allSatisfy {
                    displayWidth($0) == grid.size.columns && $0.hasSuffix("│") || $0.first == "╭"
                        || $0.first == "╰"
                })
        }
    }
}
