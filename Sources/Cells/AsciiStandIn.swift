/// What stands for a glyph on a terminal that has ASCII only.
enum AsciiStandIn {
    /// The stand-in of a piece; the states of a day keep a glyph each.
    static func forPiece(_ piece: Piece) -> Piece {
        let scalar = piece.base
        if scalar.isASCII { return Piece(scalar) }
        let stand: Unicode.Scalar =
            switch scalar.value {
            case 0x2500...0x257F: line(scalar)
            case 0x2580...0x259F: blocks[Int(scalar.value) - 0x2580]
            case 0x2800...0x28FF: dots(scalar.value - 0x2800)
            case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
            case 0x2400...0x2421: "?"
            default: marks[scalar] ?? letter(scalar) ?? (scalar.properties.isEmojiPresentation ? "*" : "?")
            }
        return Piece(stand)
    }

    private static func line(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard let line = BoxLine(scalar) else {
            return scalar == "╱" ? "/" : scalar == "╲" ? "\\" : "X"
        }
        if line.up == .none && line.down == .none { return line.left == .double ? "=" : "-" }
        if line.left == .none && line.right == .none { return "|" }
        return "+"
    }

    /// Of U+2580 and on. Heights keep an order, so that a row of bars stays readable.
    private static let blocks = Array(
        ###"""
        "_.-o+*%#####   #.:#"|..'#\##'/#
        """###.unicodeScalars)

    /// A dot in the upper half, in the lower half, in both.
    private static func dots(_ set: UInt32) -> Unicode.Scalar {
        let upper = set & 0b0001_1011 != 0
        let lower = set & 0b1110_0100 != 0
        return upper && lower ? ":" : upper ? "'" : lower ? "." : " "
    }

    private static let marks: [Unicode.Scalar: Unicode.Scalar] = [
        "●": "*", "◐": "/", "○": "o", "✕": "x", "◌": "s", "◔": "p", "·": ".", "⊗": "!", "•": "*",
        "⚠": "!", "✓": "v", "✔": "v", "✗": "x", "✘": "x", "…": "~", "▲": "^", "▼": "v", "▶": ">", "◀": "<",
        "△": "^", "▽": "v", "▷": ">", "◁": "<", "←": "<", "→": ">", "↑": "^", "↓": "v", "⏎": "<", "↵": "<",
        "−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "×": "x", "÷": "/", "⊖": "-", "⊕": "+", "‖": "=",
        "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "¿": "?",
        "¡": "!",
        "‹": "<", "›": ">", "°": "o", "≤": "<", "≥": ">", "≠": "!", "≈": "~", "±": "~", "■": "#", "□": "o",
        "▪": "#", "◆": "*", "◇": "o", "★": "*", "☆": "o", "¹": "1", "²": "2", "³": "3", "½": "/", "€": "E",
        "£": "L", "¥": "Y", "№": "N", "ß": "s", "ı": "i", "Æ": "A", "æ": "a", "Œ": "O", "œ": "o", "µ": "u",
        "☐": "o", "☑": "v", "☒": "x", "∞": "8",
    ]

    /// The letter under an accent, by the scalar's Unicode name.
    private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard let name = scalar.properties.name else { return nil }
        for (prefix, isLower) in [("LATIN SMALL LETTER ", true), ("LATIN CAPITAL LETTER ", false)]
        where name.hasPrefix(prefix) {
            let word = name.dropFirst(prefix.count).prefix { $0 != " " }
            guard word.unicodeScalars.count == 1, let letter = word.unicodeScalars.first else { return nil }
            return isLower ? Unicode.Scalar(letter.value + 32) : letter
        }
        return nil
    }
}

extension CellGrid {
    /// The grid in ASCII only, cell by cell: frames of `+-|`, bars of `#`, a sign of its own for each mark.
    ///
    /// A wide piece becomes its stand-in and a blank, so nothing moves.
    package var ascii: CellGrid {
        var result = CellGrid(size: size)
        for row in 0..<size.rows {
            for (column, cell) in self.row(row).enumerated() {
                let piece = cell.isContinuation ? .blank : AsciiStandIn.forPiece(cell.piece)
                result.place(piece, width: 1, style: cell.style, column: column, row: row)
            }
        }
        return result
    }
}
