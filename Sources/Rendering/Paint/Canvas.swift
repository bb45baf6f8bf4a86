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
    /// Keeps words readable; nil where nothing is read.
    private var legibility: Legibility?
    /// The theme's grounds.
    private let papers: Set<CellColor>

    /// - Parameters:
    ///   - ground: of the theme, which its colours are made for.
    ///   - legibility: of that theme.
    init(size: CellSize, ground: CellColor = .standard, _ legibility: Legibility? = nil) {
        self.legibility = legibility
        papers = legibility?.papers ?? [ground]
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

    /// Writes on the style's own ground, or on that which is there where it has none; in another colour where its own
    /// could not be read on it.
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
        if legibility != nil, !cluster.isBlank {
            style.foreground = readable(style.foreground, at: max(point.column, clip.left), point.row)
        }
        grid.write(cluster, at: point, style: style, clip: clip, keepingGround: true)
    }

    private func readable(_ ink: CellColor, at column: Int, _ row: Int) -> CellColor {
        let ground = grid[column, row].style.background
        let beside = [column - 1, column + 1].map { grid[$0, row].style.background }
        guard case .rgb = ground, beside.contains(where: { $0 != ground && !papers.contains($0) })
        else {
            return legibility?.readable(ink, on: ground) ?? ink
        }
        // On a gradient a line of words keeps one colour.
        if let latest = latestRun, latest.ink == ink, latest.row == row, latest.columns.contains(column) {
            return latest.answer
        }
        func isGround(_ column: Int) -> Bool {
            !papers.contains(grid[column, row].style.background)
        }
        var columns = column..<column + 1
        while columns.lowerBound > clip.left, isGround(columns.lowerBound - 1) {
            columns = columns.lowerBound - 1..<columns.upperBound
        }
        while columns.upperBound < clip.right, isGround(columns.upperBound) {
            columns = columns.lowerBound..<columns.upperBound + 1
        }
        let grounds = Set(columns.map { grid[$0, row].style.background })
        let answer = legibility?.readable(ink, onAll: grounds) ?? ink
        latestRun = (ink, row, columns, answer)
        return answer
    }

    /// The colour of large type that stands in a rectangle: one for all of it. What is large can be read from 3:1 on.
    func largeInk(_ ink: CellColor, over rect: CellRect) -> CellColor {
        guard let legibility else { return ink }
        let seen = rect.intersection(clip)
        var grounds: Set<CellColor> = []
        for row in seen.top..<max(seen.bottom, seen.top) {
            for column in seen.left..<max(seen.right, seen.left) {
                grounds.insert(grid[column, row].style.background)
            }
        }
        grounds.remove(.standard)
        return grounds.isEmpty ? ink : legibility.readable(ink, onAll: grounds, least: 3)
    }

    private var latestRun: (ink: CellColor, row: Int, columns: Range<Int>, answer: CellColor)?

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
        grid.fill(rect, style: CellStyle(background: color), clip: clip)
    }

    /// One cell whose glyph and ground both belong to a picture.
    func pixel(_ piece: Piece, column: Int, row: Int, style: CellStyle) {
        grid.set(
            piece, at: CellPoint(column: column, row: row), style: style, clip: clip,
            keepingGround: style.background == .standard)
    }

    /// One cell of a frame, on the ground of its style, whatever was there.
    func edge(_ piece: Piece, column: Int, row: Int, style: CellStyle) {
        grid.set(piece, at: CellPoint(column: column, row: row), style: style, clip: clip)
    }

    /// Gives lines on a ground of an author's a tone of that ground.
    func tone(_ points: [CellPoint], unless paper: CellColor) {
        for point in points {
            let ground = grid[point.column, point.row].style.background
            guard case .rgb = ground, ground != paper else { continue }
            grid.restyle(CellRect(origin: point, size: CellSize(columns: 1, rows: 1))) {
                $0.foreground = ground.hairline
            }
        }
    }

    /// Copies a finished drawing to the upper left.
    func paint(_ other: CellGrid) {
        grid.paint(other, clip: clip)
    }

    /// Makes all that stands in a rectangle dim; not what is so faint already that it could not be read then.
    func dim(_ rect: CellRect) {
        let legibility = legibility
        grid.restyle(rect, clip: clip) { style in
            var dimmed = style
            dimmed.traits.insert(.dim)
            if legibility?.quiet.contains(style.foreground) == true { return }
            if case .rgb = style.foreground, case .rgb = style.background {
                let colors = VistazoCells.Palette.dark.colors(of: dimmed)
                if let ground = colors.ground, colors.glyph.contrast(with: ground) < 3 { return }
            }
            style = dimmed
        }
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
