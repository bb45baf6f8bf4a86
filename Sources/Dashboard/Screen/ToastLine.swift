import Foundation
import VistazoCells

/// The line above the status row: a toast while it stands, else a reminder, else the banner of what is wrong.
extension Dashboard {
    /// Writes the line where there is something to say; returns when that ends.
    func writeToast(in grid: inout CellGrid, _ look: Look, at now: Date) -> Date? {
        if let toast, toast.stands(at: now) {
            let notice = toast.notice
            let mark =
                switch notice.tone {
                case .done: ("✓", look.good)
                case .information: ("•", look.dim)
                case .problem: ("⚠", look.warning)
                }
            var hint = Line()
            if notice.isUndoable, let key = KeyTable.keys(for: .undo, on: .global).first {
                hint.add(key.caption(surroundings.glyphs), look.key)
                hint.add(" " + words("dashboard.hint.undo"), look.dim)
            }
            let text =
                hidesSensitive && notice.isSensitive
                ? words(notice.tone == .problem ? "dashboard.failed" : "dashboard.done") : notice.text
            write(mark: mark, text, hint, in: &grid, look)
            return toast.end
        }
        if let banner {
            write(banner, in: &grid, look)
            return nil
        }
        if let fault = faults.first, !isLocked {
            var text = fault.message(words, isShort: true)
            if faults.count > 1 {
                text = words("dashboard.fault.andMore", count: faults.count - 1, ["fault": text])
            }
            var hint = Line(Key.escape.caption(surroundings.glyphs), look.key)
            hint.add(" " + words("dashboard.hint.dismiss"), look.dim)
            write(mark: ("⚠", look.warning), text, hint, in: &grid, look)
        }
        return nil
    }

    private func write(
        mark: (text: String, style: CellStyle), _ text: String, _ hint: Line, in grid: inout CellGrid,
        _ look: Look
    ) {
        let row = layout.rows.toastRow
        let line = CellRect(column: 0, row: row, columns: size.columns, rows: 1)
        grid.fill(line, style: look.plain)
        var left = Line(mark.text, mark.style)
        left.add(" " + text, look.bold)
        // A sentence is worth more than the hint beside it.
        let withHint = size.columns - hint.width - 5
        let showsHint = !hint.isEmpty && withHint >= min(left.width, 24)
        grid.write(left, column: min(1, size.columns - 1), row: row, columns: showsHint ? withHint : nil)
        if showsHint { grid.write(hint, column: size.columns - hint.width - 2, row: row) }
        grid.restyle(line) { $0.background = look.raised }
    }
}
