/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// Above.
    case top
    /// Where reading begins.
    case leading
    /// Below.
    case bottom
    /// Where reading ends.
    case trailing

    /// Several sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit a side.
        public let rawValue: Int8

        /// Sides by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// Above.
        public static let top = Set(.top)
        /// Where reading begins.
        public static let leading = Set(.leading)
        /// Below.
        public static let bottom = Set(.bottom)
        /// Where reading ends.
        public static let trailing = Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// Across.
    case horizontal
    /// Down.
    case vertical

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit an axis.
        public let rawValue: Int8

        /// Axes by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Across.
        public static let horizontal = Set(rawValue: 1)
        /// Down.
        public static let vertical = Set(rawValue: 2)
    }
}

/// Distances from the four sides, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// From above.
    public var top: CGFloat
    /// From where reading begins.
    public var leading: CGFloat
    /// From below.
    public var bottom: CGFloat
    /// From where reading ends.
    public var trailing: CGFloat

    /// A distance for each side.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance at all.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
