import Foundation
import VistazoCells

/// What a dashboard looks like at an instant.
package struct Screen: Sendable {
    /// As large as the window.
    package let grid: CellGrid
    /// When it next looks different without an event, nil where it never does; always later than the instant
    /// it was drawn for.
    package let nextChange: Date?
}

extension Dashboard {
    /// Draws the window at `now`. Only widgets whose words, content, focus or size have changed are drawn
    /// anew; the rest is copied.
    package mutating func screen(at now: Date) -> Screen {
        let look = Look(surroundings)
        var grid = CellGrid(size: size, style: look.plain)
        guard !size.isEmpty else { return Screen(grid: grid, nextChange: nil) }
        var changes: [Date?] = []

        if isTooSmall {
            writeTooSmall(in: &grid, look)
        } else {
            if layout.rows.hasTopLine { changes.append(writeTopLine(in: &grid, look, at: now)) }
            changes += paintWidgets(in: &grid, at: now)
            if page.widgets.isEmpty { writeEmptyPage(in: &grid, look) }
            writeStatusRow(in: &grid, look, at: now)
            changes.append(writeToast(in: &grid, look, at: now))
        }
        if let overlay {
            paint(overlay, in: &grid, look, at: now)
            // Its times count on.
            if explained != nil { changes.append(now.addingTimeInterval(1)) }
        }

        // However wrong a drawing's own date may be, it must not make the loop spin.
        let soonest = now.addingTimeInterval(0.02)
        let next = changes.compactMap { $0 }.min().map { max($0, soonest) }
        return Screen(grid: surroundings.glyphs == .ascii ? grid.ascii : grid, nextChange: next)
    }

    private mutating func paintWidgets(in grid: inout CellGrid, at now: Date) -> [Date?] {
        var changes: [Date?] = []
        let top = layout.rows.latticeTop
        for placement in layout.placements where layout.isWhole(placement, scroll: scroll) {
            let drawing = drawing(of: placement.widget, size: placement.rect.size, at: now)
            let row = placement.rect.top + top
            let scrolled = placement.area == .lattice ? row - scroll * RowBudget.placeRows : row
            // What a widget leaves without a ground has the theme's.
            grid.paint(
                drawing.grid, at: CellPoint(column: placement.rect.left, row: scrolled), skippingBlanks: true)
            changes.append(drawings[placement.widget.id]?.validUntil)
        }
        return changes
    }

    /// One line in the middle; where even that has no room, as much of it as there is.
    private func writeTooSmall(in grid: inout CellGrid, _ look: Look) {
        let least = page.widgets.map(\.family.leastLattice).min {
            ($0.down, $0.across) < ($1.down, $1.across)
        }
        let columns = isPane ? 20 : (least?.across ?? 2) * 10
        let rows = (least?.down ?? 1) * RowBudget.placeRows + 1
        let arguments = ["columns": String(columns), "rows": String(rows)]
        var line = Line(words("dashboard.tooSmall", arguments), look.dim)
        if line.width > size.columns { line = Line(words("dashboard.tooSmallShort", arguments), look.dim) }
        let column = max((size.columns - line.width) / 2, 0)
        grid.write(line, column: column, row: (size.rows - 1) / 2)
    }

    private func writeEmptyPage(in grid: inout CellGrid, _ look: Look) {
        let room = size.columns - 4
        let lines = Line.wrapped(words("dashboard.emptyPage"), columns: min(room, 60), look.dim)
        let first = max((layout.rows.toastRow - lines.count) / 2, 0)
        for (index, line) in lines.enumerated() where first + index < layout.rows.statusRow {
            grid.write(line, column: (size.columns - line.width) / 2, row: first + index)
        }
    }
}
