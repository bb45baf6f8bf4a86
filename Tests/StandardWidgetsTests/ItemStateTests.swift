import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoLogbook
import VistazoRendering

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// An item in all its states and families.
    @MainActor
    @Suite struct ItemStateTests {
        nonisolated private static let families: [Family] = [
            .small, .medium, .circular, .rectangular, .inline,
        ]
        nonisolated private static let large: [Family] = [.large, .extraLarge]

        private func sheet(_ stage: WidgetStage, _ families: [Family], at now: Date) async throws -> CellGrid
        {
            var sheet =
                families.contains(.small) ? Sheet(columns: 90, rows: 11) : Sheet(columns: 120, rows: 20)
            for family in families {
                sheet.add(try await stage.drawing("item", family, ["item": .string("lectura")], at: now).grid)
            }
            return sheet.grid
        }

        @Test(arguments: ItemState.allCases)
        func `each state has its looks, in the smaller families and the larger`(state: ItemState) async throws
        {
            let stage = try WidgetStage()
            try state.make(in: stage)
            expectRecorded(try await sheet(stage, Self.families, at: state.now), state.rawValue)
            expectRecorded(try await sheet(stage, Self.large, at: state.now), "\(state)-large")
        }

        @Test(arguments: ["es_ES", "ru_RU"], [ItemState.begun, .overdue, .forgotten, .atRisk, .two])
        func `it speaks other languages`(locale: String, state: ItemState) async throws {
            let stage = try WidgetStage(locale: locale)
            try state.make(in: stage)
            expectRecorded(try await sheet(stage, Self.families, at: state.now), "\(state)-\(locale)")
            expectRecorded(try await sheet(stage, Self.large, at: state.now), "\(state)-large-\(locale)")
        }

        /// Case H16.
        @Test(arguments: ["en_GB", "es_ES", "ru_RU"], ItemState.allCases)
        func `no word is cut in any language, family and state`(locale: String, state: ItemState) async throws
        {
            let stage = try WidgetStage(locale: locale)
            try state.make(in: stage)
            for family in Family.allCases {
                let text = try await stage.drawing("item", family, at: state.now).grid.text
                let isHint = text.contains("--at …")
                #expect(isHint || state == .archived || !text.contains("…"), "\(family)\n\(text)")
            }
        }

        @Test(arguments: ["en_GB", "es_ES", "ru_RU"], ItemState.allCases)
        func `the figure stands in pixel type in any language`(locale: String, state: ItemState) async throws
        {
            guard state != .archived else { return }
            let stage = try WidgetStage(locale: locale)
            try state.make(in: stage)
            for family in [Family.small, .medium] {
                let grid = try await stage.drawing("item", family, at: state.now).grid
                #expect(grid.rows[3...5].joined().contains { "█▀▄".contains($0) }, "\(grid.text)")
            }
        }

        /// Cases H06 and H07.
        @Test(arguments: ItemState.allCases)
        func `a private item tells nothing where privacy is, and all look alike`(state: ItemState)
            async throws
        {
            let stage = try WidgetStage()
            try state.make(in: stage, isPrivate: true)
            let kinds: [(kind: String, families: [Family])] = [
                ("item", Family.allCases), ("items", [.small, .medium, .large]),
                ("today", FamilyTests.families), ("streaks", [.medium, .large]),
                ("stopwatch", [.medium, .large]),
            ]
            for (kind, families) in kinds {
                for family in families {
                    let configuration: [String: JSONValue] =
                        kind.hasPrefix("item") ? [kind: .string("lectura")] : [:]
                    let drawing = try await stage.drawing(
                        kind, family, configuration, at: state.now, redaction: .privacy)
                    let text = drawing.grid.text
                    for secret in ["Lectura", "📖", "min", "●", "◔", "of 3", "late", "overdue", "24:00"] {
                        #expect(!text.contains(secret), "\(kind) \(family) \(secret)\n\(text)")
                    }
                }
            }
        }

        @Test func `its button says what it does: Log, Start or Stop`() async throws {
            for (state, label) in [(ItemState.begun, "Log"), (.startable, "Start"), (.running, "Stop")] {
                let stage = try WidgetStage()
                try state.make(in: stage)
                for family in Family.allCases where family != .inline {
                    let drawing = try await stage.drawing("item", family, at: state.now)
                    #expect(drawing.hitRegions.map(\.label) == [label], "\(family)")
                }
            }
        }

        @Test func `an archived item is shown and has no button`() async throws {
            let stage = try WidgetStage()
            try ItemState.archived.make(in: stage)
            for family in Family.allCases {
                let drawing = try await stage.drawing("item", family, ["item": .string("Lectura")])
                #expect(drawing.hitRegions.isEmpty)
                #expect(
                    drawing.grid.text.contains(family == .circular ? "📖" : "Lectura"), "\(drawing.grid.text)")
            }
        }

        @Test func `pressed, a stopwatch starts and stops`() async throws {
            let stage = try WidgetStage()
            let item = try ItemState.startable.make(in: stage)
            for isRunning in [true, false] {
                // An intent acts at the real time, whenever that is.
                let drawing = try await stage.drawing("item", .small, at: Instant.now().date)
                guard case .intent(let call)? = drawing.hitRegions.first?.action else {
                    Issue.record("no intent")
                    return
                }
                try await stage.perform(call, kind: "item")
                #expect(try (stage.logbook.running(of: item) != nil) == isRunning)
            }
        }

        /// Case C25.
        @Test func `a stopwatch left running over night says since when, and how its end is told`()
            async throws
        {
            let stage = try WidgetStage()
            try ItemState.forgotten.make(in: stage)
            let medium = try await stage.drawing("item", .medium).grid.text
            #expect(medium.contains("yesterday 17:12"), "\(medium)")
            let spread = try await stage.drawing("item", .extraLarge).grid.text
            #expect(spread.contains("since yesterday 17:12") && spread.contains("vistazo stop Lectura --at"))
        }

        /// Case A28.
        @Test func `a day to come is told as such, and on that day it is today`() async throws {
            let stage = try WidgetStage()
            try ItemState.ahead.make(in: stage)
            let expected = [(0.0, "in 3 days"), (1, "in 2 days"), (2, "in 1 day"), (3, "today")]
            for (days, words) in expected {
                let seen = WidgetStage.now + days * 86_400 - 3600
                let text = try await stage.drawing(
                    "item", .rectangular, at: WidgetStage.now - 7200, seenAt: seen
                )
                .grid.text
                #expect(text.contains(words) && !text.contains("ago"), "\(text)")
            }
        }

        /// Case B25.
        @Test func `a week's streak is 1w in the small families and 1 week elsewhere, a day's plain`()
            async throws
        {
            let stage = try WidgetStage()
            try ItemState.week.make(in: stage)
            #expect(try await stage.drawing("item", .small).grid.rows[1].contains("★2w"))
            #expect(try await stage.drawing("item", .inline).grid.text.contains("★2w"))
            #expect(try await stage.drawing("item", .medium).grid.text.contains("2 weeks"))
            let daily = try WidgetStage()
            try ItemState.met.make(in: daily)
            #expect(try await daily.drawing("item", .small).grid.rows[1].contains("★2 │"))
        }

        /// Case B02: the rolling kind is named otherwise than the week's.
        @Test func `three in any seven days are not called three a week`() async throws {
            let stage = try WidgetStage()
            try ItemState.window.make(in: stage)
            let text = try await stage.drawing("item", .medium).grid.text
            #expect(text.contains("on 3 of any 7 days") && !text.contains("week"), "\(text)")
        }
    }
}
