import VistazoArchive

/// A level of the current style: what `.primary`, `.secondary` and their kin mean where they are written.
///
/// Without a style around, the levels are the theme's roles. Under `foregroundStyle(.red)` they are fainter
/// reds; under `foregroundStyle(.red, .blue)` the second is blue.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    /// 0 for primary, up to 4 for quinary.
    let level: Int

    /// The current style.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// Quieter.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Quieter still.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Barely there.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// As faint as the fourth level, in cells.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The current foreground, so many levels fainter.
    package func color(in environment: EnvironmentValues) -> NodeColor {
        environment.foreground.color(at: level)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The current style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// Quieter than the current style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// Quieter still.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// Barely there.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// As faint as the fourth level, in cells.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The colours of the levels, as set around a view.
struct ForegroundLevels: Hashable, Sendable {
    /// From the first level on; empty where the theme's roles hold.
    var colors: [NodeColor] = []

    func color(at level: Int) -> NodeColor {
        if level < colors.count { return colors[level] }
        let roles: [NodeColor.Role] = [.primary, .secondary, .tertiary, .quaternary, .quaternary]
        guard let first = colors.first, first.base != .role(.primary) else {
            return .role(roles[min(max(level, 0), roles.count - 1)])
        }
        return first.withOpacity([1, 0.6, 0.35, 0.2, 0.1][min(max(level, 0), 4)])
    }
}

extension EnvironmentValues {
    private struct ForegroundKey: EnvironmentKey {
        static var defaultValue: ForegroundLevels { ForegroundLevels() }
    }
    private struct TintKey: EnvironmentKey { static var defaultValue: NodeColor? { nil } }

    /// The foreground style around a view.
    var foreground: ForegroundLevels {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The tint around a view, nil for the theme's accent.
    package var tintColor: NodeColor? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}
