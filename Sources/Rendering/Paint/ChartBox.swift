import VistazoArchive
import VistazoCells

/// A small chart with what stands beside it: its scale at the left and its labels below, where there is room.
final class ChartBox: LayoutBox {
    /// The colours of a chart.
    struct Inks {
        var mark: Ink
        var track: Ink
        /// Of words.
        var quiet: Ink
    }

    private let form: Node.Chart.Form
    /// Not a number is a gap.
    private let values: [Double]
    private let chart: Node.Chart
    private let inks: Inks
    /// From the low end to the high end, or of a heat map from the top.
    private let scaleWords: [[Cluster]]
    private let labels: [[Cluster]]
    /// Of the widest word of the scale.
    private let scaleWidth: Int

    init(_ pass: LayoutPass, _ form: Node.Chart.Form, _ values: [Double?], _ chart: Node.Chart, inks: Inks) {
        self.form = form
        let values = values.map { value in value.map { $0.isFinite ? $0 : .nan } ?? .nan }
        self.values = values
        self.chart = chart
        self.inks = inks
        let words: [String] =
            switch chart.scale {
            case .words(let words): words
            case .numbers where form != .heat && !values.isEmpty:
                Self.scale(values, chart, form).words(pass.surroundings.locale)
            default: []
            }
        scaleWords = words.prefix(Self.wordLimit).map { clusters(of: $0) }
        labels = chart.labels.prefix(Self.wordLimit).map { clusters(of: $0) }
        scaleWidth = scaleWords.map(\.width).max() ?? 0
        super.init(pass)
    }

    /// More words than any screen can show.
    private static let wordLimit = 1000
    private static let daysInWeek = 7
    /// Columns of a plot that a scale may stand beside.
    private static let leastPlot = 8

    private static func scale(_ values: [Double], _ chart: Node.Chart, _ form: Node.Chart.Form) -> ChartScale
    {
        ChartScale(values, domain: chart.domain, fromZero: form != .line)
    }

    private var weekCount: Int { (values.count + Self.daysInWeek - 1) / Self.daysInWeek }

    override func size(for proposal: Proposal) -> CellSize {
        let beside = scaleWidth > 0 ? scaleWidth + 1 : 0
        let below = labels.isEmpty ? 0 : 1
        switch form {
        case .bars:
            return CellSize(
                columns: proposal.columns ?? values.count + beside, rows: proposal.rows ?? 3 + below)
        case .line, .area:
            return CellSize(
                columns: proposal.columns ?? (values.count + 1) / 2 + beside, rows: proposal.rows ?? 3 + below
            )
        case .heat:
            // Squares keep their size; where there is too little room the earliest weeks are left out.
            let rows = min(Self.daysInWeek, max(values.count, 1))
            let offered = CellSize(columns: proposal.columns ?? unbounded, rows: proposal.rows ?? unbounded)
            let room = self.room(in: CellRect(size: offered))
            let pitch = pitch(in: room.plot.size.columns)
            let columns = min(room.plot.size.columns / pitch, weekCount) * pitch
            return CellSize(
                columns: columns + room.plot.left,
                rows: min(room.plot.size.rows, rows) + (room.hasLabels ? 1 : 0))
        }
    }

    /// Columns of a square of a heat map: two, or one where only so all weeks are shown.
    private func pitch(in columns: Int) -> Int {
        columns < 2 * weekCount && columns >= weekCount ? 1 : 2
    }

