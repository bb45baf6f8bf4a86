import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct ChartTests {
    private func chart(_ form: Node.Chart.Form, _ values: [Double?]) -> Node {
        Node(.chart(Node.Chart(.series(form, values))))
    }

    @Test func `bars grow by eighths from the ground`() {
        #expect(rows(chart(.bars, [0, 1, 2, 4, 8, 16]), 6, 2) == ["     █", "▁▁▂▄██"])
        #expect(rows(chart(.bars, [1, 2]), 4, 1) == ["▄ █"])
        #expect(rows(chart(.bars, [1, nil, .nan, 1]), 4, 1) == ["█  █"])
        #expect(rows(chart(.bars, [1, 1, 3, 3]), 2, 1) == ["▃█"])
        #expect(rows(chart(.bars, [0, 0]), 2, 1) == ["▁▁"])
    }

    @Test func `a line runs through braille dots without a gap`() {
        #expect(rows(chart(.line, [0, 1, 2, 3]), 2, 1) == ["⡠⠊"])
        #expect(rows(chart(.line, [3, 3, 0, 0]), 2, 1) == ["⠉⣆"])
        #expect(rows(chart(.line, [5]), 1, 1) == ["⠒"])
    }

    @Test func `a heat map has squares of two cells, a column a week`() {
        let week = [0.0, 1, 2, 3, 4, 2, 0]
        #expect(
            rows(chart(.heat, week + [4]), 4, 7) == [
                "··██", "░░", "▒▒", "▓▓", "██", "▒▒", "··",
            ])
        #expect(rows(chart(.heat, week + [4]), 3, 7)[0] == "·█")
        #expect(rows(chart(.heat, week), 2, 7, glyphs: .ascii) == ["..", "::", "++", "**", "##", "++", ".."])
    }

    @Test func `nothing and hostile numbers are drawn as nothing`() {
        for form in Node.Chart.Form.allCases {
            for values: [Double?] in [[], [nil], [.nan, .infinity], [1e308, -1e308], [0]] {
                for (columns, rows) in [(0, 0), (1, 1), (7, 3)] {
                    #expect(drawing(chart(form, values), columns, rows).nextChange == nil)
                }
            }
        }
    }

    @Test func `dots tell each state by its glyph`() {
        let states = Node.Chart.DayState.allCases
        let dots = Node(.chart(Node.Chart(.dots(states))))
        #expect(rows(dots, 17, 1) == ["● ◐ ○ ✕ ◌ ◔ ·   ⊗"])
        #expect(rows(dots, 9, 1) == ["●◐○✕◌◔· ⊗"])
        #expect(rows(dots, 3, 1) == ["· ⊗"])
        #expect(Set(states.map(\.piece)).count == states.count)
        #expect(Set(rows(dots, 17, 1, glyphs: .ascii)[0].filter { $0 != " " }).count == states.count - 1)
    }
}

/// What stands beside the marks of a chart.
@Suite struct ChartLabelTests {
    private func chart(
        _ form: Node.Chart.Form, _ values: [Double?], domain: ClosedRange<Double>? = nil,
        scale: Node.Chart.Scale? = nil, labels: [String] = []
    ) -> Node {
        Node(.chart(Node.Chart(.series(form, values), domain: domain, scale: scale, labels: labels)))
    }

    @Test func `a scale stands at the left, labels below, where there is room`() {
        let bars = chart(.bars, [1, 2, 4], scale: .numbers, labels: ["M", "T", "W"])
        #expect(rows(bars, 11, 4) == ["4       ██", "     ▄▄ ██", "0 ▆▆ ██ ██", "  M  T  W"])
        #expect(rows(bars, 7, 4) == ["    █", "  ▄ █", "▆ █ █", "M T W"])
        #expect(rows(bars, 11, 2) == ["4       ██", "0 ▄▄ ██ ██"])
        #expect(rows(bars, 11, 1) == ["▂▂▂ ▄▄▄ ███"])
        let line = chart(.line, [0, 1500], scale: .numbers, labels: ["Mon", "Tue", "Wed"])
        #expect(rows(line, 18, 4).last == "     Mon  Tue  Wed")
        #expect(rows(line, 18, 4).map { $0.prefix(4) } == ["1.5K", "    ", "   0", "    "])
        #expect(rows(line, 7, 3).last == "Mon Wed")
    }

