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
        var width = 0
        for cluster in clusters {
            let (column, isBeyond) = start.column.addingReportingOverflow(width)
            width += cluster.width
            guard !isBeyond else { continue }
            write(cluster, column: column, row: start.row, style, inside: clip, keepingGround)
        }
        return width
    }

    /// Writes one cluster; see `write(_:at:style:clip:keepingGround:)` for several.
    package mutating func write(
        _ cluster: Cluster, at point: CellPoint, style: CellStyle = .standard, clip: CellRect? = nil,
        keepingGround: Bool = false
    ) {
        write(
            cluster, column: point.column, row: point.row, style,
            inside: clip.map(bounds.intersection) ?? bounds, keepingGround)
    }

    /// - Parameter clip: inside the grid.
    private mutating func write(
        _ cluster: Cluster, column: Int, row: Int, _ style: CellStyle, inside clip: CellRect,
        _ keepingGround: Bool
    ) {
        let width = cluster.width
        guard row >= clip.top, row < clip.bottom, column < clip.right, column > clip.left - width else {
            return
        }
        if column >= clip.left && column <= clip.right - width {
            put(cluster, at: CellPoint(column: column, row: row), style: style, keepingGround: keepingGround)
        } else {
            // What an edge cuts.
            for cut in max(column, clip.left)..<min(column + width, clip.right) {
                put(.blank, at: CellPoint(column: cut, row: row), style, keepingGround)
            }
        }
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
        write(Cluster(piece), at: point, style: style, clip: clip, keepingGround: keepingGround)
    }

    /// Repeats a piece over a rectangle; where a wide one leaves an odd column it stays blank.
    package mutating func fill(
        _ rect: CellRect, with piece: Piece = .blank, style: CellStyle = .standard,
        clip: CellRect? = nil, keepingGround: Bool = false
    ) {
        let area = rect.intersection(clip.map(bounds.intersection) ?? bounds)
        guard !area.isEmpty else { return }
        let cluster = Cluster(piece)
        for row in area.top..<area.bottom {
            for column in stride(from: area.left, to: area.right, by: cluster.width) {
                write(cluster, column: column, row: row, style, inside: area, keepingGround)
            }
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
        if cluster.isOnePiece { return }
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
