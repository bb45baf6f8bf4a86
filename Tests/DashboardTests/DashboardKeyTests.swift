import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoDashboard

@Suite struct DashboardKeyTests {
    @Test func `the first widget has focus at start, and arrows, letters and Tab move it`() {
        var dashboard = Sample.dashboard([Sample.page])
        func focus() -> String? { dashboard.focus?.description }
        #expect(focus() == "item:medium:café")
        #expect(dashboard.type(.right).isEmpty)
        #expect(focus() == "counter:small")
        _ = dashboard.type("j")
        #expect(focus() == "size:medium")
        _ = dashboard.type("h", .up)
        #expect(focus() == "item:medium:café")
        _ = dashboard.type(.backTab)
        #expect(focus() == "size:medium")
        _ = dashboard.type(.tab, .tab)
        #expect(focus() == "counter:small")
        _ = dashboard.type(.left, .left, .up)
        #expect(focus() == "item:medium:café")
    }

    @Test(
        arguments: [
            (Key.character("q"), [Effect.quit]), (.control("c"), [.quit]), (.control("z"), [.suspend]),
            ("u", [.undo]), ("U", [.redo]), ("S", [.screenshot]),
            ("r", [.reload([WidgetID("item:medium:café")])]), ("/", [.listPalette]), ("x", []),
            (.function(5), []),
            (.escape, []),
        ] as [(Key, [Effect])])
    func `keys without a widget's answer ask for what the table says`(key: Key, effects: [Effect]) {
        var dashboard = Sample.dashboard([Sample.page])
        #expect(dashboard.type(key) == effects)
    }

    @Test func `a person's own key comes before the reserved ones, but never before Ctrl-C`() {
        var dashboard = Sample.dashboard(
            [Sample.page], keys: ["c": ["log café"], "q": ["say hello"], .control("c"): ["log tea"]])
        #expect(dashboard.type("c") == [.run(["log café"])])
        #expect(dashboard.type("q") == [.run(["say hello"])])
        #expect(dashboard.type(.control("c")) == [.quit])
    }

    @Test func `the help page takes every key until it is closed, but Ctrl-C leaves`() {
        var dashboard = Sample.dashboard([Sample.page], keys: ["c": ["log café"]])
        _ = dashboard.type("?")
        #expect(dashboard.overlay != nil)
        #expect(dashboard.type("c", "u", "r", "L", .tab) == [])
        #expect(!dashboard.isLocked)
        #expect(dashboard.type(.control("c")) == [.quit])
        #expect(dashboard.type("q") == [])
        #expect(dashboard.overlay == nil)
        #expect(dashboard.type("q") == [.quit])
    }

    @Test func `brackets turn pages, which keep their own focus`() {
        let pages = [Sample.page, Sample.page(.small, .small, name: "Work")]
        var dashboard = Sample.dashboard(pages)
        _ = dashboard.type(.tab)
        #expect(dashboard.type("]").contains(.requestsChanged))
        #expect(dashboard.page.name == "Work")
        #expect(dashboard.focus == dashboard.page.widgets.first?.id)
        #expect(dashboard.type("]") == [])
        _ = dashboard.type("[")
        #expect(dashboard.focus?.description == "counter:small")
        #expect(dashboard.type("[") == [])
    }

    @Test func `focus scrolls no further than it takes to show a widget whole`() {
        var dashboard = Sample.dashboard([Sample.page(.extraLarge, .small, .extraLarge)], rows: 24)
        #expect(dashboard.scroll == 0)
        _ = dashboard.type(.down)
        #expect(dashboard.scroll == 2)
        _ = dashboard.type(.down)
        #expect(dashboard.scroll == 6)
        _ = dashboard.type(.up)
        #expect(dashboard.scroll == 4)
    }

    @Test func `scrolling passes over no widget and takes the focus along`() {
        var dashboard = Sample.dashboard([Sample.page(.medium, .large, .extraLarge)], rows: 24)
        _ = dashboard.type(.pageDown)
        #expect(dashboard.scroll == 4)
        #expect(dashboard.focus == dashboard.page.widgets[2].id)
        _ = dashboard.type(.pageDown)
        #expect(dashboard.scroll == 4)
        _ = dashboard.type(.pageUp)
        #expect(dashboard.scroll == 0)
        #expect(dashboard.focus == dashboard.page.widgets[1].id)
    }

    /// Cases E10 and E28.
    @Test(arguments: [(12, 4), (9, 40), (80, 5), (1, 1), (0, 0)])
    func `where nothing has room only leaving works, and the page comes back by itself`(
        columns: Int, rows: Int
    ) {
        var dashboard = Sample.dashboard([Sample.page])
        _ = dashboard.type(.tab)
        _ = dashboard.handle(.resized(CellSize(columns: columns, rows: rows)), at: Sample.now)
        #expect(dashboard.isTooSmall)
        #expect(dashboard.type("u", "L", .enter, "r") == [])
        #expect(dashboard.type("q") == [.quit])
        #expect(dashboard.type(.control("c")) == [.quit])
        #expect(dashboard.type(.control("z")) == [.suspend])
        _ = dashboard.handle(.resized(CellSize(columns: 80, rows: 24)), at: Sample.now)
        #expect(!dashboard.isTooSmall)
        #expect(dashboard.focus?.description == "counter:small")
    }

    @Test func `lock and privacy are two things`() {
        var dashboard = Sample.dashboard([Sample.page])
        _ = dashboard.type("P")
        #expect(dashboard.isPrivate && !dashboard.isLocked)
        _ = dashboard.type("L")
        #expect(dashboard.isPrivate && dashboard.isLocked)
        _ = dashboard.type("L", "P")
        #expect(!dashboard.isPrivate && !dashboard.isLocked)
    }
}
