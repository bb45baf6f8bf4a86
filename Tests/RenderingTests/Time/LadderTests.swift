import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// Where live text has too little room it says less, and is cut only where nothing shorter is left.
@Suite struct LadderTests {
    static let now = TimeVector.now

    /// Every style near and far, before now and after.
    static let texts: [LiveText] = {
        let distances: [Double] = [45, -674, 8_580, -100_000, 259_200, -3_500_000, 34_214_400]
        var texts: [LiveText] = distances.flatMap { distance in
            [LiveText.DateStyle.relative, .offset, .timer, .date, .time].map {
                .date(now + distance, $0)
            }
        }
        texts += distances.flatMap { distance -> [LiveText] in
            let date = now + distance
            return [
                .format(.init(date: date, kind: .offset)),
                .format(.init(date: date, kind: .offset, maxFieldCount: 4, sign: .always)),
                .format(
                    .init(
                        date: date, kind: .offset, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)
                ),
                .format(.init(date: date, kind: .reference)), .format(.init(date: date, kind: .stopwatch)),
            ]
        }
        texts += [
            .range(from: now, to: now + 7_200), .range(from: now - 1_800, to: now + 7_200),
            .range(from: now, to: now + 90_000), .timer(.init(from: now - 60, to: now + 5_400)),
            .timer(.init(from: now - 60, to: now + 90_000, countsDown: false)),
            .timer(.init(from: now, to: now + 1_380, maxPrecision: 60)),
            .now(skeleton: "jms"), .now(skeleton: "EEEEMMMMd"), .now(skeleton: "yMMMMEEEEd"),
        ]
        return texts
    }()

    @Test(arguments: ["en_US", "es_ES", "ru_RU", "de_DE", "fr_FR", "ja_JP", "ar_EG", "fi_FI"])
    func `no text is cut where a shorter rung of it fits`(locale: String) {
        for text in Self.texts {
            let rungs = TextVariant.ladder(for: text).map {
                liveText(text, now: Self.now, zone: .gmt, locale: Locale(identifier: locale), variant: $0)
                    .string
            }
            let widest = rungs.map(displayWidth).max() ?? 0
            for columns in 1...widest + 1 {
                var surroundings = surroundings(columns, 1, now: Self.now)
                surroundings.locale = Locale(identifier: locale)
                let shown = draw(
                    ArchivedEntry(date: Self.now, view: .live(text), ignoresMargins: true), family: .medium,
                    surroundings: surroundings
                ).grid.rows[0].trimmingCharacters(in: .whitespaces)
                if let rung = rungs.first(where: { displayWidth($0) <= columns }) {
                    guard blank(shown) == clean(rung) else {
                        Issue.record("\(text) in \(columns) columns: \(shown), not \(rung)")
                        return
                    }
                } else {
                    #expect(shown.contains("…"), "\(text) in \(columns) columns: \(shown)")
                }
            }
        }
    }

    /// With one sort of blank.
    private func blank(_ text: String) -> String {
        String(text.map { $0.isWhitespace ? " " : $0 }).trimmingCharacters(in: .whitespaces)
    }

    /// As cells show it.
    private func clean(_ text: String) -> String {
        var grid = CellGrid(size: CellSize(columns: displayWidth(text), rows: 1))
        grid.write(text, at: .zero)
        return blank(grid.rows[0])
    }

    /// Texts wrap where there are rows; live text alone is one line whenever a rung of it is.
    @Test func `live text is one line though there are rows to wrap into`() {
        let text = Node.live(.date(Self.now - 8_580, .relative))
        #expect(drawing(text, 8, 3, now: Self.now).grid.trimmedRows == ["", " 2h 23m", ""])
    }

