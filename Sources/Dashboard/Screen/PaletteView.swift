import VistazoCells
import VistazoRendering
import VistazoWords

/// The quick palette as rows of text: what is typed, a rule, the actions, the keys.
struct PaletteView {
    let palette: QuickPalette
    let look: Look
    let words: Words
    let glyphs: Surroundings.Glyphs

    /// Rows for actions where there are so many in all.
    static func listRows(in rows: Int) -> Int { max(rows - 1 - ruleRows(rows) - keyRows(rows), 0) }

    private static func ruleRows(_ rows: Int) -> Int { rows >= 5 ? 1 : 0 }
    /// The keys, and where there is room a blank row above them.
    private static func keyRows(_ rows: Int) -> Int { rows >= 11 ? 2 : rows >= 7 ? 1 : 0 }

    /// Exactly so many rows, none wider than the columns.
    func lines(columns: Int, rows: Int) -> [Line] {
        guard columns > 0, rows > 0 else { return [] }
        let room = Self.listRows(in: rows)
        let first = max(palette.selected - room + 1, 0)
        let widths = columnWidths(columns)
        var lines = [prompt(columns)]
        if Self.ruleRows(rows) > 0 { lines.append(rule(columns, first: first, room: room)) }
        var list = palette.rows.enumerated().dropFirst(first).prefix(room).map {
            row($1, at: $0, columns, widths)
        }
        if list.isEmpty, room > 0 { list = message(columns) }
        lines += list.prefix(room)
        lines += Array(repeating: Line(), count: max(room - list.count, 0))
        let keyRows = Self.keyRows(rows)
        if keyRows > 1 { lines.append(Line()) }
        if keyRows > 0 { lines.append(keys(columns)) }
        return lines
    }

    /// `/` and what is typed, with the cursor; of a long text the part around the cursor.
    private func prompt(_ columns: Int) -> Line {
        var line = Line("/ ", look.key)
        let characters = palette.prompt.characters
        let cursor = palette.prompt.cursor
        var caret = look.bold
        caret.traits.insert(.reverse)
        guard !characters.isEmpty else {
            line.add(" ", caret)
            line.add(" " + words("dashboard.palette.prompt"), look.dim)
            return line.fitted(columns)
        }
        // What stands left of the cursor is dropped until the cursor is in view.
        var start = 0
        let room = max(columns - 3, 1)
        while start < cursor, displayWidth(String(characters[start..<cursor])) >= room { start += 1 }
        for index in start..<characters.count {
            line.add(String(characters[index]), index == cursor ? caret : look.bold)
        }
        if cursor == characters.count { line.add(" ", caret) }
        return line.fitted(columns)
    }

    /// A rule, with how many there are at its end where not all are in view.
    private func rule(_ columns: Int, first: Int, room: Int) -> Line {
        let count = palette.rows.count
        var end = Line()
        if count > room, room > 0 {
            end.add(" \(first + 1)–\(min(first + room, count)) / \(count)", look.dim)
        }
        let length = max(columns - end.width, 0)
        var line = Line(String(repeating: "─", count: length), look.rule)
        line.add(end)
        return line
    }

