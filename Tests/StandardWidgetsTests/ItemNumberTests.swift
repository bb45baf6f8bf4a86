import Foundation
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoRendering

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// Case E26: amounts that are longer than their field.
    @MainActor
    @Suite struct ItemNumberTests {
        @Test(arguments: ["en_GB", "ru_RU"], [999.5, 12_345_678, 987_654_321.25])
        func `E26: no amount is cut in a ring, with a goal or without`(locale: String, amount: Double)
            async throws
        {
            for goal in [nil, Goal.atLeast(Amount(2_000_000), .day)] {
                let stage = try WidgetStage(locale: locale)
                let now = Instant(WidgetStage.now)
                var change = ItemChange(name: "Agua")
                change.emoji = "💧"
                change.unit = "ml"
                change.goals = goal.map { [$0] }
                let item = try stage.logbook.addItem(change, at: now.advanced(bySeconds: -86_400))
                try stage.logbook.tap(item, amount: Amount(millionths: Int64(amount * 1e6)), at: now)
                let text = try await stage.drawing("item", .circular, ["item": .string("agua")]).grid.text
                #expect(!text.contains("…"), "\(text)")
            }
        }
    }
}