    @Test(arguments: [
        ("es_ES", LiveText.date(now - 8_580, .relative), ["2 h y 23 min", "2 h 23 min", "2 h"]),
        ("ru_RU", .date(now - 8_580, .relative), ["2 ч 23 мин", "2 ч 23 мин", "2 ч"]),
        ("es_ES", .date(now - 8_580, .offset), ["+2 horas", "+2 h", "+2 h"]),
        ("ru_RU", .date(now - 8_580, .offset), ["+2 часа", "+2 ч", "+2 ч"]),
        ("es_ES", .date(now - 8_580, .timer), ["2:23:00", "2 h 23 min", "2 h"]),
        ("ru_RU", .date(now - 8_580, .timer), ["2:23:00", "2 ч 23 мин", "2 ч"]),
        (
            "es_ES", .format(.init(date: now - 8_580, kind: .offset)),
            ["2 horas y 23 minutos", "2 h y 23 min", "2 h 23 min", "2 h"]
        ),
        (
            "ru_RU", .format(.init(date: now - 8_580, kind: .offset)),
            ["2 часа 23 минуты", "2 ч 23 мин", "2 ч 23 мин", "2 ч"]
        ),
        ("es_ES", .date(now, .date), ["12 de marzo de 2025", "12 mar 2025", "12/3/2025", "12 mar", "12/3"]),
        (
            "ru_RU", .date(now, .date),
            ["12 марта 2025\u{202F}г.", "12 марта 2025\u{202F}г.", "12.03.2025", "12 марта", "12.03"]
        ),
        (
            "es_ES", .format(.init(date: now - 7_200, kind: .reference)),
            ["hace 2 horas", "hace 2 h", "hace 2 h"]
        ),
        (
            "ru_RU", .format(.init(date: now - 7_200, kind: .reference)),
            ["2 часа назад", "2 ч назад", "-2 ч"]
        ),
        ("es_ES", .range(from: now, to: now + 7_200), ["12:00–14:00", "12:00–14:00", "12:00"]),
        (
            "es_MX", .range(from: now, to: now + 7_200),
            ["12:00–2:00\u{202F}p.m.", "12–2\u{202F}p.m.", "12\u{202F}p.m."]
        ),
    ])
    func `each rung is right in its language`(locale: String, text: LiveText, rungs: [String]) {
        let found = TextVariant.ladder(for: text).map {
            liveText(text, now: Self.now, zone: .gmt, locale: Locale(identifier: locale), variant: $0).string
        }
        #expect(found == rungs)
    }
}

/// Texts that stepped down come back as soon as there is room.
@Suite struct ComingBackTests {
    @Test(arguments: [4, 5, 6, 9, 12, 13])
    func `a countdown that steps down is drawn anew at the instant at which a longer rung fits`(columns: Int)
        throws
    {
        let text = Node.live(.date(noon + 700, .relative))
        var now = noon
        var drawn = drawing(text, columns, 1, now: now)
        // By brute force, half a second apart.
        for tick in 1...1_000 {
            let later = noon + Double(tick) / 2
            if let next = drawn.nextChange, next <= later {
                now = next
                drawn = drawing(text, columns, 1, now: now)
            }
            let fresh = drawing(text, columns, 1, now: later)
            try #require(
                fresh.grid.rows == drawn.grid.rows, "\(columns) columns, \(later.timeIntervalSince(noon)) s")
        }
    }

    @Test func `text of minutes that stepped down wakes no more than once a minute and when it comes back`() {
        var now = noon
        var count = 0
        while let next = drawing(.live(.date(noon + 3_000, .relative)), 4, 1, now: now).nextChange,
            next <= noon + 600
        {
            now = next
            count += 1
        }
        #expect(count <= 11)
    }

    @Test func `what a view that fits passed over is looked for again within a minute`() throws {
        let fits = Node(.fits(.horizontal, [.live(.date(noon + 3_630, .timer)), .text("-")]))
        let view = fits.with(.size(5, 1))
        let first = drawing(view, 5, 1)
        #expect(first.grid.rows == ["  -  "])
        let next = try #require(first.nextChange)
        #expect(next <= noon + 60)
        #expect(drawing(view, 5, 1, now: next).grid.rows == ["59:30"])
        // Without living words there is nothing to look for.
        let still = Node(.fits(.horizontal, [.text("much too long"), .text("-")]))
        #expect(drawing(still, 5, 1).nextChange == nil)
    }
}
