/// Whether a ground is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// As the theme is.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// What a colour of UIKit is worked out for.
public final class UITraitCollection: NSObject, Sendable {
    /// Whether the ground is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// A ground.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}
