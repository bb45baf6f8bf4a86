extension CellGrid {
    /// The rows in tmux's own markup, each ended by a newline and its last style by `#[default]`: the format
    /// `tmux`. What tmux would expand is escaped: `#` becomes `##`.
    ///
    /// Emoji of two cells are left out unless `keepingEmoji`, for a tmux server that draws them otherwise
    /// would shift the whole line: on a single row together with the blank after them, on several rows in
    /// exchange for two blanks.
    ///
    /// - Parameter trimmed: Whether blanks at the end of a row are left out, as a status line wants it.
    package func tmux(keepingEmoji: Bool = false, trimmed: Bool = false) -> String {
        var result = ""
        for row in 0..<size.rows {
            var cells = keepingEmoji ? Array(self.row(row)) : withoutEmoji(row: row)
            while trimmed, cells.last == .blank { cells.removeLast() }
            result += Self.markup(of: cells) + "\n"
        }
        return result
    }

    /// tmux reads `#` twice where a command prints it, when it expands and when it draws, but once in an option, and
    /// halves a run of them each time; only a run that ends in `[` is left to the drawing. So a single `#` is
    /// doubled, and a longer run, or one at the very end, where more may follow, is doubled before a repeated style.
    private static func markup(of cells: [Cell]) -> String {
        var result = ""
        var style = CellStyle.standard
        var hashes = 0
        func end(before next: String?) {
            defer { hashes = 0 }
            guard hashes > 0 else { return }
            result += String(repeating: "##", count: hashes)
            if next != "[", hashes > 1 || next == nil { result += markup(for: style) }
        }
        for cell in cells where !cell.isContinuation {
            if cell.style != style {
                end(before: "[")
                result += markup(for: cell.style)
                style = cell.style
            }
            if cell.piece.text == "#" {
                hashes += 1
            } else {
                end(before: cell.piece.text)
                result += cell.piece.text
            }
        }
        if style == .standard {
            end(before: nil)
        } else {
            end(before: "[")
            result += markup(for: .standard)
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
