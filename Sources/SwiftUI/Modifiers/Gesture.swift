/// Something a person could do with a view; a widget answers only to its buttons, toggles and links.
public protocol Gesture: Sendable {
    /// What is known of it while it goes on.
    associatedtype Value
}

extension Gesture {
    /// Never called.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    /// Never called.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// Taps.
public struct TapGesture: Gesture {
    /// Nothing more.
    public typealias Value = Void
    /// So many taps.
    public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
    /// Whether it is long enough.
    public typealias Value = Bool
    /// So many seconds, within so many points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture {
    /// Where the drag is.
    public struct Value: Equatable, Sendable {
        /// In points.
        public var startLocation = CGPoint.zero
        /// In points.
        public var location = CGPoint.zero
        /// In points.
        public var translation = CGSize.zero
    }

    /// From so many points on.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
