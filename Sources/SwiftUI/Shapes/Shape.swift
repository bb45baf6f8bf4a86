import VistazoArchive

/// A figure in the room it is offered.
///
/// The host knows rectangles, rounded rectangles, capsules, circles and ellipses. Another shape is drawn as
/// the one of these that its path is; a path that is none of them fills its rectangle, and its stroke is left out.
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

/// How the host draws a shape.
struct ShapeOutline: Hashable, Sendable {
    var kind: Node.Shape.Kind
    var trim: ClosedRange<Double>?
    /// False for a path that the host does not know: it cannot be stroked.
    var isKnown = true
}

/// A shape that says itself how the host draws it.
protocol OutlinedShape: Shape {
    var outline: ShapeOutline { get }
}

extension Shape {
    /// How the host draws the shape; other shapes by their path in a square.
    var drawnOutline: ShapeOutline {
        (self as? any OutlinedShape)?.outline
            ?? path(in: CGRect(x: 0, y: 0, width: 64, height: 64)).outline
    }
}

/// A shape, filled and stroked.
public struct ShapeView<Content: Shape> {
    let shape: Content
    var fill: (any ShapeStyle)?
    var stroke: (any ShapeStyle)?

    init(shape: Content, fill: (any ShapeStyle)? = nil, stroke: (any ShapeStyle)? = nil) {
        self.shape = shape
        self.fill = fill
        self.stroke = stroke
    }
}

extension ShapeView: View, PrimitiveView {
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let outline = shape.drawnOutline
        let stroke = outline.isKnown ? stroke?.nodeColor(in: environment) : nil
        var fill = fill?.nodeColor(in: environment)
        if self.stroke != nil, stroke == nil, fill == nil {
            // A line that cannot be drawn must not become a filled area.
            environment.lowering?.report(.missing(String(describing: Content.self)))
            fill = .role(.clear)
        }
        return [Node(.shape(Node.Shape(outline.kind, fill: fill, stroke: stroke, trim: outline.trim)))]
    }
}

extension ShapeView {
    /// The shape filled as well.
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView {
        ShapeView(shape: shape, fill: fill ?? content, stroke: stroke)
    }

    /// The shape with a line along its edge as well.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
        ShapeView(shape: shape, fill: fill, stroke: content)
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
        ShapeView(shape: self, fill: content)
    }

    /// The shape filled with the foreground.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> { ShapeView(shape: self) }

    /// A line along the edge in a style. A line is a cell wide, whatever its width.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        ShapeView(shape: self, stroke: content)
    }

    /// A line along the edge in a style. A line is a cell wide, whatever its width.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self, stroke: content)
    }

    /// A line along the edge in the foreground.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> {
        ShapeView(shape: self, stroke: ForegroundStyle())
    }

    /// A line along the edge in the foreground.
    nonisolated public func stroke(style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self, stroke: ForegroundStyle())
    }
}

extension InsettableShape {
    /// A line inside the edge in a style.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeView<Self> { ShapeView(shape: self, stroke: content) }

    /// A line inside the edge in a style.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> ShapeView<Self> { ShapeView(shape: self, stroke: content) }

    /// A line inside the edge in the foreground.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self>
    {
        ShapeView(shape: self, stroke: ForegroundStyle())
    }

    /// A line inside the edge in the foreground.
    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
        ShapeView(shape: self, stroke: ForegroundStyle())
    }
}
