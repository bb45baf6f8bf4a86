import VistazoArchive
import VistazoCells

/// Lines in which blanks line up: a table, as `df` and `ps` print them. It can be set in fewer columns than it was
/// printed in.
struct PrintedTable {
    typealias Glyph = (character: Character, width: Int, traits: TextTraits)
    typealias Line = [Glyph]

    /// Rows of cells, each cell as wide as its column was printed; the first may be a header.
    private let rows: [[Line]]
    private let widths: [Int]

    /// nil where the lines are no table of at least two lines and three columns.
    init?(_ lines: [[TextRun]]) {
        let lines = lines.prefix(200).map(Self.glyphs).filter { line in line.contains { $0.character != " " }
        }
        guard lines.count >= 2 else { return nil }
        // Prose has no gaps.
        guard lines.contains(where: Self.hasGap) else { return nil }
        let cells = lines.map(Self.columns)
        let width = cells.map(\.count).max() ?? 0
        func isBlank(_ line: [Glyph?], _ column: Int) -> Bool {
            column >= line.count || line[column]?.character == " "
        }
        var spans: [Range<Int>] = []
        var start: Int?
        for column in 0...width {
            if column == width || cells.allSatisfy({ isBlank($0, column) }) {
                if let begin = start { spans.append(begin..<column) }
                start = nil
            } else if start == nil {
                start = column
            }
        }
        // A column that only the first line has is a second word of its title.
        var merged: [Range<Int>] = []
        for span in spans {
            let isTitleOnly = cells.dropFirst().allSatisfy { line in span.allSatisfy { isBlank(line, $0) } }
            if isTitleOnly, let last = merged.last {
                merged[merged.count - 1] = last.lowerBound..<span.upperBound
            } else {
                merged.append(span)
            }
        }
        guard merged.count >= 3 else { return nil }
        rows = cells.map { line in
            merged.map { span in span.prefix { $0 < line.count }.compactMap { line[$0] } }
        }
        widths = merged.map(\.count)
    }

    /// The table in so many columns: one blank between its columns; then without those that say the same in each
    /// row; then the widest cut; then the last left out, or where the last tells the rows apart the first.
    /// `isWhole` says that nothing was.
    func lines(width: Int) -> (lines: [[TextRun]], isWhole: Bool) {
        var widths = widths
        var shown = Array(widths.indices)
        func total() -> Int { shown.reduce(0) { $0 + widths[$1] } + shown.count - 1 }
        while total() > width, shown.count > 2, let same = shown.firstIndex(where: isConstant) {
            shown.remove(at: same)
        }
        while total() > width, let widest = shown.max(by: { widths[$0] < widths[$1] }), widths[widest] > 6 {
            widths[widest] -= 1
        }
        let keepsLast = shown.last.map(tellsApart) ?? false
        while total() > width, shown.count > 1 {
            if keepsLast { shown.removeFirst() } else { shown.removeLast() }
        }
        // What was cut before others went may have room again.
        while total() < width, let cut = shown.first(where: { widths[$0] < self.widths[$0] }) {
            widths[cut] += 1
        }
        let gap = total() + shown.count - 1 <= width ? 2 : 1
        let lines = rows.map { row in
            if row.dropFirst().allSatisfy({ Self.trimmed($0).isEmpty }) {
                return Self.runs(Self.trimmed(row[0]))
            }
            var glyphs: Line = []
            for (index, column) in shown.enumerated() {
                if index > 0 { glyphs += Array(repeating: (" ", 1, TextTraits()), count: gap) }
                glyphs += Self.fitted(row[column], to: widths[column], printed: self.widths[column])
            }
            return Self.runs(glyphs)
        }
        return (lines, widths == self.widths && shown.count == widths.count)
    }

    /// The cells of a column below its title, of rows that have more than one cell.
    private func values(_ column: Int) -> [String] {
        rows.dropFirst().filter { row in row.dropFirst().contains { !Self.trimmed($0).isEmpty } }.map {
            Self.text($0[column])
        }
    }

    private func isConstant(_ column: Int) -> Bool {
        let values = values(column)
        return values.count > 1 && Set(values).count == 1
    }

    /// Whether each row has another name there.
    private func tellsApart(_ column: Int) -> Bool {
        let values = values(column)
        return Set(values).count == values.count
            && values.allSatisfy { $0.first.map { !$0.isNumber } ?? false }
    }

    /// Whether its first line names its columns.
    var hasTitles: Bool {
        let titles = rows[0].map { Self.text($0) }
        return titles.count { !$0.isEmpty } > 1
            && titles.allSatisfy { title in !title.contains { $0.isNumber } }
            && rows.dropFirst().contains { row in row.contains { Self.text($0).contains { $0.isNumber } } }
    }

    /// Where it is a header and one row: a line a column, its title and its value. nil otherwise.
    var record: [(title: String, value: [TextRun])]? {
        guard rows.count == 2 else { return nil }
        let titles = rows[0].map { Self.text($0) }
        guard titles.allSatisfy({ title in !title.contains { $0.isNumber } && !title.isEmpty }) else {
            return nil
        }
        return zip(titles, rows[1]).map { title, cell in
            (title, Self.runs(Self.trimmed(cell)))
        }
    }

    private static func glyphs(_ line: [TextRun]) -> Line {
        line.flatMap { run -> Line in
            guard case .string(let text) = run.content else { return [] }
            return text.compactMap { character in
                let width = displayWidth(String(character))
                return width > 0 ? (character, width, run.traits) : nil
            }
        }
    }

    private static func hasGap(_ line: Line) -> Bool {
        let text = line.drop { $0.character == " " }
        return zip(text, text.dropFirst()).contains { $0.character == " " && $1.character == " " }
    }

    /// A glyph a screen column; nil behind a wide one.
    private static func columns(_ line: Line) -> [Glyph?] {
        line.flatMap { [$0] + Array(repeating: Glyph?.none, count: $0.width - 1) }
    }

    private static func trimmed(_ cell: Line) -> Line {
        var cell = cell.drop { $0.character == " " }
        while cell.last?.character == " " { cell.removeLast() }
        return Array(cell)
    }

    /// A cell in so many columns; where it is cut it begins with its text and ends with `…`.
    private static func fitted(_ cell: Line, to limit: Int, printed: Int) -> Line {
        func width(_ line: Line) -> Int { line.reduce(0) { $0 + $1.width } }
        func blanks(_ count: Int) -> Line { Array(repeating: (" ", 1, TextTraits()), count: max(count, 0)) }
        if printed <= limit { return cell + blanks(limit - width(cell)) }
        let text = trimmed(cell)
        if width(text) <= limit {
            // Right-aligned stays so.
            let isRight = cell.first?.character == " "
            return isRight ? blanks(limit - width(text)) + text : text + blanks(limit - width(text))
        }
        var cut: Line = []
        for glyph in text where width(cut) + glyph.width <= limit - 1 { cut.append(glyph) }
        cut.append(("…", 1, cut.last?.traits ?? TextTraits()))
        return cut + blanks(limit - width(cut))
    }

    private static func text(_ cell: Line) -> String { String(trimmed(cell).map(\.character)) }

    private static func runs(_ line: Line) -> [TextRun] {
        var runs: [(text: String, traits: TextTraits)] = []
        for glyph in line {
            if runs.last?.traits == glyph.traits {
                runs[runs.count - 1].text.append(glyph.character)
            } else {
                runs.append((String(glyph.character), glyph.traits))
            }
        }
        return runs.map { TextRun(.string($0.text), $0.traits) }
    }
}
