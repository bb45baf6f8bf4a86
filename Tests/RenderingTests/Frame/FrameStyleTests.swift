import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// The four sorts of frames, in all modes and in ASCII.
@Suite struct FrameStyleTests {
    private static func grid(
        _ style: FrameStyle, _ view: Node = .text("Hi"), _ family: Family = .circular,
        theme: String = "terminal",
        frame: WidgetFrame = WidgetFrame(), glyphs: Surroundings.Glyphs = .unicode,
        mode: RenderingMode = .fullColor
    ) -> CellGrid {
        let size = family.outerSize
        var around = surroundings(size.columns, size.rows, frame: frame, glyphs: glyphs, mode: mode)
        around.theme = (Theme.named(theme) ?? .terminal).framed(style)
        around.scheme = around.theme.scheme
        return draw(ArchivedEntry(date: noon, view: view), family: family, surroundings: around).grid
    }

    private static let ring = Node(
        .gauge(Node.Gauge(value: 0.5, style: .circular, currentValueLabel: .text("3 h"))))

    @Test func `frames are round, square, a card, or nothing`() {
        let inside = ["│        │", "│   Hi   │", "│        │"]
        #expect(Self.grid(.rounded).rows == ["╭────────╮"] + inside + ["╰────────╯"])
        #expect(Self.grid(.square).rows == ["┌────────┐"] + inside + ["└────────┘"])
        let card = ["▐        ▌", "▐   Hi   ▌", "▐        ▌"]
        #expect(Self.grid(.filled, theme: "night").rows == ["▗▄▄▄▄▄▄▄▄▖"] + card + ["▝▀▀▀▀▀▀▀▀▘"])
        // The terminal's own colours have none for a card.
        #expect(Self.grid(.filled).rows == Self.grid(.rounded).rows)
        #expect(Self.grid(.none).trimmedRows == ["", "", "    Hi", "", ""])
    }

    @Test func `in ASCII a card has lines`() {
        let lines = ["+--------+", "|        |", "|   Hi   |", "|        |", "+--------+"]
        for style in [FrameStyle.rounded, .square, .filled] {
            #expect(Self.grid(style, glyphs: .ascii).rows == lines)
        }
        #expect(Self.grid(.none, glyphs: .ascii).trimmedRows == ["", "", "    Hi", "", ""])
    }

    @Test(arguments: Theme.all.map(\.name).filter { $0 != "terminal" })
    func `a card is of the raised ground, with the theme's ground around it`(name: String) throws {
        let theme = try #require(Theme.named(name))
        for mode in RenderingMode.allCases {
            let grid = Self.grid(.filled, theme: name, mode: mode)
            #expect(grid[4, 2].style.background == theme.raised)
            #expect(grid[0, 2].style == CellStyle(foreground: theme.raised, background: theme.ground))
            #expect(grid[4, 2].piece == "H")
        }
        // An author's ground takes its place, and keeps its air.
        let blue = Node.text("Hi").with(
            .containerBackground(Node(.shape(Node.Shape(.rectangle, fill: NodeColor(.rgb(0, 0, 90)))))))
        let grid = Self.grid(.filled, blue, theme: name)
        #expect(grid[1, 1].style.background == .rgb(0, 0, 90))
        #expect(grid[0, 1].style == CellStyle(foreground: .rgb(0, 0, 90), background: theme.ground))
    }

    @Test(arguments: FrameStyle.allCases, RenderingMode.allCases)
    func `focus, hints, the age and the ring are seen in each`(style: FrameStyle, mode: RenderingMode) {
        for name in ["terminal", "night"] {
            for glyphs in Surroundings.Glyphs.allCases {
                let button = Node(.button(Node.Button(label: .text("Log"), intent: IntentCall(name: "log"))))
                let quiet = Self.grid(style, button, .medium, theme: name, glyphs: glyphs, mode: mode)
                let focused = Self.grid(
                    style, button, .medium, theme: name,
                    frame: WidgetFrame(isFocused: true, lowerRight: "as of 09:08", mark: "⚠"), glyphs: glyphs,
                    mode: mode)
                let enter = glyphs == .ascii ? "Enter Log" : "⏎ Log"
                #expect(focused.rows.last?.contains(" \(enter) ") == true)
                #expect(focused.rows.last?.contains(" as of 09:08 ") == true)
                #expect((1..<9).allSatisfy { quiet[0, $0] != focused[0, $0] })

                let rings = [0, 0.25, 0.5, 0.75, 1].map { value in
                    let gauge = Node.Gauge(value: value, style: .circular)
                    return Self.grid(style, Node(.gauge(gauge)), theme: name, glyphs: glyphs, mode: mode)
                }
                #expect(Set(rings).count == 5)
                // Without hues its shape alone tells how full it is.
                if mode != .fullColor && style != .filled { #expect(Set(rings.map(\.rows)).count == 5) }
            }
        }
    }

    @Test func `a theme and its file say which`() throws {
        let theme = ThemeReader.read(Array(#"{ extends: "night", frames: "none" }"#.utf8), name: "mine").theme
        #expect(theme?.frames == FrameStyle.none)
        #expect(Theme.terminal.frames == .rounded)
        let wrong = ThemeReader.read(Array(#"{ frames: "round" }"#.utf8), name: "mine")
        #expect(wrong.faults.count == 1 && wrong.theme?.frames == .rounded)
    }
}