    /// Where the marks stand, and whether words stand below them.
    private func room(in rect: CellRect) -> (plot: CellRect, hasScale: Bool, hasLabels: Bool) {
        var plot = rect
        let least = form == .heat ? Self.daysInWeek : 2
        let hasLabels = !labels.isEmpty && rect.size.rows > least
        if hasLabels { plot.size.rows -= 1 }
        let needed = form == .heat ? min(2 * weekCount, Self.leastPlot) : Self.leastPlot
        let hasScale = scaleWidth > 0 && rect.size.rows > 1 && rect.size.columns > scaleWidth + needed
        if hasScale {
            plot.origin.column += scaleWidth + 1
            plot.size.columns -= scaleWidth + 1
        }
        return (plot, hasScale, hasLabels)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        guard !values.isEmpty, !rect.intersection(canvas.clip).isEmpty,
            rect.size.columns * rect.size.rows <= CellGrid.areaLimit
        else { return }
        let room = room(in: rect)
        guard room.plot.size.columns > 0, room.plot.size.rows > 0 else { return }
        let plot = ChartPlot(
            rect: room.plot, scale: Self.scale(values, chart, form), ink: inks.mark, track: inks.track,
            surroundings: pass.surroundings, canvas: canvas)
        let places: [Int]
        switch form {
        case .bars: places = plot.bars(values)
        case .line: places = plot.line(values, isFilled: false)
        case .area: places = plot.line(values, isFilled: true)
        case .heat: places = plot.heat(values, pitch: pitch(in: room.plot.size.columns))
        }
        if room.hasScale { writeScale(beside: room.plot, on: canvas) }
        if room.hasLabels { writeLabels(below: room.plot, places, on: canvas) }
    }

    private func writeScale(beside plot: CellRect, on canvas: Canvas) {
        let last = scaleWords.count - 1
        for (index, word) in scaleWords.enumerated() where !word.isEmpty {
            let row =
                form == .heat
                ? index
                : last == 0
                    ? 0 : plot.size.rows - 1 - (index * (plot.size.rows - 1) + last / 2) / last
            guard row < plot.size.rows else { continue }
            let column = plot.left - 1 - word.width
            canvas.write(
                word, at: CellPoint(column: column, row: plot.top + row), style: inks.quiet.style())
        }
    }

    /// Of labels that do not all have room, with a blank between any two, every second is shown, or every third, and so
    /// on; those of weeks are too unlike for that, and each is shown that has room.
    ///
    /// - Parameter places: where each value stands, in columns of the plot; negative is not seen.
    private func writeLabels(below plot: CellRect, _ places: [Int], on canvas: Canvas) {
        let columns = labels.indices.map { column(of: $0, places, width: plot.size.columns) }
        let shown: [Int]
        if form == .heat {
            shown = fitting(labels.indices.filter { !labels[$0].isEmpty }, columns)
        } else {
            let last = labels.count - 1
            let steps = (1...max(last, 1)).lazy.map { step in
                stride(from: 0, through: last, by: step).filter { $0 == last || !self.labels[$0].isEmpty }
            }
            shown =
                steps.first { $0.last == last && self.fitting($0, columns).count == $0.count }
                ?? fitting([0], columns)
        }
        for index in shown {
            guard let column = columns[index] else { continue }
            let point = CellPoint(column: plot.left + column, row: plot.bottom)
            canvas.write(labels[index], at: point, style: inks.quiet.style())
        }
    }

    /// Where a label begins; nil where it has no room at all.
    private func column(of index: Int, _ places: [Int], width: Int) -> Int? {
        let size = labels[index].width
        guard size <= width else { return nil }
        let column: Int
        if labels.count == (form == .heat ? weekCount : places.count), !places.isEmpty {
            guard places[index] >= 0 else { return nil }
            column = form == .heat ? places[index] : places[index] - (size - 1) / 2
        } else {
            let last = max(labels.count - 1, 1)
            let place = (index * (width - 1) + last / 2) / last
            column = index == 0 ? 0 : index == last ? width - size : place - size / 2
        }
        return min(max(column, 0), width - size)
    }

    /// The labels among some that do not touch the one before.
    private func fitting(_ indices: some Sequence<Int>, _ columns: [Int?]) -> [Int] {
        var end = -1
        return indices.filter { index in
            guard let column = columns[index], column > end else {
                return false
            }
            end = column + labels[index].width
            return true
        }
    }
}

extension [Cluster] {
    fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}
