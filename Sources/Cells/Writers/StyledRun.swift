/// Neighbouring pieces of a row in one style: what writers turn into one element.
struct StyledRun {
    var style: CellStyle
    var text: String
    /// Where the run begins.
    var column: Int
}

extension CellGrid {
    /// The runs of a row from left to right; together they fill it.
    func runs(row: Int) -> [StyledRun] {
        var runs: [StyledRun] = []
        for (column, cell) in self.row(row).enumerated() where !cell.isContinuation {
            if let last = runs.indices.last, runs[last].style == cell.style {
                runs[last].text += cell.piece.text
            } else {
                runs.append(StyledRun(style: cell.style, text: cell.piece.text, column: column))
            }
        }
        return runs
    }
}

extension CellColor {
    /// The word for writers that say colours in words: `brightBlack`, `#rrggbb`; nil for the default.
    package var word: String? {
        switch self {
        case .standard: nil
        case .named(let name): "\(name)"
        case .rgb(let red, let green, let blue): RGB(red, green, blue).hex
        }
    }
}

extension CellTraits {
    /// The traits by name, in a fixed order.
    package var words: [String] {
        let all: [(CellTraits, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
            (.strikethrough, "strikethrough"), (.reverse, "reverse"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
