import VistazoArchive

/// A figure in the room it is offered.
///
/// The host knows rectangles, rounded rectangles, capsules, circles and ellipses. Another shape is drawn while
/// it is lowered, in the room it will have: what its path encloses in half blocks, its lines in braille.
nonisolated public protocol Shape: Sendable, View {
    /// The outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path
}

extension Shape {
    /// The shape, filled with the foreground.
    public var body: ShapeView<Self> { ShapeView(shape: self) }
}

/// A shape that has room for a line inside its edge.
nonisolated public protocol InsettableShape: Shape {
    /// The shape, smaller.
    associatedtype InsetShape: InsettableShape

    /// The shape, smaller by so many points on each side.
    func inset(by amount: CGFloat) -> InsetShape
}

/// How the host draws a shape that it knows.
struct ShapeOutline: Hashable, Sendable {
    var kind: Node.Shape.Kind
    /// By fractions of its length; a circle's begins at three o'clock, as SwiftUI's does.
    var trim: ClosedRange<Double>?
    /// Clockwise, around its middle.
    var turn = Angle.zero

    /// What the host draws for the outline: it trims circles from the top, once around at most, and turns nothing.
    /// Nil where only the path can tell.
    var drawn: [(kind: Node.Shape.Kind, trim: ClosedRange<Double>?)]? {
        switch kind {
        case .circle, .ellipse:
            guard let trim, trim != 0...1 else { return [(kind, self.trim)] }
            let shift = 0.25 + (turn.radians.isFinite ? turn.degrees / 360 : 0)
            var low = (trim.lowerBound + shift).truncatingRemainder(dividingBy: 1)
            if low < 0 { low += 1 }
            // A turn by a quarter back is the usual one, and is exact.
            if abs(low - low.rounded()) < 1e-9 { low = 0 }
            let high = low + trim.upperBound - trim.lowerBound
            return high <= 1 ? [(kind, low...high)] : [(kind, low...1), (kind, 0...min(high - 1, low))]
        default:
            guard let quarters = turn.quarters, quarters % 2 == 0 else { return nil }
            return [(kind, trim)]
        }
    }
}

/// A shape that says itself how the host draws it; nil where only its path tells.
protocol OutlinedShape: Shape {
    var outline: ShapeOutline? { get }
    /// Points across, where the shape is the line along an outline; nil where it is what that encloses.
    var strokeWidth: CGFloat? { get }
}

extension OutlinedShape {
    var strokeWidth: CGFloat? { nil }
}

extension Shape {
    /// Points across, where the shape is a line.
    var drawnStrokeWidth: CGFloat? { (self as? any OutlinedShape)?.strokeWidth }

    /// How the host draws the shape; nil where it is not one that the host knows.
    var drawnOutline: ShapeOutline? {
        if let outlined = self as? any OutlinedShape { return outlined.outline }
        let room = CGRect(x: 0, y: 0, width: 64, height: 32)
        let path = path(in: room)
        guard let kind = path.figure, path.boundingRect == room else { return nil }
        return ShapeOutline(kind: kind)
    }
}

/// A shape, filled and stroked.
public struct ShapeView<Content: Shape> {
    let shape: Content
    var fill: (any ShapeStyle)?
    var isFilledByParity = false
    var stroke: (any ShapeStyle)?
    /// Points across the line.
    var lineWidth: CGFloat = 1
}

