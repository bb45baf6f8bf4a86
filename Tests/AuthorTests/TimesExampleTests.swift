import Foundation
import Testing
import VistazoArchive
import VistazoRendering

@Suite struct TimesExampleTests {
    let example: Extension

    init() throws { example = try Extension("Times", kind: "Times") }

    @Test func `Every family is drawn as recorded, at the start and after a while`() throws {
        let archives = try example.archives()
        #expect(Set(archives.keys) == ["small", "medium", "circular", "rectangular", "inline"])
        for (family, archive) in archives {
            expectRecorded(try drawing(archive).grid, "\(family)")
            expectRecorded(try drawing(archive, after: 125).grid, "\(family)-later")
        }
    }

    @Test func `Sixty seconds give sixty drawings of one archived entry`() throws {
        let medium = try #require(try example.archives(families: [.medium])["medium"])
        let texts = try (0..<60).map { try drawing(medium, after: Double($0)).grid.text }
        #expect(Set(texts).count == 60)
        let next = try #require(try drawing(medium).nextChange)
        #expect(next > noon && next <= noon + 1)
    }

    @Test func `A timer that is over stands still, and its drawing never changes again`() throws {
        let inline = try #require(try example.archives(families: [.inline])["inline"])
        let over = try drawing(inline, after: 5 * 60)
        #expect(over.grid.rows[0].contains("0:00"))
        #expect(over.nextChange == nil)
        #expect(try drawing(inline, after: 1e9).grid == over.grid)
    }
}
