import VistazoArchive

/// Colours that pass into each other.
///
/// A cell has one ground, and a node one colour: in cells a gradient is even, in the mean of its colours
/// where they are given by components, else in the first that is not clear.
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
        let colors = stops.map { $0.color.node(in: environment) }
        var sum = (red: 0, green: 0, blue: 0)
        var opacity = 0.0
        for color in colors {
            guard case .rgb(let red, let green, let blue) = color.base else {
                return colors.first { $0.base != .role(.clear) && $0.opacity > 0 } ?? .role(.clear)
            }
            sum = (sum.red + Int(red), sum.green + Int(green), sum.blue + Int(blue))
            opacity += color.opacity
        }
        guard !colors.isEmpty else { return .role(.clear) }
        func mean(_ sum: Int) -> UInt8 { UInt8(sum / colors.count) }
        return NodeColor(
            .rgb(mean(sum.red), mean(sum.green), mean(sum.blue)), opacity: opacity / Double(colors.count))
    }
}

/// A gradient without a direction, as `Color.gradient` gives it.
public struct AnyGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
    let gradient: Gradient

    /// Takes any gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// The mean of its gradient: cells have no transitions.
    package func color(in environment: EnvironmentValues) -> NodeColor { gradient.color(in: environment) }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, PrimitiveShapeStyle {
    let gradient: Gradient

    /// From one point to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self.gradient = gradient }

    /// Colours at even distances from one point to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(colors: colors)
    }

    /// Colours at given places from one point to another.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(stops: stops)
    }

    /// The mean of its gradient: cells have no transitions.
    package func color(in environment: EnvironmentValues) -> NodeColor { gradient.color(in: environment) }
}

/// A gradient outwards from a point.
public struct RadialGradient: ShapeStyle, PrimitiveShapeStyle {
    let gradient: Gradient

    /// From the inner radius to the outer one, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
    }

    /// Colours at even distances from the inner radius to the outer one.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(colors: colors)
    }

    /// Colours at given places from the inner radius to the outer one.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(stops: stops)
    }

    /// The mean of its gradient: cells have no transitions.
    package func color(in environment: EnvironmentValues) -> NodeColor { gradient.color(in: environment) }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, PrimitiveShapeStyle {
    let gradient: Gradient

    /// From one angle to another.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
    }

    /// Colours at even distances from one angle to another.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        gradient = Gradient(colors: colors)
    }

    /// Colours at given places from one angle to another.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        gradient = Gradient(stops: stops)
    }

    /// Colours at given places once around, from an angle on.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        gradient = Gradient(stops: stops)
    }

    /// Once around, from an angle on.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.gradient = gradient }

    /// Colours once around, from an angle on.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        gradient = Gradient(colors: colors)
    }

    /// The mean of its gradient: cells have no transitions.
    package func color(in environment: EnvironmentValues) -> NodeColor { gradient.color(in: environment) }
}

extension AnyGradient: View, PrimitiveView {}
extension LinearGradient: View, PrimitiveView {}
extension RadialGradient: View, PrimitiveView {}
extension AngularGradient: View, PrimitiveView {}

extension PrimitiveView where Self: PrimitiveShapeStyle {
    /// A style as a view fills the room it is offered.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        [Node(.shape(Node.Shape(.rectangle, fill: color(in: environment))))]
    }
}
