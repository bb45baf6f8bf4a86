import VistazoArchive

/// Colours that pass into each other.
///
/// A shape that is filled with them shows them cell by cell. Text and lines have one colour: the mean where all are
/// given by components, else the first that is not clear.
public struct Gradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
    /// A colour and where it stands, 0…1.
    public struct Stop: Hashable, Sendable {
        /// The colour at this place.
        public var color: Color
        /// 0…1 from start to end.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How the colours between the stops are found.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool
        /// By components.
        public static let device = ColorSpace(isPerceptual: false)
        /// As the eye sees it.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// In order of their places.
    public var stops: [Stop]

    /// Colours at the given places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at even distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient in another colour space; even in cells all the same.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    /// One even colour: the mean of its stops; where a role is among them, the first that shows.
    package func color(in environment: EnvironmentValues) -> NodeColor {
        node(.linear(from: .init(0, 0), to: .init(0, 1)), in: environment).mean
    }

    func node(_ form: NodeGradient.Form, in environment: EnvironmentValues) -> NodeGradient {
        NodeGradient(
            form,
            stops.map { NodeGradient.Stop($0.color.node(in: environment), at: Double($0.location)) })
    }
}

/// A gradient without a direction, as `Color.gradient` gives it.
public struct AnyGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
    let gradient: Gradient

    /// Takes any gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// The mean of its gradient, for text and lines.
    package func color(in environment: EnvironmentValues) -> NodeColor { gradient.color(in: environment) }

    /// From the top to the bottom, where it has more than one colour.
    package func gradient(in environment: EnvironmentValues) -> NodeGradient? {
        guard gradient.stops.count > 1 else { return nil }
        return gradient.node(.linear(from: .init(0.5, 0), to: .init(0.5, 1)), in: environment)
    }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, PrimitiveShapeStyle {
    let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// From one point to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Colours at even distances from one point to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at given places from one point to another.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The mean of its gradient, for text and lines.
    package func color(in environment: EnvironmentValues) -> NodeColor { gradient.color(in: environment) }

    /// Along its line.
    package func gradient(in environment: EnvironmentValues) -> NodeGradient? {
        gradient.node(.linear(from: start.place, to: end.place), in: environment)
    }
}

/// A gradient outwards from a point.
public struct RadialGradient: ShapeStyle, PrimitiveShapeStyle {
    let gradient: Gradient
    private let center: UnitPoint
    /// In points.
    private let radii: (inner: CGFloat, outer: CGFloat)

    /// From the inner radius to the outer one, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        radii = (startRadius, endRadius)
    }

    /// Colours at even distances from the inner radius to the outer one.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius
        )
    }

    /// Colours at given places from the inner radius to the outer one.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The mean of its gradient, for text and lines.
    package func color(in environment: EnvironmentValues) -> NodeColor { gradient.color(in: environment) }

    /// Outwards; a column is 8 points.
    package func gradient(in environment: EnvironmentValues) -> NodeGradient? {
        gradient.node(
            .radial(center: center.place, from: Cells.across(radii.inner), to: Cells.across(radii.outer)),
            in: environment)
    }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, PrimitiveShapeStyle {
    let gradient: Gradient
    private let center: UnitPoint
    private let angles: (start: Angle, end: Angle)

    /// From one angle to another.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        angles = (startAngle, endAngle)
    }

    /// Colours at even distances from one angle to another.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at given places from one angle to another.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at given places once around, from an angle on.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// Once around, from an angle on.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
    }

    /// Colours once around, from an angle on.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// The mean of its gradient, for text and lines.
    package func color(in environment: EnvironmentValues) -> NodeColor { gradient.color(in: environment) }

    /// Around; equal angles are a whole turn.
    package func gradient(in environment: EnvironmentValues) -> NodeGradient? {
        let start = angles.start.degrees
        let end = angles.end.degrees
        return gradient.node(
            .angular(center: center.place, from: start, to: end == start ? start + 360 : end), in: environment
        )
    }
}

extension UnitPoint {
    fileprivate var place: NodeGradient.Point { NodeGradient.Point(Double(x), Double(y)) }
}

extension AnyGradient: View, PrimitiveView {}
extension LinearGradient: View, PrimitiveView {}
extension RadialGradient: View, PrimitiveView {}
extension AngularGradient: View, PrimitiveView {}

extension PrimitiveView where Self: PrimitiveShapeStyle {
    /// A style as a view fills the room it is offered.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let gradient = gradient(in: environment)
        return [Node(.shape(Node.Shape(.rectangle, fill: color(in: environment), gradient: gradient)))]
    }
}
