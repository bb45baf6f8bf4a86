import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering

/// The top line: inline widgets left, the clock right.
extension Dashboard {
    private static let gap = 4

    /// Writes the top line; returns when it next differs.
    mutating func writeTopLine(in grid: inout CellGrid, _ look: Look, at now: Date) -> Date? {
        let day = clock("EEEdMMM", at: now)
        let time = clock("jm", at: now)
        var changes = [day.nextChange, time.nextChange]
        let clock = Line(day.string + "  " + time.string, look.dim)
        let clockColumn = size.columns - clock.width - 1
        if clockColumn >= 1 { grid.write(clock, column: clockColumn, row: 0) }

        var column = 1
        for widget in page.top {
            let room = min(clockColumn - Self.gap - column, Family.inline.outerSize.columns)
            guard room >= 8 else { break }
            let drawing = drawing(of: widget, size: CellSize(columns: room, rows: 1), at: now)
            grid.paint(drawing.grid, at: CellPoint(column: column, row: 0), skippingBlanks: true)
            changes.append(drawings[widget.id]?.validUntil)
            column += drawing.grid.usedColumns + Self.gap
        }
        return changes.compactMap { $0 }.min()
    }

    /// Day or time as the locale writes them.
    private func clock(_ skeleton: String, at now: Date) -> LiveString {
        liveText(
            .now(skeleton: skeleton), now: now, zone: surroundings.zone, locale: surroundings.locale)
    }
}

extension CellGrid {
    /// Columns of the first row up to the last one that shows something.
    fileprivate var usedColumns: Int {
        guard !size.isEmpty else { return 0 }
        return (0..<size.columns).last { self[$0, 0] != .blank }.map { $0 + 1 } ?? 0
    }
}
