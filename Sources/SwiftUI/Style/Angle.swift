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
