import Foundation
import VistazoArchive
import VistazoCells

/// Draws an entry: the heart of the house. Same arguments, same drawing, always.
///
/// The content is offered the room inside the margin, and stands in the middle of it where it takes less;
/// where it takes more, its beginning stays. It may draw into the margin but never over the frame; where the kind ignores margins it has the whole
/// rectangle, and the frame is painted over its edge.
package func draw(_ entry: ArchivedEntry, family: Family, surroundings: Surroundings) -> Drawing {
    if family == .inline { return drawInline(entry, surroundings: surroundings) }
    return Stage(entry.view, family: family, ignoresMargins: entry.ignoresMargins, surroundings).drawing
}

/// The rooms, in cells from the upper left of the content, that each `Node.Content.geometry` of a view
/// takes; for lowering `GeometryReader`. None for those in a part of `ViewThatFits` that is not chosen.
package func geometry(
    of view: Node, family: Family, surroundings: Surroundings, ignoresMargins: Bool = false
) -> [Int: CellRect] {
    let stage = Stage(view, family: family, ignoresMargins: ignoresMargins, surroundings)
    let canvas = Canvas(size: surroundings.size)
    stage.place(on: canvas)
    return canvas.rooms.mapValues {
        $0.offset(columns: -stage.content.left, rows: -stage.content.top)
    }
}

/// How many sizes are worked out to draw a view in so many cells, answers from memos not counted: what the
/// negotiation costs.
package func sizeComputations(of view: Node, in size: CellSize, surroundings: Surroundings) -> Int {
    var surroundings = surroundings
    surroundings.size = size
    let stage = Stage(view, family: .medium, ignoresMargins: true, surroundings)
    stage.place(on: Canvas(size: size))
    return stage.pass.measurements
}

/// The cells that a view asks for of its room in a family: the layout without the painting.
package func measuredSize(of view: Node, family: Family, surroundings: Surroundings) -> CellSize {
    let stage = Stage(view, family: family, ignoresMargins: false, surroundings)
    return stage.root?.measure(Proposal(stage.content.size)) ?? .zero
}
