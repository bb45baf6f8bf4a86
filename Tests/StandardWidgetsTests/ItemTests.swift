import AppIntents
import Foundation
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoRendering

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// An item says how long ago, and its button logs it.
    @MainActor
    @Suite struct ItemTests {
        static let now = WidgetStage.now

        private func text(
            _ stage: WidgetStage, _ family: Family = .medium, item: String? = nil, seenAt: Date? = nil
        ) async throws -> String {
            let configuration = item.map { ["item": JSONValue.string($0)] } ?? [:]
            return try await stage.drawing("item", family, configuration, seenAt: seenAt).grid.text
        }

        @Test func `it is found by its name without case and accents`() async throws {
            let stage = try WidgetStage()
            try stage.addItem("Té")
            try stage.addItem("Café")
            for name in ["Café", "cafe", "CAFÉ", "caf"] {
                #expect(try await text(stage, item: name).contains("Café"))
            }
        }

        @Test func `without a name it is the first item`() async throws {
            let stage = try WidgetStage()
            try stage.addItem("Té")
            try stage.addItem("Café")
            #expect(try await text(stage).contains("Té"))
        }

        @Test func `with no item it says how to begin`() async throws {
            let stage = try WidgetStage()
            for family in [Family.small, .medium, .large] {
                let drawing = try await stage.drawing("item", family)
                #expect(drawing.grid.text.contains("vistazo item"), "\(drawing.grid.text)")
                #expect(drawing.hitRegions.isEmpty)
                expectRecorded(drawing.grid, "item-empty-\(family.rawValue)")
            }
        }

        @Test func `a name that no item has is refused with those there are`() async throws {
            let stage = try WidgetStage()
            try stage.addItem("Té")
            await #expect(
                throws: IntentCallError.unknownEntity(
                    intent: "ItemConfiguration", parameter: "item", value: "cofee", known: ["Té"])
            ) {
                try await stage.archive("item", .small, ["item": .string("cofee")])
            }
        }

        @Test(arguments: ["en_GB", "es_ES", "ru_RU"], [0, 3, 75])
        func `how long ago stands in pixel type in each language`(locale: String, hours: Int) async throws {
            let stage = try WidgetStage(locale: locale)
            try stage.addItem("Té", hoursAgo: [hours])
            let grid = try await stage.drawing("item", .medium).grid
            #expect(grid.rows[4].contains { "█▀▄".contains($0) }, "\(grid.text)")
        }

        @Test func `the shortest word of a unit stands behind a figure, so that the day's count has room`()
            async throws
        {
            let stage = try WidgetStage()
            try stage.addItem("Tea", hoursAgo: [0])
            let grid = try await stage.drawing("item", .medium).grid
            #expect(grid.rows[3].hasPrefix("│ █▀█ ▄▄▄▄   just now"), "\(grid.text)")
            #expect(grid.rows[7].contains("1 today"))
        }

        @Test func `a fact that has no room beside the name is left out, not cut to nothing`() async throws {
            let stage = try WidgetStage()
            try stage.addItem(String(repeating: "字", count: 20), hoursAgo: [0])
            let title = try await stage.drawing("item", .medium).grid.rows[1]
            #expect(title == "│ " + String(repeating: "字", count: 17) + "…  │")
        }

        @Test func `an instant that a clock set back leaves to come is now, never hours away`() async throws {
            let stage = try WidgetStage()
            try stage.addItem("Tea", hoursAgo: [0])
            let before = WidgetStage.now - 5 * 3600
            let grid = try await stage.drawing("item", .rectangular, at: before).grid
            #expect(grid.text.contains("just now"), "\(grid.text)")
            let ring = try await stage.drawing("item", .circular, at: before).grid
            #expect(ring.text.contains("0 min"), "\(ring.text)")
        }

        @Test(arguments: [Family.small, .medium, .large, .circular, .rectangular])
        func `its button logs it once and says so`(family: Family) async throws {
            let stage = try WidgetStage()
            let item = try stage.addItem("100% %@ Café", emoji: "☕")
            let drawing = try await stage.drawing("item", family)
            let region = try #require(drawing.hitRegions.first)
            #expect(region.label == "Log")
            guard case .intent(let call) = region.action else {
                Issue.record("no intent")
                return
            }
            let dialog = try await stage.perform(call, kind: "item")
            #expect(dialog == "Logged ☕ 100% %@ Café · 1 today")
            #expect(try stage.logbook.entries(of: item).count == 1)
        }

        @Test func `an item that has gone since is not logged`() async throws {
            let stage = try WidgetStage()
            let item = try stage.addItem("Café")
            let call = IntentCall(name: "LogItemIntent", parameters: [.init("item", .string(item.uid))])
            try await stage.perform(call, kind: "item")
            try stage.logbook.delete(item, at: Instant(Self.now))
            await #expect(throws: (any Error).self) { try await stage.perform(call, kind: "item") }
        }

        @Test func `the words of its day change at midnight with no provider run`() async throws {
            let stage = try WidgetStage()
            try stage.addItem("Café", hoursAgo: [3])
            let archive = try await stage.archive("item", .medium)
            #expect(archive.entries.count > 7)
            let tomorrow = Self.now + 15 * 3600
            #expect(try await text(stage).contains("today 06:12"))
            #expect(try await text(stage, seenAt: tomorrow).contains("yesterday 06:12"))
            #expect(try await text(stage, seenAt: tomorrow).contains("0 today"))
            #expect(try await text(stage, seenAt: tomorrow + 86_400).contains("Mon 30 Nov 06:12"))
        }

        @Test func `the first minute is now, then it counts`() async throws {
            let stage = try WidgetStage()
            let item = try stage.addItem("Café")
            #expect(try await text(stage, .inline).contains("Café not yet"))
            try stage.logbook.tap(item, at: Instant(Self.now).advanced(bySeconds: -10))
            #expect(try await text(stage, .inline).contains("Café just now"))
            #expect(try await text(stage, .inline, seenAt: Self.now + 49.9).contains("Café just now"))
            #expect(try await text(stage, .inline, seenAt: Self.now + 50).contains("Café 1 minute ago"))
            #expect(try await text(stage, .inline, seenAt: Self.now + 2 * 3600).contains("Café 2 hours ago"))
        }

        @Test func `a private item shows nothing where others may look`() async throws {
            let stage = try WidgetStage()
            var change = ItemChange(name: "Secret")
            change.isPrivate = true
            let item = try stage.logbook.addItem(change, at: Instant(Self.now))
            try stage.logbook.tap(item, at: Instant(Self.now).advanced(bySeconds: -7200))
            for family in FamilyTests.families {
                let hidden = try await stage.drawing("item", family, redaction: .privacy).grid.text
                #expect(!hidden.contains("Secret") && !hidden.contains("2"), "\(hidden)")
                #expect(try await text(stage, family).contains("Secret"))
            }
        }
    }
}
