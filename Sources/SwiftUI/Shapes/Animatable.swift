/// Numbers between which an animation could pass. Nothing moves in cells; the names are here so that shapes and
/// modifiers that have them compile.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each of its numbers.
    mutating func scale(by rhs: Double)
    /// The sum of the squares of its numbers.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// No number.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// No number.
    public init() {}
    /// No number.
    public static let zero = EmptyAnimatableData()
    /// No number.
    public static func + (one: Self, other: Self) -> Self { one }
    /// No number.
    public static func - (one: Self, other: Self) -> Self { one }
    /// Does nothing.
    public mutating func scale(by rhs: Double) {}
    /// Nothing.
    public var magnitudeSquared: Double { 0 }
}

/// Two values in one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first.
    public var first: First
    /// The second.
    public var second: Second

    /// Two values in one.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Both zero.
    public static var zero: Self { Self(.zero, .zero) }
    /// Both sums.
    public static func + (one: Self, other: Self) -> Self {
        Self(one.first + other.first, one.second + other.second)
    }
    /// Both differences.
    public static func - (one: Self, other: Self) -> Self {
        Self(one.first - other.first, one.second - other.second)
    }
    /// Multiplies both.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    /// The sum of both.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Something that an animation could pass through. In cells it is drawn as it ends.
public protocol Animatable {
    /// The numbers that change on the way.
    associatedtype AnimatableData: VectorArithmetic
    /// The numbers that change on the way; never set here.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing changes.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A modifier that an animation could pass through.
public typealias AnimatableModifier = Animatable & ViewModifier

/// The room that a parent proposes, in points; nil leaves an axis open.
public struct ProposedViewSize: Hashable, Sendable {
    /// Points across.
    public var width: CGFloat?
    /// Points down.
    public var height: CGFloat?

    /// A proposal by its axes.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Nothing.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// As much as it likes.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// All there is.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal with a size in the place of what it leaves open.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
