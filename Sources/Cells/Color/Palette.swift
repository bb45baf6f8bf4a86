/// What the colours that a terminal's user owns look like on paper: the sixteen, text and ground.
package struct Palette: Hashable, Sendable {
    /// In the order of `NamedColor`.
    package let named: [RGB]
    /// What stands for the terminal's own foreground.
    package let text: RGB
    /// What stands for the terminal's own background.
    package let ground: RGB

    /// Calm, slightly warm colours on nearly black.
    package static let dark = Palette(
        [
            0x1D212A, 0xE06C75, 0x8FBF7F, 0xEDB366, 0x6FA8DC, 0xC58FD6, 0x68B8B5, 0xC9CFDA,
            0x626A78, 0xF08C92, 0xABD69C, 0xF6D08C, 0x97C3EE, 0xDBB2E7, 0x92D6D2, 0xF2F4F8,
        ], text: 0xD8DEE9, ground: 0x14161B)

    /// The same hues, deep enough to be read on white.
    package static let light = Palette(
        [
            0x24292F, 0xC0333E, 0x3B7D3A, 0x9A6200, 0x1F6BB3, 0x8B44A6, 0x0F7C7A, 0xD5D9DF,
            0x7A818C, 0xA61E2B, 0x2B6A2B, 0x7F4F00, 0x12568F, 0x74328C, 0x076462, 0xFFFFFF,
        ], text: 0x24292F, ground: 0xFFFFFF)

    private init(_ named: [UInt32], text: UInt32, ground: UInt32) {
        self.named = named.map { RGB(hex: $0) }
        self.text = RGB(hex: text)
        self.ground = RGB(hex: ground)
    }

    /// The palette's colour, nil for the terminal's own.
    package func rgb(_ color: CellColor) -> RGB? {
        switch color {
        case .standard: nil
        case .named(let name): named[Int(name.rawValue)]
        case .rgb(let red, let green, let blue): RGB(red, green, blue)
        }
    }

    /// The two colours of a cell, with `reverse` and `dim` worked in; no ground where it's the page's own.
    package func colors(of style: CellStyle) -> (glyph: RGB, ground: RGB?) {
        var glyph = rgb(style.foreground) ?? text
        var ground = rgb(style.background)
        if style.traits.contains(.reverse) { (glyph, ground) = (ground ?? self.ground, glyph) }
        if style.traits.contains(.dim) { glyph = glyph.mixed(over: ground ?? self.ground, share: 60) }
        return (glyph, ground)
    }
}
