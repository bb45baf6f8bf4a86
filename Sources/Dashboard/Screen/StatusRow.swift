import Foundation
import VistazoCells
import VistazoRendering

/// The last row: pages left, keys right; what has no room is left out, the least needed first.
extension Dashboard {
    mutating func writeStatusRow(in grid: inout CellGrid, _ look: Look, at now: Date) {
        let hints = hints(look, at: now)
        let names = pageNames(look)
        // Help is the one hint that leads to all others, so it goes last.
        for count in stride(from: hints.count, through: 0, by: -1) {
            let right = joined(hints.suffix(count))
            for left in names where left.width + right.width + 4 <= size.columns {
                grid.write(left, column: 1, row: layout.rows.statusRow)
                grid.write(
                    right, column: size.columns - right.width - 1, row: layout.rows.statusRow)
                return
            }
        }
        if let left = names.last {
            grid.write(left, column: min(1, size.columns - 1), row: layout.rows.statusRow)
        }
    }

    /// The pages and what is true of all of them, in ways ever shorter.
    private func pageNames(_ look: Look) -> [Line] {
        var state = Line()
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
        var all = Line()
        for (index, page) in pages.enumerated() {
            if index > 0 { all.add("  ") }
            all.add(pageName(page, isShown: index == pageIndex, look))
        }
        let current = pageName(page, isShown: true, look)
        return [[all, state, more], [all, state], [current, state, more], [current, state], [current]]
            .map { $0.reduce(into: Line()) { $0.add($1) } }
    }

    private func pageName(_ page: Page, isShown: Bool, _ look: Look) -> Line {
        var line = Line(isShown ? "● " : "○ ", isShown ? look.plain : look.dim)
        line.add(page.name, isShown ? look.bold : look.dim)
        return line
    }

    private mutating func hints(_ look: Look, at now: Date) -> [Line] {
        var hints: [Line] = []
        // A circular widget has no room for hints in its frame.
        if hasTerminalFocus, let placement = focusedPlacement, placement.widget.family == .circular {
            for (index, region) in regions(at: now).enumerated() {
                let key = index == 0 ? Key.enter.caption : region.key
                if let key { hints.append(hint(key, region.label, look)) }
            }
        }
        let commands: [(KeyCommand, KeyLayer, String)] = [
            (.quit, .reserved, "dashboard.hint.quit"),
            (.lock, .global, isLocked ? "dashboard.hint.unlock" : "dashboard.hint.lock"),
            (.help, .reserved, "dashboard.hint.help"),
        ]
        for (command, layer, label) in commands {
            guard let key = KeyTable.keys(for: command, on: layer).first, bindings[key] == nil else {
                continue
            }
            hints.append(hint(key.caption, words(label), look))
        }
        return hints
    }

    private func hint(_ key: String, _ label: String, _ look: Look) -> Line {
        var line = Line(key, look.key)
        line.add(" " + label, look.dim)
        return line
    }

    private func joined(_ hints: ArraySlice<Line>) -> Line {
        // Kept from the least needed to the most; read the other way round.
        hints.reversed().enumerated().reduce(into: Line()) { line, hint in
            if hint.offset > 0 { line.add("  ") }
            line.add(hint.element)
        }
    }
}
