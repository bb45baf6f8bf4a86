/// How a symbol moves. Nothing moves in cells.
public protocol SymbolEffect: Sendable {}

/// A movement that goes on as long as it is on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that a change of a value sets off.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// Jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All at once.
    public var wholeSymbol: Self { self }
}

/// Fades in and out.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All at once.
    public var wholeSymbol: Self { self }
}

/// Runs through its parts.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Each part stays on.
    public var cumulative: Self { self }
    /// One part at a time.
    public var iterative: Self { self }
    /// There and back.
    public var reversing: Self { self }
}

/// Grows or shrinks.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    /// Larger.
    public var up: Self { self }
    /// Smaller.
    public var down: Self { self }
}

/// Turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// To the right.
    public var clockwise: Self { self }
    /// To the left.
    public var counterClockwise: Self { self }
}

/// Breathes.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Without a change of its size.
    public var plain: Self { self }
}

/// Wiggles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}

/// Comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect {}

/// Goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {}

/// Gives way to another symbol.
public struct ReplaceSymbolEffect: SymbolEffect {
    /// Downwards, then upwards.
    public var downUp: Self { self }
    /// Upwards.
    public var upUp: Self { self }
    /// Off, then upwards.
    public var offUp: Self { self }
    /// Part by part.
    public var byLayer: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Jumps.
    public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades in and out.
    public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Runs through its parts.
    public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Grows or shrinks.
    public static var scale: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns.
    public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Breathes.
    public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Wiggles.
    public static var wiggle: Self { Self() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Comes.
    public static var appear: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Goes.
    public static var disappear: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Gives way to another symbol.
    public static var replace: Self { Self() }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Faster or slower.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// So many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Faster or slower.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
    /// A symbol does not move.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { ineffective("symbolEffect", isAsked: isActive) }

    /// A symbol does not move.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { ineffective("symbolEffect") }

    /// A symbol does not move.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
