import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoLogbook
import VistazoRendering

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// Several items under one roof.
    @MainActor
    @Suite struct ItemsTests {
        private nonisolated static let families: [Family] = [.small, .medium, .large]

        @Test(arguments: families)
        func `it looks as recorded`(family: Family) async throws {
            let grid = try await TodayTests.stage().drawing("items", family).grid
            expectRecorded(grid, "items-\(family.rawValue)")
        }

        @Test(arguments: ["en_GB", "es_ES", "ru_RU"], families)
        func `no word is cut, with items and without any`(locale: String, family: Family) async throws {
            let full = try await TodayTests.stage(locale: locale).drawing("items", family).grid.text
            let empty = try await WidgetStage(locale: locale).drawing("items", family).grid.text
            #expect(!full.contains("…"), "\(full)")
            #expect(!empty.contains("…"), "\(empty)")
        }

        @Test func `those that are chosen stand in their order, by whatever spelling`() async throws {
            let stage = try TodayTests.stage()
            let chosen: [String: JSONValue] = ["items": .array([.string("journal"), .string("cafe")])]
            let grid = try await stage.drawing("items", .medium, chosen).grid
            #expect(grid.rows[1].contains("1 Journal") && grid.rows[3].contains("2 ☕ Café"), "\(grid.text)")
            #expect(grid.rows[5].contains("       "))
        }

        @Test func `four have a key each in small and medium, eight in large`() async throws {
            let stage = try TodayTests.stage()
            for (family, count) in [(Family.small, 4), (.medium, 4), (.large, 8)] {
                let regions = try await stage.drawing("items", family).hitRegions
                #expect(regions.map(\.key) == (1...count).map(String.init))
                #expect(regions.allSatisfy { $0.rect.size.rows == 2 })
            }
        }

        @Test func `a key logs its item, which then has happened just now, and a minute ago after a minute`()
            async throws
        {
            let stage = try TodayTests.stage()
            let chosen: [String: JSONValue] = ["items": .string("piano")]
            let before = try await stage.drawing("items", .medium, chosen)
            guard case .intent(let call)? = before.hitRegions.first?.action else {
                Issue.record("no intent")
                return
            }
            _ = try await stage.perform(call, kind: "items")
            let piano = try #require(try stage.logbook.items().last)
            let logged = try #require(try stage.logbook.entries(of: piano, limit: 1).first).instant.date
            let fresh = try await stage.drawing("items", .medium, chosen, at: logged).grid
            #expect(fresh.rows[2].contains("just now"), "\(fresh.text)")
            let later = try await stage.drawing(
                "items", .medium, chosen, at: logged, seenAt: logged.addingTimeInterval(61)
            ).grid
            #expect(later.rows[2].contains("1 minute ago"), "\(later.text)")
        }

        @Test func `a private item is hidden where privacy is`() async throws {
            for family in Self.families {
                let text = try await TodayTests.stage().drawing("items", family, redaction: .privacy).grid
                    .text
                #expect(!text.contains("Vitamins") && !text.contains("0/1"), "\(text)")
            }
        }
    }
}
