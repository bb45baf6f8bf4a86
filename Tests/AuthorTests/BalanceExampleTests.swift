import Foundation
import Testing
import VistazoArchive
import VistazoRendering

@Suite struct BalanceExampleTests {
    let example: Extension

    init() throws { example = try Extension("Balance", kind: "Balance") }

    @Test(arguments: RenderingMode.allCases)
    func `Every family is drawn as recorded in every mode`(mode: RenderingMode) throws {
        let archives = try example.archives(mode: mode)
        #expect(Set(archives.keys) == ["small", "medium", "large"])
        for (family, archive) in archives {
            expectRecorded(try drawing(archive).grid, "\(family)-\(mode.rawValue)")
        }
    }

    @Test func `Six entries come from one reading, the same for all families`() throws {
        let archives = try example.archives()
        let dates = (0..<6).map { noon + Double($0) * 3600 }
        for archive in archives.values {
            #expect(archive.entries.map(\.date) == dates)
            #expect(archive.reload == .after(noon + 4 * 3600))
        }
        let small = try #require(archives["small"])
        let figures = try (0..<6).map { try drawing(small, entry: $0).grid.rows[4] }
        #expect(figures[0].contains("€1,284.50"))
        #expect(figures[5].contains("€1,223.25"))
        #expect(Set(figures).count == 6)
    }

    @Test func `An entry that holds long after its reading says when that was`() throws {
        let small = try #require(try example.archives(families: [.small])["small"])
        for index in 0..<3 { #expect(try drawing(small, entry: index).grid.text.contains("up to date")) }
        for index in 3..<6 { #expect(try drawing(small, entry: index).grid.text.contains("as of 9:12AM")) }
        expectRecorded(try drawing(small, entry: 5).grid, "small-stale")
    }

    @Test func `Amounts are hidden where privacy is asked for, and nothing else`() throws {
        for archive in try example.archives().values {
            let text = try drawing(archive, redaction: .privacy).grid.text
            #expect(!text.contains("€"))
            #expect(text.contains("Everyday"))
        }
        let large = try #require(try example.archives(families: [.large])["large"])
        expectRecorded(try drawing(large, redaction: .privacy).grid, "large-locked")
    }

    @Test func `Full colour, accented and vibrant look different`() throws {
        let grids = try RenderingMode.allCases.map { mode in
            try drawing(try #require(try example.archives(families: [.small], mode: mode)["small"])).grid
        }
        #expect(Set(grids).count == 3)
        #expect(Set(grids.map(\.text)).count == 2, "vibrant says in a word what colour says elsewhere")
    }

    @Test func `Its configuration chooses the account, by name in any case`() throws {
        let travel = try example.archives(
            families: [.small],
            configuration: [.init("account", .string("TRAVEL")), .init("showsCents", .string("no"))])
        let text = try drawing(try #require(travel["small"])).grid.text
        #expect(text.contains("Travel"))
        #expect(text.contains("€640 "))
    }

    @Test func `A wrong account is refused with those that there are`() throws {
        let request = example.request(configuration: [.init("account", .string("secret"))])
        let outcome = try example.run(request.line)
        #expect(outcome.status == 1)
        #expect(outcome.errors == "“secret” is no value for “account”; allowed: everyday, savings, travel\n")
    }
}
