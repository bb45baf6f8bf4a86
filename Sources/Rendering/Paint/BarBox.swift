import Foundation
import VistazoArchive
import VistazoCells

/// A bar on a track, one row high, in eighths of a cell.
final class BarBox: LayoutBox {
    private let level: FillLevel
    private let ink: Ink
    private let track: Ink

    /// Columns where nothing is proposed.
    static let ideal = 10

    init(_ pass: LayoutPass, _ level: FillLevel, ink: Ink, track: Ink) {
        self.level = level
        self.ink = ink
        self.track = track
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        CellSize(columns: proposal.columns ?? Self.ideal, rows: 1)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        guard !rect.intersection(canvas.clip).isEmpty else { return }
        let isASCII = pass.surroundings.glyphs == .ascii
        let perCell = isASCII ? 1 : 8
        let reading = level.reading(now: pass.surroundings.now, steps: rect.size.columns * perCell)
        canvas.changes(at: reading.nextChange)
        let filled = reading.filled
        var whole = rect
        whole.size.columns = filled / perCell
        // The ground of a cell holds RGB only: of the terminal's own colours none is dark enough for a track.
        if case .rgb = track.color, !isASCII {
            canvas.ground(rect, track.color)
        } else {
            canvas.fill(rect, with: isASCII ? "-" : "░", style: track.style())
        }
        canvas.fill(whole, with: isASCII ? "#" : "█", style: ink.style())
        if filled % perCell > 0 {
            canvas.set(Self.eighths[filled % perCell], column: whole.right, row: rect.top, style: ink.style())
        }
    }

    /// From the left, by eighths.
    private static let eighths: [Piece] = [.blank, "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
