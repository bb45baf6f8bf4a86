import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering

/// The gallery: kinds left, and right the selected one as it would stand on the page.
extension Dashboard {
    private static let listColumns = 22

    var galleryBox: CellRect {
        let columns = min(size.columns, 72)
        let rows = min(size.rows, 31)
        return CellRect(
            column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns, rows: rows)
    }

    func paint(_ gallery: Gallery, in grid: inout CellGrid, _ look: Look, at now: Date) {
        let box = galleryBox
        grid.fill(box, style: look.plain)
        drawBorder(box, title: words("dashboard.gallery.title"), in: &grid, look)
        let inside = CellRect(
            column: box.left + 2, row: box.top + 1, columns: max(box.size.columns - 4, 0),
            rows: max(box.size.rows - 2, 0))
        grid.restyle(box) { $0.background = look.raised }
        let isWide = inside.size.columns >= 60
        let listColumns = isWide ? Self.listColumns : inside.size.columns
        let listRows = isWide ? inside.size.rows - 3 : min(inside.size.rows - 3, 6)
        grid.write(prompt(gallery, look), column: inside.left, row: inside.top, columns: inside.size.columns)
        writeList(
            gallery, in: &grid, look,
            CellRect(
                column: inside.left, row: inside.top + 1, columns: listColumns, rows: max(listRows, 0)))
        let right = CellRect(
            column: isWide ? inside.left + listColumns + 2 : inside.left,
            row: isWide ? inside.top + 1 : inside.top + 1 + max(listRows, 0),
            columns: isWide ? inside.size.columns - listColumns - 2 : inside.size.columns,
            rows: isWide ? inside.size.rows - 2 : inside.size.rows - 2 - max(listRows, 0))
        writeKind(gallery, in: &grid, look, right, at: now)
        grid.write(
            galleryKeys(look), column: inside.left, row: inside.bottom - 1, columns: inside.size.columns)
    }

    private func prompt(_ gallery: Gallery, _ look: Look) -> Line {
        var line = Line("/ ", look.key)
        var caret = look.bold
        caret.traits.insert(.reverse)
        if gallery.prompt.isEmpty {
            line.add(" ", caret)
            line.add(" " + words("dashboard.gallery.prompt"), look.dim)
        } else {
            line.add(gallery.prompt, look.bold, caret)
        }
        return line
    }

    private func writeList(_ gallery: Gallery, in grid: inout CellGrid, _ look: Look, _ rect: CellRect) {
        guard rect.size.rows > 0 else { return }
        let first = max(gallery.selected - rect.size.rows + 1, 0)
        for (row, kind) in gallery.found.dropFirst(first).prefix(rect.size.rows).enumerated() {
            let isSelected = first + row == gallery.selected
            var line = Line(isSelected ? "› " : "  ", look.key)
            line.add(kind.title, isSelected ? look.bold : look.plain)
            grid.write(line, column: rect.left, row: rect.top + row, columns: rect.size.columns)
        }
        if gallery.found.isEmpty {
            let line = Line(words("dashboard.palette.nothing"), look.dim)
            grid.write(line, column: rect.left, row: rect.top, columns: rect.size.columns)
        }
    }

    /// What it is for, the families there are, and how it looks in the one that is selected.
    private func writeKind(
        _ gallery: Gallery, in grid: inout CellGrid, _ look: Look, _ rect: CellRect, at now: Date
    ) {
        guard let kind = gallery.kind, let family = gallery.family, rect.size.rows > 2 else { return }
        var lines = Line.wrapped(kind.about, columns: rect.size.columns, look.dim)
        lines = Array(lines.prefix(2)) + [Line()]
        lines += families(kind, family, columns: rect.size.columns, look)
        for (row, line) in lines.prefix(rect.size.rows).enumerated() {
            grid.write(line, column: rect.left, row: rect.top + row, columns: rect.size.columns)
        }
        let outer = family.outerSize
        let top = rect.top + lines.count + 1
        let room = CellSize(columns: rect.size.columns, rows: max(rect.bottom - top, 0))
        let size = CellSize(
            columns: min(outer.columns, room.columns), rows: min(outer.rows, room.rows))
        guard size.rows >= min(outer.rows, 5), !size.isEmpty, let entry = gallery.preview else { return }
        var surroundings = self.surroundings
        surroundings.now = now
        surroundings.size = size
        surroundings.frame = family == .inline ? nil : WidgetFrame()
        let drawing = draw(entry, family: family, surroundings: surroundings)
        grid.paint(
            drawing.grid,
            at: CellPoint(column: rect.left + (room.columns - size.columns) / 2, row: top),
            skippingBlanks: true)
    }

    /// The families in as many rows as they take, the one that is shown marked.
    private func families(_ kind: GalleryKind, _ shown: Family, columns: Int, _ look: Look) -> [Line] {
        var lines: [Line] = [Line()]
        for family in kind.families {
            let name = words("dashboard.family.\(family.rawValue)")
            var word = Line(family == shown ? "[" : " ", look.key)
            word.add(name, family == shown ? look.bold : look.dim)
            word.add(family == shown ? "]" : " ", look.key)
            if lines[lines.count - 1].width + word.width > columns { lines.append(Line()) }
            lines[lines.count - 1].add(word)
        }
        return lines
    }

    private func galleryKeys(_ look: Look) -> Line {
        keys(
            [
                ("↑↓", "dashboard.gallery.choose"), ("←→", "dashboard.gallery.family"),
                (Key.enter.caption(surroundings.glyphs), "dashboard.gallery.add"),
                ("Esc", "dashboard.palette.back"),
            ], look)
    }

    /// Keys and what they do, side by side.
    func keys(_ pairs: [(key: String, word: String)], _ look: Look) -> Line {
        pairs.reduce(into: Line()) { line, pair in
            if !line.isEmpty { line.add("  ") }
            line.add(pair.key, look.key)
            line.add(" " + words(pair.word), look.dim)
        }
    }
}

extension Line {
    /// What is typed, with the cursor.
    mutating func add(_ prompt: PromptText, _ style: CellStyle, _ caret: CellStyle) {
        for (index, character) in prompt.characters.enumerated() {
            add(String(character), index == prompt.cursor ? caret : style)
        }
        if prompt.cursor == prompt.characters.count { add(" ", caret) }
    }
}
