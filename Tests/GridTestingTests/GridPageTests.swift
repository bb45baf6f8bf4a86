import Foundation
import GridTesting
import SwiftUI
import Testing
import WidgetKit

@Suite @MainActor struct GridPageTests {
    private let date = Date(timeIntervalSince1970: 1_796_029_920)

    private struct Named: View {
        @Environment(\.widgetFamily) private var family
        let name: String

        var body: some View {
            VStack(alignment: .leading) {
                Text(name).bold()
                Text(verbatim: "\(family)").foregroundStyle(.secondary)
            }
        }
    }

    private var page: [PageWidget] {
        [
            PageWidget(of: Named(name: "one"), .systemMedium),
            PageWidget(of: Named(name: "two"), .systemSmall),
            PageWidget(of: Named(name: "three"), .accessoryRectangular),
            PageWidget(of: Named(name: "four"), .systemLarge),
            PageWidget(of: Named(name: "five"), .accessoryCircular),
        ]
    }

    @Test func `a page looks as recorded`() async throws {
        try await GridDrawing(ofPage: page, .init(page: 80, by: 30, at: date)).compare()
    }

    @Test func `a widget that has no room is left out, and those after it take what is free`() async throws {
        let text = try await GridDrawing(ofPage: page, .init(page: 60, by: 10, at: date)).text
        #expect(text.split(separator: "\n").count == 10)
        #expect(text.contains("one") && text.contains("two"))
        #expect(!text.contains("three") && !text.contains("four"))
    }

    @Test(arguments: [(0, 0), (-5, 3), (3, 2), (100_000, 1)])
    func `no page is too small or too large`(columns: Int, rows: Int) async throws {
        let drawing = try await GridDrawing(ofPage: page, .init(page: columns, by: rows, at: date))
        #expect(drawing.rows.count == max(rows, 1))
    }

    @Test func `its conditions hold for all widgets`() async throws {
        var conditions = GridDrawing.Conditions(page: 80, by: 20, at: date)
        conditions.asciiOnly = true
        conditions.theme = "mono"
        let text = try await GridDrawing(ofPage: page, conditions).text
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        conditions.theme = "no such"
        await #expect(throws: GridDrawingError.noTheme("no such")) {
            try await GridDrawing(ofPage: page, conditions)
        }
    }
}
