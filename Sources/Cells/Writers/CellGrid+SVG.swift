extension CellGrid {
    /// The grid as a picture, a cell 10 x 20 units, all coordinates integers: the format `svg`.
    ///
    /// Grounds, blocks, braille and box lines are shapes, so that they meet without seams; every other glyph
    /// is set in the middle of its cell, so that no font can shift a row.
    package func svg(palette: Palette = .dark) -> String {
        var canvas = Canvas(palette: palette)
        for row in 0..<size.rows {
            for (column, cell) in self.row(row).enumerated() where !cell.isContinuation {
                canvas.draw(cell, column: column, row: row)
            }
        }
        return canvas.document(width: size.columns * 10, height: size.rows * 20)
    }
}

/// Gathers the parts of a picture in the order in which they must be painted.
private struct Canvas {
    let palette: Palette
    private var grounds: [Box] = []
    private var boxes: [Box] = []
    private var strokes: [String] = []
    private var glyphs = ""
    private var glyphStyle: (color: RGB, traits: CellTraits)?

    init(palette: Palette) { self.palette = palette }

    mutating func draw(_ cell: Cell, column: Int, row: Int) {
        let (color, ground) = palette.colors(of: cell.style)
        let x = column * CellShape.cellWidth
        let y = row * CellShape.cellHeight
        let width = Int(cell.width) * CellShape.cellWidth
        if let ground {
            grounds.extend(Box(x: x, y: y, width: width, height: CellShape.cellHeight, color: ground))
        }
        if cell.style.traits.contains(.underline) {
            boxes.extend(Box(x: x, y: y + 18, width: width, height: 1, color: color))
        }
        if cell.style.traits.contains(.strikethrough) {
            boxes.extend(Box(x: x, y: y + 10, width: width, height: 1, color: color))
        }
        if cell.piece == .blank { return }
        if let shapes = CellShape.shapes(of: cell.piece.base) {
            for shape in shapes { draw(shape, x: x, y: y, color: color, ground: ground ?? palette.ground) }
        } else {
            set(cell.piece, x: x + width / 2, y: y + 15, color: color, traits: cell.style.traits)
        }
    }

    private mutating func draw(_ shape: CellShape, x: Int, y: Int, color: RGB, ground: RGB) {
        switch shape {
        case .rect(let left, let top, let width, let height, let strength):
            boxes.extend(
                Box(
                    x: x + left, y: y + top, width: width, height: height,
                    color: color.mixed(over: ground, share: strength)))
        case .dot(let left, let top):
            boxes.append(
                Box(x: x + left - 1, y: y + top - 1, width: 3, height: 3, color: color, isRound: true))
        case .stroke(let left, let top, let commands):
            strokes.append(
                "<path transform=\"translate(\(x),\(y))\" d=\"M\(left),\(top)\(commands)\""
                    + " stroke=\"\(color.hex)\"/>\n")
        }
    }

    private mutating func set(_ piece: Piece, x: Int, y: Int, color: RGB, traits: CellTraits) {
        let traits = traits.intersection([.bold, .italic])
        if glyphStyle?.color != color || glyphStyle?.traits != traits {
            if glyphStyle != nil { glyphs += "</g>\n" }
            glyphs += "<g fill=\"\(color.hex)\""
            if traits.contains(.bold) { glyphs += " font-weight=\"bold\"" }
            if traits.contains(.italic) { glyphs += " font-style=\"italic\"" }
            glyphs += ">\n"
            glyphStyle = (color, traits)
        }
        glyphs += "<text x=\"\(x)\" y=\"\(y)\">\(escapedMarkup(piece.text))</text>\n"
    }

    func document(width: Int, height: Int) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" \
        font-family="'DejaVu Sans Mono','JetBrains Mono',Menlo,Consolas,monospace" font-size="16" \
        text-anchor="middle">
        <rect width="\(width)" height="\(height)" fill="\(palette.ground.hex)"/>
        \(grounds.map(\.element).joined())\(boxes.map(\.element).joined())\
        <g fill="none" stroke-width="2">
        \(strokes.joined())</g>
        \(glyphs)\(glyphStyle == nil ? "" : "</g>\n")</svg>

        """
    }
}

private struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var color: RGB
    var isRound = false

    var element: String {
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(color.hex)\""
            + (isRound ? " rx=\"1\"/>\n" : "/>\n")
    }
}

extension [Box] {
    /// Appends a box, or makes the last one longer where the new one goes on from it.
    fileprivate mutating func extend(_ box: Box) {
        if let last, last.y == box.y, last.height == box.height, last.color == box.color,
            !last.isRound, last.x + last.width == box.x
        {
            self[count - 1].width += box.width
        } else {
            append(box)
        }
    }
}
