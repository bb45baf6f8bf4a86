extension CellGrid {
    /// Writes clusters on one row from `start` to the right and returns the columns they take, seen or not.
    ///
    /// A cluster that an edge of the grid or of `clip` cuts becomes blanks. With `keepingGround` each cell
    /// keeps the background it has, and `style.background` is not used.
    @discardableResult
    package mutating func write(
        _ clusters: some Sequence<Cluster>, at start: CellPoint, style: CellStyle = .standard,
        clip: CellRect? = nil, keepingGround: Bool = false
    ) -> Int {
        let clip = clip.map(bounds.intersection) ?? bounds
        let isSeen = start.row >= clip.top && start.row < clip.bottom
        var width = 0
        for cluster in clusters {
            let (column, isBeyond) = start.column.addingReportingOverflow(width)
            width += cluster.width
            guard isSeen, !isBeyond, column < clip.right, column + cluster.width > clip.left else { continue }
            let point = CellPoint(column: column, row: start.row)
            if column >= clip.left && column + cluster.width <= clip.right {
                put(cluster, at: point, style: style, keepingGround: keepingGround)
            } else {
                let end = min(column + cluster.width, clip.right)
                for cut in max(column, clip.left)..<end {
                    put(.blank, at: CellPoint(column: cut, row: start.row), style, keepingGround)
                }
            }
        }
        return width
    }

    /// Writes a text on one row; see `write(_:at:style:clip:keepingGround:)` for clusters.
    @discardableResult
    package mutating func write(
        _ text: String, at start: CellPoint, style: CellStyle = .standard, clip: CellRect? = nil,
        keepingGround: Bool = false
    ) -> Int {
        write(
            VistazoCells.clusters(of: text), at: start, style: style, clip: clip,
            keepingGround: keepingGround)
    }

    /// Puts one piece at a place; nothing where the place is outside.
    package mutating func set(
        _ piece: Piece, at point: CellPoint, style: CellStyle = .standard, clip: CellRect? = nil,
        keepingGround: Bool = false
    ) {
        write(
            CollectionOfOne(Cluster(piece)), at: point, style: style, clip: clip,
            keepingGround: keepingGround)
    }

    /// Repeats a piece over a rectangle; where a wide one leaves an odd column it stays blank.
    package mutating func fill(
        _ rect: CellRect, with piece: Piece = .blank, style: CellStyle = .standard,
        clip: CellRect? = nil, keepingGround: Bool = false
    ) {
        let area = rect.intersection(clip.map(bounds.intersection) ?? bounds)
        guard !area.isEmpty else { return }
        let count = (area.size.columns + piece.width - 1) / piece.width
        let row = repeatElement(Cluster(piece), count: count)
        for line in area.top..<area.bottom {
            write(
                row, at: CellPoint(column: area.left, row: line), style: style, clip: area,
                keepingGround: keepingGround)
        }
    }

    /// Copies another grid, its upper left at `origin`.
    ///
    /// With `skippingBlanks` the blanks of the other grid that have no ground of their own leave what is
    /// below them, and its other cells without a ground keep the ground that is below.
    package mutating func paint(
        _ other: CellGrid, at origin: CellPoint = .zero, clip: CellRect? = nil,
        skippingBlanks: Bool = false
    ) {
        let clip = clip.map(bounds.intersection) ?? bounds
        let area = clip.intersection(CellRect(origin: origin, size: other.size))
        guard !area.isEmpty else { return }
        for row in area.top..<area.bottom {
            var column = area.left
            while column < area.right {
                var cell = other[column - origin.column, row - origin.row]
                let end = column + max(Int(cell.width), 1)
                if cell.isContinuation || end > area.right {
                    cell = Cell(piece: .blank, style: cell.style)
                }
                let isClear = skippingBlanks && cell.style.background == .standard
                if !(isClear && cell.piece == .blank && !cell.style.traits.isVisibleOnBlank) {
                    put(cell.piece, at: CellPoint(column: column, row: row), cell.style, isClear)
                }
                column += Int(cell.width)
            }
        }
    }

    /// Changes the styles in a rectangle. A wide piece belongs to the rectangle that holds its first half.
    package mutating func restyle(
        _ rect: CellRect, clip: CellRect? = nil, _ change: (inout CellStyle) -> Void
    ) {
        let area = rect.intersection(clip.map(bounds.intersection) ?? bounds)
        guard !area.isEmpty else { return }
        for row in area.top..<area.bottom {
            for column in area.left..<area.right where !self[column, row].isContinuation {
                restylePiece(at: row * size.columns + column, change)
            }
        }
    }

    private mutating func put(
        _ cluster: Cluster, at point: CellPoint, style: CellStyle, keepingGround: Bool
    ) {
        put(cluster.first, at: point, style, keepingGround)
        var column = point.column + cluster.first.width
        for piece in cluster.rest {
            put(piece, at: CellPoint(column: column, row: point.row), style, keepingGround)
            column += piece.width
        }
    }

    private mutating func put(
        _ piece: Piece, at point: CellPoint, _ style: CellStyle, _ keepingGround: Bool
    ) {
        var style = style
        if keepingGround { style.background = self[point.column, point.row].style.background }
        place(piece, width: piece.width, style: style, column: point.column, row: point.row)
    }
}

extension CellTraits {
    /// Whether a blank with these traits differs from bare ground.
    var isVisibleOnBlank: Bool { !isDisjoint(with: [.underline, .strikethrough, .reverse]) }
}
