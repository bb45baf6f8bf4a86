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
        #expect(rows(chart(.heat, week + [4]), 3, 7)[0] == "██")
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
