import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

@testable import VistazoDashboard

/// A reminder in the toast's row: how it looks, whose keys are whose, what is hidden.
@Suite struct ReminderBannerTests {
    static let banner = ReminderBanner(id: 7, title: "☕ Café", text: "2 of 3")

    static func dashboard(
        _ banner: ReminderBanner? = banner, columns: Int = 80, rows: Int = 24, keys: [Key: [String]] = [:],
        language: String = "en"
    ) -> Dashboard {
        var dashboard = Sample.dashboard(
            [Sample.page], columns: columns, rows: rows, keys: keys, language: language)
        _ = dashboard.handle(.reminder(banner), at: Sample.now)
        return dashboard
    }

    /// The row of toasts at 80x24.
    private func row(_ dashboard: Dashboard, at now: Date = Sample.now) -> String {
        var dashboard = dashboard
        return dashboard.rows(at: now)[dashboard.layout.rows.toastRow]
    }

    @Test(
        arguments: [
            ("en", " ◔ ☕ Café · 2 of 3                             a Log ✓  z Snooze  Esc Dismiss"),
            ("es", " ◔ ☕ Café · 2 of 3                     a Anotar ✓  z Más tarde  Esc Descartar"),
            ("ru", " ◔ ☕ Café · 2 of 3                          a Записать ✓  z Позже  Esc Убрать"),
        ])
    func `it says what is open, and its keys`(language: String, row: String) {
        #expect(self.row(Self.dashboard(language: language)) == row)
    }

    @Test(
        arguments: [
            (60, " ◔ ☕ Café · 2 of 3         a Log ✓  z Snooze  Esc Dismiss"),
            (50, " ◔ ☕ Café · 2 of 3            a Log ✓  z Snooze"),
            (30, " ◔ ☕ Café · 2 of 3  a Log ✓"), (20, " ◔ ☕ Ca…  a Log ✓"),
        ])
    func `where it is narrow the keys go first, the action last`(columns: Int, row: String) {
        #expect(self.row(Self.dashboard(columns: columns)) == row)
    }

    @Test func `others that wait are counted`() {
        var banner = Self.banner
        banner.more = 6
        #expect(row(Self.dashboard(banner)).hasPrefix(" ◔ ☕ Café · 2 of 3  +6   "))
    }

    @Test func `its keys answer it while it stands, and then belong to others again`() {
        var dashboard = Self.dashboard()
        #expect(dashboard.type("a") == [.answer(7, .log)])
        #expect(dashboard.type("z") == [.answer(7, .snooze)])
        #expect(dashboard.type(.escape) == [.answer(7, .dismiss)])
        // It stays until it is said to be gone.
        #expect(row(dashboard).contains("Café"))
        _ = dashboard.handle(.reminder(nil), at: Sample.now)
        #expect(dashboard.type("a", "z", .escape) == [])
        #expect(row(dashboard).isEmpty)
    }

    @Test func `it comes before the focused widget, and after a person's own keys`() {
        let button = { (key: String) in
            Node(
                .button(
                    Node.Button(
                        label: Node(.text([TextRun(.string("x"))])), intent: Sample.increment, key: key)))
        }
        var dashboard = Self.dashboard(nil, keys: ["z": ["log tea"]])
        let archive = ArchivedTimeline(entries: [ArchivedEntry(date: Sample.now, view: button("a"))])
        let id = Sample.page.widgets[0].id
        _ = dashboard.handle(.content(id, WidgetContent(archive: archive)), at: Sample.now)
        #expect(dashboard.type("a") == [.perform(id, Sample.increment, isLocked: false)])
        _ = dashboard.handle(.reminder(Self.banner), at: Sample.now)
        #expect(dashboard.type("a") == [.answer(7, .log)])
        #expect(dashboard.type("z") == [.run(["log tea"])])
        // What is bound otherwise is not offered.
        #expect(row(dashboard).hasSuffix("  a Log ✓  Esc Dismiss"))
    }

    @Test func `a toast stands over it, and Esc takes what lies uppermost`() {
        var dashboard = Self.dashboard()
        _ = dashboard.handle(.notice(Notice("Logged", tone: .done)), at: Sample.now)
        #expect(row(dashboard) == " ✓ Logged")
        // What is not seen is not answered.
        #expect(dashboard.type("a", "z") == [])
        #expect(dashboard.type(.escape) == [])
        #expect(dashboard.type(.escape) == [.answer(7, .dismiss)])
        _ = dashboard.handle(.notice(Notice("Logged", tone: .done)), at: Sample.now)
        #expect(row(dashboard, at: Sample.now + 5).contains("Café"))
    }

    @Test func `it stands over what is wrong with the configuration`() {
        var dashboard = Self.dashboard()
        let fault = ConfigurationFault(file: "config.json5", unreadable: "no")
        _ = dashboard.handle(.configuration(nil, faults: [fault]), at: Sample.now)
        #expect(row(dashboard).contains("Café"))
        _ = dashboard.handle(.reminder(nil), at: Sample.now)
        #expect(row(dashboard).contains("config.json5"))
    }

    @Test func `an overlay takes its keys`() {
        var dashboard = Self.dashboard()
        #expect(dashboard.type("?", "a", "z") == [])
        #expect(dashboard.type(.escape) == [])
        #expect(dashboard.type("a") == [.answer(7, .log)])
    }

    /// Case H07.
    @Test(arguments: Catalogue.languages)
    func `what is private is not named where that is hidden`(language: String) {
        var banner = Self.banner
        banner.isSensitive = true
        var dashboard = Self.dashboard(banner, language: language)
        #expect(row(dashboard).contains("Café"))
        _ = dashboard.type("P")
        #expect(!row(dashboard).contains("Café") && !row(dashboard).contains("2 of 3"))
        #expect(row(dashboard).contains(Words(language: language)("dashboard.reminder.hidden")))
        // Its keys live.
        #expect(dashboard.type("a") == [.answer(7, .log)])
        _ = dashboard.type("P", "L")
        #expect(!row(dashboard).contains("Café"))
        // What is not private is named in private, and not where all is locked.
        _ = dashboard.handle(.reminder(Self.banner), at: Sample.now)
        #expect(!row(dashboard).contains("Café"))
        _ = dashboard.type("L", "P")
        #expect(row(dashboard).contains("Café"))
    }

    @Test func `no name or size breaks the row`() {
        let hostile = String(repeating: "👩‍👩‍👧‍👦\u{1B}[31m\n", count: 200)
        for columns in [0, 1, 2, 5, 20, 21, 80] {
            var dashboard = Self.dashboard(
                ReminderBanner(id: 1, title: hostile, text: hostile, more: .max), columns: columns)
            let rows = dashboard.screen(at: Sample.now).grid.rows
            #expect(rows.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\n") })
        }
    }
}
