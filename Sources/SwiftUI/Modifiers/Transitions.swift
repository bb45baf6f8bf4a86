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
    public static let blurReplace = AnyTransition()
    /// At once.
    public static let symbolEffect = AnyTransition()

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
    private let name: String

    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// At once.
    public static let opacity = ContentTransition(name: "opacity")
    /// At once.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// At once.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    /// At once.
    public static func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
    /// At once.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    /// At once.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
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
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        ineffective("animation", isAsked: animation != nil)
    }

    /// Shown at once.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        ineffective("animation", isAsked: animation != nil)
    }

    /// Comes and goes at once.
    nonisolated public func transition(_ t: AnyTransition) -> some View { ineffective("transition") }

    /// Changes at once.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        ineffective("contentTransition", isAsked: transition != .identity)
    }

    /// Nothing moves, and nothing has to be told so.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        self
    }

    /// Moves nowhere.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { ineffective("matchedGeometryEffect") }

    /// No view outlives its archive.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }

    /// No view is picked.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }

    /// Compared by the host, as it is drawn.
    nonisolated public func equatable() -> some View { self }
}
