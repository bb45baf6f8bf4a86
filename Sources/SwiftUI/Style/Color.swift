import VistazoArchive

/// A colour: a role that the theme gives a look, or red, green and blue.
///
/// As a view it fills the room it is offered.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    indirect enum Base: Hashable, Sendable {
        case role(NodeColor.Role)
        /// Red, green and blue in sRGB, 0…1.
        case rgb(Double, Double, Double)
        /// A colour of an asset catalogue.
        case named(String)
        /// One for a light ground, another for a dark one.
        case scheme(light: Color, dark: Color)
    }

    let base: Base
    /// 0…1.
    let alpha: Double

    init(base: Base, alpha: Double = 1) {
        self.base = base
        self.alpha = alpha.clampedToUnit
    }

    /// The role or the components, for debugging.
    public var description: String {
        switch base {
        case .role(let role): role.rawValue
        case .rgb(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
        case .named(let name): name
        case .scheme(let light, let dark): "\(light) or \(dark)"
        }
    }

    /// How components are to be read.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The web's.
        case sRGB
        /// The web's, before gamma.
        case sRGBLinear
        /// Taken as sRGB: terminals know no wider one.
        case displayP3
    }

    /// Red, green, blue and opacity, 0…1; what lies outside is clamped.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let encode = colorSpace == .sRGBLinear ? encodedGamma : { $0.clampedToUnit }
        self.init(base: .rgb(encode(red), encode(green), encode(blue)), alpha: opacity)
    }

    /// A grey, 0…1 from black to white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness, 0…1 each.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = hue.clampedToUnit * 6
        let value = brightness.clampedToUnit
        let chroma = value * saturation.clampedToUnit
        func component(_ shift: Double) -> Double {
            let position = (sector + shift).truncatingRemainder(dividingBy: 6)
            return value - chroma * max(0, min(position, 4 - position, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour of the asset catalogue. Catalogues are not read yet: the accent colour goes by its usual
    /// name, names that speak of a background are clear, others are the text's own colour.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(base: .named(name)) }

    /// The colour, more or less transparent; factors multiply.
    public func opacity(_ opacity: Double) -> Color {
        Color(base: base, alpha: alpha * opacity.clampedToUnit)
    }

    /// The colour as a gradient; in cells it is even.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

    /// The colour mixed with another, by a fraction 0…1 of the other. Roles do not mix: the larger part wins.
    public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual)
        -> Color
    {
        let part = fraction.clampedToUnit
        guard case .rgb(let r, let g, let b) = base, case .rgb(let r2, let g2, let b2) = other.base else {
            return part < 0.5 ? self : other
        }
        func blend(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
        return Color(
            base: .rgb(blend(r, r2), blend(g, g2), blend(b, b2)), alpha: blend(alpha, other.alpha))
    }
}

extension Color {
    /// The colour as a node carries it.
    func node(in environment: EnvironmentValues) -> NodeColor {
        switch base {
        case .role(.accent) where environment.tintColor != nil:
            return environment.tintColor?.withOpacity(alpha) ?? .role(.accent)
        case .role(let role): return NodeColor(.role(role), opacity: alpha)
        case .rgb(let red, let green, let blue):
            return NodeColor(.rgb(byte(red), byte(green), byte(blue)), opacity: alpha)
        case .scheme(let light, let dark):
            return (environment.colorScheme == .dark ? dark : light).opacity(alpha).node(in: environment)
        case .named(let name):
            let plain = name.lowercased()
            if plain.hasSuffix("accentcolor") {
                return Color.accentColor.opacity(alpha).node(in: environment)
            }
            if plain.hasSuffix("background") { return .role(.clear) }
            return NodeColor(.role(.primary), opacity: alpha)
        }
    }
}

extension Color: View, PrimitiveView {
    /// A rectangle of it that takes all it is offered.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        [Node(.shape(Node.Shape(.rectangle, fill: node(in: environment))))]
    }
}

extension NodeColor {
    /// The colour, its opacity multiplied.
    func withOpacity(_ opacity: Double) -> NodeColor {
        NodeColor(base, opacity: self.opacity * opacity.clampedToUnit)
    }
}

extension Double {
    /// The number brought into 0…1; NaN is 0.
    var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

private func byte(_ component: Double) -> UInt8 { UInt8((component.clampedToUnit * 255).rounded()) }

/// A linear component as sRGB encodes it.
private func encodedGamma(_ linear: Double) -> Double {
    let value = linear.clampedToUnit
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
}
