import VistazoArchive
import VistazoCells

/// The marks of a chart in a rectangle: bars in eighths of a cell, lines and areas in braille, heat maps in squares.
///
/// Each form answers where its values, or its weeks, stand: columns from the left, negative where they are not seen.
struct ChartPlot {
    let rect: CellRect
    let scale: ChartScale
    let ink: Ink
    let track: Ink
    let surroundings: Surroundings
    let canvas: Canvas

    private var columns: Int { rect.size.columns }
    private var rows: Int { rect.size.rows }

    func bars(_ values: [Double]) -> [Int] {
        let shown = values.count > columns ? values.resampled(to: columns) : values
        // The last has no gap beside it.
        let pitch = max((columns + 1) / shown.count, 1)
        let width = pitch > 1 ? pitch - 1 : 1
        // Below the line of nothing there are whole rows for what is less.
        let below = scale.least < 0 && rows > 1 ? rowsBelowZero : 0
        let steps = (rows - below) * 8
        for (index, value) in shown.enumerated() where !value.isNaN {
            let column = rect.left + index * pitch
            if below > 0 && value < 0 {
                let filled = FillLevel.steps(of: value / scale.least, among: 2 * below)
                hang(filled, column: column, width: width, from: rect.bottom - below)
                continue
            }
            let share = below > 0 ? value / scale.most : scale.share(of: value)
            let filled = FillLevel.steps(of: share, among: steps)
            let ground = rect.bottom - below
            let whole = CellRect(column: column, row: ground - filled / 8, columns: width, rows: filled / 8)
            canvas.fill(whole, with: "█", style: ink.style())
            guard filled % 8 > 0 || filled == 0 else { continue }
            // A value of nothing stands on the ground as a quiet line.
            let top = CellRect(column: column, row: whole.top - 1, columns: width, rows: 1)
            let piece: Piece = filled == 0 ? "▁" : Self.eighths[filled % 8]
            canvas.fill(top, with: piece, style: filled == 0 ? track.style() : ink.style())
        }
        guard shown.count == values.count else { return [] }
        return shown.indices.map { $0 * pitch + (width - 1) / 2 }
    }

    /// At least one, and one less than all.
    private var rowsBelowZero: Int {
        guard scale.most > 0 else { return rows - 1 }
        let share = -scale.least / 2 / (scale.most / 2 - scale.least / 2)
        return min(max(Int((share * Double(rows)).rounded()), 1), rows - 1)
    }

    /// A bar that hangs down from a row, in halves of a cell.
    private func hang(_ halves: Int, column: Int, width: Int, from row: Int) {
        let whole = CellRect(column: column, row: row, columns: width, rows: halves / 2)
        canvas.fill(whole, with: "█", style: ink.style())
        guard halves % 2 > 0 else { return }
        let rest = CellRect(column: column, row: whole.bottom, columns: width, rows: 1)
        canvas.fill(rest, with: "▀", style: ink.style())
    }

    /// From the ground, by eighths.
    private static let eighths: [Piece] = [.blank, "▁", "▂", "▃", "▄", "▅", "▆", "▇"]

    func line(_ values: [Double], isFilled: Bool) -> [Int] {
        let points = values.resampled(to: 2 * columns)
        let top = 4 * rows - 1
        var dots = BrailleDots(columns: columns, rows: rows)
        var last: Int?
        for (x, value) in points.enumerated() {
            guard !value.isNaN else {
                last = nil
                continue
            }
            let y = top - Int((scale.share(of: value) * Double(top)).rounded())
            // A steep line stays whole: the steps between two dots belong to the later.
            let from = last.map { $0 == y ? y : $0 < y ? $0 + 1 : $0 - 1 } ?? y
            for step in min(from, y)...(isFilled ? top : max(from, y)) { dots.set(x, step) }
            last = y
        }
        dots.draw(at: rect.origin, style: ink.style(), on: canvas)
        guard values.count > 1 else { return values.isEmpty ? [] : [0] }
        return values.indices.map { ($0 * (columns - 1) + (values.count - 1) / 2) / (values.count - 1) }
    }

    func heat(_ values: [Double], pitch: Int) -> [Int] {
        let weeks = (values.count + rows - 1) / rows
        let first = max(weeks - columns / pitch, 0)
        for week in first..<weeks {
            for day in 0..<rows where week * rows + day < values.count {
                let value = values[week * rows + day]
                guard !value.isNaN else { continue }
                let square = CellRect(
                    column: rect.left + pitch * (week - first), row: rect.top + day, columns: pitch, rows: 1)
                paint(square, shade: value <= scale.least ? 0 : scale.share(of: value))
            }
        }
        return (0..<weeks).map { ($0 - first) * pitch }
    }

    /// A square of five shades. Where colours say them the glyph says them too, so that plain text keeps them.
    private func paint(_ square: CellRect, shade: Double) {
        let step = Int((shade * 4).rounded(.up))
        let isASCII = surroundings.glyphs == .ascii
        let shades: [Piece] = isASCII ? [".", ":", "+", "*", "#"] : ["·", "░", "▒", "▓", "█"]
        if case .rgb = track.color, case .rgb = ink.color, surroundings.mode == .fullColor,
            surroundings.depth > .sixteen
        {
            let color = ink.color.mixed(over: track.color, share: Double(step) / 4)
            let style = CellStyle(foreground: color, background: color)
            for column in square.left..<square.right {
                canvas.pixel(shades[step], column: column, row: square.top, style: style)
            }
        } else {
            canvas.fill(square, with: shades[step], style: step == 0 ? track.style() : ink.style())
        }
    }
}
