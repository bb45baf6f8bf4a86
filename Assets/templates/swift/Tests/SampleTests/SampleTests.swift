import Foundation
import GridTesting
import Testing
import WidgetKit

@testable import Sample

/// Draws the widget under a clock that stands still: swift test
@Suite @MainActor struct SampleTests {
    private let date = Date(timeIntervalSince1970: 1_796_029_920)

    private func rows(_ entry: CountEntry, _ family: WidgetFamily) async throws -> [String] {
        try await GridDrawing(of: CountView(entry: entry), .init(family, at: date)).rows
    }

    @Test func `it shows the count and how long ago the last press was`() async throws {
        let entry = CountEntry(date: date, count: 2, last: date.addingTimeInterval(-300))
        let rows = try await rows(entry, .systemSmall)
        #expect(rows.count == 10)
        #expect(rows.contains { $0.contains("2") && !$0.contains("min") })
        #expect(rows.contains { $0.contains("5 min") && $0.contains("ago") })
    }

    @Test func `it says that nothing was counted yet`() async throws {
        let entry = CountEntry(date: date, count: 0, last: nil)
        #expect(try await rows(entry, .accessoryRectangular).contains { $0.contains("not yet") })
    }
}
