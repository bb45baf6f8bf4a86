import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

@testable import VistazoDashboard

@Suite struct ScreenTests {
    static func filled(columns: Int = 80, rows: Int = 24) -> Dashboard {
        var dashboard = Sample.dashboard([Sample.page], columns: columns, rows: rows)
        for (index, widget) in Sample.page.widgets.enumerated() {
            _ = dashboard.handle(.content(widget.id, Sample.text("number \(index)")), at: Sample.now)
        }
        return dashboard
    }

    @Test func `what has not changed is not drawn again`() {
        var dashboard = Self.filled()
        _ = dashboard.screen(at: Sample.now)
        #expect(dashboard.drawCount == 5)
        _ = dashboard.screen(at: Sample.now + 1)
        #expect(dashboard.drawCount == 5)
        _ = dashboard.handle(.content(Sample.page.widgets[2].id, Sample.text("new")), at: Sample.now)
        _ = dashboard.handle(.content(Sample.page.widgets[3].id, Sample.text("number 3")), at: Sample.now)
        _ = dashboard.screen(at: Sample.now + 2)
        #expect(dashboard.drawCount == 6)
        _ = dashboard.type(.tab)
        _ = dashboard.screen(at: Sample.now + 3)
        #expect(dashboard.drawCount == 8)
        _ = dashboard.type("?")
        _ = dashboard.screen(at: Sample.now + 4)
        #expect(dashboard.drawCount == 8)
    }

    @Test func `a widget that ticks is drawn once a second, and nothing else is`() {
        var dashboard = Self.filled()
        let timer = LiveText.TimerSpan(from: Sample.now, to: Sample.now + 600)
        let view = Node(.text([TextRun(.live(.timer(timer)))]))
        let archive = ArchivedTimeline(entries: [ArchivedEntry(date: Sample.now, view: view)])
        _ = dashboard.handle(
            .content(Sample.page.widgets[3].id, WidgetContent(archive: archive)), at: Sample.now)
        var now = Sample.now
        var screen = dashboard.screen(at: now)
        let first = dashboard.drawCount
        var seen: Set<[String]> = [screen.grid.rows]
        for _ in 0..<60 {
            guard let next = screen.nextChange else { break }
            #expect(next > now)
            now = next
            screen = dashboard.screen(at: now)
            seen.insert(screen.grid.rows)
        }
        #expect(dashboard.drawCount == first + 60)
        #expect(seen.count == 61)
        #expect(abs(now.timeIntervalSince(Sample.now) - 60) < 0.01)
    }

    @Test func `a screen without living text never asks to be drawn again`() {
        var dashboard = Self.filled()
        #expect(dashboard.screen(at: Sample.now).nextChange == nil)
    }

    @Test func `the next entry takes its place on its second`() {
        var dashboard = Self.filled()
        let entries = [0, 90].map { ArchivedEntry(date: Sample.now + $0, view: .text("after \($0)")) }
        let content = WidgetContent(archive: ArchivedTimeline(entries: entries))
        _ = dashboard.handle(.content(Sample.page.widgets[0].id, content), at: Sample.now)
        #expect(dashboard.screen(at: Sample.now).nextChange == Sample.now + 90)
        #expect(dashboard.rows(at: Sample.now + 89).joined().contains("after 0.0"))
        #expect(dashboard.rows(at: Sample.now + 90).joined().contains("after 90.0"))
        #expect(dashboard.rows(at: Sample.now + 1).joined().contains("after 0.0"))
    }

    /// Case F07.
    @Test func `stale content and a failed reload say how old they are in the frame`() {
        var dashboard = Self.filled()
        var content = Sample.text("21 °")
        content.staleFrom = Sample.now + 60
        _ = dashboard.handle(.content(Sample.page.widgets[1].id, content), at: Sample.now)
        #expect(!dashboard.rows().joined().contains("as of"))
        #expect(dashboard.screen(at: Sample.now).nextChange == Sample.now + 60)
        #expect(dashboard.rows(at: Sample.now + 60)[9].contains("as of 09:12"))
        content.failure = "It did not answer"
        content.staleFrom = nil
        _ = dashboard.handle(.content(Sample.page.widgets[1].id, content), at: Sample.now)
        #expect(dashboard.rows(at: Sample.now)[9].contains("⚠ as of 09:12"))
        #expect(dashboard.rows(at: Sample.now + 86_400)[9].contains("⚠ as of 30 Nov"))
    }

    @Test func `an entry is stale when its author says so, by the age of its data`() throws {
        var dashboard = Self.filled()
        var entry = ArchivedEntry(date: Sample.now, view: .text("21 °"))
        entry.capturedAt = Sample.now - 240
        let content = WidgetContent(archive: ArchivedTimeline(entries: [entry], staleAfter: 300))
        _ = dashboard.handle(.content(Sample.page.widgets[1].id, content), at: Sample.now)
        #expect(!dashboard.rows(at: Sample.now + 59)[9].contains("as of"))
        #expect(dashboard.screen(at: Sample.now + 59).nextChange == Sample.now + 60)
        #expect(dashboard.rows(at: Sample.now + 60)[9].contains("as of 09:08"))
        let next = try #require(dashboard.screen(at: Sample.now + 60).nextChange)
        #expect(next > Sample.now + 3600)
    }

