import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// In large type a figure stands with its unit's first letter where even the shortest word has no room.
@Suite struct UnitInitialTests {
    private func rows(_ seconds: Double, locale: String, columns: Int) -> String {
        let format = LiveText.DateFormat(
            date: noon - seconds, kind: .offset, maxFieldCount: 1, sign: .never)
        let view = Node(.text([TextRun(.live(.format(format)))])).with(.points(34))
        var surroundings = surroundings(columns, 3)
        surroundings.locale = Locale(identifier: locale)
        return draw(
            ArchivedEntry(date: noon, view: view, ignoresMargins: true), family: .medium,
            surroundings: surroundings
        ).grid.text
    }

    @Test(arguments: ["en_GB", "es_ES", "ru_RU", "de_DE", "fr_FR"], [1860.0, 50_400, 1_123_200])
    func `eighteen columns hold any figure of two digits`(locale: String, seconds: Double) {
        let text = rows(seconds, locale: locale, columns: 18)
        #expect(text.contains { "▀▄█".contains($0) }, "\(text)")
    }

    @Test func `the word stands whole where it has room, and a month is told from a minute`() {
        let place = Locale(identifier: "ru_RU")
        #expect(UnitWords.string(31, .minute, width: .initial, locale: place) == "31м")
        #expect(UnitWords.string(13, .day, width: .initial, locale: place) == "13д")
        #expect(UnitWords.string(3, .month, width: .initial, locale: place) == "3мес")
        #expect(TextVariant.initial(of: .now(skeleton: "jm")) == nil)
        let wide = rows(31 * 60, locale: "ru_RU", columns: 40)
        let narrow = rows(31 * 60, locale: "ru_RU", columns: 18)
        #expect(wide.count { $0 == "█" } > narrow.count { $0 == "█" })
    }

    @Test func `where there is no hue the track of a bar is a shade, so that it is told from what is filled`()
        throws
    {
        let mono = try #require(Theme.named("mono"))
        for mode in [RenderingMode.vibrant, .accented] {
            let gauge = Node(.gauge(Node.Gauge(value: 0.5, style: .linearCapacity)))
            var surroundings = surroundings(10, 1, mode: mode)
            surroundings.theme = mono
            let grid = draw(
                ArchivedEntry(date: noon, view: gauge, ignoresMargins: true), family: .medium,
                surroundings: surroundings
            ).grid
            #expect(grid[0, 0].piece == "█")
            #expect(grid[9, 0].style.background != grid[0, 0].style.foreground)
        }
    }
}
