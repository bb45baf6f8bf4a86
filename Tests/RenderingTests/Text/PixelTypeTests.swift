import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct PixelTypeTests {
    private func large(_ text: String, _ points: Double = 34) -> Node { .text(text).with(.points(points)) }

    @Test func `figures stand in three rows`() {
        #expect(
            rows(large("0123456789"), 39, 3) == [
                "█▀█ ▄█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█",
                "█ █  █  █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█  ▄▀ █▀█ ▀▀█",
                "▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀  ▀  ▀▀▀ ▀▀▀",
            ])
    }

    @Test func `signs are narrow, and a letter may follow a figure`() {
        #expect(
            rows(large("1.5:2"), 15, 3) == ["▄█    █▀▀ ▄ ▀▀█", " █    ▀▀█ ▄ █▀▀", "▀▀▀ ▀ ▀▀▀   ▀▀▀"])
        #expect(rows(large("3h"), 7, 3) == ["▀▀█ █", "▀▀█ █▀█", "▀▀▀ ▀ ▀"])
        #expect(rows(large("−4%"), 11, 3) == ["    █ █ ▀ █", "▀▀▀ ▀▀█ ▄▀", "      ▀ ▀ ▀"])
    }

    @Test func `minutes and seconds fit a small widget, in the margin beside it`() {
        let view = large("24:31").with(.color(.role(.teal)))
        #expect(
            widget(view, .small).grid.rows[3...5] == [
                "│▀▀█ █ █ ▄ ▀▀█ ▄█  │", "│█▀▀ ▀▀█ ▄ ▀▀█  █  │", "│▀▀▀   ▀   ▀▀▀ ▀▀▀ │",
            ])
    }

    @Test func `where it does not fit it is one bold row`() {
        let drawing = drawing(large("1234"), 14, 3)
        #expect(drawing.grid.trimmedRows == ["", "     1234", ""])
        #expect(drawing.grid[5, 1].style.traits == .bold)
        #expect(rows(large("12"), 20, 2)[0].contains("12"))
        #expect(rows(large("Año"), 20, 3)[1].contains("Año"))
    }

    @Test func `from sixty-four points it is twice as large, or steps down`() {
        #expect(
            rows(large("1", 64), 6, 5) == [
                "  ██", "████", "  ██", "  ██", "██████",
            ])
        #expect(rows(large("1", 64), 6, 3) == [" ▄█", "  █", " ▀▀▀"])
    }

    @Test func `in ASCII figures are made of lines`() {
        #expect(
            rows(large("12:30"), 17, 3, glyphs: .ascii) == [
                "     _     _   _", "  |  _| .  _| | |", "  | |_  .  _| |_|",
            ])
        #expect(rows(large("1", 64), 6, 5, glyphs: .ascii) == ["  ##", "####", "  ##", "  ##", "######"])
    }

    @Test func `the blocks are not bold`() {
        #expect(drawing(large("8"), 3, 3).grid[0, 0].style.traits.isEmpty)
    }

    @Test func `every form has its rows, all of one width`() {
        for (scalar, form) in PixelType.pixels {
            #expect(form.count == 5 && Set(form.map(\.count)).count == 1, "\(scalar)")
        }
        for (scalar, form) in PixelType.segments {
            #expect(form.count == 3 && Set(form.map(\.count)).count == 1, "\(scalar)")
        }
    }
}
