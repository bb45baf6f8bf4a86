import VistazoCells

/// Rows whose columns line up by the cells that a terminal gives them, two blanks between; ends of lines
/// are not padded. A text of more than `widest` cells moves the rest of its own row alone.
struct TextTable {
    static let widest = 80

    var rows: [[String]]

    init(_ rows: [[String]]) { self.rows = rows }

    /// The rows as lines. Control characters have become visible stand-ins, so that they line up too.
    func lines() -> [String] {
        let rows = rows.map { $0.map { visible($0) } }
        var widths: [Int] = []
        for row in rows {
            for (column, text) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                let width = Self.width(text)
                // One that is too long for all still has something to say.
                widths[column] = max(widths[column], width > Self.widest ? 1 : width)
            }
        }
        return rows.map { row in
            var line = ""
            var gap = 0
            for (text, width) in zip(row, widths) where width > 0 {
                if !text.isEmpty { line += String(repeating: " ", count: gap) + text }
                gap = text.isEmpty ? gap + width + 2 : max(width - Self.width(text), 0) + 2
            }
            return line
        }
    }

    private static func width(_ text: String) -> Int {
        text.reduce(0) { $0 + (Cluster($1)?.width ?? 0) }
    }
}
