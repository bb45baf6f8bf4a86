import Foundation
import VistazoCells
import VistazoRendering

/// The help page: a box over the dashboard, made from the key table.
struct HelpOverlay: Hashable, Sendable {
    /// The first line in view.
    var scroll = 0
}

extension Dashboard {
    mutating func scrollHelp(by lines: Int, at now: Date) {
        guard var overlay = help else { return }
        let height = helpLines(Look(surroundings), at: now).count
        overlay.scroll = min(max(overlay.scroll + lines, 0), max(height - helpRows(height), 0))
        help = overlay
    }

    /// Lines of help in view at once.
    private func helpRows(_ height: Int) -> Int { max(min(height, size.rows - 2), 0) }

    mutating func paint(_ overlay: HelpOverlay, in grid: inout CellGrid, _ look: Look, at now: Date) {
        let lines = helpLines(look, at: now)
        let rows = helpRows(lines.count)
        let scroll = min(overlay.scroll, max(lines.count - rows, 0))
        let columns = min((lines.map(\.width).max() ?? 0) + 6, size.columns)
        let box = CellRect(
            column: (size.columns - columns) / 2, row: max((size.rows - rows - 2) / 2, 0), columns: columns,
            rows: min(rows + 2, size.rows))
        grid.fill(box)
        drawBorder(box, in: &grid, look)
        for (index, line) in lines.dropFirst(scroll).prefix(rows).enumerated() {
            grid.write(line, column: box.left + 3, row: box.top + 1 + index, columns: max(columns - 6, 0))
        }
        if lines.count > rows, columns > 12 {
            let arrows = (scroll > 0 ? "▲" : " ") + (scroll + rows < lines.count ? "▼" : " ")
            grid.write(Line(" \(arrows) ", look.key), column: box.right - 7, row: box.bottom - 1)
        }
    }

    private func drawBorder(_ box: CellRect, in grid: inout CellGrid, _ look: Look) {
        guard box.size.columns >= 2, box.size.rows >= 2 else { return }
        let style = CellStyle(foreground: look.key.foreground)
        let bar = String(repeating: "─", count: box.size.columns - 2)
        grid.write("╭" + bar + "╮", at: box.origin, style: style)
        for row in (box.top + 1)..<(box.bottom - 1) {
            grid.write("│", at: CellPoint(column: box.left, row: row), style: style)
            grid.write("│", at: CellPoint(column: box.right - 1, row: row), style: style)
        }
        grid.write("╰" + bar + "╯", at: CellPoint(column: box.left, row: box.bottom - 1), style: style)
        var title = Line(" ")
        title.add(words("dashboard.help.title"), look.bold)
        title.add(" ")
        grid.write(title, column: box.left + 2, row: box.top, columns: max(box.size.columns - 4, 0))
    }

    /// Groups of the table, then the focused widget's own buttons and the person's own keys.
    private mutating func helpLines(_ look: Look, at now: Date) -> [Line] {
        var entries: [(keys: String, text: String)?] = []
        for group in KeyTable.Group.allCases {
            if !entries.isEmpty { entries.append(nil) }
            entries += helpEntries(group)
            if group == .widget {
                entries += regions(at: now).compactMap { region in
                    region.key.map { ($0, region.label) }
                }
            }
        }
        let own = bindings.map { (keys: $0.key.caption, text: $0.value.joined(separator: "; ")) }
        if !own.isEmpty { entries += [nil] + own.sorted { $0.keys < $1.keys } }

        let wide = entries.compactMap { $0.map { displayWidth($0.keys) } }.max() ?? 0
        return entries.map { entry in
            guard let entry else { return Line() }
            var line = Line(entry.keys, look.key)
            line.add(String(repeating: " ", count: wide - displayWidth(entry.keys) + 2))
            line.add(entry.text, look.plain)
            return line
        }
    }

    /// A line for each sentence of a group, with all keys that lead to it.
    private func helpEntries(_ group: KeyTable.Group) -> [(keys: String, text: String)?] {
        let rows = KeyTable.rows.filter { $0.group == group && $0.layer != .overlay }
        var sentences: [String] = []
        for row in rows where !sentences.contains(row.help) { sentences.append(row.help) }
        return sentences.map { sentence in
            let same = rows.filter { $0.help == sentence }
            // The first key of each row, then the second: `← ↓ ↑ → h j k l`.
            let most = same.map(\.keys.count).max() ?? 0
            let keys = (0..<most).flatMap { index in
                same.compactMap { $0.keys.indices.contains(index) ? $0.keys[index] : nil }
            }
            return (Self.caption(of: keys), words(sentence))
        }
    }

    private static func caption(of keys: [Key]) -> String {
        if keys == (1...9).map({ Key.character(Character(String($0))) }) { return "1–9" }
        return keys.map(\.caption).joined(separator: " ")
    }
}
