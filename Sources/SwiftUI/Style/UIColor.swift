/// A colour of UIKit, for sources that use it with SwiftUI: by components, or one of the system's.
public final class UIColor: NSObject, Sendable {
    let color: Color

    init(color: Color) { self.color = color }

    /// The colour of SwiftUI.
    public convenience init(_ color: Color) { self.init(color: color) }

    /// Red, green, blue and opacity, 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A grey, 0…1 from black to white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(color: Color(white: white, opacity: alpha))
    }

    /// Hue, saturation, brightness and opacity, 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// A colour that is worked out for a light and for a dark ground.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            color: Color(
                base: .scheme(
                    light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
                    dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color)))
    }

    /// The colour for a ground.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .scheme(let light, let dark) = color.base else { return self }
        return UIColor(color: traitCollection.userInterfaceStyle == .dark ? dark : light)
    }

    /// A colour of the asset catalogue; never nil, as `Color(_:)`.
    public convenience init?(named name: String) { self.init(color: Color(name)) }

    /// The colour with another opacity, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(color: Color(base: color.base, alpha: alpha))
    }

    /// Writes the components, 0…1, where there are any: roles have none and answer false.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard case .rgb(let r, let g, let b) = color.base else { return false }
        red?.pointee = r
        green?.pointee = g
        blue?.pointee = b
        alpha?.pointee = color.alpha
        return true
    }

    /// Colours are equal that are painted equally.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

    /// Equal colours hash equally.
    public override var hash: Int { color.hashValue }
}

extension Color {
    /// The colour of UIKit.
    public init(_ color: UIColor) { self = color.color }

    /// The colour of UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }
}

extension UIColor {
    /// Text.
    public static let label = UIColor(color: .primary)
    /// Quieter text.
    public static let secondaryLabel = UIColor(color: .secondary)
    /// Quieter text still.
    public static let tertiaryLabel = UIColor(color: Color(base: .role(.tertiary)))
    /// Text that is barely there.
    public static let quaternaryLabel = UIColor(color: Color(base: .role(.quaternary)))
    /// Text in an empty field.
    public static let placeholderText = UIColor(color: Color(base: .role(.tertiary)))
    /// A link.
    public static let link = UIColor(color: .accentColor)
    /// A line between parts.
    public static let separator = UIColor(color: Color(base: .role(.tertiary)))
    /// A line between parts.
    public static let opaqueSeparator = UIColor(color: Color(base: .role(.tertiary)))
    /// The terminal's own ground.
    public static let systemBackground = UIColor(color: .clear)
    /// The terminal's own ground.
    public static let secondarySystemBackground = UIColor(color: .clear)
    /// The terminal's own ground.
    public static let tertiarySystemBackground = UIColor(color: .clear)
    /// The terminal's own ground.
    public static let systemGroupedBackground = UIColor(color: .clear)
    /// The terminal's own ground.
    public static let secondarySystemGroupedBackground = UIColor(color: .clear)
    /// The terminal's own ground.
    public static let tertiarySystemGroupedBackground = UIColor(color: .clear)
    /// The fill of a control.
    public static let systemFill = UIColor(color: .gray.opacity(0.3))
    /// A fainter fill.
    public static let secondarySystemFill = UIColor(color: .gray.opacity(0.25))
    /// A fainter fill still.
    public static let tertiarySystemFill = UIColor(color: .gray.opacity(0.2))
    /// The faintest fill.
    public static let quaternarySystemFill = UIColor(color: .gray.opacity(0.15))
    /// The accent.
    public static let tintColor = UIColor(color: .accentColor)
    /// The theme's red.
    public static let systemRed = UIColor(color: .red)
    /// The theme's orange.
    public static let systemOrange = UIColor(color: .orange)
    /// The theme's yellow.
    public static let systemYellow = UIColor(color: .yellow)
    /// The theme's green.
    public static let systemGreen = UIColor(color: .green)
    /// The theme's mint.
    public static let systemMint = UIColor(color: .mint)
    /// The theme's teal.
    public static let systemTeal = UIColor(color: .teal)
    /// The theme's cyan.
    public static let systemCyan = UIColor(color: .cyan)
    /// The theme's blue.
    public static let systemBlue = UIColor(color: .blue)
    /// The theme's indigo.
    public static let systemIndigo = UIColor(color: .indigo)
    /// The theme's purple.
    public static let systemPurple = UIColor(color: .purple)
    /// The theme's pink.
    public static let systemPink = UIColor(color: .pink)
    /// The theme's brown.
    public static let systemBrown = UIColor(color: .brown)
    /// The theme's grey.
    public static let systemGray = UIColor(color: .gray)
    /// A fainter grey.
    public static let systemGray2 = UIColor(color: .gray.opacity(0.85))
    /// A fainter grey.
    public static let systemGray3 = UIColor(color: .gray.opacity(0.7))
    /// A fainter grey.
    public static let systemGray4 = UIColor(color: .gray.opacity(0.55))
    /// A fainter grey.
    public static let systemGray5 = UIColor(color: .gray.opacity(0.4))
    /// A fainter grey.
    public static let systemGray6 = UIColor(color: .gray.opacity(0.25))
    /// Red.
    public static let red = UIColor(color: .red)
    /// Orange.
    public static let orange = UIColor(color: .orange)
    /// Yellow.
    public static let yellow = UIColor(color: .yellow)
    /// Green.
    public static let green = UIColor(color: .green)
    /// Cyan.
    public static let cyan = UIColor(color: .cyan)
    /// Blue.
    public static let blue = UIColor(color: .blue)
    /// Purple.
    public static let purple = UIColor(color: .purple)
    /// Brown.
    public static let brown = UIColor(color: .brown)
    /// Gray.
    public static let gray = UIColor(color: .gray)
    /// White.
    public static let white = UIColor(color: .white)
    /// Black.
    public static let black = UIColor(color: .black)
    /// Nothing is painted.
    public static let clear = UIColor(color: .clear)
    /// A dark grey.
    public static let darkGray = UIColor(color: Color(white: 1.0 / 3))
    /// A light grey.
    public static let lightGray = UIColor(color: Color(white: 2.0 / 3))
    /// Magenta.
    public static let magenta = UIColor(color: Color(red: 1, green: 0, blue: 1))
}
