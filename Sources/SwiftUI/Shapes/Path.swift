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
    /// The figure that the whole path is; nil where it is none, or nothing.
    private(set) var figure: Node.Shape.Kind?

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

    /// Adds a step; a figure stays one only where the step closes it.
    mutating func append(_ element: Element) {
        elements.append(element)
        if element != .closeSubpath { figure = nil }
    }

    /// Adds the steps of a figure; the path is that figure if it has nothing else.
    mutating func append(_ steps: [Element], as figure: Node.Shape.Kind) {
        self.figure = elements.isEmpty ? figure : nil
        elements += steps
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
    /// A path has its own place: only it can say where that is.
    var outline: ShapeOutline? { nil }

    /// The path itself, wherever it is drawn.
    public func path(in rect: CGRect) -> Path { self }
}
