import SwiftUI
import VistazoArchive
import VistazoCells
import VistazoDashboard
import WidgetKit

/// A widget or a view in its place on a page, for `GridDrawing.init(ofPage:_:)`.
@MainActor
public struct PageWidget {
    let family: WidgetFamily
    let drawing: @MainActor (GridDrawing.Conditions) async throws -> CellGrid

    /// A widget in a family; `configuration` holds its intent's parameters by name, as a person writes them.
    public init<W: Widget>(
        _ widget: W, _ family: WidgetFamily, configuration: [String: String] = [:]
    ) {
        self.family = family
        drawing = { conditions in
            var conditions = conditions
            conditions.configuration = configuration
            return try await GridDrawing(of: widget, conditions).grid
        }
    }

    /// A view as the one entry of a widget in a family.
    public init<V: View>(of view: V, _ family: WidgetFamily) {
        self.family = family
        drawing = { try await GridDrawing(of: view, $0).grid }
    }
}

extension GridDrawing {
    /// Draws a page of widgets, each where the dashboard would put it: the first free place in reading order on a
    /// lattice of 10 x 5 cells. What has no room is left out, as it is there. The dashboard's own lines, such as its
    /// status row, are no part of it.
    ///
    /// `conditions` hold for all widgets, but for their family, size and configuration; its size is the page's, 80
    /// by 20 where it has none. Throws what drawing any of the widgets throws.
    @MainActor
    public init(ofPage widgets: [PageWidget], _ conditions: Conditions) async throws {
        let wanted = conditions.size ?? (80, 20)
        let size = CellSize(
            columns: min(max(wanted.columns, 1), Self.longestSide),
            rows: min(max(wanted.rows, 1), Self.longestSide))
        var page = CellGrid(size: size)
        let places = pagePlaces(of: widgets.map(\.family.archived), in: size)
        for (widget, place) in zip(widgets, places) {
            guard let place else { continue }
            var own = conditions
            own.family = widget.family
            own.size = (place.size.columns, place.size.rows)
            page.paint(
                try await widget.drawing(own), at: CellPoint(column: place.left, row: place.top))
        }
        self.init(page)
    }

    /// Cells; no terminal is longer.
    private static let longestSide = 1000
}
