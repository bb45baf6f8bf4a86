import VistazoCells

/// A grid as a text file that a person can read in a diff: rows of glyphs, then rows of styles with a legend.
///
/// Rows stand between bars, so that no editor eats their blanks. In the rows of styles each cell is a letter
/// of the legend, or a dot for the terminal's own colours; letters go by first appearance.
struct GridDocument: Equatable {
    let size: String
    let glyphs: [String]
    let styles: [String]
    let legend: [String]

    init(_ grid: CellGrid) {
        size = "\(grid.size.columns) x \(grid.size.rows)"
        glyphs = grid.rows.map { "|\($0)|" }
        var letters: [CellStyle: Character] = [:]
        var legend: [String] = []
        styles = (0..<grid.size.rows).map { row in
            let letters = grid.row(row).map { cell -> Character in
                if cell.style == .standard { return "." }
                if let letter = letters[cell.style] { return letter }
                let letter = Self.letter(letters.count)
                letters[cell.style] = letter
                legend.append("\(letter) \(Self.words(for: cell.style))")
                return letter
            }
            return "|\(String(letters))|"
        }
        self.legend = legend
    }

    /// The whole file.
    var text: String {
        ([size, ""] + glyphs + [""] + styles + [""] + legend).joined(separator: "\n") + "\n"
    }

    /// What is written in the file `recorded` and what is drawn now, where they differ: lines of a part with
    /// `-` and `+` before them; empty where they are equal.
    func difference(from recorded: String) -> String {
        let old = recorded.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var lines: [String] = []
        for number in 0..<max(old.count, new.count) {
            let before = number < old.count ? old[number] : nil
            let after = number < new.count ? new[number] : nil
            // To the byte: equal as text is not yet the same cells.
            if let before, let after, before.utf8.elementsEqual(after.utf8) { continue }
            lines.append("@ \(number + 1)")
            if let before { lines.append("- \(before)") }
            if let after { lines.append("+ \(after)") }
        }
        return lines.joined(separator: "\n")
    }

    private static func letter(_ index: Int) -> Character {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        if index < letters.count { return letters[index] }
        // A grid of more styles than letters goes on with signs of one cell.
        return Unicode.Scalar(UInt32(0x2801 + (index - letters.count) % 254)).map { Character($0) } ?? "?"
    }

    /// `yellow on #102030 bold`
    private static func words(for style: CellStyle) -> String {
        var words = [style.foreground.word ?? "default"]
        if let ground = style.background.word { words += ["on", ground] }
        return (words + style.traits.words).joined(separator: " ")
    }
}
