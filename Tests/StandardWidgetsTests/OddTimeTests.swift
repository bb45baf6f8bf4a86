import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoLogbook
import VistazoRendering
import WidgetKit

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// Case H12: the standard widgets at the instants at which programs fail.
    @MainActor
    @Suite struct OddTimeTests {
        /// Madrid's clock: the last and the first second of a day, the nights of its clock changes, the leap day, the
        /// year's end.
        nonisolated static let times = [
            "2026-11-30T22:59:59Z", "2026-11-30T23:00:00Z", "2026-03-29T00:59:59Z", "2026-03-29T01:00:00Z",
            "2026-10-25T00:30:00Z", "2026-10-25T01:00:00Z", "2026-10-25T01:30:00Z", "2028-02-29T11:00:00Z",
            "2028-02-28T22:59:59Z", "2026-12-31T22:59:59Z", "2026-12-31T23:00:00Z", "2027-01-01T00:00:00Z",
        ]

        @Test(arguments: times)
        func `H12: each widget is drawn, and stands until the instant that it names`(
            time: String
        ) async throws {
            let now = try Date(time, strategy: .iso8601)
            let stage = try WidgetStage()
            var change = ItemChange(name: "Café")
            change.emoji = "☕"
            let item = try stage.logbook.addItem(change, at: Instant(now).advanced(bySeconds: -40 * 86_400))
            for hours in [1, 3, 23, 24, 25, 47, 300] {
                try stage.logbook.tap(item, at: Instant(now).advanced(bySeconds: -hours * 3_600))
            }
            try stage.logbook.startCountdown(
                "focus", length: 7_200_000, at: Instant(now).advanced(bySeconds: -3_599))
            let subjects: [(kind: String, configuration: [String: JSONValue])] = [
                ("item", ["item": .string("cafe")]), ("items", [:]), ("today", [:]), ("clock", [:]),
                ("timer", ["name": .string("focus")]), ("calendar", [:]), ("streaks", [:]),
            ]
            for (kind, configuration) in subjects {
                for family in [Family.small, .large] {
                    let first: Drawing
                    do {
                        first = try await stage.drawing(kind, family, configuration, at: now)
                    } catch let error as ExtensionError {
                        guard case .unsupportedFamily = error else { throw error }
                        continue
                    }
                    #expect(try await stage.drawing(kind, family, configuration, at: now).grid == first.grid)
                    guard let next = first.nextChange else { continue }
                    #expect(next > now, "\(kind) \(family)")
                    // Up to the next second it stands as it is.
                    let before = min(next, now + 1) - 0.001
                    let later = try await stage.drawing(kind, family, configuration, at: now, seenAt: before)
                    if later.nextChange == first.nextChange {
                        #expect(later.grid == first.grid, "\(kind) \(family)")
                    }
                }
            }
        }
    }
}
