import VistazoArchive

/// What a shape is filled with and text is drawn in: a colour, a gradient, a level of the current style.
public protocol ShapeStyle: Sendable {
    /// The style that stands for this one in some surroundings; `Never` for the styles of this module.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to use in these surroundings. Authors' own styles give another style here.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Traps: a style whose resolution is `Never` is made a colour by this module.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) resolves to nothing else")
    }
}

extension Never: ShapeStyle {}

/// A style that this module makes a colour itself.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    /// The colour in cells, where one is painted in one colour.
    func color(in environment: EnvironmentValues) -> NodeColor

    /// The colours that pass into each other, where a shape is filled with several; nil where it is one.
    func gradient(in environment: EnvironmentValues) -> NodeGradient?
}

extension PrimitiveShapeStyle {
    /// Most styles are one colour.
    package func gradient(in environment: EnvironmentValues) -> NodeGradient? { nil }
}

extension ShapeStyle {
    /// The one colour that stands for the style in cells.
    package func nodeColor(in environment: EnvironmentValues) -> NodeColor {
        primitive(in: environment)?.color(in: environment) ?? .role(.primary)
    }

    /// The gradient that the style is, for shapes; nil where it is one colour.
    package func nodeGradient(in environment: EnvironmentValues) -> NodeGradient? {
        primitive(in: environment)?.gradient(in: environment)
    }

    private func primitive(in environment: EnvironmentValues) -> (any PrimitiveShapeStyle)? {
        var style: any ShapeStyle = self
        // An author's style may lead to another one, and in error in circles.
        for _ in 0..<16 {
            if let primitive = style as? any PrimitiveShapeStyle { return primitive }
            style = style.resolve(in: environment)
        }
        return nil
    }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    let style: any ShapeStyle

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    /// That of the style it hides.
    package func color(in environment: EnvironmentValues) -> NodeColor { style.nodeColor(in: environment) }

    /// That of the style it hides.
    package func gradient(in environment: EnvironmentValues) -> NodeGradient? {
        style.nodeGradient(in: environment)
    }
}

extension Color: ShapeStyle, PrimitiveShapeStyle {
    /// The colour itself; the accent gives way to the tint around it.
    package func color(in environment: EnvironmentValues) -> NodeColor { node(in: environment) }
}

/// A style, more transparent or of a lower level.
struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
    let base: Base
    let opacity: Double

    func color(in environment: EnvironmentValues) -> NodeColor {
        base.nodeColor(in: environment).withOpacity(opacity)
    }

    func gradient(in environment: EnvironmentValues) -> NodeGradient? {
        base.nodeGradient(in: environment).map { gradient in
            NodeGradient(
                gradient.form,
                gradient.stops.map { NodeGradient.Stop($0.color.withOpacity(opacity), at: $0.location) })
        }
    }
}

extension ShapeStyle {
    /// The style, more or less transparent.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedShapeStyle(base: self, opacity: opacity)
    }

    /// Blending is not drawn in cells.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

    /// The second level of the style.
    public var secondary: some ShapeStyle { FadedShapeStyle(base: self, opacity: 0.6) }

    /// The third level of the style.
    public var tertiary: some ShapeStyle { FadedShapeStyle(base: self, opacity: 0.35) }

    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { FadedShapeStyle(base: self, opacity: 0.2) }

    /// The fifth level of the style.
    public var quinary: some ShapeStyle { FadedShapeStyle(base: self, opacity: 0.1) }
}
