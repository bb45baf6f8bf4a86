import Foundation
import VistazoCells

/// The quick palette as an overlay of the dashboard.
extension Dashboard {
    /// The largest box it takes: no eye goes further from one side to the other.
    private static let largestPalette = CellSize(columns: 66, rows: 15)

    mutating func openPalette(_ content: PaletteContent) {
        overlay = Overlay(page: .palette(QuickPalette(content, hidesSensitive: hidesSensitive)))
    }

    /// What a key does in the palette; nil for one that means nothing there.
    mutating func pressPalette(_ key: Key, in palette: QuickPalette) -> [Effect]? {
        var palette = palette
        let page = PaletteView.listRows(in: paletteBox.size.rows - 2)
        switch palette.press(key, page: max(page, 1)) {
        case .stays: overlay?.page = .palette(palette)
        case .closes: overlay = nil
        case .runs(let command):
            overlay = nil
            return [.act(command)]
        case nil: return nil
        }
        return []
    }

    mutating func paste(_ text: String) {
        switch overlay?.page {
        case .palette(var palette):
            palette.paste(text)
            overlay?.page = .palette(palette)
        case .gallery(var gallery):
            gallery.paste(text)
            overlay?.page = .gallery(gallery)
        case .form(var form):
            form.paste(text)
            overlay?.page = .form(form)
        case .pageName(var name):
            name.prompt.insert(text)
            overlay?.page = .pageName(name)
        default: break
        }
    }

    private var paletteBox: CellRect {
        let columns = size.columns < 50 ? size.columns : min(size.columns - 4, Self.largestPalette.columns)
        let rows = min(size.rows, Self.largestPalette.rows)
        return CellRect(
            column: (size.columns - columns) / 2, row: (size.rows - rows) / 3, columns: columns, rows: rows)
    }

    func paint(_ palette: QuickPalette, in grid: inout CellGrid, _ look: Look) {
        let box = paletteBox
        grid.fill(box, style: look.plain)
        drawBorder(box, title: words("dashboard.palette.title"), in: &grid, look)
        let view = PaletteView(
            palette: palette, look: look, words: words, glyphs: surroundings.glyphs)
        for (index, line) in view.lines(columns: box.size.columns - 4, rows: box.size.rows - 2).enumerated() {
            grid.write(line, column: box.left + 2, row: box.top + 1 + index, columns: box.size.columns - 4)
        }
        grid.restyle(box) { $0.background = look.raised }
    }
}
