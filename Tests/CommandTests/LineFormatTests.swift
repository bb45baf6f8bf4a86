import Testing
import VistazoCells

@testable import vistazo

@Suite struct LineFormatTests {
    private func written(
        _ text: String, _ format: LineFormat, isStale: Bool = false, isStream: Bool = false
    ) -> String {
        var grid = CellGrid(size: CellSize(columns: 20, rows: 1))
        grid.write(text, at: .zero, style: .standard)
        return format.write(grid, isStale: isStale, isStream: isStream)
    }

    @Test func `a line has no blanks at its end, in whatever format`() {
        #expect(written("a b ", .text) == "a b\n")
        #expect(written("a b ", .tmux) == "a b\n")
        #expect(written("", .text) == "\n")
        #expect(written("", .tmux) == "\n")
    }

    @Test func `a bar that reads JSON or markup gets the text literally`() {
        #expect(
            written("<b> & \"x\"", .waybar) == "{\"text\":\"&lt;b&gt; &amp; \\\"x\\\"\",\"class\":\"\"}\n")
        #expect(written("old", .waybar, isStale: true) == "{\"text\":\"old\",\"class\":\"stale\"}\n")
        #expect(written("\"x\"", .i3bar) == "{\"name\":\"vistazo\",\"full_text\":\"\\\"x\\\"\"}\n")
        #expect(
            LineFormat.i3bar.heading + written("x", .i3bar, isStream: true)
                == "{\"version\":1}\n[\n[{\"name\":\"vistazo\",\"full_text\":\"x\"}],\n")
        #expect(LineFormat.allCases.filter { !$0.heading.isEmpty } == [.i3bar])
    }

    @Test(arguments: [
        ("C# x", "C## x"), ("C#", "C###[default]"), ("a## b", "a#####[default] b"), ("#[x]", "##[x]"),
        ("##[x]", "####[x]"), ("#{x} #S", "##{x} ##S"), ("100% a,b}", "100% a,b}"), ("#", "###[default]"),
    ])
    func `tmux gets hashes so that it draws each of them`(text: String, written markup: String) {
        #expect(written(text, .tmux) == markup + "\n")
    }

    @Test func `a hash before another style is one hash`() {
        var grid = CellGrid(size: CellSize(columns: 4, rows: 1))
        grid.write("#", at: .zero, style: .standard)
        grid.write("#", at: CellPoint(column: 1, row: 0), style: CellStyle(traits: .bold))
        #expect(grid.tmux(trimmed: true) == "###[default,bold]###[default]\n")
    }
}
