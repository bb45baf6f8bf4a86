import VistazoArchive
import VistazoCells
import VistazoRendering

/// The one number of a line that stands in large type, with the words around it: `CPU 42%`, `☀ 21°C`, `3 updates`.
struct ScriptFigure {
    /// Before the number; empty where there is nothing.
    let name: String
    /// What stands in large type.
    let digits: String
    /// Directly behind it, in small type.
    let unit: String
    /// What follows.
    let caption: String
    /// Of the number.
    let traits: TextTraits
    /// Columns of the large type.
    let columns: Int

    /// Columns of figure and unit together.
    var width: Int { columns + (unit.isEmpty ? 0 : displayWidth(unit) + 1) }

    /// nil where a line has no number or several, or one that large type has no forms for.
    init?(_ runs: [TextRun]) {
        let text = runs.plainText
        guard text.count <= 60 else { return nil }
        let words = text.split(separator: " ")
        let numbered = words.indices.filter { words[$0].contains { $0.isASCII && $0.isNumber } }
        guard numbered.count == 1, let place = numbered.first else { return nil }
        let word = words[place]
        let end = word.lastIndex { $0.isNumber || "%°".contains($0) } ?? word.startIndex
        let digits = word[...end]
        let unit = word[word.index(after: end)...]
        guard unit.count <= 4, digits.count <= 9, unit.allSatisfy({ $0.isLetter || "/°%".contains($0) }),
            digits.allSatisfy({ ($0.isASCII && $0.isNumber) || "+-−.,:/%°€$£".contains($0) }),
            digits.first.map({ $0.isNumber || "+-−€$£".contains($0) }) == true
        else { return nil }
        name = words[..<place].joined(separator: " ")
        self.digits = String(digits)
        self.unit = String(unit)
        caption = words[(place + 1)...].joined(separator: " ")
        var traits = TextTraits()
        var column = text.startIndex
        // The look of the run in which the number begins.
        for run in runs {
            guard case .string(let part) = run.content else { continue }
            column = text.index(column, offsetBy: part.count, limitedBy: text.endIndex) ?? text.endIndex
            traits = run.traits
            if column > word.startIndex { break }
        }
        self.traits = traits
        let size = CellSize(columns: 200, rows: 3)
        let measured = measuredSize(
            of: Node(.text([TextRun(.string(self.digits))]), [.font(Self.font)]), family: .medium,
            surroundings: Surroundings(size: CellSize(columns: 204, rows: 5), now: .distantPast))
        guard measured.rows == size.rows else { return nil }
        columns = measured.columns
    }

    static let font = NodeFont(points: 34)

    /// Whether it stands in so many columns; without a unit it may use a column of the margin on each side.
    func fits(_ room: FaceRoom) -> Bool {
        width <= room.columns + (unit.isEmpty && room.family.margin.columns > 1 ? 2 : 0)
    }

    /// Number and unit, three rows high, the unit on the last.
    func node(tint: NodeColor) -> Node {
        let number = Node(
            .text([TextRun(.string(digits), TextTraits(color: traits.color ?? tint))]),
            [.font(Self.font), .fixed(.vertical)])
        guard !unit.isEmpty else { return number }
        return Node(
            .stack(
                Node.Stack(
                    .horizontal, spacing: 1, alignment: NodeAlignment(.leading, .bottom),
                    [number.fixed, .line([TextRun(.string(unit))], [.color(.role(.secondary))])])))
    }
}
