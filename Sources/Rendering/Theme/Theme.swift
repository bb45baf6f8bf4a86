import VistazoArchive
import VistazoCells

/// What each colour role looks like, and the furniture around the content: ground, frames, bars.
package struct Theme: Hashable, Sendable {
    /// As a configuration spells it: lower case, one word.
    package internal(set) var name: String
    /// Whether its text is light on dark or dark on light; `terminal` cannot know and says dark.
    package internal(set) var scheme: Scheme
    /// Behind everything; the terminal's own where it is `standard`.
    package internal(set) var ground: CellColor
    /// The ground of toasts, banners and overlays.
    package internal(set) var raised: CellColor
    /// A frame without focus.
    package internal(set) var frame: CellColor
    /// How frames are drawn; a configuration may say otherwise.
    package internal(set) var frames = FrameStyle.rounded
    /// The focused frame, and the keys in its hints.
    package internal(set) var focus: CellColor
    /// The part of a bar, ring or heat map that is not filled.
    package internal(set) var track: CellColor

    var colors: [NodeColor.Role: CellColor]

    /// The terminal's own sixteen colours on its own ground, so it looks right on black and on white.
    package static let terminal = Theme(
        name: "terminal", scheme: .dark, ground: .standard, raised: .standard, frame: .named(.brightBlack),
        focus: .named(.yellow), track: .named(.brightBlack),
        colors: [
            .secondary: .named(.brightBlack), .tertiary: .named(.brightBlack),
            .quaternary: .named(.brightBlack), .gray: .named(.brightBlack), .accent: .named(.yellow),
            .orange: .named(.yellow), .yellow: .named(.yellow), .brown: .named(.yellow),
            .red: .named(.red), .pink: .named(.red), .green: .named(.green), .mint: .named(.green),
            .teal: .named(.cyan), .cyan: .named(.cyan), .blue: .named(.blue), .indigo: .named(.blue),
            .purple: .named(.magenta), .white: .named(.brightWhite), .black: .named(.black),
        ])

    /// Text that need not be read now.
    package var dim: CellColor { color(.secondary) }

    /// The cell colour of a role. `clear` and what a theme leaves out are the terminal's own.
    package func color(_ role: NodeColor.Role) -> CellColor { colors[role] ?? .standard }
}
