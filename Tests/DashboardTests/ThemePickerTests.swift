import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

@testable import VistazoDashboard

/// Themes are looked at on the page itself before one is kept.
@Suite struct ThemePickerTests {
    private let choices = Theme.all.map { ThemeChoice($0) }

    private func opened(columns: Int = 80, rows: Int = 24) -> Dashboard {
        var dashboard = Sample.dashboard([Sample.page], columns: columns, rows: rows)
        #expect(dashboard.type("t") == [.listThemes])
        #expect(dashboard.handle(.themes(choices), at: Sample.now) == [])
        return dashboard
    }

    private func ground(_ dashboard: Dashboard) -> CellColor {
        var dashboard = dashboard
        return dashboard.screen(at: Sample.now).grid[0, 0].style.background
    }

    @Test func `the page wears each theme that is selected, and Enter keeps it`() throws {
        var dashboard = opened()
        var seen: [CellColor] = [ground(dashboard)]
        for _ in 1..<choices.count {
            #expect(dashboard.type(.down) == [])
            seen.append(ground(dashboard))
        }
        #expect(seen == choices.map(\.theme.ground))
        #expect(dashboard.surroundings.scheme == choices.last?.scheme)
        #expect(dashboard.type("j", .down, .pageDown) == [])
        #expect(dashboard.type("k", .enter) == [.keepTheme(choices[choices.count - 2].theme.name)])
        #expect(ground(dashboard) == choices[choices.count - 2].theme.ground)
        #expect(dashboard.type("q") == [.quit])
    }

    @Test(arguments: [Key.escape, "q", "t", "?", "w"])
    func `what was only looked at goes when it is closed`(key: Key) {
        var dashboard = opened()
        _ = dashboard.type(.down, .down)
        #expect(ground(dashboard) != .standard)
        #expect(dashboard.type(key) == [])
        #expect(dashboard.surroundings.theme == .terminal && ground(dashboard) == .standard)
        #expect(dashboard.type("q") == [.quit])
    }

    @Test func `the theme in force is selected first, and Ctrl-C leaves`() {
        var dashboard = opened()
        _ = dashboard.type(.down, .down, .enter)
        _ = dashboard.type("t")
        _ = dashboard.handle(.themes(choices), at: Sample.now)
        #expect(dashboard.text.contains("› " + choices[2].theme.name))
        #expect(dashboard.type(.control("c")) == [.quit])
    }

    @Test(arguments: [(80, 24), (30, 12)])
    func `of many the selected one is in view in windows of any size`(columns: Int, rows: Int) {
        let many = (10..<50).compactMap { ThemeReader.read(Array("{}".utf8), name: "own\($0)").theme }
        var dashboard = Sample.dashboard([Sample.page], columns: columns, rows: rows)
        _ = dashboard.handle(.themes(many.map { ThemeChoice($0) }), at: Sample.now)
        for theme in many {
            #expect(dashboard.text.contains("› " + theme.name), "\(theme.name)")
            _ = dashboard.type(.down)
        }
        for theme in many.reversed() {
            #expect(dashboard.text.contains("› " + theme.name), "\(theme.name)")
            _ = dashboard.type(.up)
        }
        _ = dashboard.type(.pageDown, .pageUp, .pageDown)
        #expect(dashboard.text.contains("› "))
    }

    @Test func `without any theme nothing opens`() {
        var dashboard = Sample.dashboard([Sample.page])
        _ = dashboard.type("t")
        _ = dashboard.handle(.themes([]), at: Sample.now)
        #expect(dashboard.type("q") == [.quit])
    }

    @Test func `what changes while it is open does not take it away`() {
        var dashboard = opened()
        _ = dashboard.type(.down)
        _ = dashboard.handle(.resized(CellSize(columns: 40, rows: 12)), at: Sample.now)
        _ = dashboard.handle(.content(WidgetID("counter:small"), Sample.counter(3)), at: Sample.now)
        #expect(dashboard.text.contains("› " + choices[1].theme.name))
    }
}
