import Testing
import VistazoCells
import VistazoRendering

@testable import VistazoDashboard

/// The quick palette as it is drawn.
@Suite struct PaletteScreenTests {
    @Test func `it lies over the page of a terminal of 80 x 24`() {
        var dashboard = Sample.dashboard([Sample.page])
        _ = dashboard.type("/")
        _ = dashboard.handle(.palette(PaletteSample.content), at: Sample.now)
        #expect(
            PaletteSample.rows(dashboard.screen(at: Sample.now).grid) == """
                ╭──────────────────────────────────────╮╭──────────────────╮╭──────────────────╮
                │ ▆▆▆▆                                 ││ ▆▆▆▆▆▆▆          ││ ▆▆▆▆▆            │
                │                                      ││                  ││                  │
                │      ╭─ Quick ────────────────────────────────────────────────────────╮      │
                │ ▆▆▆▆▆│ /   type a name                                                │      │
                │ ▆▆▆▆▆│ ────────────────────────────────────────────────────────────── │      │
                │      │ › 1 Log ☕ Café                                        2 today │      │
                │      │   2 Log    Water                                  750 ml today │      │
                │      │   3 Log 🎹 Piano                                     yesterday │      │
                ╰──────│   4 Log    Coffee beans                             3 days ago │──────╯
                ╭──────│   5 Log    3km run                                             │──────╮
                │ ▆▆▆▆▆│   6 Log 📓 Diary                                       1 today │      │
                │      │                                                                │      │
                │      │                                                                │      │
                │ ▆▆▆▆▆│                                                                │      │
                │ ▆▆▆▆▆│                                                                │      │
                │      │ ⏎ do it  ↑↓ choose  1–6 at once  Esc back                      │      │
                │      ╰────────────────────────────────────────────────────────────────╯      │
                │                                      ││                                      │
                ╰──────────────────────────────────────╯╰──────────────────────────────────────╯



                 ● Today                                          / log  ? help  L lock  q quit
                """)
        _ = dashboard.type("c", "a", "f")
        #expect(
            PaletteSample.rows(dashboard.screen(at: Sample.now).grid) == """
                ╭──────────────────────────────────────╮╭──────────────────╮╭──────────────────╮
                │ ▆▆▆▆                                 ││ ▆▆▆▆▆▆▆          ││ ▆▆▆▆▆            │
                │                                      ││                  ││                  │
                │      ╭─ Quick ────────────────────────────────────────────────────────╮      │
                │ ▆▆▆▆▆│ / caf                                                          │      │
                │ ▆▆▆▆▆│ ────────────────────────────────────────────────────────────── │      │
                │      │ › Log ☕ Café                                          2 today │      │
                │      │   How long ago ☕ Café                                         │      │
                │      │   Skip ☕ Café                                                 │      │
                ╰──────│                                                                │──────╯
                ╭──────│                                                                │──────╮
                │ ▆▆▆▆▆│                                                                │      │
                │      │                                                                │      │
                │      │                                                                │      │
                │ ▆▆▆▆▆│                                                                │      │
                │ ▆▆▆▆▆│                                                                │      │
                │      │ ⏎ do it  ↑↓ choose  Tab complete  Esc back                     │      │
                │      ╰────────────────────────────────────────────────────────────────╯      │
                │                                      ││                                      │
                ╰──────────────────────────────────────╯╰──────────────────────────────────────╯



                 ● Today                                          / log  ? help  L lock  q quit
                """)
    }

    @Test func `on 40 x 12 it takes the whole width`() {
        var dashboard = Sample.dashboard([Sample.page(.small)], columns: 40, rows: 12)
        _ = dashboard.handle(.palette(PaletteSample.content), at: Sample.now)
        #expect(
            PaletteSample.rows(dashboard.screen(at: Sample.now).grid) == """
                ╭─ Quick ──────────────────────────────╮
                │ /   type a name                      │
                │ ──────────────────────────────────── │
                │ › 1 Log ☕ Café              2 today │
                │   2 Log    Water        750 ml today │
                │   3 Log 🎹 Piano           yesterday │
                │   4 Log    Coffee beans   3 days ago │
                │   5 Log    3km run                   │
                │   6 Log 📓 Diary             1 today │
                │                                      │
                │ ⏎ do it  1–6 at once  Esc back       │
                ╰──────────────────────────────────────╯
                """)
    }

    @Test func `alone in a popup it has no frame of its own`() {
        #expect(
            PaletteSample.rows(PaletteSample.grid(typed: "water 500", columns: 50, rows: 10)) == """
                 / water 500
                 ────────────────────────────────────────────────
                 › Log Water · 500 ml                750 ml today






                 ⏎ do it  ↑↓ choose  Tab complete  Esc back
                """)
    }

    @Test func `30 columns are enough`() {
        #expect(
            PaletteSample.rows(PaletteSample.grid(columns: 30, rows: 12)) == """
                 /   type a name
                 ────────────────────────────
                 ›1 Log ☕ Café       2 today
                  2 Log Water    750 ml today
                  3 Log 🎹 Piano    yesterday
                  4 Log Coffee beans
                  5 Log 3km run
                  6 Log 📓 Diary      1 today



                 ⏎ do it  Esc back
                """)
        #expect(
            PaletteSample.rows(PaletteSample.grid(typed: "wat 500", columns: 30, rows: 8)) == """
                 / wat 500
                 ────────────────────────────
                 › Log Water · 500 ml




                 ⏎ do it  Esc back
                """)
    }

    private static let others = [
        "es": """
         /   escribe un nombre
         ────────────────────────────────────────────────
         › 1 Log ☕ Café                          2 today
           2 Log    Water                    750 ml today
           3 Log 🎹 Piano                       yesterday
           4 Log    Coffee beans               3 days ago
           5 Log    3km run
           6 Log 📓 Diary                         1 today



         ⏎ hacerlo  ↑↓ elegir  1–6 al momento  Esc volver
        """,
        "ru": """
         /   введите название
         ────────────────────────────────────────────────
         › 1 Log ☕ Café                          2 today
           2 Log    Water                    750 ml today
           3 Log 🎹 Piano                       yesterday
           4 Log    Coffee beans               3 days ago
           5 Log    3km run
           6 Log 📓 Diary                         1 today



         ⏎ выполнить  ↑↓ выбрать  1–6 сразу  Esc назад
        """,
    ]

    @Test(arguments: ["es", "ru"])
    func `it speaks the other languages`(language: String) {
        let grid = PaletteSample.grid(
            PaletteContent(pinned: PaletteSample.logs, actions: []), columns: 50, rows: 12, language: language
        )
        #expect(PaletteSample.rows(grid) == Self.others[language])
    }

    @Test func `in ASCII there is nothing else`() {
        let grid = PaletteSample.grid(typed: "i", columns: 50, rows: 12, glyphs: .ascii)
        #expect(grid.text.unicodeScalars.allSatisfy { $0.isASCII || $0 == "é" })
        #expect(PaletteSample.rows(grid).contains("> Log"))
    }

    static let hostile = [
        "\u{1B}]52;c;YQ==\u{7}", "\u{1B}[2J", "a\nb\tc", String(repeating: "字", count: 60), "👨‍👩‍👧‍👦 family",
        String(repeating: "e\u{301}", count: 100), "\u{202E}right to left", "",
        String(repeating: "x", count: 200),
    ]

    /// Case E07.
    @Test(arguments: hostile)
    func `hostile names stay in their row`(name: String) {
        let actions = [
            PaletteSample.log(name, emoji: "☕", detail: "2 today"), PaletteSample.log("Next", detail: name),
        ]
        for (columns, rows) in [(80, 24), (40, 12), (30, 8), (10, 5), (3, 3), (1, 1), (0, 0)] {
            for typed in ["", name, "n"] {
                let grid = PaletteSample.grid(
                    PaletteContent(pinned: actions, actions: actions), typed: typed, columns: columns,
                    rows: rows)
                #expect(grid.size == CellSize(columns: columns, rows: rows))
                #expect(!grid.text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
                for row in grid.text.split(separator: "\n") { #expect(displayWidth(String(row)) <= columns) }
            }
        }
    }

    @Test func `a window of any size draws it, however far down the selected one is`() {
        for columns in stride(from: 0, through: 120, by: 7) {
            for rows in 0...20 {
                var dashboard = Sample.dashboard([Sample.page], columns: columns, rows: rows)
                _ = dashboard.handle(.palette(PaletteSample.content), at: Sample.now)
                _ = dashboard.screen(at: Sample.now)
                _ = dashboard.type("o", .pageDown, .pageDown)
                _ = dashboard.screen(at: Sample.now)
            }
        }
    }

    @Test func `the selected one is in view, and how many there are is said`() {
        let many = (10..<60).map { PaletteSample.log("Item \($0)") }
        var prompt = QuickPrompt(
            PaletteContent(pinned: [], actions: many), text: "item", surroundings: Sample.surroundings(),
            words: Sample.dashboard().words, size: CellSize(columns: 40, rows: 10))
        #expect(prompt.grid().text.contains("1–7 / 50"))
        for number in 10..<60 {
            #expect(prompt.grid().text.contains("› Log Item \(number)"))
            _ = prompt.press(.down)
        }
        #expect(prompt.grid().text.contains("44–50 / 50"))
    }

    @Test func `a long text shows the part around the cursor`() {
        let text = PaletteSample.rows(
            PaletteSample.grid(typed: String(repeating: "abcdefghij", count: 9) + "END", columns: 30, rows: 5)
        )
        #expect(text.split(separator: "\n").first?.hasSuffix("END") == true)
    }

    @Test func `with nothing to do it says how to begin`() {
        let empty = PaletteContent(pinned: [], actions: [])
        #expect(
            PaletteSample.rows(PaletteSample.grid(empty, columns: 60, rows: 8)).contains(
                "vistazo item add NAME"))
        #expect(
            PaletteSample.rows(PaletteSample.grid(typed: "zzz", columns: 60, rows: 8)).contains(
                "Nothing is called that."))
    }
}
