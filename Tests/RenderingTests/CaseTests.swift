import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// Faults of other programs that a drawing must not have, each by the number under which we keep it.
@Suite struct CaseTests {
    private static let hostileNotes = [
        String(repeating: "漢字", count: 20), "漢 " + String(repeating: "字", count: 39),
        "👨‍👩‍👧‍👦家族 " + String(repeating: "家", count: 35),
    ]

    @Test(arguments: hostileNotes)
    func `E06: forty wide glyphs in twenty-one columns are cut between glyphs`(note: String) {
        for columns in [21, 20, 3, 2, 1] {
            let view = Node.row([
                Node.text(note).with(.lines(minimum: nil, maximum: 1)).with(.size(Double(columns), 1)),
                .text("|"),
            ])
            let grid = drawing(view, columns + 1, 1).grid
            #expect(grid.rows[0].hasSuffix("|"), "\(grid.rows[0])")
            #expect(grid.rows[0].contains("…"))
            #expect(displayWidth(grid.rows[0]) == columns + 1)
            // Each right half follows its glyph.
            for (left, right) in zip(grid.row(0), grid.row(0).dropFirst()) {
                #expect((left.width == 2) == right.isContinuation)
            }
        }
    }

    @Test func `E08: marks of other programs are literal text`() {
        for text in ["[red]", "[::b]x[-]", "{bold}a{/}", "<b>a</b>", "#[fg=red]a", "%F{red}a", "\\x1b[31ma"] {
            let grid = drawing(.text(text), 20, 1).grid
            #expect(grid.rows[0].trimmingCharacters(in: .whitespaces) == text)
            #expect(Set(grid.cells.map(\.style)).count == 1)
        }
    }

    @Test func `E08: a line end in a field of one line is a blank or another row, never a broken frame`() {
        let text = Node.text("a\nb\r\nc\u{2028}d")
        let framed = widget(Node.row([text, .spacer, .text("|")]), .rectangular).grid
        #expect(framed.rows.allSatisfy { displayWidth($0) == 20 })
        #expect(framed.rows[0].hasPrefix("╭") && framed.rows[4].hasPrefix("╰"))
        let line = inlineText(ArchivedEntry(date: noon, view: text), surroundings: surroundings(20, 1))
        #expect(line.text == "a b c d" || line.text.hasPrefix("a b c"))
        #expect(!line.text.contains("\n"))
        let limited = rows(Node.text("a\nb").with(.lines(minimum: nil, maximum: 1)), 6, 3)
        #expect(limited.joined().contains("a…"))
    }

