import Foundation
import VistazoCells
import VistazoRendering
import VistazoWords

/// The quick palette alone in a window, for a popup: a value, as the dashboard is.
package struct QuickPrompt: Sendable {
    private var palette: QuickPalette
    private let surroundings: Surroundings
    private let words: Words
    private var size: CellSize

    /// - Parameters:
    ///   - surroundings: Theme, mode and glyphs.
    ///   - text: What is typed from the start.
    package init(
        _ content: PaletteContent, text: String, surroundings: Surroundings, words: Words, size: CellSize,
        hidesSensitive: Bool = false
    ) {
        palette = QuickPalette(content, text: text, hidesSensitive: hidesSensitive)
        self.surroundings = surroundings
        self.words = words
        self.size = size
    }

    /// What a key comes to; Ctrl-C closes it, too.
    package mutating func press(_ key: Key) -> QuickPalette.Outcome {
        if key == .control("c") { return .closes }
        return palette.press(key, page: max(PaletteView.listRows(in: size.rows), 1)) ?? .stays
    }

    /// Puts in what was pasted.
    package mutating func paste(_ text: String) { palette.paste(text) }

    /// The window has another size.
    package mutating func resize(to size: CellSize) { self.size = size }

    /// The whole window. A popup has a border of its own, so there is none here.
    package func grid() -> CellGrid {
        let look = Look(surroundings)
        var grid = CellGrid(size: size, style: look.plain)
        guard !size.isEmpty else { return grid }
        let margin = size.columns > 24 ? 1 : 0
        let columns = max(size.columns - 2 * margin, 0)
        let view = PaletteView(palette: palette, look: look, words: words, glyphs: surroundings.glyphs)
        for (index, line) in view.lines(columns: columns, rows: size.rows).enumerated() {
            grid.write(line, column: margin, row: index, columns: columns)
        }
        return surroundings.glyphs == .ascii ? grid.ascii : grid
    }
}
