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
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = CellTraits(rawValue: 1)
    package static let dim = CellTraits(rawValue: 2)
    package static let italic = CellTraits(rawValue: 4)
    package static let underline = CellTraits(rawValue: 8)
    package static let strikethrough = CellTraits(rawValue: 16)
    package static let reverse = CellTraits(rawValue: 32)
}

/// How a cell looks: colour of the glyph, colour of its ground, traits.
package struct CellStyle: Hashable, Sendable {
    package var foreground: CellColor
    package var background: CellColor
    package var traits: CellTraits

    package init(
        foreground: CellColor = .standard, background: CellColor = .standard, traits: CellTraits = []
    ) {
        self.foreground = foreground
        self.background = background
        self.traits = traits
    }

    package static let standard = CellStyle()
}
