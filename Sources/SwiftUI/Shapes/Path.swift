import VistazoArchive

/// An outline made of lines and curves, in points.
public struct Path: Equatable, Sendable {
    /// A step of an outline.
    public enum Element: Equatable, Sendable {
        /// Begins elsewhere.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Back to where it began.
        case closeSubpath
    }

    private(set) var elements: [Element] = []
    /// What the whole path is, as long as it is one simple shape.
    private(set) var simple: Simple? = .nothing

    enum Simple: Equatable, Sendable {
        case nothing
        case shape(Node.Shape.Kind)
        /// A part of a circle, as parts of one turn.
        case arc(Double)
    }

    /// An outline of nothing.
    public init() {}

    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// An ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// An outline drawn by a closure.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether nothing was drawn.
    public var isEmpty: Bool { elements.isEmpty }

    /// The last point, nil where nothing was drawn or the outline was just closed.
    public var currentPoint: CGPoint? { elements.last?.points.last }

    /// The smallest rectangle around all points, control points among them; `.null` of nothing.
    public var boundingRect: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        var low = first
        var high = first
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Calls a closure with each step.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    mutating func append(_ element: Element, simple: Simple? = nil) {
        elements.append(element)
        self.simple = simple
    }

    /// Adds steps that are one simple shape, if the path has nothing else.
    mutating func append(_ steps: [Element], as shape: Simple) {
        let isFirst = elements.isEmpty
        elements += steps
        simple = isFirst ? shape : nil
    }

    /// How the host draws the path: one shape, else its rectangle.
    var outline: ShapeOutline {
        switch simple {
        case .shape(let kind): ShapeOutline(kind: kind)
        case .arc(let part): ShapeOutline(kind: .circle, trim: part < 1 ? 0...part : nil)
        case .nothing, nil: ShapeOutline(kind: .rectangle, isKnown: false)
        }
    }
}

extension Path.Element {
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .closeSubpath: []
        }
    }
}

extension Path: Shape, OutlinedShape {
    /// The path itself, wherever it is drawn.
    public func path(in rect: CGRect) -> Path { self }
}
