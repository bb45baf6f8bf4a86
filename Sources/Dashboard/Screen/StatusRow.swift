import Foundation
import VistazoCells
import VistazoRendering

/// The last row: pages left, keys right; what has no room is left out, the least needed first.
extension Dashboard {
    /// What a key does, in a word, and how long it is kept as the row grows narrow.
    private struct Hint {
        let line: Line
        /// The lowest goes first.
        let worth: Int
    }

    mutating func writeStatusRow(in grid: inout CellGrid, _ look: Look, at now: Date) {
        let hints = hints(look, at: now)
        let names = pageNames(look)
        let row = layout.rows.statusRow
        for left in names {
            // One hint at least is kept before the names grow shorter.
            for count in stride(from: hints.count, to: 0, by: -1) {
                let right = joined(hints, keeping: count)
                guard left.width + right.width + 4 <= size.columns else { continue }
                grid.write(left, column: 1, row: row)
                grid.write(right, column: size.columns - right.width - 1, row: row)
                return
            }
        }
        if let left = names.last { grid.write(left, column: min(1, size.columns - 1), row: row) }
    }

    /// The pages and what is true of all of them, in ways ever shorter.
    private func pageNames(_ look: Look) -> [Line] {
        var state = Line()
        if isEditing {
            state.add("   ")
            state.add(words("dashboard.editing"), look.key)
        }
        if isLocked || isPrivate {
            state.add("   ")
            state.add(words(isLocked ? "dashboard.locked" : "dashboard.private"), look.key)
        }
        var more = Line()
        let hidden = layout.placements.count { !layout.isWhole($0, scroll: scroll) }
        if hidden > 0 {
            more.add("   ")
            more.add(words("dashboard.more", count: hidden), look.dim)
        }
        let all = pageNames(naming: { _ in true }, look)
        let marks = pageNames(naming: { $0 == pageIndex }, look)
        let current = pageName(page, isShown: true, look)
        return [[all, state, more], [marks, state, more], [marks, state], [current, state], [current]]
            .map { $0.reduce(into: Line()) { $0.add($1) } }
    }

    /// A mark for each page, with its name where `naming` says so.
    private func pageNames(naming: (Int) -> Bool, _ look: Look) -> Line {
        var line = Line()
        for (index, page) in pages.enumerated() {
            if index > 0 { line.add(naming(index) || naming(index - 1) ? "  " : " ") }
            let isShown = index == pageIndex
            line.add(naming(index) ? pageName(page, isShown: isShown, look) : Line("○", look.dim))
        }
        return line
    }

    private func pageName(_ page: Page, isShown: Bool, _ look: Look) -> Line {
        var line = Line(isShown ? "● " : "○ ", isShown ? look.plain : look.dim)
        line.add(page.name, isShown ? look.bold : look.dim)
        return line
    }

    private mutating func hints(_ look: Look, at now: Date) -> [Hint] {
        if isEditing { return editHints(look) }
        var hints: [Hint] = []
        // A circular widget has no room for hints in its frame.
        if hasTerminalFocus, let placement = focusedPlacement, placement.widget.family == .circular {
            for (index, region) in regions(at: now).enumerated() {
                let key = index == 0 ? Key.enter.caption(surroundings.glyphs) : region.key
                if let key, !region.label.isEmpty {
                    hints.append(Hint(line: line(key, region.label, look), worth: -index))
                }
            }
        }
        let commands: [(KeyCommand, KeyLayer, word: String, worth: Int)] = [
            (.palette, .reserved, "dashboard.hint.palette", 3),
            (.help, .reserved, "dashboard.hint.help", 4),
            isLocked
                ? (.lock, .global, "dashboard.hint.unlock", 5) : (.lock, .global, "dashboard.hint.lock", 1),
            (.quit, .reserved, "dashboard.hint.quit", 2),
        ]
        for (command, layer, word, worth) in commands {
            // A person's own binding takes a key's meaning away.
            if let key = KeyTable.keys(for: command, on: layer).first, bindings[key] == nil {
                hints.append(
                    Hint(line: line(key.caption(surroundings.glyphs), words(word), look), worth: worth))
            }
        }
        return hints
    }

    private func editHints(_ look: Look) -> [Hint] {
        let commands: [(EditCommand, word: String, worth: Int)] = [
            (.add, "add", 6), (.earlier, "move", 4), (.nextFamily, "family", 5), (.configure, "configure", 3),
            (.remove, "remove", 2), (.undo, "undo", 1), (.end, "end", 7),
        ]
        return commands.compactMap { command, word, worth in
            let keys = KeyTable.keys(for: .edit(command), on: .editing)
            guard var key = keys.first?.caption(surroundings.glyphs) else { return nil }
            if command == .earlier { key = "< >" }
            return Hint(line: line(key, words("dashboard.hint.edit.\(word)"), look), worth: worth)
        }
    }

    private func line(_ key: String, _ label: String, _ look: Look) -> Line {
        var line = Line(key, look.key)
        line.add(" " + label, look.dim)
        return line
    }

    /// The hints that are worth most, in the order of the row.
    private func joined(_ hints: [Hint], keeping count: Int) -> Line {
        let least = hints.map(\.worth).sorted().suffix(count).first ?? 0
        return hints.filter { $0.worth >= least }.enumerated().reduce(into: Line()) { line, hint in
            if hint.offset > 0 { line.add("  ") }
            line.add(hint.element.line)
        }
    }
}
