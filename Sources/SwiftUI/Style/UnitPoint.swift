/// A point in a rectangle, 0…1 across and down.
public struct UnitPoint: Hashable, Sendable {
    /// 0 at the leading edge, 1 at the trailing one.
    public var x: CGFloat
    /// 0 at the top, 1 at the bottom.
    public var y: CGFloat

    /// The top leading corner.
    public init() { self.init(x: 0, y: 0) }

    /// A point by its parts of width and height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle, clockwise on screen.
public struct Angle: Hashable, Comparable, Sendable, AdditiveArithmetic {
    /// Once around is 2π.
    public var radians: Double

    /// Once around is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle.
    public init() { radians = 0 }
    /// An angle by its radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle by its degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// No angle.
    public static let zero = Angle()
    /// An angle by its radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle by its degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The smaller angle comes first; turns are counted.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// Both angles, one after the other.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The first angle turned back by the second.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// The angle turned the other way.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// The angle a number of times.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// A part of the angle.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}

/// How a layer is blended with what is behind it; cells are painted one over the other.
public enum BlendMode: Hashable, Sendable {
    /// Over what is behind.
    case normal
    /// Darker.
    case multiply
    /// Lighter.
    case screen
    /// Darker and lighter.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// Brightens.
    case colorDodge
    /// Darkens.
    case colorBurn
    /// Soft contrast.
    case softLight
    /// Hard contrast.
    case hardLight
    /// What differs.
    case difference
    /// What differs, softly.
    case exclusion
    /// Only the hue.
    case hue
    /// Only the saturation.
    case saturation
    /// Only the colour.
    case color
    /// Only the light.
    case luminosity
    /// Inside what is behind.
    case sourceAtop
    /// Behind what is there.
    case destinationOver
    /// Cuts out what is behind.
    case destinationOut
    /// Adds to what is behind.
    case plusDarker
    /// Adds light to what is behind.
    case plusLighter
}
