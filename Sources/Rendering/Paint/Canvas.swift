import Foundation
import VistazoArchive
import VistazoCells

/// What boxes draw on while they take their places, and what they say about the drawing besides.
final class Canvas {
    private(set) var grid: CellGrid
    /// Nothing is drawn outside.
    private(set) var clip: CellRect
    /// What can be pressed, in the order it was placed, clipped to what is seen.
    private(set) var presses: [Press] = []
    /// The rooms of `Node.Content.geometry`, by number.
    var rooms: [Int: CellRect] = [:]
    /// The gauge that is the widget's own frame.
    var ring: Ring?
    private(set) var nextChange: Date?
    /// True once anything has a ground of its own, so that glyphs must look what they stand on.
    private var hasGround = false

    /// - Parameter ground: of the theme, which its colours are made for.
    init(size: CellSize, ground: CellColor = .standard) {
        grid = CellGrid(size: size, style: CellStyle(background: ground))
        clip = grid.bounds
    }

    /// Draws no further than `rect` while `body` runs.
    func clipped(to rect: CellRect, _ body: () -> Void) {
        let outer = clip
        clip = outer.intersection(rect)
        body()
        clip = outer
    }

    /// Writes on the style's own ground, or on that which is there where it has none; in black or white where the
    /// colour could not be read on it.
    func write(_ clusters: some Collection<Cluster>, at point: CellPoint, style: CellStyle) {
        var point = point
        for cluster in clusters {
            write(cluster, at: point, style: style)
            point.column += cluster.width
        }
    }

    /// As several.
    func write(_ cluster: Cluster, at point: CellPoint, style: CellStyle) {
        var style = style
        if style.background != .standard {
            let size = CellSize(columns: cluster.width, rows: 1)
            ground(CellRect(origin: point, size: size), style.background)
        }
        if hasGround {
            let ground = grid[max(point.column, clip.left), point.row].style.background
            style.foreground = style.foreground.legible(on: ground)
        }
        grid.write(cluster, at: point, style: style, clip: clip, keepingGround: true)
    }

    func write(_ text: String, at point: CellPoint, style: CellStyle) {
        write(clusters(of: text), at: point, style: style)
    }

    /// Puts one mark, in its own colour, on the ground that is there.
    func set(_ piece: Piece, column: Int, row: Int, style: CellStyle) {
        grid.set(
            piece, at: CellPoint(column: column, row: row), style: style, clip: clip, keepingGround: true)
    }

    /// Repeats a piece over a rectangle, on the ground that is there.
    func fill(_ rect: CellRect, with piece: Piece, style: CellStyle) {
        grid.fill(rect, with: piece, style: style, clip: clip, keepingGround: true)
    }

    /// Gives a rectangle a ground, and blanks what stands there.
    func ground(_ rect: CellRect, _ color: CellColor) {
        guard color != .standard else { return }
        hasGround = true
        grid.fill(rect, style: CellStyle(background: color), clip: clip)
    }

    /// One cell whose glyph and ground both belong to a picture.
    func pixel(_ piece: Piece, column: Int, row: Int, style: CellStyle) {
        if style.background != .standard { hasGround = true }
        grid.set(
            piece, at: CellPoint(column: column, row: row), style: style, clip: clip,
            keepingGround: style.background == .standard)
    }

    /// Copies a finished drawing to the upper left.
    func paint(_ other: CellGrid) {
        grid.paint(other, clip: clip)
    }

    /// Makes all that stands in a rectangle dim.
    func dim(_ rect: CellRect) {
        grid.restyle(rect, clip: clip) { $0.traits.insert(.dim) }
    }

    /// True where no glyph stands in a cell.
    func isBlank(column: Int, row: Int) -> Bool {
        grid[column, row].piece == .blank && !grid[column, row].isContinuation
    }

    /// Says that the drawing differs from this instant on; nil says that it does not.
    func changes(at date: Date?) {
        guard let date else { return }
        nextChange = min(nextChange ?? date, date)
    }

    /// Notes what can be pressed; nothing where none of it is seen.
    func note(_ press: Press) {
        var press = press
        press.rect = press.rect.intersection(clip)
        if !press.rect.isEmpty { presses.append(press) }
    }
}
