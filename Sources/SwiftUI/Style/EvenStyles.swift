import VistazoArchive

/// A gradient outwards from a point, as wide and high as the room.
public struct EllipticalGradient: ShapeStyle, PrimitiveShapeStyle {
    let gradient: Gradient

    /// From one fraction of the room to another.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { self.gradient = gradient }

    /// Colours at even distances.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { gradient = Gradient(colors: colors) }

    /// Colours at given places.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { gradient = Gradient(stops: stops) }

    /// The mean of its gradient: cells have no transitions.
    package func color(in environment: EnvironmentValues) -> NodeColor { gradient.color(in: environment) }
}

/// Colours at the points of a net.
public struct MeshGradient: ShapeStyle, PrimitiveShapeStyle {
    let gradient: Gradient

    /// Colours at `width` times `height` points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) { gradient = Gradient(colors: colors) }

    /// The mean of its colours: cells have no transitions.
    package func color(in environment: EnvironmentValues) -> NodeColor { gradient.color(in: environment) }
}

/// A picture repeated; in cells the secondary colour.
public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
    /// A picture, or a part of it.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {}

    /// The second level of text.
    package func color(in environment: EnvironmentValues) -> NodeColor { .role(.secondary) }
}

extension EllipticalGradient: View, PrimitiveView {}
extension MeshGradient: View, PrimitiveView {}

extension ShapeStyle where Self == LinearGradient {
    /// Along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> Self
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    /// Along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    /// Along a line.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> Self
    {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
    /// Along a line.
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> Self
    {
        LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Outwards from a point.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> Self {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Outwards from a point.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Around a point.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> Self {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Around a point.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> Self {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Once around a point.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
    /// Once around a point.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> Self { AngularGradient(gradient: gradient, center: center, angle: angle) }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Outwards from a point.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> Self { EllipticalGradient(colors: colors, center: center) }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture repeated.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Self { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The colour of a text that is asked for.
    public static var placeholder: HierarchicalShapeStyle { .tertiary }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The colour of links.
    public static var link: TintShapeStyle { TintShapeStyle() }
    /// The colour of what is chosen.
    public static var selection: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The ground of the terminal.
    public static var windowBackground: BackgroundStyle { BackgroundStyle() }
}

/// A shadow as a part of a style; cells cast none.
public struct ShadowStyle: Hashable, Sendable {
    /// Behind.
    public static func drop(
        color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    /// Within.
    public static func inner(
        color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

/// A style with a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
    let base: Base

    func color(in environment: EnvironmentValues) -> NodeColor {
        let lowering = environment.lowering
        MainActor.assumeIsolated { lowering?.report(.noEffect("shadow")) }
        return base.nodeColor(in: environment)
    }
}

extension ShapeStyle {
    /// The style without a shadow, which is told to the author.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self) }
}
