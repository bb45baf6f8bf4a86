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
    let stage = Stage(entry.view, family: family, ignoresMargins: entry.ignoresMargins, surroundings)
    let canvas = Canvas(size: surroundings.size, ground: surroundings.theme.ground)
    if let ground = stage.ground {
        let offered = Proposal(canvas.grid.size)
        let size = ground.measure(offered)
        ground.place(offered, in: canvas.grid.bounds.aligning(size, .center), on: canvas)
    }
    let hasFrame = surroundings.frame != nil && !entry.ignoresMargins
    canvas.clipped(to: hasFrame ? canvas.grid.bounds.inset(columns: 1, rows: 1) : canvas.grid.bounds) {
        stage.place(on: canvas)
        if surroundings.frame?.isPending == true { canvas.dim(canvas.grid.bounds) }
    }
    var presses = canvas.presses
    if let url = stage.widgetURL {
        presses.append(Press(rect: canvas.grid.bounds, action: .open(url), label: "", isWhole: true))
    }
    let regions = hitRegions(of: presses)
    if let frame = surroundings.frame {
        FramePainter(surroundings, frame, on: canvas).draw(
            isCircular: family == .circular, regions: regions)
    }
    return Drawing(
        grid: surroundings.glyphs == .ascii ? canvas.grid.ascii : canvas.grid, hitRegions: regions,
        nextChange: canvas.nextChange)
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

/// A view built for a family and a size, ready to be placed.
private struct Stage {
    let pass: LayoutPass
    /// In outer cells.
    let content: CellRect
    let root: LayoutBox?
    let ground: LayoutBox?
    let widgetURL: String?

    init(_ view: Node, family: Family, ignoresMargins: Bool, _ surroundings: Surroundings) {
        let margin = ignoresMargins ? (columns: 0, rows: 0) : family.margin
        content = CellRect(size: surroundings.size).inset(columns: margin.columns, rows: margin.rows)
        // Beside the content there is the frame, and inside of it what is left of the margin.
        let spare = max(margin.columns - 1, 0) * 2
        pass = LayoutPass(surroundings, contentSize: content.size, spareColumns: spare)
        let builder = LayoutBuilder(pass, family: family)
        var environment = Environment()
        environment.redaction = surroundings.redaction
        root = builder.box(view, environment)
        ground = builder.containerBackground
        widgetURL = builder.widgetURL
    }

    func place(on canvas: Canvas) {
        guard let root else { return }
        let offered = Proposal(content.size)
        let size = root.measure(offered)
        let alignment = NodeAlignment(
            size.columns > content.size.columns ? .leading : .center,
            size.rows > content.size.rows ? .top : .center)
        root.place(offered, in: content.aligning(size, alignment), on: canvas)
    }
}
