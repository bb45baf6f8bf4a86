/// How the frames of widgets look.
package enum FrameStyle: String, CaseIterable, Sendable {
    /// Lines with round corners.
    case rounded
    /// Lines with sharp corners.
    case square
    /// No lines: each widget is a card of the raised ground, with air around it. Where there is no such colour, and in
    /// ASCII, lines are drawn.
    case filled
    /// Nothing but air; what the host says stands in its place all the same.
    case none
}

extension Theme {
    /// The theme with other frames.
    package func framed(_ style: FrameStyle) -> Theme {
        var theme = self
        theme.frames = style
        return theme
    }
}

extension Surroundings {
    /// Whether a card can be told from the ground around it.
    var hasCards: Bool { glyphs == .unicode && theme.raised != .standard && depth > .none }
}