    /// Case F05.
    @Test func `after a sleep nothing is stale for a while, whatever its author or its policy says`() {
        var dashboard = Self.filled()
        let entry = ArchivedEntry(date: Sample.now - 7200, view: .text("21 °"))
        var content = WidgetContent(archive: ArchivedTimeline(entries: [entry], staleAfter: 300))
        content.staleFrom = Sample.now - 3600
        content.graceUntil = Sample.now + 30
        _ = dashboard.handle(.content(Sample.page.widgets[1].id, content), at: Sample.now)
        #expect(!dashboard.rows(at: Sample.now + 29)[9].contains("as of"))
        #expect(dashboard.screen(at: Sample.now + 29).nextChange == Sample.now + 30)
        #expect(dashboard.rows(at: Sample.now + 30)[9].contains("as of"))
    }

    @Test func `data that were captured in time to come are as old as their entry`() {
        var dashboard = Self.filled()
        var entry = ArchivedEntry(date: Sample.now, view: .text("21 °"))
        entry.capturedAt = Sample.now + 1e9
        let content = WidgetContent(archive: ArchivedTimeline(entries: [entry], staleAfter: 300))
        _ = dashboard.handle(.content(Sample.page.widgets[1].id, content), at: Sample.now)
        #expect(!dashboard.rows(at: Sample.now + 299)[9].contains("as of"))
        #expect(dashboard.rows(at: Sample.now + 300)[9].contains("as of 09:12"))
    }

    @Test func `where an author allows no age at all an entry is stale from its date on`() {
        var dashboard = Self.filled()
        let entry = ArchivedEntry(date: Sample.now, view: .text("21 °"))
        let content = WidgetContent(archive: ArchivedTimeline(entries: [entry], staleAfter: 0))
        _ = dashboard.handle(.content(Sample.page.widgets[1].id, content), at: Sample.now)
        #expect(dashboard.rows(at: Sample.now)[9].contains("as of 09:12"))
    }

    @Test func `where nothing ever came a plain sentence says why`() {
        var dashboard = Self.filled()
        let id = Sample.page.widgets[4].id
        _ = dashboard.handle(
            .content(id, WidgetContent(failure: "There is no file ~/bin/size")), at: Sample.now)
        let text = dashboard.rows().joined(separator: "\n")
        #expect(text.contains("⚠ size"))
        #expect(text.contains("There is no file ~/bin/size"))
    }

    @Test func `a toast stands for four seconds, offers undo, and Esc takes it away`() {
        var dashboard = Self.filled()
        let outcome = IntentOutcome.done(dialog: "Logged ☕ Café · 2 of 3 today", isUndoable: true)
        let id = Sample.page.widgets[0].id
        _ = dashboard.handle(.intentFinished(id, outcome), at: Sample.now)
        let row = " ✓ Logged ☕ Café · 2 of 3 today" + String(repeating: " ", count: 40) + "u Undo"
        #expect(dashboard.rows()[21] == row)
        #expect(dashboard.screen(at: Sample.now).nextChange == Sample.now + 4)
        #expect(dashboard.rows(at: Sample.now + 4)[21] == "")
        #expect(dashboard.rows(at: Sample.now + 1)[21] == row)
        _ = dashboard.type(.escape)
        #expect(dashboard.rows()[21] == "")
    }

    @Test func `a lock hides what is sensitive, dialogs and notices`() {
        var dashboard = Self.filled()
        let id = Sample.page.widgets[0].id
        _ = dashboard.handle(.content(id, Sample.text("secret", sensitive: true)), at: Sample.now)
        #expect(dashboard.rows().joined().contains("secret"))
        _ = dashboard.handle(.notice(Notice("secret notice")), at: Sample.now)
        _ = dashboard.type("L")
        _ = dashboard.handle(.notice(Notice("secret notice")), at: Sample.now)
        #expect(!dashboard.rows().joined().contains("secret"))
        _ = dashboard.handle(
            .intentFinished(id, .done(dialog: "secret dialog", isUndoable: false)), at: Sample.now)
        #expect(dashboard.rows()[21] == " ✓ Done")
        _ = dashboard.handle(.intentFinished(id, .refusedWhileLocked), at: Sample.now)
        #expect(dashboard.rows()[21] == " ⚠ Unlock first to do this")
        #expect(dashboard.rows()[23].hasSuffix("? help  L unlock  q quit"))
        _ = dashboard.type("L")
        #expect(dashboard.rows().joined().contains("secret"))
    }

    @Test func `privacy hides dialogs of what is sensitive and no others`() {
        var dashboard = Self.filled()
        let ids = Sample.page.widgets.map(\.id)
        _ = dashboard.handle(.content(ids[0], Sample.text("secret", sensitive: true)), at: Sample.now)
        _ = dashboard.type("P")
        let outcome = IntentOutcome.done(dialog: "Logged", isUndoable: false)
        _ = dashboard.handle(.intentFinished(ids[0], outcome), at: Sample.now)
        #expect(dashboard.rows()[21] == " ✓ Done")
        _ = dashboard.handle(.intentFinished(ids[1], outcome), at: Sample.now)
        #expect(dashboard.rows()[21] == " ✓ Logged")
    }

