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

/// The style around the view.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
    /// The current foreground.
    public init() {}

    package func color(in environment: EnvironmentValues) -> NodeColor {
        environment.foreground.color(at: 0)
    }
}

/// The tint around the view, else the theme's accent.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    /// The current tint.
    public init() {}

    package func color(in environment: EnvironmentValues) -> NodeColor {
        environment.tintColor ?? .role(.accent)
    }
}

/// The ground of the terminal: painting it shows what is behind.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
    /// The current ground.
    public init() {}

    package func color(in environment: EnvironmentValues) -> NodeColor { .role(.clear) }
}

/// The fill of controls and grounds: a faint grey, fainter by its levels.
public struct FillShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    /// The standard fill.
    public init() {}

    package func color(in environment: EnvironmentValues) -> NodeColor {
        NodeColor(.role(.gray), opacity: 0.3)
    }
}

/// The colour of lines between parts.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    /// The standard separator.
    public init() {}

    package func color(in environment: EnvironmentValues) -> NodeColor { .role(.tertiary) }
}

/// Glass: what is behind shines through, so in cells nothing is painted.
public struct Material: ShapeStyle, PrimitiveShapeStyle {
    /// Nearly clear.
    public static let ultraThin = Material()
    /// Somewhat clear.
    public static let thin = Material()
    /// Half clear.
    public static let regular = Material()
    /// Hardly clear.
    public static let thick = Material()
    /// Nearly opaque.
    public static let ultraThick = Material()
    /// As of bars.
    public static let bar = Material()

    package func color(in environment: EnvironmentValues) -> NodeColor { .role(.clear) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style around the view.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint around the view.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The ground of the terminal.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The fill of controls and grounds.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between parts.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Material {
    /// Nearly clear glass.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Somewhat clear glass.
    public static var thinMaterial: Material { .thin }
    /// Half clear glass.
    public static var regularMaterial: Material { .regular }
    /// Hardly clear glass.
    public static var thickMaterial: Material { .thick }
    /// Nearly opaque glass.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// Glass as of bars.
    public static var bar: Material { .bar }
}
