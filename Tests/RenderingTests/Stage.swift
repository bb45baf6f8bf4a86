import Foundation
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// 2026-11-30 09:12:00 UTC, a Monday.
let noon = Date(timeIntervalSince1970: 1_796_029_920)

/// Surroundings of so many outer cells, at that time in UTC and English.
func surroundings(
    _ columns: Int, _ rows: Int, frame: WidgetFrame? = nil, glyphs: Surroundings.Glyphs = .unicode,
    mode: RenderingMode = .fullColor, redaction: Redaction = [], now: Date = noon
) -> Surroundings {
    Surroundings(
        size: CellSize(columns: columns, rows: rows), now: now, mode: mode, glyphs: glyphs,
        redaction: redaction, frame: frame)
}

/// Draws a view alone, without margin and frame.
func drawing(
    _ view: Node, _ columns: Int, _ rows: Int, glyphs: Surroundings.Glyphs = .unicode,
    mode: RenderingMode = .fullColor, redaction: Redaction = [], now: Date = noon
) -> Drawing {
    draw(
        ArchivedEntry(date: noon, view: view, ignoresMargins: true), family: .medium,
        surroundings: surroundings(
            columns, rows, glyphs: glyphs, mode: mode, redaction: redaction, now: now))
}

/// The rows of that drawing, without the blanks at their ends.
func rows(
    _ view: Node, _ columns: Int, _ rows: Int, glyphs: Surroundings.Glyphs = .unicode,
    mode: RenderingMode = .fullColor, redaction: Redaction = []
) -> [String] {
    drawing(view, columns, rows, glyphs: glyphs, mode: mode, redaction: redaction).grid.trimmedRows
}

/// Draws a view as a widget of a family in its own size, framed.
func widget(
    _ view: Node, _ family: Family, frame: WidgetFrame? = WidgetFrame(),
    glyphs: Surroundings.Glyphs = .unicode, mode: RenderingMode = .fullColor, redaction: Redaction = [],
    now: Date = noon, ignoresMargins: Bool = false
) -> Drawing {
    let size = family.outerSize
    return draw(
        ArchivedEntry(date: noon, view: view, ignoresMargins: ignoresMargins), family: family,
        surroundings: surroundings(
            size.columns, size.rows, frame: frame, glyphs: glyphs, mode: mode, redaction: redaction, now: now)
    )
}

extension CellGrid {
    var trimmedRows: [String] {
        rows.map { row in
            var row = row
            while row.last == " " { row.removeLast() }
            return row
        }
    }
}

/// Where the numbered places of a view stand in so many cells.
func places(_ view: Node, _ columns: Int, _ rows: Int) -> [Int: CellRect] {
    geometry(
        of: view, family: .medium, surroundings: surroundings(columns, rows), ignoresMargins: true)
}

/// Takes all it is offered, and knows its place by a number.
func fill(_ id: Int, _ modifiers: [NodeModifier] = []) -> Node { Node(.geometry(id), modifiers) }

extension Node {
    /// The same, and its place by a number.
    func marked(_ id: Int) -> Node { with(.overlay(Node(.geometry(id)), .center)) }

    func with(_ modifiers: NodeModifier...) -> Node { Node(content, self.modifiers + modifiers) }

    static func row(
        _ children: [Node], spacing: Double? = 0, _ vertical: NodeAlignment.Vertical = .center
    ) -> Node {
        Node(
            .stack(
                Stack(.horizontal, spacing: spacing, alignment: NodeAlignment(.center, vertical), children)))
    }

    static func column(
        _ children: [Node], spacing: Double? = 0, _ horizontal: NodeAlignment.Horizontal = .center
    ) -> Node {
        Node(
            .stack(
                Stack(.vertical, spacing: spacing, alignment: NodeAlignment(horizontal, .center), children)))
    }

    static func layers(_ children: [Node], _ alignment: NodeAlignment = .center) -> Node {
        Node(.stack(Stack(.depth, alignment: alignment, children)))
    }

    static let spacer = Node(.spacer(minimum: nil))
    static func live(_ text: LiveText) -> Node { Node(.text([TextRun(.live(text))])) }
}

extension NodeModifier {
    static func size(_ width: Double?, _ height: Double?, _ alignment: NodeAlignment = .center) -> Self {
        .frame(Frame(width: width, height: height, alignment: alignment))
    }

    static func width(
        min: Double? = nil, ideal: Double? = nil, max: Double? = nil, _ alignment: NodeAlignment = .center
    ) -> Self {
        .flexibleFrame(
            FlexibleFrame(minimumWidth: min, idealWidth: ideal, maximumWidth: max, alignment: alignment))
    }

    static func points(_ points: Double) -> Self { .font(NodeFont(points: points)) }
}
