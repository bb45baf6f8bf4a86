import Foundation
import VistazoArchive
import VistazoCells

/// A view built for a family and a size, ready to be placed.
struct Stage {
    let pass: LayoutPass
    /// In outer cells.
    let content: CellRect
    let root: LayoutBox?
    let ground: LayoutBox?
    let widgetURL: String?
    private let isCircular: Bool
    private let ignoresMargins: Bool

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
        isCircular = family == .circular
        self.ignoresMargins = ignoresMargins
    }

    /// Ground, content, frame: the whole drawing at the instant of the pass.
    var drawing: Drawing {
        let surroundings = pass.surroundings
        let canvas = Canvas(
            size: surroundings.size, ground: surroundings.theme.ground, Legibility(surroundings))
        if surroundings.frame != nil, !ignoresMargins, surroundings.theme.frames == .filled,
            surroundings.hasCards
        {
            canvas.ground(canvas.grid.bounds, surroundings.theme.raised)
        }
        if let ground {
            let offered = Proposal(canvas.grid.size)
            let size = ground.measure(offered)
            ground.place(offered, in: canvas.grid.bounds.aligning(size, .center), on: canvas)
        }
        let hasFrame = surroundings.frame != nil && !ignoresMargins
        canvas.clipped(to: hasFrame ? canvas.grid.bounds.inset(columns: 1, rows: 1) : canvas.grid.bounds) {
            place(on: canvas)
            if surroundings.frame?.isPending == true { canvas.dim(canvas.grid.bounds) }
        }
        var presses = canvas.presses
        if let url = widgetURL {
            presses.append(Press(rect: canvas.grid.bounds, action: .open(url), label: "", isWhole: true))
        }
        let regions = hitRegions(of: presses)
        if let frame = surroundings.frame {
            FramePainter(surroundings, frame, on: canvas).draw(isCircular: isCircular, regions: regions)
        }
        return Drawing(
            grid: surroundings.glyphs == .ascii ? canvas.grid.ascii : canvas.grid, hitRegions: regions,
            nextChange: canvas.nextChange)
    }

    /// Goes to another instant. False where what the clock has changed takes other room than before, or stands
    /// where it cannot be changed: then the view is to be built anew.
    func advance(to now: Date) -> Bool {
        guard !pass.hasLiveLabels else { return false }
        pass.surroundings.now = now
        return pass.liveTexts.reduce(true) { $1.advance() && $0 }
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
