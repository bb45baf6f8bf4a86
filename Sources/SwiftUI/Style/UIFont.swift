/// A font of UIKit, for sources that use it with SwiftUI.
public final class UIFont: NSObject, Sendable {
    /// How heavy strokes are.
    public typealias Weight = Font.Weight

    /// A role of text.
    public struct TextStyle: Hashable, Sendable {
        let style: Font.TextStyle

        /// 34 points.
        public static let largeTitle = TextStyle(style: .largeTitle)
        /// 28 points.
        public static let title1 = TextStyle(style: .title)
        /// 22 points.
        public static let title2 = TextStyle(style: .title2)
        /// 20 points.
        public static let title3 = TextStyle(style: .title3)
        /// 17 points, bold.
        public static let headline = TextStyle(style: .headline)
        /// 15 points.
        public static let subheadline = TextStyle(style: .subheadline)
        /// 17 points.
        public static let body = TextStyle(style: .body)
        /// 16 points.
        public static let callout = TextStyle(style: .callout)
        /// 13 points.
        public static let footnote = TextStyle(style: .footnote)
        /// 12 points.
        public static let caption1 = TextStyle(style: .caption)
        /// 11 points.
        public static let caption2 = TextStyle(style: .caption2)
    }

    let font: Font

    init(font: Font) { self.font = font }

    /// A typeface by name; never nil, for a terminal has its own.
    public convenience init?(name: String, size: CGFloat) { self.init(font: Font(size: size)) }

    /// A size in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(font: .system(size: size, weight: weight))
    }

    /// A size in points, bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(font: .system(size: size, weight: .bold))
    }

    /// A size in points.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// A size in points.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// A role of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(font: Font(style: style.style))
    }

    /// Points from line to line of the font; a row is as high.
    public var lineHeight: CGFloat { 16 }

    /// The size in points.
    public var pointSize: CGFloat { font.size }

    /// The same in another size.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(font: Font(size: size, isBold: font.isBold)) }
}

extension Font {
    /// A font of UIKit.
    public init(_ font: UIFont) { self = font.font }
}
