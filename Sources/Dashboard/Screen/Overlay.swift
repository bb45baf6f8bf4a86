import Foundation
import VistazoCells

/// A box over the dashboard that takes every key until it is closed: the help page, why a widget shows what it shows,
/// or themes to choose from.
struct Overlay: Hashable, Sendable {
    enum Page: Hashable, Sendable {
        case help
        /// Facts of a widget, as they were last told.
        case why(WidgetID, title: String, [Fact])
        case themes(ThemePicker)
        case palette(QuickPalette)
        case gallery(Gallery)
        case form(WidgetForm)
        case pageName(PageName)
        /// Lines that belong in the configuration.
        case pages([String])
    }

    var page: Page
    /// The first line in view.
    var scroll = 0
}

/// One thing that is said of a widget.
package struct Fact: Hashable, Sendable {
    /// What it is about, in a word or two; empty where it goes on with the one before.
    package var label: String
    /// What is so.
    package var text: String
    /// It may hold what is sensitive.
    package var isSensitive: Bool

    /// By default for everybody to see.
    package init(_ label: String, _ text: String, isSensitive: Bool = false) {
        self.label = label
        self.text = text
        self.isSensitive = isSensitive
    }
}

extension Dashboard {
    /// The widget that the overlay explains, nil where none does: its facts are wanted at every turn.
    package var explained: WidgetID? {
        if case .why(let id, _, _)? = overlay?.page { id } else { nil }
    }

    mutating func scrollOverlay(by lines: Int, at now: Date) {
        if case .themes(let picker)? = overlay?.page { selectTheme(by: lines, in: picker) }
        guard var overlay else { return }
        let height = self.lines(of: overlay, Look(surroundings), at: now).count
        let rows = overlayRows(height)
        if case .themes(let picker) = overlay.page {
            overlay.scroll = min(max(overlay.scroll, picker.selected - rows + 1), picker.selected)
        } else {
            overlay.scroll += lines
        }
        overlay.scroll = min(max(overlay.scroll, 0), max(height - rows, 0))
        self.overlay = overlay
    }

    /// Lines in view at once.
    private func overlayRows(_ height: Int) -> Int { max(min(height, size.rows - 2), 0) }

    private mutating func lines(of overlay: Overlay, _ look: Look, at now: Date) -> [Line] {
        switch overlay.page {
        case .help: helpLines(look, at: now)
        case .why(_, _, let facts): lines(of: facts, look)
        case .themes(let picker): lines(of: picker, look)
        case .form(let form): lines(of: form, look)
        case .pageName(let name): lines(of: name, look)
        case .pages(let pages): lines(ofPages: pages, look)
        // They draw themselves.
        case .palette, .gallery: []
        }
    }

    mutating func paint(_ overlay: Overlay, in grid: inout CellGrid, _ look: Look, at now: Date) {
        if case .palette(let palette) = overlay.page { return paint(palette, in: &grid, look) }
        if case .gallery(let gallery) = overlay.page {
            return paint(gallery, in: &grid, look, at: now)
        }
        let lines = self.lines(of: overlay, look, at: now)
        let rows = overlayRows(lines.count)
        let scroll = min(overlay.scroll, max(lines.count - rows, 0))
        let columns = min((lines.map(\.width).max() ?? 0) + 6, size.columns)
        let box = CellRect(
            column: (size.columns - columns) / 2, row: top(ofBoxWith: rows + 2), columns: columns,
            rows: min(rows + 2, size.rows))
        grid.fill(box, style: look.plain)
        drawBorder(box, title: title(of: overlay), in: &grid, look)
        for (index, line) in lines.dropFirst(scroll).prefix(rows).enumerated() {
            grid.write(line, column: box.left + 3, row: box.top + 1 + index, columns: max(columns - 6, 0))
        }
        if lines.count > rows, columns > 12 {
            let arrows = (scroll > 0 ? "▲" : " ") + (scroll + rows < lines.count ? "▼" : " ")
            grid.write(Line(" \(arrows) ", look.key), column: box.right - 7, row: box.bottom - 1)
        }
        grid.restyle(box) { $0.background = look.raised }
    }

    private func title(of overlay: Overlay) -> String {
        switch overlay.page {
        case .help: words("dashboard.help.title")
        case .why(_, let title, _): title
        case .themes: words("dashboard.themes.title")
        case .palette: words("dashboard.palette.title")
        case .gallery: words("dashboard.gallery.title")
        case .form(let form): form.kind.title
        case .pageName(let name):
            words(name.isNew ? "dashboard.edit.newPage" : "dashboard.edit.renamePage")
        case .pages: words("dashboard.edit.copy")
        }
    }

    /// In the middle of what stands above the toast, where it has room there.
    private func top(ofBoxWith rows: Int) -> Int {
        let room = rows <= layout.rows.toastRow ? layout.rows.toastRow : size.rows
        return max((room - rows) / 2, 0)
    }

    func drawBorder(_ box: CellRect, title: String, in grid: inout CellGrid, _ look: Look) {
        guard box.size.columns >= 2, box.size.rows >= 2 else { return }
        var style = look.key
        style.traits = []
        let bar = String(repeating: "─", count: box.size.columns - 2)
        grid.write("╭" + bar + "╮", at: box.origin, style: style)
        for row in (box.top + 1)..<(box.bottom - 1) {
            grid.write("│", at: CellPoint(column: box.left, row: row), style: style)
            grid.write("│", at: CellPoint(column: box.right - 1, row: row), style: style)
        }
        grid.write("╰" + bar + "╯", at: CellPoint(column: box.left, row: box.bottom - 1), style: style)
        var line = Line(" ")
        line.add(title, look.bold)
        line.add(" ")
        grid.write(line, column: box.left + 2, row: box.top, columns: max(box.size.columns - 4, 0))
    }

    /// Labels in one column, what is so beside them, broken where the window is narrow. Where what is sensitive is
    /// hidden, facts that may hold it are left out.
    private func lines(of facts: [Fact], _ look: Look) -> [Line] {
        let seen = facts.filter { !$0.isSensitive || !hidesSensitive }
        let indent = (seen.map { displayWidth($0.label) }.max() ?? 0) + 2
        let room = min(size.columns - 6, 100) - indent
        return seen.flatMap { fact in
            let texts = Line.wrapped(fact.text, columns: max(room, 12), look.plain)
            guard room >= 12 else {
                return (fact.label.isEmpty ? [] : [Line(fact.label, look.key)])
                    + texts.map { $0.indented(by: 2) }
            }
            return texts.enumerated().map { index, text in
                let label = index == 0 ? fact.label : ""
                var line = Line(label, look.key)
                line.add(String(repeating: " ", count: indent - displayWidth(label)))
                line.add(text)
                return line
            }
        }
    }
}
