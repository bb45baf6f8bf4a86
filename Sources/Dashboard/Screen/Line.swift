import VistazoCells

/// Text in several styles, for one row.
struct Line {
    private(set) var clusters: [(cluster: Cluster, style: CellStyle)] = []
    /// Columns it takes where nothing cuts it.
    private(set) var width = 0

    init() {}

    init(_ text: String, _ style: CellStyle = .standard) { add(text, style) }

    var isEmpty: Bool { clusters.isEmpty }

    mutating func add(_ text: String, _ style: CellStyle = .standard) {
        for cluster in VistazoCells.clusters(of: text) {
            clusters.append((cluster, style))
            width += cluster.width
        }
    }

    mutating func add(_ line: Line) {
        clusters += line.clusters
        width += line.width
    }

    /// The line after so many blanks.
    func indented(by columns: Int) -> Line {
        var line = Line(String(repeating: " ", count: columns))
        line.add(self)
        return line
    }

    /// The line in at most so many columns; what is cut off ends in `…`.
    func fitted(_ columns: Int) -> Line {
        guard width > columns else { return self }
        var fitted = Line()
        guard columns > 0 else { return fitted }
        for (cluster, style) in clusters {
            guard fitted.width + cluster.width < columns else {
                fitted.add("…", style)
                break
            }
            fitted.clusters.append((cluster, style))
            fitted.width += cluster.width
        }
        return fitted
    }

    /// A blank at which a line may be broken: none of those that keep a figure and its unit together.
    private static func isBreak(_ character: Character) -> Bool {
        character.isWhitespace && !["\u{A0}", "\u{2007}", "\u{202F}"].contains(character)
    }

    /// The text broken between words into lines of at most so many columns; a longer word is cut. Several blanks in a
    /// row are a gap between columns and stay, but for those at which a line is broken.
    static func wrapped(_ text: String, columns: Int, _ style: CellStyle = .standard) -> [Line] {
        guard columns > 0 else { return [] }
        var lines: [Line] = []
        var line = Line()
        var gap = 0
        for word in text.split(omittingEmptySubsequences: false, whereSeparator: isBreak) {
            guard !word.isEmpty else {
                gap += 1
                continue
            }
            let next = Line(String(word), style)
            let blanks = line.isEmpty ? 0 : 1 + gap
            gap = 0
            if !line.isEmpty, line.width + blanks + next.width > columns {
                lines.append(line)
                line = Line()
            } else {
                line.add(String(repeating: " ", count: blanks), style)
            }
            line.add(next.fitted(columns))
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

extension CellGrid {
    /// Writes a line from `column` on, over the ground that is there; what does not fit into `columns`, or
    /// into the grid, ends in `…`.
    mutating func write(_ line: Line, column: Int, row: Int, columns: Int? = nil) {
        let room = min(columns ?? .max, size.columns - column)
        var column = column
        for (cluster, style) in line.fitted(room).clusters {
            write(
                CollectionOfOne(cluster), at: CellPoint(column: column, row: row), style: style,
                keepingGround: true)
            column += cluster.width
        }
    }
}
