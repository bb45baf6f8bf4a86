import VistazoCells

/// Large type: square pixels from half blocks, five high in three rows; or twice that, in five rows of whole cells.
/// Light figures are thin lines; in ASCII the three rows are seven-segment figures.
struct PixelType: Hashable {
    /// 3 or 5.
    let rows: Int
    let glyphs: Surroundings.Glyphs
    /// Thin lines, where every character has a form of them.
    let isLight: Bool

    /// The type of a font of so many points: from 34 three rows, from 64 five; nil below.
    init?(points: Double, glyphs: Surroundings.Glyphs, isLight: Bool = false) {
        guard points >= 34 else { return nil }
        rows = points >= 64 ? 5 : 3
        self.glyphs = glyphs
        self.isLight = isLight
    }

    /// This type, or a smaller one where there are too few rows for it; nil where there is none so small.
    func fitting(_ rows: Int) -> PixelType? {
        if self.rows <= rows { return self }
        return rows >= 3 ? PixelType(points: 34, glyphs: glyphs, isLight: isLight) : nil
    }

    /// The text in this type; nil where it has more than one paragraph, no cluster, or one without a form.
    func setting(of text: StyledText) -> PixelText? {
        guard text.paragraphs.count == 1, let line = text.paragraphs.first, !line.isEmpty else { return nil }
        guard line.allSatisfy(\.cluster.isOnePiece) else { return nil }
        if isLight, glyphs == .unicode, rows == 3, let light = setting(of: line, light) { return light }
        // Three rows of cells are six of pixels: where there are accents the letters make room for them.
        let isLow =
            glyphs == .unicode && rows == 3
            && line.contains { TypeForms.pixels.accented($0.cluster.first.base)?.isAbove == true }
        return setting(of: line) { form($0, isLow: isLow) }
    }

    private func setting(of line: [StyledCluster], _ form: (Unicode.Scalar) -> [[Piece]]?) -> PixelText? {
        var setting = PixelText(columns: 0, rows: rows, marks: [])
        setting.marks.reserveCapacity(line.count * 8)
        for item in line {
            guard let form = form(item.cluster.first.base) else { return nil }
            // Blocks are as heavy as they can be, and bold is another colour on some terminals.
            var style = item.style
            style.traits.subtract(Self.unshown)
            if setting.columns > 0 { setting.columns += rows == 5 ? 2 : 1 }
            for (row, pieces) in form.enumerated() {
                for (column, piece) in pieces.enumerated() where piece != .blank {
                    setting.marks.append(
                        PixelText.Mark(
                            column: setting.columns + column, row: row, piece: piece, style: style))
                }
            }
            setting.columns += form[0].count
        }
        return setting.marks.isEmpty ? nil : setting
    }

    private static let unshown: CellTraits = [.bold, .italic, .underline]

    private func light(_ scalar: Unicode.Scalar) -> [[Piece]]? { TypeForms.lines[scalar] }

    /// The pieces of a character, row by row.
    ///
    /// - Parameter isLow: stands a pixel lower, to leave room above for the accents of others.
    private func form(_ scalar: Unicode.Scalar, isLow: Bool) -> [[Piece]]? {
        if rows == 3 && glyphs == .ascii { return TypeForms.ascii[scalar] }
        guard let pixels = TypeForms.pixels[scalar] else { return accentedForm(scalar, isLow: isLow) }
        guard rows == 3 else { return pixels.map { whole($0) } }
        guard isLow else { return TypeForms.halves[scalar] }
        return TypeForms.halved([Array(repeating: .blank, count: pixels[0].count)] + pixels)
    }

    private func accentedForm(_ scalar: Unicode.Scalar, isLow: Bool) -> [[Piece]]? {
        guard let (letter, accent, isAbove) = TypeForms.pixels.accented(scalar) else { return nil }
        guard rows == 3 else {
            let mark: Piece = glyphs == .ascii ? isAbove ? "'" : "," : isAbove ? "▀" : "▄"
            let row = whole(accent, mark)
            return isAbove ? [row] + letter.map { whole($0) } : letter.map { whole($0) } + [row]
        }
        let free: [Piece] = Array(repeating: .blank, count: accent.count)
        if isAbove { return TypeForms.halved([accent, free] + letter) }
        return TypeForms.halved(
            (isLow ? [free] : []) + letter + (isLow ? [accent] : [free, accent].suffix(2)))
    }

    /// A row of pixels in whole cells, two to a pixel.
    private func whole(_ pixels: [Piece], _ ink: Piece? = nil) -> [Piece] {
        let ink = ink ?? (glyphs == .ascii ? "#" : "█")
        return pixels.flatMap { $0 == .blank ? [.blank, .blank] : [ink, ink] }
    }
}

/// A text in large type, as single pieces around its upper left.
struct PixelText {
    struct Mark {
        var column: Int
        var row: Int
        var piece: Piece
        var style: CellStyle
    }

    var columns: Int
    var rows: Int
    var marks: [Mark]
}
