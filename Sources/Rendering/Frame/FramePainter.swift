import VistazoArchive
import VistazoCells

/// Draws the frame of a widget: quiet, but for the focused one, which takes the accent colour and carries
/// its key hints in its lower line; in the circular family it is the ring of the gauge.
struct FramePainter {
    let surroundings: Surroundings
    let inks: Inks
    let frame: WidgetFrame
    let canvas: Canvas

    init(_ surroundings: Surroundings, _ frame: WidgetFrame, on canvas: Canvas) {
        self.surroundings = surroundings
        inks = Inks(surroundings)
        self.frame = frame
        self.canvas = canvas
    }

    private var rect: CellRect { canvas.grid.bounds }
    private var glyphs: Surroundings.Glyphs { surroundings.glyphs }

    /// A frame around the whole canvas; nothing where it is less than two cells wide or high.
    func draw(isCircular: Bool, regions: [HitRegion]) {
        guard rect.size.columns > 1, rect.size.rows > 1 else { return }
        let isAccented = frame.isFocused && !isCircular
        switch look {
        case .rounded, .square:
            canvas.outline(rect, lines, style: isAccented ? accentStyle : inks.frame.style())
            if !isAccented { canvas.tone(rect.perimeter, unless: surroundings.theme.ground) }
        case .filled: drawCard(isAccented: isAccented)
        case .none: if isAccented { drawBar() }
        }
        if let ring = canvas.ring { trace(ring) }
        if isCircular {
            if frame.isFocused { drawCorners() }
            drawMiddleMark()
        } else {
            drawLowerLine(regions)
        }
    }

    /// The theme's frames, as far as glyphs and colours go.
    private var look: FrameStyle {
        let frames = surroundings.theme.frames
        return frames == .filled && !surroundings.hasCards ? .rounded : frames
    }

    private var lines: LineGlyphs { LineGlyphs(glyphs, isRounded: look != .square) }

    /// Half of each cell of the edge takes the ground that it stands beside; what is outside is the theme's. The
    /// focused card has its left edge in the accent.
    private func drawCard(isAccented: Bool) {
        for point in rect.perimeter {
            guard let piece = LineGlyphs.card.piece(at: point, of: rect) else { continue }
            let inside = CellPoint(
                column: min(max(point.column, rect.left + 1), rect.right - 2),
                row: min(max(point.row, rect.top + 1), rect.bottom - 2))
            let ground = canvas.grid[max(inside.column, 0), max(inside.row, 0)].style.background
            var style =
                ground == surroundings.theme.ground ? inks.frame.style() : CellStyle(foreground: ground)
            if isAccented && point.column == rect.left { style = accentStyle }
            style.background = surroundings.theme.ground
            let isHeavy = isAccented && point.column == rect.left && surroundings.mode != .fullColor
            canvas.edge(isHeavy ? "█" : piece, column: point.column, row: point.row, style: style)
        }
    }

    /// All that shows the focus where there are no frames.
    private func drawBar() {
        let bar = CellRect(column: rect.left, row: rect.top, columns: 1, rows: rect.size.rows)
        canvas.fill(bar, with: glyphs == .ascii ? "|" : "▎", style: accentStyle)
    }

    private var accentStyle: CellStyle {
        inks.focus.style(surroundings.mode == .fullColor ? [] : .bold)
    }

    /// Part of the frame in the tint. Without hue the part is heavy, so that it reads all the same.
    private func trace(_ ring: Ring) {
        let points = rect.perimeter
        let isHeavy = surroundings.mode != .fullColor || glyphs == .ascii
        let lines =
            look == .filled ? .card : LineGlyphs(glyphs, isRounded: look != .square, isHeavy: isHeavy)
        for point in points.prefix(ring.filled) {
            guard let piece = lines.piece(at: point, of: rect) else { continue }
            canvas.set(piece, column: point.column, row: point.row, style: ring.ink.style())
        }
    }

    private func drawCorners() {
        let lines = LineGlyphs(glyphs, isRounded: false, isHeavy: true)
        let style = inks.focus.style(.bold)
        for column in [rect.left, rect.right - 1] {
            for row in [rect.top, rect.bottom - 1] {
                guard let piece = lines.piece(at: CellPoint(column: column, row: row), of: rect) else {
                    continue
                }
                canvas.set(piece, column: column, row: row, style: style)
            }
        }
    }

