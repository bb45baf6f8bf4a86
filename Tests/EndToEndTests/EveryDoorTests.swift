import Foundation
import ProvingGround
import Testing

/// What a person says and types for one item in one language.
struct Tongue: Sendable, CustomTestStringConvertible {
    var locale: String
    var item: String
    /// As it is typed on a command line: in another case, without accents.
    var typed: String
    var phrase: String
    /// What is typed into the palette.
    var letters: String
    var misspelt: String
    /// How a banner says two of three.
    var twoOfThree: String
    /// How `ago` says the day, and five times.
    var today: String
    var fiveTimes: String
    /// How the history names the doors, the latest first.
    var doors: [String]

    var testDescription: String { locale }

    static let all = [
        Tongue(
            locale: "en_US", item: "Café", typed: "CAFE", phrase: "log cafe", letters: "caf",
            misspelt: "cafee",
            twoOfThree: "2 of 3", today: "today", fiveTimes: "5 times in all",
            doors: [
                "from tmux", "from the palette", "by a phrase", "from a script", "from the dashboard",
            ]),
        Tongue(
            locale: "es_ES", item: "Café", typed: "CAFE", phrase: "registra cafe", letters: "caf",
            misspelt: "cafee", twoOfThree: "2 de 3", today: "hoy", fiveTimes: "5 veces en total",
            doors: ["desde tmux", "desde la paleta", "con una frase", "desde un script", "desde el panel"]),
        Tongue(
            locale: "ru_RU", item: "Кофе", typed: "КОФЕ", phrase: "запиши кофе", letters: "коф",
            misspelt: "кофн", twoOfThree: "2 из 3", today: "сегодня", fiveTimes: "всего 5 раз",
            doors: ["из tmux", "из палитры", "фразой", "из скрипта", "с панели"]),
    ]
}

extension ScreenSuites {
    /// One item through every door, with a dashboard, a side pane and a line that follows open, in three languages.
    @Suite struct EveryDoorTests {
        /// What shows the item's day.
        private struct Surfaces {
            let dashboard: TmuxScreen
            let pane: TmuxScreen
            let line: Running

            init(_ sandbox: Sandbox, item: String) throws {
                dashboard = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
                // A reminder is told once: by the window that was there first.
                try dashboard.wait(forText: "◔ ☕ \(item) · ")
                pane = try TmuxScreen(sandbox, columns: 30, rows: 14, command: "\(TmuxScreen.vistazo) pane")
                line = try sandbox.start(["inline", "item", item, "--follow"])
            }

            /// The last line that was printed whole.
            var lastLine: String {
                line.written.split(separator: "\n").last.map(String.init) ?? ""
            }

            /// Waits until all three show so many of three.
            func wait(for count: Int, after door: String) throws {
                let total = "\(count)/3"
                try dashboard.wait(for: "\(total) in the dashboard after \(door)") { $0.contains(total) }
                try pane.wait(for: "\(total) in the pane after \(door)") { $0.contains(total) }
                let isSo = eventually { lastLine.contains(total) }
                #expect(isSo, "\(total) in the line after \(door): \(line.written)")
            }
        }

        /// An item whose reminder is due the whole day, wanted before today.
        private static func sandbox(_ tongue: Tongue) throws -> Sandbox {
            let sandbox = try Sandbox(
                [
                    "LANG": tongue.locale + ".UTF-8", "LC_ALL": tongue.locale + ".UTF-8",
                    "PATH": Sandbox.products.path + ":/usr/local/bin:/usr/bin:/bin",
                ])
            try sandbox.configure(
                """
                { zone: "UTC", reminders: { late: 1439 },
                  pages: [ { name: "T", widgets: [
                      { kind: "item", family: "medium", with: { item: "\(tongue.item)" } } ] } ] }
                """)
            let document = """
                {"format": 1, "items": [{"uid": "u", "name": "\(tongue.item)", "emoji": "☕"}],
                 "goals": [{"item": "u", "from": "2020-01-01", "goals": ["3/day"]}],
                 "reminders": [{"item": "u", "rule": "due"}]}
                """
            let outcome = try sandbox.run("import", "-", input: document)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return sandbox
        }

        /// Clicks on tmux's own status line, set up as `doctor --tmux` says.
        private static func click(_ sandbox: Sandbox, seeing total: String) throws {
            let file = sandbox.home.appending(path: "pasted.conf")
            try sandbox.run("doctor", "--tmux").output.write(to: file, atomically: true, encoding: .utf8)
            let status = try TmuxStatusTests.StatusScreen(sandbox, columns: 70, [])
            try status.tmux("source-file", file.path)
            try status.tmux("set", "-g", "status-interval", "1")
            let isReady = try eventually { try status.line.contains(total) }
            #expect(isReady, "the status line of tmux shows \(total)")
            try status.click(column: 66)
            let isLogged = try eventually {
                try sandbox.run("history", "--limit", "1").output.contains("tmux")
            }
            #expect(isLogged)
        }

        @Test(arguments: Tongue.all)
        func `each door logs on all surfaces, and history tells which it was`(tongue: Tongue) throws {
            let sandbox = try Self.sandbox(tongue)
            let surfaces = try Surfaces(sandbox, item: tongue.item)
            let dashboard = surfaces.dashboard
            try surfaces.wait(for: 0, after: "the start")
            let banner = "◔ ☕ \(tongue.item) · "

            try dashboard.press("Enter")
            try surfaces.wait(for: 1, after: "the dashboard's key")
            #expect(try sandbox.run("log", tongue.typed).status == 0)
            try surfaces.wait(for: 2, after: "the command line")
            // The sentence of the key goes, the banner behind it tells how far it is by now.
            try dashboard.wait(forText: banner + tongue.twoOfThree)

            #expect(try sandbox.run("say", tongue.phrase).status == 0)
            try surfaces.wait(for: 3, after: "a phrase")
            try dashboard.wait(for: "the banner to be withdrawn") { !$0.contains(banner) }

            try dashboard.type("/")
            try dashboard.type(tongue.letters)
            try dashboard.wait(for: "the item to be chosen") { shown in
                shown.split(separator: "\n").contains { $0.contains("› ") && $0.contains(tongue.item) }
            }
            try dashboard.press("Enter")
            try surfaces.wait(for: 4, after: "the palette")
            try Self.click(sandbox, seeing: "4/3")
            try surfaces.wait(for: 5, after: "a click on tmux's line")
            // The reminder's Log comes too late: the goal was met before.
            try dashboard.press("a")

            let ago = try sandbox.run("ago", tongue.item).output
            #expect(ago.contains(tongue.fiveTimes) && ago.contains(tongue.today), "\(ago)")
            #expect(ago.contains(/[0-9]{2}:[0-9]{2}/))
            let unknown = try sandbox.run("log", tongue.misspelt)
            #expect(unknown.status == 3 && unknown.errors.contains(tongue.item), "\(unknown)")
            #expect(try sandbox.run("log", "cofee").status == 3)
            let history = try sandbox.run("history", "--limit", "5").output.split(separator: "\n")
            #expect(history.count == tongue.doors.count)
            for (line, door) in zip(history, tongue.doors) {
                #expect(line.hasPrefix("+1 \(tongue.item), ") && line.hasSuffix(door), "\(line)")
            }

            for count in [4, 3] {
                #expect(try sandbox.run("undo").status == 0)
                try surfaces.wait(for: count, after: "undo")
            }
            #expect(try sandbox.run("entries", tongue.item).output.split(separator: "\n").count == 3)
            try dashboard.press("q")
            try dashboard.waitUntilLeft()
        }
    }
}