extension ShapeView: View, PrimitiveView {
    /// One shape; a stroke that is filled counts as a stroke.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        var fillColor = fill?.nodeColor(in: environment)
        var strokeColor = stroke?.nodeColor(in: environment)
        var lineWidth = lineWidth
        if let width = shape.drawnStrokeWidth {
            // To fill a line is to draw it.
            strokeColor = fillColor ?? strokeColor ?? environment.foreground.color(at: 0)
            fillColor = nil
            lineWidth = width
        }
        if environment.turn != .zero { environment.lowering?.turnedParts += 1 }
        if var outline = shape.drawnOutline {
            outline.turn += environment.turn
            if let drawn = outline.drawn {
                let gradient = fillColor == nil ? nil : fill?.nodeGradient(in: environment)
                let parts = drawn.map { kind, trim in
                    Node(
                        .shape(
                            Node.Shape(
                                kind, fill: fillColor, stroke: strokeColor, trim: trim, gradient: gradient)))
                }
                return parts.count == 1 ? parts : [Node(.stack(Node.Stack(.depth, parts)))]
            }
        }
        guard let lowering = environment.lowering else { return [] }
        let view = self
        let turn = environment.turn
        let (inside, line, width) = (fillColor, strokeColor, lineWidth)
        return [
            lowering.placeholder { size, _ in
                let drawing = PathDrawing(size: size)
                let room = CGRect(origin: .zero, size: size)
                let path = view.shape.path(in: room).turned(by: turn, in: room)
                if let figure = path.figure {
                    return Node(.shape(Node.Shape(figure, fill: inside, stroke: line)))
                        .placed(in: path.boundingRect)
                }
                var layers: [Node] = []
                if inside != nil || line == nil {
                    layers += drawing.fill(path, byParity: view.isFilledByParity, color: inside)
                }
                if line != nil {
                    layers += drawing.stroke(path, lineWidth: width, color: line)
                }
                return layers.isEmpty
                    ? .empty : Node(.stack(Node.Stack(.depth, alignment: .topLeading, layers)))
            }
        ]
    }
}

extension Path {
    /// The outline turned around the middle of a room; a figure that is not turned stays one.
    fileprivate func turned(by angle: Angle, in room: CGRect) -> Path {
        guard angle != .zero, angle.radians.isFinite else { return self }
        let middle = CGAffineTransform(translationX: -room.midX, y: -room.midY)
        return applying(
            middle.concatenating(CGAffineTransform(rotationAngle: angle.radians))
                .concatenating(CGAffineTransform(translationX: room.midX, y: room.midY)))
    }
}

extension Node {
    /// The node in a rectangle of a larger room, in points.
    fileprivate func placed(in rect: CGRect) -> Node {
        let frame = NodeModifier.Frame(width: Cells.width(rect.width), height: Cells.height(rect.height))
        let offset = NodeModifier.offset(columns: Cells.across(rect.minX), rows: Cells.down(rect.minY))
        return Node(content, modifiers + [.frame(frame), offset])
    }
}

extension ShapeView {
    /// The shape filled as well.
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView {
        var view = self
        if view.fill == nil {
            view.fill = content
            view.isFilledByParity = style.isEOFilled
        }
        return view
    }

    /// The shape with a line along its edge as well.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
        var view = self
        view.stroke = content
        view.lineWidth = lineWidth
        return view
    }

    /// The shape with a line along its edge as well.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
        stroke(content, lineWidth: style.lineWidth)
    }

    /// The shape with a line inside its edge as well.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
        stroke(content, lineWidth: lineWidth)
    }

    /// The shape with a line inside its edge as well.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
        stroke(content, lineWidth: style.lineWidth)
    }
}

extension Shape {
    /// The shape filled in a style.
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<
        Self
    > {
        ShapeView(shape: self, fill: content, isFilledByParity: style.isEOFilled)
    }

    /// The shape filled with the foreground.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
        ShapeView(shape: self, isFilledByParity: style.isEOFilled)
    }

    /// A line along the edge in a style. The host's own figures have lines of one cell, whatever their width.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        ShapeView(shape: self, stroke: content, lineWidth: lineWidth)
    }

    /// A line along the edge in a style. The host's own figures have lines of one cell, whatever their width.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self, stroke: content, lineWidth: style.lineWidth)
    }

    /// The line along the edge as a shape: drawn in the foreground, or in what it is filled with.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        StrokedShape(base: self, width: lineWidth)
    }

    /// The line along the edge as a shape: drawn in the foreground, or in what it is filled with.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(base: self, width: style.lineWidth)
    }
}

extension InsettableShape {
    /// A line inside the edge in a style.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeView<Self> { stroke(content, lineWidth: lineWidth) }

    /// A line inside the edge in a style.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> ShapeView<Self> { stroke(content, style: style) }

    /// A line inside the edge in the foreground.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        stroke(lineWidth: lineWidth)
    }

    /// A line inside the edge in the foreground.
    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        stroke(style: style)
    }
}
