import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

@testable import VistazoDashboard

/// Where colours are used in which way.
@Suite struct ModeTests {
    private static let small = PlacedWidget("counter", .small)
    private static let circular = PlacedWidget("item", .circular)

    /// The colour of the word that each of two widgets shows in red, and its traits.
    private static func words(
        _ mode: RenderingMode? = nil, window: RenderingMode = .fullColor
    ) -> (small: CellStyle?, strip: CellStyle?) {
        var dashboard = Sample.dashboard(
            [Page(name: "A", widgets: [small], strip: [circular], mode: mode)], columns: 80, rows: 40)
        var surroundings = dashboard.surroundings
        surroundings.mode = window
        _ = dashboard.handle(.surroundings(surroundings, dashboard.words), at: Sample.now)
        for (widget, word) in [(small, "X"), (circular, "Y")] {
            let view = Node(.text([TextRun(.string(word))]), [.color(.role(.red)), .accentable(true)])
            let content = WidgetContent(
                archive: ArchivedTimeline(entries: [ArchivedEntry(date: Sample.now, view: view)]))
            _ = dashboard.handle(.content(widget.id, content), at: Sample.now)
        }
        let cells = dashboard.screen(at: Sample.now).grid.cells
        return (cells.first { $0.piece == "X" }?.style, cells.first { $0.piece == "Y" }?.style)
    }

    @Test func `a page is in full colour, its strip by luminance alone`() {
        let words = Self.words()
        #expect(words.small?.foreground == .named(.red))
        #expect(words.strip?.foreground == .standard)
    }

    @Test func `a page may say its mode, for its strip too`() {
        #expect(Self.words(.fullColor).strip?.foreground == .named(.red))
        #expect(Self.words(.vibrant).small?.foreground == .standard)
        let accent = Theme.terminal.color(.accent)
        #expect(Self.words(.accented).small?.foreground == accent)
        #expect(Self.words(.accented).strip?.foreground == accent)
    }

    @Test func `a window without colours has none on any page`() {
        for mode in [nil] + RenderingMode.allCases.map(Optional.some) {
            let words = Self.words(mode, window: .vibrant)
            #expect(words.small?.foreground == .standard && words.strip?.foreground == .standard)
        }
    }

    @Test func `what is written of a page keeps its mode, and so does a page that is named anew`() throws {
        let page = Page(name: "A", widgets: [Self.small], mode: .vibrant)
        #expect(page.named("B").mode == .vibrant)
        #expect(page.holding([]).mode == .vibrant)
        let written = [
            "{ pages: [ \(page.json.text) ] }", "{ \(Page.lines(of: [page]).joined(separator: "\n")) }",
        ]
        for text in written {
            let reading = ConfigurationReader.read(Array(text.utf8), file: "config.json5")
            #expect(reading.faults == [])
            #expect(reading.configuration?.pages?.first?.mode == .vibrant)
        }
    }
}
