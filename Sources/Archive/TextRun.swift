/// A stretch of text in one look.
package struct TextRun: Hashable, Sendable {
    /// Words now, words at drawing time, or a symbol by its SF Symbols name.
    package enum Content: Hashable, Sendable {
        case string(String)
        case live(LiveText)
        case symbol(String)
    }

    /// Kept apart from the look, so that equal words can differ in it.
    package var content: Content
    /// Go before what surrounds the run.
    package var traits: TextTraits

    /// Without traits it looks as its surroundings do.
    package init(_ content: Content, _ traits: TextTraits = TextTraits()) {
        self.content = content
        self.traits = traits
    }
}

/// What a run says of its own look; nil leaves it to what surrounds it.
package struct TextTraits: Hashable, Sendable {
    /// False also takes the weight of what surrounds it away.
    package var isBold: Bool?
    /// In thin strokes where large type has them; not bold.
    package var isLight: Bool?
    /// Where a terminal has no italics it shows plain.
    package var isItalic: Bool?
    /// A line under glyphs and blanks alike.
    package var isUnderlined: Bool?
    /// A line through the glyphs.
    package var isStruckThrough: Bool?
    /// Of the glyphs.
    package var color: NodeColor?
    /// Of the cells behind them; nil leaves the ground that is there.
    package var background: NodeColor?
    /// Sets size and weight together; `isBold` adds to it.
    package var font: NodeFont?

    /// By default says nothing.
    package init(
        isBold: Bool? = nil, isLight: Bool? = nil, isItalic: Bool? = nil, isUnderlined: Bool? = nil,
        isStruckThrough: Bool? = nil, color: NodeColor? = nil, background: NodeColor? = nil,
        font: NodeFont? = nil
    ) {
        self.isBold = isBold
        self.isLight = isLight
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.color = color
        self.background = background
        self.font = font
    }
}

/// A font as far as cells can tell it: its size in points (from 34 pixel type, from 64 five rows) and
/// whether it is heavy.
package struct NodeFont: Hashable, Sendable {
    /// At Apple's standard text size, where the body is 17.
    package var points: Double
    /// Semibold and heavier.
    package var isBold: Bool
    /// Lighter than regular.
    package var isLight: Bool
    /// Kept for terminals that can show it.
    package var isItalic: Bool

    /// Neither bold, light nor italic unless it says so.
    package init(points: Double, isBold: Bool = false, isLight: Bool = false, isItalic: Bool = false) {
        self.points = points
        self.isBold = isBold
        self.isLight = isLight
        self.isItalic = isItalic
    }
}