    private func drawMiddleMark() {
        let mark = clusters(of: frame.mark)
        let width = mark.reduce(0) { $0 + $1.width }
        guard width > 0, width <= rect.size.columns - 2 else { return }
        let column = rect.left + half(rect.size.columns - width)
        canvas.write(mark, at: CellPoint(column: column, row: rect.bottom - 1), style: warning)
    }

    private var warning: CellStyle {
        (inks.ink(.role(.yellow), isAccented: true) ?? inks.quiet).style(.bold)
    }

    /// What stands in the lower line: `╰─ ⏎ Log s Skip ─── ⚠ as of 09:08 ╯`. The age comes first where both
    /// do not fit; hints are left out whole, from the end.
    private func drawLowerLine(_ regions: [HitRegion]) {
        let row = rect.bottom - 1
        var room = rect.size.columns - 4
        let right = rightWords
        let rightWidth = right.reduce(0) { $0 + $1.width }
        if rightWidth > 0 && rightWidth + 2 <= rect.size.columns - 2 {
            var column = rect.right - 2 - rightWidth
            canvas.write(" ", at: CellPoint(column: column - 1, row: row), style: .standard)
            for word in right {
                column += canvas.write(word, column: column, row: row)
            }
            canvas.write(" ", at: CellPoint(column: column, row: row), style: .standard)
            room -= rightWidth + 3
        }
        var column = rect.left + 3
        let left = leftWords(regions, room: room - 2)
        guard !left.isEmpty else { return }
        canvas.write(" ", at: CellPoint(column: column - 1, row: row), style: .standard)
        for word in left { column += canvas.write(word, column: column, row: row) }
        canvas.write(" ", at: CellPoint(column: column, row: row), style: .standard)
    }

    private var rightWords: [FrameWord] {
        var words: [FrameWord] = []
        if !frame.mark.isEmpty { words.append(FrameWord(frame.mark, warning)) }
        if !frame.lowerRight.isEmpty {
            words.append(FrameWord((words.isEmpty ? "" : " ") + frame.lowerRight, inks.quiet.style()))
        }
        return words
    }

    /// The hints of the focused frame, else what the host says there.
    private func leftWords(_ regions: [HitRegion], room: Int) -> [FrameWord] {
        var words: [FrameWord] = []
        var width = 0
        if frame.isFocused && frame.showsKeys {
            for (index, region) in regions.enumerated() {
                guard var hint = hint(region, isFirst: index == 0) else { continue }
                var added = hint.reduce(words.isEmpty ? 0 : 1) { $0 + $1.width }
                // Enter stands alone where its word is too long.
                while words.isEmpty, added > room, hint.count > 1 { added -= hint.removeLast().width }
                guard width + added <= room else { break }
                if !words.isEmpty { words.append(FrameWord(" ", .standard)) }
                words += hint
                width += added
            }
        }
        if words.isEmpty && !frame.lowerLeft.isEmpty {
            let word = FrameWord(frame.lowerLeft, inks.quiet.style())
            if word.width <= room { words = [word] }
        }
        return words
    }

    /// A key and what it does; nil where a press has neither. Enter is the first button's.
    private func hint(_ region: HitRegion, isFirst: Bool) -> [FrameWord]? {
        let enter = glyphs == .ascii ? "Enter" : "⏎"
        guard let key = isFirst ? enter : region.key else { return nil }
        let words = [FrameWord(key, inks.focus.style(.bold))]
        var label = region.label
        // A link around the whole widget has no word of its own.
        if label.isEmpty, case .open = region.action { label = glyphs == .ascii ? ">" : "→" }
        if label.isEmpty || label == key { return words }
        return words + [FrameWord(" " + label, inks.quiet.style())]
    }
}

/// A word in the line of a frame.
private struct FrameWord {
    let clusters: [Cluster]
    let style: CellStyle
    let width: Int

    init(_ text: String, _ style: CellStyle) {
        clusters = VistazoCells.clusters(of: text)
        self.style = style
        width = clusters.reduce(0) { $0 + $1.width }
    }
}

extension Canvas {
    fileprivate func write(_ word: FrameWord, column: Int, row: Int) -> Int {
        write(word.clusters, at: CellPoint(column: column, row: row), style: word.style)
        return word.width
    }
}
