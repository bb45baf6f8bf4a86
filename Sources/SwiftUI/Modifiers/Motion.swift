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

    /// The same: nothing waits.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// The same: nothing moves.
    public func speed(_ speed: Double) -> Animation { self }
    /// The same: nothing moves.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The same: nothing moves.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes: at once.
public struct AnyTransition: Sendable {
    /// At once.
    public static let identity = AnyTransition()
    /// At once.
    public static let opacity = AnyTransition()
    /// At once.
    public static let scale = AnyTransition()
    /// At once.
    public static let slide = AnyTransition()

    /// At once.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { identity }
    /// At once.
    public static func move(edge: Edge) -> AnyTransition { identity }
    /// At once.
    public static func push(from edge: Edge) -> AnyTransition { identity }
    /// At once.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { identity }
    /// At once.
    public static func offset(_ offset: CGSize) -> AnyTransition { identity }
    /// At once.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        identity
    }
    /// At once.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
    /// At once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// At once.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes into other content: at once.
public struct ContentTransition: Hashable, Sendable {
    private init(_ name: Void) {}

    /// At once.
    public static let identity = ContentTransition(())
    /// At once.
    public static let opacity = ContentTransition(())
    /// At once.
    public static let interpolate = ContentTransition(())
    /// At once.
    public static let symbolEffect = ContentTransition(())
    /// At once.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }
    /// At once.
    public static func numericText(value: Double) -> ContentTransition { identity }
}

/// The circumstances of a change.
public struct Transaction: Sendable {
    /// Nothing moves.
    public var animation: Animation?
    /// Whether animations are left out.
    public var disablesAnimations = true

    /// A change without animation.
    public init(animation: Animation? = nil) { self.animation = animation }
}

/// Changes values; shown at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Changes values; shown at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
{
    try body()
}

/// Names that tell views apart within a view.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// A set of names.
    public struct ID: Hashable, Sendable {}

    /// A set of names.
    public init() {}

    /// The set of names.
    public var wrappedValue: ID { ID() }
}

extension View {
    /// Shown at once.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// Shown at once.
    nonisolated public func animation(_ animation: Animation?) -> some View { self }

    /// Comes and goes at once.
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }

    /// Changes at once.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Changes at once.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        self
    }

    /// Moves nowhere.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    /// No view outlives its archive.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }

    /// No view is picked.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }

    /// Compared by the host, as it is drawn.
    nonisolated public func equatable() -> some View { self }
}
