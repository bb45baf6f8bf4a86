/// How a change is spread over time. Nothing moves in cells: changes are shown at once.
public struct Animation: Hashable, Sendable {
    private init(_ name: Void) {}

    /// Shown at once.
    public static let `default` = Animation(())
    /// Shown at once.
    public static let linear = Animation(())
    /// Shown at once.
    public static let easeIn = Animation(())
    /// Shown at once.
    public static let easeOut = Animation(())
    /// Shown at once.
    public static let easeInOut = Animation(())
    /// Shown at once.
    public static let spring = Animation(())
    /// Shown at once.
    public static let bouncy = Animation(())
    /// Shown at once.
    public static let smooth = Animation(())
    /// Shown at once.
    public static let snappy = Animation(())
    /// Shown at once.
    public static let interactiveSpring = Animation(())

    /// Shown at once.
    public static func linear(duration: TimeInterval) -> Animation { linear }
    /// Shown at once.
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
    /// Shown at once.
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
    /// Shown at once.
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
    /// Shown at once.
    public static func timingCurve(
        _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, duration: TimeInterval = 0.35
    ) -> Animation { linear }
    /// Shown at once.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring }
    /// Shown at once.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { spring }
    /// Shown at once.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
    /// Shown at once.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { smooth }
    /// Shown at once.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { snappy }

    /// Shown at once.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { self.spring }
    /// Shown at once.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring }
    /// Shown at once.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { spring }
    /// Shown at once.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { spring }
    /// Shown at once.
    public static let interpolatingSpring = Animation(())

    /// The same: nothing waits.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// The same: nothing moves.
    public func speed(_ speed: Double) -> Animation { self }
    /// The same: nothing moves.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The same: nothing moves.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// A spring that a change follows; nothing moves in cells.
public struct Spring: Hashable, Sendable {
    private init(_ name: Void) {}

    /// As usual.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
    /// As usual.
    public init(response: Double, dampingRatio: Double) {}
    /// As usual.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}

    /// Without a bounce.
    public static let smooth = Spring(())
    /// With a small bounce.
    public static let snappy = Spring(())
    /// With a large bounce.
    public static let bouncy = Spring(())
    /// With a bounce of one's own.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { bouncy }
    /// With a bounce of one's own.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { smooth }
    /// With a bounce of one's own.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { snappy }
}
