import VistazoCells

/// A reminder in the toast's row: its item, what is open, and the keys that answer it.
extension Dashboard {
    func write(_ banner: ReminderBanner, in grid: inout CellGrid, _ look: Look) {
        var left = Line("◔", look.warning)
        // A locked dashboard names nothing; else what is private is hidden where that is asked for.
        if isLocked || isPrivate && banner.isSensitive {
            left.add(" " + words("dashboard.reminder.hidden"), look.bold)
        } else {
            left.add(" " + banner.title, look.bold)
            left.add(" · " + banner.text, look.plain)
        }
        if banner.more > 0 { left.add("  +\(banner.more)", look.dim) }
        write(left, hints: bannerHints(look), in: &grid, look)
    }

    /// Keys that a person has bound to something else are not offered.
    private func bannerHints(_ look: Look) -> [Line] {
        let hints: [(KeyCommand, KeyLayer, String)] = [
            (.logReminder, .banner, "dashboard.hint.log"),
            (.snoozeReminder, .banner, "dashboard.hint.snooze"),
            (.dismiss, .always, "dashboard.hint.dismiss"),
        ]
        return hints.compactMap { command, layer, word in
            guard let key = KeyTable.keys(for: command, on: layer).first, bindings[key] == nil else {
                return nil
            }
            var line = Line(key.caption(surroundings.glyphs), look.key)
            line.add(" " + words(word), look.dim)
            return line
        }
    }

    /// A tinted line with keys at its right end; where they have no room beside a fair part of the sentence the last
    /// go first.
    private func write(_ left: Line, hints: [Line], in grid: inout CellGrid, _ look: Look) {
        let row = layout.rows.toastRow
        let line = CellRect(column: 0, row: row, columns: size.columns, rows: 1)
        grid.fill(line, style: look.plain)
        var hints = hints
        func joined() -> Line {
            hints.enumerated().reduce(into: Line()) { line, hint in
                if hint.offset > 0 { line.add("  ") }
                line.add(hint.element)
            }
        }
        func room() -> Int { size.columns - joined().width - 5 }
        while !hints.isEmpty, room() < min(left.width, hints.count == 1 ? 8 : 24) { hints.removeLast() }
        let right = joined()
        grid.write(left, column: min(1, size.columns - 1), row: row, columns: hints.isEmpty ? nil : room())
        if !hints.isEmpty { grid.write(right, column: size.columns - right.width - 2, row: row) }
        grid.restyle(line) { $0.background = look.raised }
    }
}