    @Test func `E17: body text is in the terminal's own two colours, whatever these are`() {
        let view = Node.column([
            .text("Balance"), .live(.date(noon - 60, .relative)), Node.text("bold").with(.bold(true)),
            .text("字"),
        ])
        for scheme in Scheme.allCases {
            var around = surroundings(20, 6, frame: nil)
            around.scheme = scheme
            let grid = draw(
                ArchivedEntry(date: noon, view: view, ignoresMargins: true), family: .medium,
                surroundings: around
            ).grid
            #expect(
                grid.cells.allSatisfy { $0.style.foreground == .standard && $0.style.background == .standard }
            )
            let ansi = grid.ansi(depth: .full)
            #expect(!ansi.contains("\u{1B}[3") && !ansi.contains("\u{1B}[4") && !ansi.contains(";3"))
        }
        // Accents are of the sixteen.
        let accents: [NodeColor.Role] = [.accent, .red, .green, .orange, .secondary, .tertiary]
        for role in accents {
            for cell in drawing(Node.text("x").with(.color(.role(role))), 1, 1).grid.cells {
                switch cell.style.foreground {
                case .standard, .named: break
                case .rgb: Issue.record("\(role) is \(cell.style.foreground)")
                }
            }
        }
    }

    @Test(arguments: RenderingMode.allCases, Surroundings.Glyphs.allCases)
    func `E25: each state of a day has a glyph of its own when all colour is gone`(
        mode: RenderingMode, glyphs: Surroundings.Glyphs
    ) {
        let states = Node.Chart.DayState.allCases
        let glyphsOfStates = states.map { state in
            rows(Node(.chart(Node.Chart(.dots([state])))), 1, 1, glyphs: glyphs, mode: mode)[0]
        }
        #expect(Set(glyphsOfStates).count == states.count, "\(glyphsOfStates)")
        // Only what lies before the start is no mark at all.
        #expect(zip(states, glyphsOfStates).allSatisfy { $0 == .beforeStart || $1 != "" })
    }

    @Test(arguments: RenderingMode.allCases, Surroundings.Glyphs.allCases)
    func `E25: a gauge is read without colour`(mode: RenderingMode, glyphs: Surroundings.Glyphs) {
        let bars = stride(from: 0.0, through: 1, by: 0.1).map { value in
            rows(Node(.gauge(Node.Gauge(value: value, style: .linear))), 12, 1, glyphs: glyphs, mode: mode)[0]
        }
        #expect(Set(bars).count == bars.count, "\(bars)")
        for on in [true, false] {
            let other = rows(
                Node(.toggle(Node.Toggle(label: .text("x"), isOn: !on, intent: nil))), 5, 1, glyphs: glyphs,
                mode: mode)
            #expect(
                rows(
                    Node(.toggle(Node.Toggle(label: .text("x"), isOn: on, intent: nil))), 5, 1,
                    glyphs: glyphs, mode: mode) != other)
        }
    }

    @Test func `H11: equal inputs give equal bytes, and each input counts`() {
        let view = Node.column([
            .live(.date(noon - 90_000, .relative)), .live(.date(noon, .time)), .live(.date(noon, .date)),
            .live(.now(skeleton: "jm")), Node.text("x").with(.color(NodeColor(.rgb(1, 2, 3)))),
        ])
        func bytes(_ change: (inout Surroundings) -> Void) -> String {
            var around = surroundings(30, 8)
            change(&around)
            let grid = draw(ArchivedEntry(date: noon, view: view), family: .medium, surroundings: around).grid
            return grid.ansi(depth: .full) + grid.json
        }
        let zones = ["UTC", "Asia/Tokyo", "America/New_York"].compactMap { TimeZone(identifier: $0) }
        var seen: Set<String> = []
        for zone in zones {
            for now in [noon, noon + 31_536_000] {
                for locale in ["en_US", "es_ES"] {
                    func change(_ around: inout Surroundings) {
                        around.zone = zone
                        around.now = now
                        around.locale = Locale(identifier: locale)
                    }
                    let first = bytes(change)
                    #expect(bytes(change) == first)
                    seen.insert(first)
                }
            }
        }
        #expect(seen.count == 12)
    }

    @Test func `H13: a thousand drawings at once are one drawing`() async {
        let view = Node.column([
            .live(.date(noon - 754, .timer)), .live(.date(noon - 90_000, .offset)),
            .text("字 wraps around here"),
            Node(.gauge(Node.Gauge(value: 0.4, label: .text("x")))),
            Node.live(.date(noon, .timer)).with(.points(34)),
        ])
        let expected = widget(view, .large).grid
        let same = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<125).filter { _ in widget(view, .large).grid == expected }.count }
            }
            return await group.reduce(0, +)
        }
        #expect(same == 1000)
    }

    @Test(arguments: [
        ("2016-12-24T12:00:00Z", "2016-01-24T12:00:00Z", "11 months"),
        ("2016-12-24T12:00:00Z", "2016-02-24T12:00:00Z", "10 months"),
        ("2016-05-31T12:00:00Z", "2016-04-10T12:00:00Z", "1 month"),
        ("2016-12-24T12:00:00Z", "2016-09-24T12:00:00Z", "3 months"),
        ("2016-12-24T12:00:00Z", "2016-12-23T12:01:00Z", "23 hours"),
        ("2016-12-24T12:00:00Z", "2016-12-24T11:58:31Z", "1 minute"),
    ])
    func `H14: distances are cut off, never rounded`(now: String, date: String, expected: String) {
        func told(_ date: Date, _ now: Date) -> String {
            let format = LiveText.DateFormat(date: date, kind: .offset, maxFieldCount: 1, sign: .never)
            return liveText(.format(format), now: now, zone: .gmt, locale: Locale(identifier: "en_US")).string
        }
        let (date, now) = (TimeVector.date(date), TimeVector.date(now))
        #expect(told(date, now) == expected)
        #expect(told(now, date) == expected)
        #expect(told(now, now + 59.6) == "59 seconds")
        #expect(told(now, now + 0.4) == "0 seconds")
    }

    @Test(arguments: ["en_US", "es_ES", "ru_RU"])
    func `H15: what is to come is never past, nor the other way round`(locale: String) {
        func told(_ distance: Double, _ fields: Set<LiveText.DateFormat.Field>? = nil) -> String {
            let format = LiveText.DateFormat(date: noon + distance, kind: .reference, allowedFields: fields)
            return liveText(.format(format), now: noon, zone: .gmt, locale: Locale(identifier: locale)).string
        }
        let coming = ["en_US": "in 5 minutes", "es_ES": "dentro de 5 minutos", "ru_RU": "через 5 минут"]
        #expect(told(300) == coming[locale])
        // A clock two seconds behind: the present minute, not two minutes or minus two seconds.
        #expect(told(2) == told(0) && told(-2) == told(0))
        for distance in [1.0, 2, 59, 61, 3_599, 7_200, 90_000] {
            for sign in [1.0, -1] {
                for text in [
                    LiveText.date(noon + sign * distance, .relative), .date(noon + sign * distance, .timer),
                ] {
                    let words = liveText(text, now: noon, zone: .gmt, locale: Locale(identifier: locale))
                        .string
                    #expect(!words.contains("-") && !words.contains("−"))
                }
            }
        }
    }

    @Test(arguments: [
        ("en_US", ["1 day", "2 days", "5 days", "22 days"]),
        ("pl_PL", ["1 dzień", "2 dni", "5 dni", "22 dni"]),
        ("ru_RU", ["1 день", "2 дня", "5 дней", "22 дня"]), ("cs_CZ", ["1 den", "2 dny", "5 dnů", "22 dnů"]),
        ("ar_EG", ["يوم", "يومان", "٥ أيام", "٢٢ يومًا"]),
    ])
    func `H16: days are counted by each language's own rules`(locale: String, expected: [String]) {
        let told = [1, 2, 5, 22].map { days in
            let format = LiveText.DateFormat(
                date: noon - Double(days) * 86_400, kind: .offset, allowedFields: [.day], maxFieldCount: 1,
                sign: .never)
            return liveText(.format(format), now: noon, zone: .gmt, locale: Locale(identifier: locale)).string
        }
        #expect(told == expected)
    }
}
