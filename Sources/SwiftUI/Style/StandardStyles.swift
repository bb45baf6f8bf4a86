import VistazoArchive

/// The style around the view.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
    /// The current foreground.
    public init() {}

    /// The current foreground at full strength.
    package func color(in environment: EnvironmentValues) -> NodeColor {
        environment.foreground.color(at: 0)
    }
}

/// The tint around the view, else the theme's accent.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    /// The current tint.
    public init() {}

    /// The tint around it, else the accent.
    package func color(in environment: EnvironmentValues) -> NodeColor {
        environment.tintColor ?? .role(.accent)
    }
}

/// The ground of the terminal: painting it shows what is behind.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
    /// The current ground.
    public init() {}

    /// Clear: the terminal's own ground shows.
    package func color(in environment: EnvironmentValues) -> NodeColor { .role(.clear) }
}

/// The fill of controls and grounds: a faint grey, fainter by its levels.
public struct FillShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    /// The standard fill.
    public init() {}

    /// A faint grey, 0.3 of it.
    package func color(in environment: EnvironmentValues) -> NodeColor {
        NodeColor(.role(.gray), opacity: 0.3)
    }
}

/// The colour of lines between parts.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    /// The standard separator.
    public init() {}

    /// The third level of the theme's text colours.
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

    /// Clear: cells cannot blur what lies below.
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
