/// One of the sixteen colours that a terminal's user has chosen, in ANSI order.
package enum NamedColor: UInt8, CaseIterable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}

/// A colour of a cell: the terminal's own default, one of its sixteen, or red, green and blue (0…255).
package enum CellColor: Hashable, Sendable {
    case standard
    case named(NamedColor)
    case rgb(UInt8, UInt8, UInt8)
}

/// Traits of a glyph beside its colours.
package struct CellTraits: OptionSet, Hashable, Sendable {
    /// Bits, one a trait.
    package let rawValue: UInt8
    /// Bits beyond those named here mean nothing.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// What a literal such as `[.bold, .dim]` says; the standard library's own way is not specialised.
    package init(arrayLiteral traits: CellTraits...) {
        self.init(rawValue: traits.reduce(0) { $0 | $1.rawValue })
    }

    /// Many terminals brighten the colour with it.
    package static let bold = CellTraits(rawValue: 1)
    /// Half bright; where a terminal has none it shows plain.
    package static let dim = CellTraits(rawValue: 2)
    /// Where a terminal has none it shows plain.
    package static let italic = CellTraits(rawValue: 4)
    /// One line; blanks carry it too.
    package static let underline = CellTraits(rawValue: 8)
    /// Where a terminal has none it shows plain.
    package static let strikethrough = CellTraits(rawValue: 16)
    /// Foreground and background change places.
    package static let reverse = CellTraits(rawValue: 32)
}

/// How a cell looks: colour of the glyph, colour of its ground, traits.
package struct CellStyle: Hashable, Sendable {
    /// Of the glyph, and of its underline.
    package var foreground: CellColor
    /// Fills the whole cell.
    package var background: CellColor
    /// None is the common case.
    package var traits: CellTraits

    /// By default the terminal's own colours without traits.
    package init(
        foreground: CellColor = .standard, background: CellColor = .standard, traits: CellTraits = []
    ) {
        self.foreground = foreground
        self.background = background
        self.traits = traits
    }

    /// The terminal's own colours without traits.
    package static let standard = CellStyle()
}
