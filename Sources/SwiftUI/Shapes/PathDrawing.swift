import VistazoArchive

/// A path as text: what it encloses in half blocks, its lines in braille, each stretch at its place.
///
/// A dot of braille is 4 by 4 points and a half block 8 by 8, so both are square.
struct PathDrawing {
    let columns: Int
    let rows: Int

    /// A room of a size in points; at least one cell, and never more than a large screen.
    init(size: CGSize) {
        func cells(_ points: Double, _ cell: Double) -> Int {
            points.isFinite ? Int(min(max((points / cell).rounded(), 1), 400)) : 1
        }
        columns = cells(size.width, Cells.width)
        rows = cells(size.height, Cells.height)
    }

    /// What the path encloses.
    func fill(_ path: Path, byParity: Bool, color: NodeColor?) -> [Node] {
        var raster = PathRaster(width: columns, height: rows * 2)
        raster.fill(path.polylines, side: 8, byParity: byParity)
        return stretches(color) { column, row in
            switch (raster.isSet(column, 2 * row), raster.isSet(column, 2 * row + 1)) {
            case (true, true): "█"
            case (true, false): "▀"
            case (false, true): "▄"
            case (false, false): nil
            }
        }
    }

    /// The lines of the path, `lineWidth` points across.
    func stroke(_ path: Path, lineWidth: Double, color: NodeColor?) -> [Node] {
        var raster = PathRaster(width: columns * 2, height: rows * 4)
        raster.stroke(path.polylines, side: 4, lineWidth: lineWidth)
        // Unicode numbers the dots of a cell down its left side, then its right, and the lowest row last.
        let bits = [(0, 0, 0x01), (0, 1, 0x02), (0, 2, 0x04), (1, 0, 0x08), (1, 1, 0x10), (1, 2, 0x20)]
        let all = bits + [(0, 3, 0x40), (1, 3, 0x80)]
        return stretches(color) { column, row in
            let pattern = all.reduce(0) {
                raster.isSet(2 * column + $1.0, 4 * row + $1.1) ? $0 | $1.2 : $0
            }
            return pattern == 0 ? nil : Unicode.Scalar(0x2800 + pattern).map(Character.init)
        }
    }

    /// A text for each stretch of cells that are not empty, so that what lies behind the others stays.
    private func stretches(_ color: NodeColor?, _ glyph: (Int, Int) -> Character?) -> [Node] {
        var nodes: [Node] = []
        for row in 0..<rows {
            var column = 0
            while column < columns {
                var stretch = ""
                let first = column
                while column < columns, let character = glyph(column, row) {
                    stretch.append(character)
                    column += 1
                }
                if !stretch.isEmpty {
                    var node = Node.text(stretch)
                    if let color { node.modifiers.append(.color(color)) }
                    node.modifiers.append(.fixed([.horizontal, .vertical]))
                    node.modifiers.append(.offset(columns: Double(first), rows: Double(row)))
                    nodes.append(node)
                }
                column += 1
            }
        }
        return nodes
    }
}
