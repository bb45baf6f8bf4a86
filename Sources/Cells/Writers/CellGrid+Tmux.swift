extension CellGrid {
    /// The rows in tmux's own markup, each ended by a newline and its last style by `#[default]`: the format
    /// `tmux`. What tmux would expand is escaped: `#` becomes `##`.
    ///
    /// Emoji of two cells are left out unless `keepingEmoji`, for a tmux server that draws them otherwise
    /// would shift the whole line: on a single row together with the blank after them, on several rows in
    /// exchange for two blanks.
    package func tmux(keepingEmoji: Bool = false) -> String {
        var result = ""
        for row in 0..<size.rows {
            var style = CellStyle.standard
            for cell in keepingEmoji ? Array(self.row(row)) : withoutEmoji(row: row)
            where !cell.isContinuation {
                if cell.style != style {
                    result += Self.markup(for: cell.style)
                    style = cell.style
                }
                result += cell.piece.text == "#" ? "##" : cell.piece.text
            }
            if style != .standard { result += "#[default]" }
            result += "\n"
        }
        return result
    }

    private func withoutEmoji(row: Int) -> [Cell] {
        var cells: [Cell] = []
        var isAfterEmoji = false
        for cell in self.row(row) {
            if cell.width == 2 && cell.piece.base.properties.isEmojiPresentation {
                isAfterEmoji = true
                if size.rows > 1 { cells += [.blank, .blank].map { Cell(piece: $0, style: cell.style) } }
            } else if cell.isContinuation && isAfterEmoji {
                continue
            } else {
                let isDropped = isAfterEmoji && size.rows == 1 && cell.piece == .blank
                if !isDropped { cells.append(cell) }
                isAfterEmoji = false
            }
        }
        return cells
    }

    /// tmux adds a style to the one before, hence the return to the default first.
    private static func markup(for style: CellStyle) -> String {
        var parts = ["default"]
        if let word = word(style.foreground) { parts.append("fg=\(word)") }
        if let word = word(style.background) { parts.append("bg=\(word)") }
        parts += style.traits.words.map {
            switch $0 {
            case "italic": "italics"
            case "underline": "underscore"
            default: $0
            }
        }
        return "#[\(parts.joined(separator: ","))]"
    }

    private static func word(_ color: CellColor) -> String? {
        if case .named(let name) = color { return "colour\(name.rawValue)" }
        return color.word
    }
}
