// A widget's view is lowered and gone: nothing that happens later can reach its code. The closures of these
// modifiers are never called; buttons, toggles and links are what a widget answers to.

/// Gestures that could set off a view.
public struct TapGesture: Sendable {
    /// So many taps.
    public init(count: Int = 1) {}
}

extension View {
    /// Never called.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Never called.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Never called.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        self
    }

    /// Never called.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View { self }

    /// Never called.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View { self }

    /// Never called.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }

    /// Never called.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View { self }

    /// Never called.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Never run.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }

    /// Never run.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }

    /// Never set off.
    nonisolated public func gesture(_ gesture: TapGesture) -> some View { self }

    /// What a click reaches is the control itself.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// What a click reaches is the control itself.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
