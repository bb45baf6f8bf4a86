import Foundation
import VistazoArchive
import VistazoCells

/// The items of a line in their places, and what is left of them in so many columns.
struct LineSetting {
    /// What stands on the line, from left to right.
    private enum Piece {
        case words(String, CellStyle)
        case item(InlineItem)
    }

    private let segments: [LineSegment]
    private let opening: String
    private let closing: String
    /// Of each segment.
    private var items: [[InlineItem]]
    /// Of what joins the items of one segment.
    private let quiet: CellStyle
    /// The author's own words are given up last.
    private var hasWords = true
    private var dropped: [InlineItem] = []

    init(
        _ segments: [LineSegment], opening: String, closing: String, items: [[InlineItem]], quiet: CellStyle
    ) {
        self.segments = segments
        self.opening = opening
        self.closing = closing
        self.items = items
        self.quiet = quiet
    }

    /// Drops what has no room; returns the rung of live text that then fits, or the lowest.
    mutating func fit(in width: Int) -> Int {
        while true {
            let rungs = 0..<(items.joined().map(\.source.rungCount).max() ?? 1)
            if let fitting = rungs.first(where: { columns(rung: $0) <= width }) { return fitting }
            if items.joined().count > 1 {
                dropLeastWanted()
            } else if hasWords, !items.joined().isEmpty {
                hasWords = false
            } else {
                return rungs.upperBound - 1
            }
        }
    }

    /// Of the items with the lowest priority the last.
    private mutating func dropLeastWanted() {
        guard let least = items.joined().map(\.priority).min() else { return }
        for segment in items.indices.reversed() {
            if let last = items[segment].lastIndex(where: { $0.priority == least }) {
                dropped.append(items[segment].remove(at: last))
                return
            }
        }
    }

    /// When something that was dropped may have become short enough to come back. What ticks out of sight is no
    /// reason to look each second.
    func comesBack(after now: Date) -> Date? {
        dropped.compactMap { $0.source.nextChange(rung: $0.rung(.max)) }.min().map { max($0, now + 60) }
    }

    private var pieces: [Piece] {
        var pieces: [Piece] = []
        func say(_ words: String) {
            if hasWords, !words.isEmpty { pieces.append(.words(words, .standard)) }
        }
        var isFirst = true
        for (segment, items) in zip(segments, items) where !items.isEmpty {
            if isFirst {
                say(opening)
            } else if hasWords {
                say(segment.separator)
            }
            isFirst = false
            say(segment.before)
            for (index, item) in items.enumerated() {
                if index > 0 { pieces.append(.words(" · ", quiet)) }
                pieces.append(.item(item))
            }
            say(segment.after)
        }
        if isFirst, segments.isEmpty { say(opening) }
        if !isFirst || segments.isEmpty { say(closing) }
        return pieces
    }

    private func columns(rung: Int) -> Int {
        pieces.reduce(0) { sum, piece in
            switch piece {
            case .words(let words, _): sum + clusters(of: words).reduce(0) { $0 + $1.width }
            case .item(let item): sum + item.columns(rung: rung)
            }
        }
    }

    /// Writes the line from the left; returns the columns that it takes. What is alone and too long is cut.
    func write(to canvas: Canvas, rung: Int, width: Int) -> Int {
        var column = 0
        func put(_ cluster: Cluster, _ style: CellStyle) {
            guard column + cluster.width <= width else { return }
            canvas.write(cluster, at: CellPoint(column: column, row: 0), style: style)
            column += cluster.width
        }
        for piece in pieces {
            switch piece {
            case .words(let words, let style):
                var text = StyledText()
                text.append(String(words.map { $0.isNewline ? " " : $0 }), style: style)
                let line = WrappedText(text, width: width - column, limit: 1, truncation: .tail).lines.first
                if text.width <= width - column {
                    for cluster in text.paragraphs.joined() { put(cluster.cluster, style) }
                } else {
                    for cluster in line ?? [] { put(cluster.cluster, style) }
                }
            case .item(let item):
                let start = column
                for cluster in item.line(rung: rung, columns: width - column) {
                    put(cluster.cluster, cluster.style)
                }
                if !item.isBar { canvas.changes(at: item.source.nextChange(rung: item.rung(rung))) }
                if var press = item.press {
                    press.rect = CellRect(column: start, row: 0, columns: column - start, rows: 1)
                    canvas.note(press)
                }
            }
        }
        return column
    }
}
