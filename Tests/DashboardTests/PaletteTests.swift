import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoDashboard

/// What the quick palette finds, and what its keys do.
@Suite struct PaletteTests {
    static func titles(_ typed: String) -> [String] { PaletteSample.palette(typed).candidates.map(\.title) }

    @Test(arguments: [
        ("caf", "Log ☕ Café"), ("CAFE", "Log ☕ Café"), ("cafe\u{301}", "Log ☕ Café"),
        ("  caf ", "Log ☕ Café"),
        ("log caf", "Log ☕ Café"), ("registra cafe", "Log ☕ Café"), ("cafe log", "Log ☕ Café"),
        ("skip p", "Skip 🎹 Piano"), ("how", "How long ago ☕ Café"), ("hlc", "How long ago ☕ Café"),
        ("beans", "Log Coffee beans"), ("cb", "Log Coffee beans"), ("wtr", "Log Water"),
        ("watre", "Log Water"),
        ("wster", "Log Water"), ("3", "Log 3km run"), ("3km", "Log 3km run"), ("undo", "Undo"), ("u", "Undo"),
        ("jazz", "Play jazz"), ("play", "Play jazz"), ("ano", "Log 🎹 Piano"),
    ])
    func `the best answer comes first`(typed: String, title: String) {
        #expect(Self.titles(typed).first == title)
    }

