import VistazoArchive

/// What a `Text` says of its own look.
enum TextTrait: Equatable, Sendable {
    case bold(Bool)
    case light
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case font(Font)
    case style(AnyStyle)
    case monospacedDigit

    /// A style that is equal where it was written by the same value.
    struct AnyStyle: Equatable, Sendable {
        let style: any ShapeStyle

        static func == (a: AnyStyle, b: AnyStyle) -> Bool {
            if let a = a.style as? Color, let b = b.style as? Color { return a == b }
            return String(reflecting: a.style) == String(reflecting: b.style)
        }
    }

    func modifiers(in environment: EnvironmentValues) -> [NodeModifier] {
        switch self {
        case .bold(let isOn): [.bold(isOn)]
        case .light: [.light]
        case .italic(let isOn): [.italic(isOn)]
        case .underline(let isOn): [.underline(isOn)]
        case .strikethrough(let isOn): [.strikethrough(isOn)]
        case .font(let font): [.font(font.node)]
        case .style(let style): [.color(style.style.nodeColor(in: environment))]
        case .monospacedDigit: [.monospacedDigit]
        }
    }

    func apply(to traits: inout TextTraits, in environment: EnvironmentValues) {
        switch self {
        case .bold(let isOn): traits.isBold = traits.isBold ?? isOn
        case .light:
            traits.isLight = traits.isLight ?? (traits.isBold == nil)
            traits.isBold = traits.isBold ?? false
        case .italic(let isOn): traits.isItalic = traits.isItalic ?? isOn
        case .underline(let isOn): traits.isUnderlined = traits.isUnderlined ?? isOn
        case .strikethrough(let isOn): traits.isStruckThrough = traits.isStruckThrough ?? isOn
        case .font(let font): traits.font = traits.font ?? font.node
        case .style(let style): traits.color = traits.color ?? style.style.nodeColor(in: environment)
        case .monospacedDigit: break
        }
    }
}

extension Text {
    /// The text in bold.
    public func bold() -> Text { adding(.bold(true)) }
    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    /// The text in italics.
    public func italic() -> Text { adding(.italic(true)) }
    /// The text in italics, or not.
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    /// The text in a font; nil leaves it to the surroundings.
    public func font(_ font: Font?) -> Text { font.map { adding(.font($0)) } ?? self }
    /// The text heavier or lighter; from semibold on it is bold.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { adding($0.isLight ? .light : .bold($0.isBold)) } ?? self
    }
    /// A terminal has its own width of letters.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    /// A terminal has its own typeface.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    /// Every glyph of a terminal has the same width.
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    /// Every digit of a terminal has the same width.
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
    /// The text in a colour; nil leaves it to the surroundings.
    public func foregroundColor(_ color: Color?) -> Text {
        color.map { adding(.style(TextTrait.AnyStyle(style: $0))) } ?? self
    }
    /// The text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        adding(.style(TextTrait.AnyStyle(style: style)))
    }
    /// The text underlined, in its own colour.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive))
    }
    /// The text underlined by a plain line, whatever the pattern.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { adding(.underline(isActive)) }
    /// The text struck through, in its own colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive))
    }
    /// The text struck through by a plain line, whatever the pattern.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { adding(.strikethrough(isActive)) }
    /// Cells keep their distance.
    public func kerning(_ kerning: CGFloat) -> Text { self }
    /// Cells keep their distance.
    public func tracking(_ tracking: CGFloat) -> Text { self }
    /// Cells keep their row.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    /// Cells keep their size.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

    /// The size of a text relative to its font.
    public struct Scale: Hashable, Sendable {
        private let isSecondary: Bool
        /// As the font says.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller.
        public static let secondary = Scale(isSecondary: true)
    }

    /// How a line under or through text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// The strokes of the line.
        public enum Pattern: Hashable, Sendable {
            /// One stroke.
            case solid
            /// Dots.
            case dot
            /// Dashes.
            case dash
            /// Dash and dot in turn.
            case dashDot
            /// A dash and two dots in turn.
            case dashDotDot
        }

        /// The strokes.
        public var pattern: Pattern
        /// nil is the text's own.
        public var color: Color?

        /// A line by its strokes and colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One plain stroke.
        public static let single = LineStyle()
    }

    /// Where a text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At its beginning.
        case head
        /// At its end.
        case tail
        /// In its middle.
        case middle

        var node: NodeModifier.Truncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// The case a text is put in.
    public enum Case: Hashable, Sendable {
        /// CAPITALS.
        case uppercase
        /// small letters.
        case lowercase
    }
}