    @Test func `words of the author's own stand from the low end to the high end`() {
        let line = chart(.line, [0, 1], scale: .words(["low", "mid", "high"]))
        #expect(rows(line, 14, 5).map { $0.prefix(4) } == ["high", "    ", " mid", "    ", " low"])
        #expect(rows(chart(.bars, [1], scale: .words(["x"])), 10, 2)[0].hasPrefix("x"))
    }

    @Test func `a domain holds whatever the values are`() {
        #expect(rows(chart(.bars, [1, 2], domain: 0...4), 3, 1) == ["▂ ▄"])
        #expect(rows(chart(.bars, [9, -9], domain: 0...4), 3, 1) == ["█ ▁"])
        #expect(rows(chart(.line, [5], domain: 0...10), 1, 2) == ["⣀", ""])
    }

    @Test func `bars of less than nothing hang from the line of nothing`() {
        #expect(rows(chart(.bars, [2, -2, 1, -1]), 7, 2) == ["█   ▄", "  █   ▀"])
        #expect(rows(chart(.bars, [-1, -2]), 3, 2)[1] == "▀ █")
        #expect(rows(chart(.bars, [-1, 0, 1]), 5, 1) == ["▁ ▄ █"])
    }

    @Test func `an area is filled down to its ground`() {
        #expect(rows(chart(.area, [1, 2, 3, 4]), 2, 2) == ["⢀⣼", "⣾⣿"])
    }

    @Test func `thirteen weeks have their days at the side and their months below`() {
        let values = (0..<91).map { Double($0 % 5) }
        let months = ["Sep", "", "", "", "Oct", "", "", "", "Nov", "", "", "", ""]
        let map = chart(.heat, values, scale: .words(["M", "", "W", "", "F", "", "S"]), labels: months)
        let wide = rows(map, 36, 8)
        #expect(wide.last == "      Sep     Oct     Nov")
        #expect(wide.prefix(7).map { $0.first { $0 != " " } } == ["M", "░", "W", "▓", "F", "·", "S"])
        // Without a row for them the months give way, then one column a week shows them all.
        #expect(rows(map, 36, 7).count == 7)
        #expect(rows(map, 16, 7)[0].count == 15)
    }

    @Test func `a year is shown whole where a column a week has room, else its latest weeks`() {
        let year = (0..<365).map { Double($0 % 5) }
        let label = (0..<53).map { $0 == 0 ? "Dec" : $0 == 27 ? "Jun" : "" }
        let wide = rows(chart(.heat, year, labels: label), 106, 8)
        #expect(wide[0].count == 106)
        #expect(wide[7] == "Dec" + String(repeating: " ", count: 51) + "Jun")
        let narrow = rows(chart(.heat, year, labels: label), 76, 8)
        #expect(narrow[0].trimmingCharacters(in: .whitespaces).count == 53)
        #expect(rows(chart(.heat, year), 36, 7)[0].count == 36)
    }

    @Test(arguments: Theme.all)
    func `five shades can be told apart in each theme, by colour and without`(theme: Theme) {
        for mode in RenderingMode.allCases {
            for depth in ColorDepth.allCases {
                for glyphs in Surroundings.Glyphs.allCases {
                    var around = surroundings(2, 5, glyphs: glyphs, mode: mode)
                    (around.theme, around.scheme, around.depth) = (theme, theme.scheme, depth)
                    let view = chart(.heat, [0, 1, 2, 3, 4])
                    let grid = draw(
                        ArchivedEntry(date: noon, view: view, ignoresMargins: true), family: .small,
                        surroundings: around
                    ).grid
                    #expect(Set((0..<5).map { grid[0, $0].piece }).count == 5)
                    let seen = (0..<5).map { row in
                        let cell = grid[0, row]
                        let ground = cell.style.background.mapped(to: depth)
                        let ink = cell.style.foreground.mapped(to: depth)
                        return ink == ground && ink != .standard ? "\(ink)" : "\(cell.piece) \(ink)"
                    }
                    #expect(Set(seen).count == 5, "\(mode) \(depth) \(seen)")
                }
            }
        }
    }
}
