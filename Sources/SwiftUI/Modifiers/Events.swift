// A widget's view is lowered and gone: nothing that happens later can reach its code. The closures of these
// modifiers are never called, and each is told to the author once a run; buttons, toggles and links are what a widget answers to.

extension View {
    /// Never called.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        ineffective("onAppear")
    }

    /// Never called.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        ineffective("onDisappear")
    }

    /// Never called.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        ineffective("onTapGesture")
    }

    /// Never called.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View { ineffective("onLongPressGesture") }

    /// Never called.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View { ineffective("onChange") }

    /// Never called.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { ineffective("onChange") }

    /// Never called.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View { ineffective("onChange") }

    /// Never called.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        ineffective("onOpenURL")
    }

    /// Never run.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { ineffective("task") }

    /// Never run.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { ineffective("task") }

    /// Never set off.
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { ineffective("gesture") }

    /// Never set off.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
        ineffective("simultaneousGesture")
    }

    /// Never set off.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
        ineffective("highPriorityGesture")
    }

    /// Never called.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        ineffective("onHover")
    }

    /// What a click reaches is the control itself.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// What a click reaches is the control itself.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