    @Test
    func `an exact name comes before a beginning, that before a word, that before letters here and there`() {
        let names = ["Tea time", "Green tea", "Tea", "The elder apple", "Steam"]
        let actions = names.map { PaletteSample.log($0) }
        let palette = QuickPalette(PaletteContent(pinned: [], actions: actions), text: "tea")
        #expect(
            palette.candidates.map(\.name) == ["Tea", "Tea time", "Green tea", "Steam", "The elder apple"])
    }

    @Test(arguments: ["zzz", "cafx9q", "log zebra", "💥", "\u{7}"])
    func `what answers to nothing runs nothing`(typed: String) {
        var palette = PaletteSample.palette(typed)
        guard !palette.showsPinned else { return }
        #expect(palette.candidates.isEmpty)
        #expect(palette.press(.enter, page: 5) == .stays)
    }

    private static func amount(_ outcome: QuickPalette.Outcome?) -> JSONValue? {
        guard case .runs(.intent(_, let call)) = outcome else { return nil }
        return call.parameters.first { $0.key == "amount" }?.value
    }

    @Test(arguments: [
        ("water 500", "500"), ("500 water", "500"), ("water 500 ml", "500 ml"), ("500 ml water", "500 ml"),
        ("wat 1,5", "1,5"), ("log water 500", "500"), ("water -250", "-250"), ("water 250ml", "250ml"),
    ])
    func `an amount beside the name is taken`(typed: String, amount: String) {
        var palette = PaletteSample.palette(typed)
        #expect(palette.rows.first?.action.name == "Water")
        #expect(Self.amount(palette.press(.enter, page: 5)) == .string(amount))
    }

    @Test(arguments: ["3km run", "3km", "water", "log 3km run"])
    func `a number of a name is no amount`(typed: String) {
        var palette = PaletteSample.palette(typed)
        let outcome = palette.press(.enter, page: 5)
        #expect(outcome != .stays && Self.amount(outcome) == nil)
    }

    @Test func `what takes no amount does not answer to one`() {
        #expect(Self.titles("piano 2") == ["Log 🎹 Piano"])
        #expect(Self.titles("undo 2") == [])
    }

    @Test func `digits run what is pinned while nothing is typed, and are text afterwards`() {
        var palette = PaletteSample.palette()
        #expect(palette.press("2", page: 5) == .runs(PaletteSample.logs[1].command))
        #expect(palette.press("9", page: 5) == .stays)
        #expect(palette.press("0", page: 5) == .stays)
        #expect(palette.prompt.text == "0")
        _ = palette.press(.backspace, page: 5)
        for key: Key in ["w", "2"] { #expect(palette.press(key, page: 5) == .stays) }
        #expect(palette.prompt.text == "w2")
    }

    @Test func `arrows and Ctrl-N and Ctrl-P move, and stop at the ends`() {
        var palette = PaletteSample.palette()
        func press(_ keys: Key...) -> Int {
            for key in keys { _ = palette.press(key, page: 4) }
            return palette.selected
        }
        #expect(press(.up) == 0)
        #expect(press(.down, .control("n")) == 2)
        #expect(press(.control("p")) == 1)
        #expect(press(.pageDown) == 5)
        #expect(press(.pageDown, .down) == 5)
        #expect(press(.pageUp) == 1)
        #expect(palette.press(.enter, page: 4) == .runs(PaletteSample.logs[1].command))
        // Whatever is typed begins at the best.
        #expect(press("c") == 0)
    }

    @Test func `Tab writes the name out, so that an amount can follow`() {
        var palette = PaletteSample.palette("wat")
        #expect(palette.press(.tab, page: 5) == .stays)
        #expect(palette.prompt.text == "Water ")
        for key: Key in ["2", "0", "0"] { _ = palette.press(key, page: 5) }
        #expect(Self.amount(palette.press(.enter, page: 5)) == .string("200"))
    }

    @Test(arguments: Array("qhjklLPSRruUwt?/[]+- \"'\\éß字😀").map { Key.character($0) })
    func `every printable key is text`(key: Key) {
        var palette = PaletteSample.palette("x")
        #expect(palette.press(key, page: 5) == .stays)
        guard case .character(let character) = key else { return }
        #expect(palette.prompt.text == "x\(character)")
    }

    @Test func `the line is edited as lines are`() {
        var text = PromptText("one two")
        func press(_ keys: Key...) -> [Bool] { keys.map { text.press($0) } }
        #expect(
            !press(.control("w"), .home, "X", .right, .delete, .end, "!", .left, .left, .backspace).contains(
                false))
        #expect(text.text == "Xo !")
        #expect(press(.control("u"), .control("k")) == [true, true])
        #expect(text.isEmpty)
        #expect(press(.backspace, .delete, .left, .control("w")) == [true, true, true, true])
        #expect(press(.function(1), .control("c"), .enter) == [false, false, false])
    }

    /// Case E27: a paste is one edit, and no escape bytes reach a text field.
    @Test func `a paste is one edit, on one line, and no longer than a line may be`() {
        var palette = PaletteSample.palette()
        palette.paste("caf\u{1B}[201~\n\r\tx\u{0}" + String(repeating: "y", count: 10_000))
        #expect(palette.prompt.text.hasPrefix("caf[201~"))
        #expect(palette.prompt.text.count == PromptText.longest)
        #expect(!palette.prompt.text.unicodeScalars.contains { $0.value < 32 })
    }

    @Test func `where what is sensitive is hidden it is neither found nor named`() {
        let palette = PaletteSample.palette("diary", hidesSensitive: true)
        #expect(palette.candidates.filter(\.isSensitive).isEmpty)
        let pinned = PaletteSample.rows(PaletteSample.grid(columns: 60, rows: 16, hidesSensitive: true))
        #expect(!pinned.contains("Diary") && pinned.contains(" 6 Log") && pinned.contains("▆▆▆▆▆▆▆▆"))
        // The keys stay alive.
        var hidden = PaletteSample.palette(hidesSensitive: true)
        #expect(hidden.press("6", page: 5) == .runs(PaletteSample.logs[5].command))
        for _ in 0..<5 { _ = hidden.press(.down, page: 5) }
        _ = hidden.press(.tab, page: 5)
        #expect(hidden.prompt.text == "")
    }

    @Test func `without a terminal only what is beyond doubt is done`() {
        func certain(_ typed: String) -> PaletteAction.Command? { PaletteSample.palette(typed).certain }
        #expect(certain("café") == PaletteSample.logs[0].command)
        #expect(certain("caf") == PaletteSample.logs[0].command)
        #expect(certain("water 500") != nil)
        #expect(certain("c") == nil)
        #expect(certain("log") == nil)
        #expect(certain("wtr") == nil)
        #expect(certain("zzz") == nil)
        #expect(certain("undo") != nil)
    }

    @Test func `whatever is typed into however many, it answers`() {
        var generator = SystemRandomNumberGenerator()
        let letters = Array("aäßéıжй字😀 1.,-\u{301}e\u{200D}'\"")
        let names = (0..<200).map { _ in
            String(
                (0..<Int.random(in: 1...60, using: &generator)).map { _ in letters.randomElement() ?? "a" })
        }
        let content = PaletteContent(pinned: [], actions: names.map { PaletteSample.log($0) })
        for _ in 0..<50 {
            var palette = QuickPalette(content)
            for _ in 0..<12 {
                let key =
                    [
                        Key.character(letters.randomElement() ?? "a"), .backspace, .left, .tab, .down,
                        .pageDown,
                        .control("w"),
                    ].randomElement() ?? .up
                _ = palette.press(key, page: 3)
            }
            #expect(palette.rows.isEmpty || palette.rows.indices.contains(palette.selected))
        }
    }

    @Test func `nine are pinned at most`() {
        let many = (0..<20).map { PaletteSample.log("Item \($0)") }
        #expect(PaletteContent(pinned: many, actions: []).pinned.count == 9)
    }

    // MARK: In the dashboard

    private func opened(columns: Int = 80, rows: Int = 24) -> Dashboard {
        var dashboard = Sample.dashboard([Sample.page], columns: columns, rows: rows, keys: ["x": ["!true"]])
        #expect(dashboard.type("/") == [.listPalette])
        #expect(dashboard.handle(.palette(PaletteSample.content), at: Sample.now) == [])
        return dashboard
    }

    @Test func `Enter does what is selected and closes it`() {
        var dashboard = opened()
        #expect(dashboard.type("c", "a", "f") == [])
        #expect(dashboard.type(.enter) == [.act(PaletteSample.logs[0].command)])
        #expect(dashboard.type("q") == [.quit])
    }

    @Test func `a digit does what is pinned and closes it`() {
        var dashboard = opened()
        #expect(dashboard.type("1") == [.act(PaletteSample.logs[0].command)])
        #expect(dashboard.type("u") == [.undo])
    }

    /// Case E21: "quiche q?" in a text prompt.
    @Test func `no key of the dashboard or of the person fires in it, and Ctrl-C still leaves`() {
        var dashboard = opened()
        for character in "quiche q? x/jkhluULPRrSwt[]i" {
            #expect(dashboard.type(.character(character)) == [])
        }
        #expect(dashboard.isLocked == false && dashboard.isPrivate == false)
        #expect(dashboard.type(.control("c")) == [.quit])
        #expect(dashboard.type(.control("z")) == [.suspend])
        #expect(dashboard.type(.escape) == [])
        #expect(dashboard.type("x") == [.run(["!true"])])
    }

    @Test func `a paste goes into it, and nowhere where it is not open`() {
        var dashboard = opened()
        _ = dashboard.handle(.paste("caf"), at: Sample.now)
        #expect(dashboard.type(.enter) == [.act(PaletteSample.logs[0].command)])
        #expect(dashboard.handle(.paste("q"), at: Sample.now) == [])
    }

    @Test func `it hides what the dashboard hides`() {
        var dashboard = Sample.dashboard([Sample.page])
        _ = dashboard.type("P", "/")
        _ = dashboard.handle(.palette(PaletteSample.content), at: Sample.now)
        #expect(!dashboard.screen(at: Sample.now).grid.text.contains("Diary"))
    }
}
