extension CellGrid {
    /// The rows as a terminal of `depth` shows them, each padded, back in the standard style and ended by a
    /// newline: the format `ansi`. With depth `none` traits stay and colours go.
    package func ansi(depth: ColorDepth) -> String {
        let rendition = SelectGraphicRendition(depth: depth)
        var result = ""
        for row in 0..<size.rows {
            var style = CellStyle.standard
            for run in runs(row: row) {
                result += rendition.transition(from: style, to: run.style)
                result += run.text
                style = run.style
            }
            result += rendition.transition(from: style, to: .standard)
            result += "\n"
        }
        return result
    }
}