    @Test(arguments: [
        (80, " ● Today  ○ Work                                  / log  ? help  L lock  q quit"),
        (40, " ● Today  ○ Work  / log  ? help  q quit"), (27, " ● Today  ○ Work    ? help"),
        (24, " ● Today  ○      ? help"), (20, " ● Today  ○  ? help"), (12, " ● Today"),
    ])
    func `the status row leaves out the least needed first`(columns: Int, row: String) {
        let pages = [Sample.page(.circular, name: "Today"), Sample.page(.circular, name: "Work")]
        var dashboard = Sample.dashboard(pages, columns: columns, rows: 24)
        #expect(dashboard.rows()[23] == row)
    }

    /// Case G02.
    @Test func `a mistake in the configuration stands in a banner until it is mended or dismissed`() {
        let text = Array("{ thme: 1, pages: [ 7 ] }".utf8)
        let faults = ConfigurationReader.read(text, file: "config.json5").faults
        var dashboard = Self.filled(columns: 120)
        _ = dashboard.handle(.configuration(nil, faults: faults), at: Sample.now)
        #expect(dashboard.rows()[21].hasPrefix(" ⚠ config.json5:1: thme: “thme” is not known here."))
        #expect(dashboard.rows()[21].hasSuffix("…  Esc Dismiss"))
        #expect(dashboard.rows()[0...19].joined().contains("number 4"))
        _ = dashboard.type(.escape)
        #expect(dashboard.rows()[21] == "")
        _ = dashboard.handle(.configuration(nil, faults: faults), at: Sample.now)
        var configuration = Configuration()
        configuration.pages = [Sample.page]
        _ = dashboard.handle(.configuration(configuration, faults: []), at: Sample.now)
        #expect(dashboard.rows()[21] == "")
    }

    /// Case G03.
    @Test func `a new configuration keeps focus and content of what is still there`() {
        var dashboard = Self.filled()
        _ = dashboard.type(.tab)
        var configuration = Configuration()
        let widgets = Sample.page.widgets
        configuration.pages = [
            Page(name: "Today", widgets: [PlacedWidget("new", .small), widgets[1], widgets[0]])
        ]
        _ = dashboard.handle(.configuration(configuration, faults: []), at: Sample.now)
        #expect(dashboard.focus == widgets[1].id)
        #expect(dashboard.rows().joined().contains("number 0"))
        configuration.pages = [Page(name: "Today", widgets: [widgets[3], widgets[4]])]
        _ = dashboard.handle(.configuration(configuration, faults: []), at: Sample.now)
        #expect(dashboard.focus == widgets[4].id)
    }

    /// Case G02: no widgets at all.
    @Test func `a page without widgets says how to get some`() {
        var dashboard = Sample.dashboard([Page(name: "Empty", widgets: [])])
        #expect(dashboard.rows().joined(separator: " ").contains("This page has no widgets yet."))
        #expect(!dashboard.isTooSmall)
    }

    /// Case E10.
    @Test func `a window too small says so in one line and how much it needs`() {
        var dashboard = Sample.dashboard([Sample.page], columns: 40, rows: 4)
        #expect(dashboard.rows().filter { !$0.isEmpty } == ["        Too small: needs 20 × 11"])
        _ = dashboard.handle(.resized(CellSize(columns: 12, rows: 4)), at: Sample.now)
        #expect(dashboard.rows().filter { !$0.isEmpty } == ["needs 20×11"])
        _ = dashboard.handle(.resized(CellSize(columns: 20, rows: 11)), at: Sample.now)
        #expect(!dashboard.isTooSmall)
    }

    /// Case E19.
    @Test func `in ASCII everything is ASCII`() {
        var surroundings = Sample.surroundings()
        surroundings.glyphs = .ascii
        var dashboard = Dashboard(
            surroundings: surroundings, words: Words(language: "es"), size: CellSize(columns: 120, rows: 40))
        _ = dashboard.handle(.notice(Notice("Café · ☕", tone: .problem)), at: Sample.now)
        #expect(dashboard.rows().joined().filter { !$0.isASCII } == "")
        _ = dashboard.type("?")
        #expect(dashboard.rows().joined().filter { !$0.isASCII } == "")
    }

    /// Case E15.
    @Test func `without hues nothing has a colour`() {
        var dashboard = Dashboard(
            surroundings: Sample.surroundings(mode: .vibrant), words: Words(language: "en"),
            size: CellSize(columns: 120, rows: 40))
        _ = dashboard.handle(.notice(Notice("Done", tone: .done, isUndoable: true)), at: Sample.now)
        _ = dashboard.type("?")
        let cells = dashboard.screen(at: Sample.now).grid.cells
        #expect(cells.allSatisfy { $0.style.foreground == .standard && $0.style.background == .standard })
    }
}
