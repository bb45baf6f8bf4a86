import Foundation
import GridTesting
import SwiftUI
import Testing
import WidgetKit

@Suite @MainActor struct GridDrawingTests {
    /// 2026-11-30 09:12:00 UTC.
    private let date = Date(timeIntervalSince1970: 1_796_029_920)

    private struct Glance: View {
        let since: Date

        var body: some View {
            VStack(alignment: .leading) {
                Text("Café").bold()
                Text(since, style: .relative).foregroundStyle(.secondary)
                ProgressView(value: 0.5).tint(.orange)
            }
        }
    }

    @Test func `a view is drawn as it was recorded`() async throws {
        let glance = Glance(since: date.addingTimeInterval(-3 * 3600))
        try await GridDrawing(of: glance, .init(.systemSmall, at: date)).compare()
    }

    @Test func `conditions decide how a view is drawn`() async throws {
        let glance = Glance(since: date.addingTimeInterval(-3 * 3600))
        var conditions = GridDrawing.Conditions(.systemSmall, at: date)
        let first = try await GridDrawing(of: glance, conditions)
        #expect(first.rows.count == 10)
        #expect(try await GridDrawing(of: glance, conditions).text == first.text)
        conditions.asciiOnly = true
        #expect(try await GridDrawing(of: glance, conditions).text.utf8.allSatisfy { $0 < 0x80 })
        conditions.size = (columns: 30, rows: 6)
        #expect(
            try await GridDrawing(of: glance, conditions).rows.map(\.count) == Array(repeating: 30, count: 6))
        conditions.locale = Locale(identifier: "es_ES")
        #expect(try await GridDrawing(of: glance, conditions).text != first.text)
        #expect(first.svg.hasPrefix("<svg"))
    }
}
