/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// At its last point.
    case butt
    /// Round, beyond its last point.
    case round
    /// Square, beyond its last point.
    case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// In a point.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
}

/// How a line is drawn. In cells it is one cell wide, without dashes.
public struct StrokeStyle: Hashable, Sendable {
    /// Points across the line.
    public var lineWidth: CGFloat
    /// Its ends.
    public var lineCap: CGLineCap
    /// Its corners.
    public var lineJoin: CGLineJoin
    /// How far a corner may reach, in widths of the line.
    public var miterLimit: CGFloat
    /// Lengths drawn and left out in turn, in points.
    public var dash: [CGFloat]
    /// Where in the dashes the line begins.
    public var dashPhase: CGFloat

    /// A line by its width, ends, corners and dashes.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How the inside of a path is told. In cells it makes no difference.
public struct FillStyle: Hashable, Sendable {
    /// Whether crossings count by parity.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// A fill by its rule.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The curve of a corner. In cells it makes no difference.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Smoother than a circle.
    case continuous
}