    private func row(
        _ row: QuickPalette.Row, at index: Int, _ columns: Int, _ widths: ColumnWidths
    ) -> Line {
        let action = row.action
        let isSelected = index == palette.selected
        let isHidden = action.isSensitive && palette.hidesSensitive
        var line = Line(isSelected ? "›" : " ", look.key)
        if palette.showsPinned {
            line.add(columns < 36 ? "\(index + 1) " : " \(index + 1) ", look.key)
        } else {
            line.add(" ")
        }
        let verbStyle = isSelected || action.name.isEmpty ? look.plain : look.dim
        let nameStyle = isSelected ? look.bold : look.plain
        if row.amount != nil, let verb = action.amountVerb {
            line.add(verb, verbStyle)
        } else {
            add(action.verb, verbStyle, row.match?.verbPlaces, to: &line)
        }
        if !action.name.isEmpty {
            if !action.verb.isEmpty { line.add(" ") }
            if widths.hasNames, palette.showsPinned, !action.verb.isEmpty {
                line.add(String(repeating: " ", count: widths.verb - displayWidth(action.verb)))
            }
            if isHidden {
                line.add(String(repeating: "▆", count: 8), look.dim)
            } else {
                let emoji = action.emoji ?? ""
                line.add(emoji, nameStyle)
                let gap = palette.showsPinned ? max(widths.emoji, displayWidth(emoji)) : displayWidth(emoji)
                if gap > 0 { line.add(String(repeating: " ", count: gap + 1 - displayWidth(emoji))) }
                add(action.name, nameStyle, row.match?.namePlaces, to: &line)
            }
        }
        if let amount = row.amount {
            let amount = Line(" · " + withUnit(amount, action.unit), look.good)
            line = line.fitted(columns - amount.width)
            line.add(amount)
        }
        guard !action.detail.isEmpty, !isHidden else { return line.fitted(columns) }
        let detail = Line(action.detail, isSelected ? look.plain : look.dim)
        // A long sentence, such as what would be undone, is cut; how much it is today is told whole or not at all.
        let room = columns - min(line.width, row.amount == nil ? columns * 2 / 3 : columns) - 2
        guard detail.width <= room || action.name.isEmpty else { return line.fitted(columns) }
        if !action.name.isEmpty { line = line.fitted(columns - detail.width - 2) }
        guard columns - line.width > 4 else { return line.fitted(columns) }
        let shown = detail.fitted(columns - line.width - 2)
        line.add(String(repeating: " ", count: columns - shown.width - line.width))
        line.add(shown)
        return line
    }

    private typealias ColumnWidths = (verb: Int, emoji: Int, hasNames: Bool)

    /// Columns that verbs and emoji of what is pinned take, so that the names stand below each other.
    private func columnWidths(_ columns: Int) -> ColumnWidths {
        let actions = palette.rows.map(\.action)
        let verbs = Set(actions.map(\.verb))
        guard columns >= 36 else { return (0, 0, false) }
        return (
            verbs.map { displayWidth($0) }.max() ?? 0,
            actions.compactMap(\.emoji).map { displayWidth($0) }.max() ?? 0, !verbs.contains("")
        )
    }

    private func withUnit(_ amount: String, _ unit: String?) -> String {
        guard let unit, amount.allSatisfy({ $0.isNumber || "+-.,".contains($0) }) else { return amount }
        return "\(amount) \(unit)"
    }

    /// The text with the characters that answered in another colour.
    private func add(_ text: String, _ style: CellStyle, _ places: Set<Int>?, to line: inout Line) {
        guard let places, !places.isEmpty else { return line.add(text, style) }
        var found = look.key
        found.traits.insert(.underline)
        // Runs, so that what belongs together on the screen is not taken apart.
        var run = ""
        var isFound = false
        for (index, character) in text.enumerated() {
            if places.contains(index) != isFound {
                line.add(run, isFound ? found : style)
                run = ""
                isFound.toggle()
            }
            run.append(character)
        }
        line.add(run, isFound ? found : style)
    }

    /// Why there is nothing to choose.
    private func message(_ columns: Int) -> [Line] {
        let key =
            palette.isEmpty
            ? "dashboard.palette.empty"
            : palette.showsPinned ? "dashboard.palette.type" : "dashboard.palette.nothing"
        return Line.wrapped(words(key), columns: columns - 2, look.dim).map { $0.indented(by: 2) }
    }

    private func keys(_ columns: Int) -> Line {
        var hints = [
            (Key.enter.caption(glyphs), "do"), (arrows, "choose"), (Key.tab.caption(glyphs), "complete"),
            (Key.escape.caption(glyphs), "back"),
        ]
        if palette.showsPinned, !palette.rows.isEmpty {
            let last = min(palette.rows.count, 9)
            hints[2] = (last > 1 ? "1–\(last)" : "1", "atOnce")
        }
        while true {
            let line = hints.enumerated().reduce(into: Line()) { line, hint in
                if hint.offset > 0 { line.add("  ") }
                line.add(hint.element.0, look.key)
                line.add(" " + words("dashboard.palette.\(hint.element.1)"), look.dim)
            }
            if line.width <= columns || hints.count < 2 { return line.fitted(columns) }
            hints.remove(at: hints.count > 2 ? 1 : 0)
        }
    }

    private var arrows: String {
        glyphs == .ascii ? Key.up.caption(glyphs) + "/" + Key.down.caption(glyphs) : "↑↓"
    }
}
