import Foundation
import VistazoArchive
import VistazoCells

/// A gauge that is not the whole widget: a ring of braille, clockwise from the top, with words in its middle.
///
/// The filled part is two dots thick and the rest one, so that it reads without colour.
final class DottedRingBox: LayoutBox {
    private let middle: LayoutBox?
    private let level: FillLevel
    private let ink: Ink
    private let track: Ink
    private let rows: Int

    /// nil where the words are too large for any ring.
    init?(_ pass: LayoutPass, _ middle: LayoutBox?, _ level: FillLevel, ink: Ink, track: Ink) {
        let words = middle?.measure(Proposal(columns: nil, rows: nil)) ?? .zero
        guard let rows = Self.rows(around: words) else { return nil }
        self.middle = middle
        self.level = level
        self.ink = ink
        self.track = track
        self.rows = rows
        super.init(pass)
    }

    /// Of the rings that look well, the smallest with room for so much.
    private static func rows(around words: CellSize) -> Int? {
        [3, 5].first { rows in
            let ring = DottedRing(rows: rows)
            return words.rows <= rows - 2 && words.columns <= ring.room(rows: max(words.rows, 1))
        }
    }

    override func size(for proposal: Proposal) -> CellSize { CellSize(columns: 2 * rows, rows: rows) }

    override func baselines(for proposal: Proposal) -> Baselines {
        Baselines(first: rows / 2, last: rows / 2)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        let ring = DottedRing(rows: rows)
        let reading = level.reading(now: pass.surroundings.now, steps: ring.steps)
        canvas.changes(at: reading.nextChange)
        ring.draw(filled: reading.filled, at: rect.origin, ink: ink.style(), track: track.style(), on: canvas)
        guard let middle else { return }
        let size = middle.measure(Proposal(columns: nil, rows: nil))
        middle.place(Proposal(columns: nil, rows: nil), in: rect.aligning(size, .center), on: canvas)
    }
}

/// The dots of a ring of so many rows and twice as many columns.
private struct DottedRing {
    let rows: Int
    private let radius: Double

    init(rows: Int) {
        self.rows = rows
        radius = Double(2 * rows)
    }

    /// Steps of a whole turn that can be told apart.
    var steps: Int { 8 * rows }

    private func dots(_ body: (_ x: Int, _ y: Int, _ isOuter: Bool, _ share: Double) -> Void) {
        for y in 0..<4 * rows {
            for x in 0..<4 * rows {
                let (dx, dy) = (Double(x) + 0.5 - radius, Double(y) + 0.5 - radius)
                let distance = (dx * dx + dy * dy).squareRoot()
                guard distance <= radius, distance > radius - 2.1 else { continue }
                let turn = atan2(dx, -dy) / (2 * .pi)
                body(x, y, distance > radius - 1.1, turn < 0 ? turn + 1 : turn)
            }
        }
    }

    /// Columns that are free in the middle of so many rows in the middle.
    func room(rows count: Int) -> Int {
        var all = BrailleDots(columns: 2 * rows, rows: rows)
        dots { x, y, _, _ in all.set(x, y) }
        let top = (rows - count) / 2
        let free = (0..<rows).prefix { column in
            (top..<top + count).allSatisfy { all.isBlank(column: rows - 1 - column, row: $0) }
        }
        return 2 * free.count
    }

    func draw(
        filled: Int, at origin: CellPoint, ink: CellStyle, track: CellStyle, on canvas: Canvas
    ) {
        var all = BrailleDots(columns: 2 * rows, rows: rows)
        var full = BrailleDots(columns: 2 * rows, rows: rows)
        let share = Double(filled) / Double(steps)
        dots { x, y, isOuter, place in
            let isFilled = place < share || filled == steps
            if isFilled { full.set(x, y) }
            if isFilled || isOuter { all.set(x, y) }
        }
        all.draw(at: origin, on: canvas) { column, row in
            full.isBlank(column: column, row: row) ? track : ink
        }
    }
}
