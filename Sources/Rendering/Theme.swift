import VistazoArchive
import VistazoCells

/// What each colour role looks like.
package struct Theme: Hashable, Sendable {
    package var name: String

    /// The terminal's own sixteen colours on its own ground.
    package static let terminal = Theme(name: "terminal")

    /// The cell colour of a role.
    package func color(_ role: NodeColor.Role) -> CellColor {
        switch role {
        case .primary, .clear: .standard
        case .secondary, .tertiary, .quaternary, .gray: .named(.brightBlack)
        case .accent, .orange, .yellow: .named(.yellow)
        case .red, .pink: .named(.red)
        case .green, .mint: .named(.green)
        case .teal, .cyan: .named(.cyan)
        case .blue, .indigo: .named(.blue)
        case .purple: .named(.magenta)
        case .brown: .named(.yellow)
        case .white: .named(.brightWhite)
        case .black: .named(.black)
        }
    }
}
