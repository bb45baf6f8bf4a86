import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// Between two texts of a row stands a blank, however narrow the widget is and however long its words are.
    @MainActor
    @Suite struct TouchingTextTests {
        nonisolated private static let locales = ["en_GB", "es_ES", "ru_RU"]
        nonisolated private static let widths = [18, 26, 34, 44]

        @Test(arguments: locales, ItemState.allCases)
        func `in each state of an item`(locale: String, state: ItemState) async throws {
            let stage = try WidgetStage(locale: locale)
            try state.make(in: stage)
            for family in Family.allCases where family != .inline {
                let grid = try await stage.drawing("item", family, at: state.now).grid
                #expect(touching(in: grid) == [], "\(family)\n\(grid.text)")
            }
            for columns in Self.widths {
                let grid = try await stage.drawing(
                    "item", .medium, at: state.now, size: CellSize(columns: columns, rows: 10)
                ).grid
                #expect(touching(in: grid) == [], "\(columns) columns\n\(grid.text)")
            }
        }

        @Test(arguments: locales)
        func `in every other kind`(locale: String) async throws {
            let stage = try FamilyTests.stage(locale: locale)
            for subject in FamilyTests.subjects {
                for family in FamilyTests.families where family != .inline {
                    let grid = try await stage.drawing(subject.kind, family, subject.configuration).grid
                    #expect(touching(in: grid) == [], "\(subject.name) \(family)\n\(grid.text)")
                }
            }
        }

        /// Pairs of letters or figures side by side that look different, which two texts give that touch.
        private func touching(in grid: CellGrid) -> [String] {
            var found: [String] = []
            for row in 0..<grid.size.rows {
                let cells = Array(grid.row(row))
                for (left, right) in zip(cells, cells.dropFirst())
                where left.style != right.style && isWord(left) && isWord(right) {
                    found.append(String(left.piece.base) + String(right.piece.base))
                }
            }
            return found
        }

        private func isWord(_ cell: Cell) -> Bool {
            cell.piece.base.properties.isAlphabetic || ("0"..."9").contains(cell.piece.base)
        }
    }
}
