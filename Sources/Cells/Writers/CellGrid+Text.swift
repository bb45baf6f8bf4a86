extension CellGrid {
    /// The glyphs of each row, padded to its full width, without styles.
    package var rows: [String] {
        (0..<size.rows).map { row in
            var text = String.UnicodeScalarView()
            text.reserveCapacity(size.columns)
            for cell in self.row(row) where !cell.isContinuation {
                if let scalar = Unicode.Scalar(cell.piece.code) {
                    text.append(scalar)
                } else {
                    text.append(contentsOf: cell.piece.scalars)
                }
            }
            return String(text)
        }
    }

    /// All rows, each ended by a newline: the format `text`.
    package var text: String {
        rows.reduce(into: "") { $0 += $1 + "\n" }
    }
}
