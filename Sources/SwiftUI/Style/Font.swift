import VistazoArchive

/// A font, as far as cells can tell: from 34 points on text is pixel type, and it may be bold or italic.
///
/// The sizes of the styles are those of iOS at its standard text size.
public struct Font: Hashable, Sendable {
    /// A role of text.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// 34 points: pixel type.
        case largeTitle
        /// 28 points.
        case title
        /// 22 points.
        case title2
        /// 20 points.
        case title3
        /// 17 points, bold.
        case headline
        /// 15 points.
        case subheadline
        /// 17 points.
        case body
        /// 16 points.
        case callout
        /// 13 points.
        case footnote
        /// 12 points.
        case caption
        /// 11 points.
        case caption2
        /// 36 points: pixel type.
        case extraLargeTitle
        /// 28 points, bold.
        case extraLargeTitle2

        var size: Double {
            switch self {
            case .extraLargeTitle: 36
            case .largeTitle: 34
            case .title, .extraLargeTitle2: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }

        var isBold: Bool { self == .headline || self == .extraLargeTitle || self == .extraLargeTitle2 }
    }

    /// How heavy strokes are; from semibold on a cell is bold.
    public struct Weight: Hashable, Sendable {
        let value: Double

        /// The thinnest.
        public static let ultraLight = Weight(value: -0.8)
        /// Very thin.
        public static let thin = Weight(value: -0.6)
        /// Thin; lines instead of blocks in large type.
        public static let light = Weight(value: -0.4)
        /// As text is.
        public static let regular = Weight(value: 0)
        /// Between regular and bold; regular in cells.
        public static let medium = Weight(value: 0.23)
        /// Nearly bold; bold in cells.
        public static let semibold = Weight(value: 0.3)
        /// Bold.
        public static let bold = Weight(value: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(value: 0.56)
        /// The heaviest.
        public static let black = Weight(value: 0.62)

        var isBold: Bool { value >= Weight.semibold.value }
        var isLight: Bool { value < Weight.regular.value }
    }

    /// The shape of letters; a terminal has its own.
    public enum Design: Hashable, Sendable {
        /// The system's.
        case `default`
        /// With serifs.
        case serif
        /// Round.
        case rounded
        /// All glyphs of one width, as in a terminal anyway.
        case monospaced
    }

    /// The width of letters; a terminal has its own.
    public struct Width: Hashable, Sendable {
        /// Relative to standard.
        public var value: CGFloat
        /// A width relative to standard.
        public init(_ value: CGFloat) { self.value = value }
        /// Narrow.
        public static let compressed = Width(-0.3)
        /// Somewhat narrow.
        public static let condensed = Width(-0.2)
        /// As designed.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)
    }

    /// The distance of lines; a row is a row.
    public enum Leading: Hashable, Sendable {
        /// As designed.
        case standard
        /// Closer.
        case tight
        /// Farther.
        case loose
    }

    var size: Double
    var isBold = false
    var isLight = false
    var isItalic = false

    init(style: TextStyle) {
        size = style.size
        isBold = style.isBold
    }

    init(size: CGFloat, isBold: Bool = false) {
        self.size = size.isFinite ? min(max(Double(size), 1), 1000) : TextStyle.body.size
        self.isBold = isBold
    }

    mutating func weigh(_ weight: Weight) {
        isBold = weight.isBold
        isLight = weight.isLight
    }

    /// The font as a node carries it.
    var node: NodeFont { NodeFont(points: size, isBold: isBold, isLight: isLight, isItalic: isItalic) }
}

extension Font {
    /// 34 points: pixel type.
    public static let largeTitle = Font(style: .largeTitle)
    /// 28 points.
    public static let title = Font(style: .title)
    /// 22 points.
    public static let title2 = Font(style: .title2)
    /// 20 points.
    public static let title3 = Font(style: .title3)
    /// 17 points, bold.
    public static let headline = Font(style: .headline)
    /// 15 points.
    public static let subheadline = Font(style: .subheadline)
    /// 17 points.
    public static let body = Font(style: .body)
    /// 16 points.
    public static let callout = Font(style: .callout)
    /// 13 points.
    public static let footnote = Font(style: .footnote)
    /// 12 points.
    public static let caption = Font(style: .caption)
    /// 11 points.
    public static let caption2 = Font(style: .caption2)

    /// A size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(size: size)
        if let weight { font.weigh(weight) }
        return font
    }

    /// A role of text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(style: style)
        if let weight { font.weigh(weight) }
        return font
    }

    /// A size in points; a terminal has its own typeface.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }

    /// A size in points; a terminal has its own typeface.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(size: size)
    }

    /// A size in points; a terminal has its own typeface.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }

    /// The font, heavier or lighter.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weigh(weight)
        return font
    }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The font in italics.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The font as it is: every glyph of a terminal has the same width.
    public func monospaced() -> Font { self }
    /// The font as it is: every digit of a terminal has the same width.
    public func monospacedDigit() -> Font { self }
    /// The font as it is: a terminal has no small capitals.
    public func smallCaps() -> Font { self }
    /// The font as it is: a terminal has no small capitals.
    public func lowercaseSmallCaps() -> Font { self }
    /// The font as it is: a terminal has no small capitals.
    public func uppercaseSmallCaps() -> Font { self }
    /// The font as it is: a row is a row.
    public func leading(_ leading: Leading) -> Font { self }
    /// The font as it is: a terminal has its own width.
    public func width(_ width: Width) -> Font { self }
}
