import VistazoArchive
import VistazoCells

/// A small chart: bars in eighths of a cell, a line in braille, a heat map in squares of two cells.
final class ChartBox: LayoutBox {
    private let form: Node.Chart.Form
    /// Not a number is a gap.
    private let values: [Double]
    private let ink: Ink
    private let track: Ink

    init(_ pass: LayoutPass, _ form: Node.Chart.Form, _ values: [Double?], ink: Ink, track: Ink) {
        self.form = form
        self.values = values.map { value in value.map { $0.isFinite ? $0 : .nan } ?? .nan }
        self.ink = ink
        self.track = track
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        switch form {
        case .bars: CellSize(columns: proposal.columns ?? values.count, rows: proposal.rows ?? 3)
        case .line: CellSize(columns: proposal.columns ?? (values.count + 1) / 2, rows: proposal.rows ?? 3)
        case .heat:
            // Squares keep their size; where there is too little room the earliest days are left out.
            CellSize(
                columns: min(proposal.columns.map { $0 / 2 * 2 } ?? unbounded, 2 * weekCount),
                rows: min(proposal.rows ?? Self.daysInWeek, Self.daysInWeek, max(values.count, 1)))
        }
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        guard !values.isEmpty, !rect.intersection(canvas.clip).isEmpty,
            rect.size.columns * rect.size.rows <= CellGrid.areaLimit
        else { return }
        switch form {
        case .bars: drawBars(in: rect, on: canvas)
        case .line: drawLine(in: rect, on: canvas)
        case .heat: drawHeat(in: rect, on: canvas)
        }
    }

    private static let daysInWeek = 7

    private var weekCount: Int { (values.count + Self.daysInWeek - 1) / Self.daysInWeek }

    private func drawBars(in rect: CellRect, on canvas: Canvas) {
        let shown = values.count > rect.size.columns ? values.resampled(to: rect.size.columns) : values
        let scale = Scale(shown, fromZero: true)
        let pitch = rect.size.columns / shown.count
        let width = pitch > 1 ? pitch - 1 : 1
        let steps = rect.size.rows * 8
        for (index, value) in shown.enumerated() where !value.isNaN {
            let filled = FillLevel.steps(of: scale.share(of: value), among: steps)
            let column = rect.left + index * pitch
            let whole = CellRect(
                column: column, row: rect.bottom - filled / 8, columns: width, rows: filled / 8)
            canvas.fill(whole, with: "█", style: ink.style())
            guard filled % 8 > 0 || filled == 0 else { continue }
            // A value of nothing stands on the ground as a quiet line.
            let top = CellRect(column: column, row: whole.top - 1, columns: width, rows: 1)
            let piece: Piece = filled == 0 ? "▁" : Self.eighths[filled % 8]
            canvas.fill(top, with: piece, style: filled == 0 ? track.style() : ink.style())
        }
    }

    /// From the ground, by eighths.
    private static let eighths: [Piece] = [.blank, "▁", "▂", "▃", "▄", "▅", "▆", "▇"]

    private func drawLine(in rect: CellRect, on canvas: Canvas) {
        let points = values.resampled(to: 2 * rect.size.columns)
        let scale = Scale(points, fromZero: false)
        let top = 4 * rect.size.rows - 1
        var dots = Array(repeating: UInt32(0), count: rect.size.columns * rect.size.rows)
        var last: Int?
        for (x, value) in points.enumerated() {
            guard !value.isNaN else {
                last = nil
                continue
            }
            let y = top - Int((scale.share(of: value) * Double(top)).rounded())
            // A steep line stays whole: the steps between two dots belong to the later.
            let from = last.map { $0 == y ? y : $0 < y ? $0 + 1 : $0 - 1 } ?? y
            for step in min(from, y)...max(from, y) {
                dots[step / 4 * rect.size.columns + x / 2] |= Self.dot(x % 2, step % 4)
            }
            last = y
        }
        for (index, set) in dots.enumerated() where set != 0 {
            guard let scalar = Unicode.Scalar(0x2800 + set) else { continue }
            canvas.set(
                Piece(scalar), column: rect.left + index % rect.size.columns,
                row: rect.top + index / rect.size.columns, style: ink.style())
        }
    }

    /// The bit of a braille dot, two columns across and four rows down.
    private static func dot(_ x: Int, _ y: Int) -> UInt32 {
        y == 3 ? (x == 0 ? 0x40 : 0x80) : 1 << UInt32(y + 3 * x)
    }

    private func drawHeat(in rect: CellRect, on canvas: Canvas) {
        let scale = Scale(values, fromZero: true)
        let rows = rect.size.rows
        let weeks = (values.count + rows - 1) / rows
        let first = max(weeks - rect.size.columns / 2, 0)
        for week in first..<weeks {
            for day in 0..<rows where week * rows + day < values.count {
                let value = values[week * rows + day]
                let square = CellRect(
                    column: rect.left + 2 * (week - first), row: rect.top + day, columns: 2, rows: 1)
                guard !value.isNaN else { continue }
                if case .rgb = track.color, case .rgb = ink.color {
                    let share = value <= 0 ? 0 : (scale.share(of: value) * 4).rounded(.up) / 4
                    canvas.ground(square, ink.color.mixed(over: track.color, share: share))
                    continue
                }
                let shade = value <= 0 ? 0 : Int((scale.share(of: value) * 4).rounded(.up))
                let isASCII = pass.surroundings.glyphs == .ascii
                let shades: [Piece] = isASCII ? [".", ":", "+", "*", "#"] : ["·", "░", "▒", "▓", "█"]
                canvas.fill(square, with: shades[shade], style: shade == 0 ? track.style() : ink.style())
            }
        }
    }
}

/// The range that values are drawn in.
private struct Scale {
    private let least: Double
    private let most: Double

    /// - Parameter fromZero: whether zero is always part of it, as for bars.
    init(_ values: [Double], fromZero: Bool) {
        let numbers = values.filter { !$0.isNaN }
        least = min(numbers.min() ?? 0, fromZero ? 0 : .infinity)
        most = max(numbers.max() ?? 0, fromZero ? 0 : -.infinity)
    }

    /// 0…1; the middle where all values are equal.
    func share(of value: Double) -> Double {
        // Halved, for the distance of two large numbers may be no number.
        let range = most / 2 - least / 2
        guard range > 0 else { return most == 0 ? 0 : 0.5 }
        return min(max((value / 2 - least / 2) / range, 0), 1)
    }
}

extension [Double] {
    /// So many values: means where there are fewer, straight lines between where there are more. A gap stays.
    fileprivate func resampled(to count: Int) -> [Double] {
        guard count > 0, !isEmpty else { return [] }
        guard self.count > 1 else { return Array(repeating: self[0], count: count) }
        if self.count > count {
            return (0..<count).map { index in
                let bucket = self[index * self.count / count..<Swift.max((index + 1) * self.count / count, 1)]
                let numbers = bucket.filter { !$0.isNaN }
                return numbers.isEmpty ? .nan : numbers.reduce(0) { $0 + $1 / Double(numbers.count) }
            }
        }
        guard count > 1 else { return [self[0]] }
        return (0..<count).map { index in
            let place = Double(index) * Double(self.count - 1) / Double(count - 1)
            let lower = Swift.min(Int(place), self.count - 2)
            let share = place - Double(lower)
            if share == 0 { return self[lower] }
            if share == 1 { return self[lower + 1] }
            return self[lower] * (1 - share) + self[lower + 1] * share
        }
    }
}
