import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// The calendar: today in the small families, months in the large ones.
    @MainActor
    @Suite struct CalendarTests {
        @Test(arguments: ["en_GB", "es_ES", "ru_RU"], Family.allCases)
        func `each family looks as recorded`(locale: String, family: Family) async throws {
            let stage = try WidgetStage(locale: locale)
            let drawing = try await stage.drawing("calendar", family)
            #expect(!drawing.grid.text.contains("…"))
            expectRecorded(drawing.grid, "calendar-\(family.rawValue)-\(locale)")
        }

        @Test(arguments: [Family.medium, .large, .extraLarge])
        func `a month of six weeks has room`(family: Family) async throws {
            let stage = try WidgetStage()
            // August 2026 begins on a Saturday and ends on a Monday.
            let august = WidgetStage.now - 100 * 86_400
            let drawing = try await stage.drawing("calendar", family, at: august)
            #expect(drawing.grid.text.contains("August"))
            #expect(drawing.grid.rows.contains { $0.contains(/│ +31\b/) }, "\(drawing.grid.text)")
        }

        @Test func `the day turns at each midnight of a month with no provider run`() async throws {
            let stage = try WidgetStage()
            let archive = try await stage.archive("calendar", .rectangular)
            #expect(archive.entries.count == 31)
            let seen = WidgetStage.now + 15 * 3600
            let tomorrow = try await stage.drawing("calendar", .rectangular, seenAt: seen).grid.text
            #expect(tomorrow.contains("Tuesday") && tomorrow.contains("1 December"))
        }

        @Test func `weeks begin on the day that the person has chosen`() async throws {
            let stage = try WidgetStage(firstWeekday: 1)
            let calendar = try await stage.drawing("calendar", .medium).grid.text
            let clock = try await stage.drawing("clock", .large).grid.text
            for text in [calendar, clock] { #expect(text.contains(/S +M +T +W +T +F +S/)) }
        }
    }
}
